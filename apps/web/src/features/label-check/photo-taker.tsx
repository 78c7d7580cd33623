import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DOWNLOAD_MB, dropReader, isReaderStored, mayCost, prepareReader } from '../../data/label-reading/read-label.ts';
import { say } from '../../i18n/say.ts';
import { type Area, cropPhoto, type LabelPhoto, openPhoto, PhotoError, WHOLE } from '../../platform/label-photo.ts';
import { network } from '../../platform/network/network.ts';
import { getPlatform } from '../../platform/platform.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { CameraSheet, CropSheet } from './photo-sheets.tsx';
import styles from './photos.module.css';
import type { PackPhotos } from './photos.tsx';

/** A browser shows its camera in the page; in the shell the device's own camera is asked for. */
const HAS_LIVE_CAMERA = getPlatform() === 'web' && navigator.mediaDevices?.getUserMedia !== undefined;

/** `ask`: whether the reader may be fetched for a photo that stands in the page already. `others`: files that follow. */
type Step =
  | { kind: 'camera' }
  | { kind: 'crop'; photo: LabelPhoto; others: readonly File[] }
  | { kind: 'ask'; photoId: string; others: readonly File[] }
  | null;

export type PhotoTaker = {
  take: () => void;
  choose: () => void;
  /** Reads a photo that stands in the page; asks first where the reader has to be fetched and that may cost. */
  read: (photoId: string) => void;
  busy: boolean;
  parts: ReactNode;
};

/** Every way to a photo: the live camera, a file, the frame around it, and whether the reader may be fetched. */
export function usePhotoTaker({ add, read }: Pick<PackPhotos, 'add' | 'read'>): PhotoTaker {
  const [step, setStep] = useState<Step>(null);
  const [busy, setBusy] = useState(false);
  const mayFetch = useRef(false);
  const files = useRef<HTMLInputElement>(null);
  const shots = useRef<HTMLInputElement>(null);
  const framed = useFramed(step?.kind === 'crop' ? step.photo : null);
  const mayFetchNow = () => network.isOnline() && (mayFetch.current || !mayCost());
  const prepare = usePreparedReader(step?.kind === 'camera' || step?.kind === 'crop', mayFetchNow);

  const tell = (title: string, description: string, isFailure: boolean) =>
    void toast({ title, description, ...(isFailure && { variant: 'destructive' as const }) });
  const sayFault = (error: unknown) => {
    const isLarge = error instanceof PhotoError && error.problem === 'too-large';
    tell(
      isLarge ? say('screens-label-check.picture_too_large') : say('screens-label-check.file_not_readable'),
      say('screens-label-check.photo_or_type'),
      true,
    );
  };
  const openNext = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (file === undefined) return setStep(null);
    setBusy(true);
    try {
      framed.show(await openPhoto(file), (photo) => setStep({ kind: 'crop', photo, others }));
      return setBusy(false);
    } catch (error) {
      sayFault(error);
      setBusy(false);
    }
    return openNext(others);
  };
  /** Has a photo that stands in the page read, as soon as what reads it is there or may be fetched. */
  const readOf = async (photoId: string, others: readonly File[]): Promise<void> => {
    const isStored = await isReaderStored();
    if (!isStored && !network.isOnline()) {
      tell(say('screens-label-check.no_reader'), say('screens-label-check.no_reader_how'), false);
    } else if (!isStored && !mayFetch.current && mayCost()) return setStep({ kind: 'ask', photoId, others });
    else read(photoId);
    return openNext(others);
  };
  const taken = async (photo: LabelPhoto, others: readonly File[] = []): Promise<void> => {
    framed.hand(photo);
    add(photo);
    await readOf(photo.id, others);
  };
  const crop = async (photo: LabelPhoto, area: Area, others: readonly File[]) => {
    setBusy(true);
    try {
      const cropped = area === WHOLE ? photo : await cropPhoto(photo, area);
      if (cropped !== photo) photo.release();
      await taken(cropped, others);
    } catch (error) {
      sayFault(error);
    } finally {
      setBusy(false);
    }
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const list = [...(event.target.files ?? [])].slice(0, MAX_FILES);
    event.target.value = '';
    void openNext(list);
  };
  const answer = ({ photoId, others }: Extract<Step, { kind: 'ask' }>, isAllowed: boolean) => {
    mayFetch.current = isAllowed;
    if (isAllowed) read(photoId);
    void openNext(others);
  };
  const open = (input: HTMLInputElement | null) => {
    prepare();
    input?.click();
  };
  const choose = () => open(files.current);
  const take = () => (HAS_LIVE_CAMERA ? setStep({ kind: 'camera' }) : open(shots.current));

  const parts = (
    <>
      <input ref={files} type="file" accept="image/*" multiple hidden onChange={chosen} data-photo-files />
      <input ref={shots} type="file" accept="image/*" capture="environment" hidden onChange={chosen} />
      {step?.kind === 'camera' && (
        <CameraSheet
          onClose={() => setStep(null)}
          onFile={choose}
          onPhoto={(photo) =>
            photo.fault === null ? void taken(photo) : framed.show(photo, () => setStep({ kind: 'crop', photo, others: [] }))
          }
        />
      )}
      {step?.kind === 'crop' && (
        <CropSheet
          key={step.photo.id}
          photo={step.photo}
          busy={busy}
          onCrop={(area) => void crop(step.photo, area, step.others)}
          onClose={() => {
            step.photo.release();
            void openNext(step.others);
          }}
        />
      )}
      {step?.kind === 'ask' && (
        <Dialog
          open
          title={say('screens-label-check.fetch_the_reader')}
          cancelLabel={say('screens-label-check.type_it_instead')}
          confirmLabel={say('screens-label-check.fetch_size_mb', { size: DOWNLOAD_MB })}
          onCancel={() => answer(step, false)}
          onConfirm={() => answer(step, true)}
        >
          {say('screens-label-check.fetch_why', {
            size: DOWNLOAD_MB,
          })}
        </Dialog>
      )}
    </>
  );
  return { take, choose, read: (photoId) => void readOf(photoId, []), busy, parts };
}

const MAX_FILES = 6;

/**
 * While a photo is chosen, taken or framed, the reader loads its models, if they are stored or may be fetched; with the page it goes.
 * @returns the same for a moment that the page does not see: the device's own camera or files open
 */
function usePreparedReader(isFraming: boolean, mayFetch: () => boolean): () => void {
  const isHere = useRef(true);
  const prepare = async (isWanted: () => boolean): Promise<void> => {
    const isStored = await isReaderStored();
    if (isWanted() && (isStored || mayFetch())) prepareReader();
  };
  const start = useEffectEvent(prepare);
  useEffect(() => {
    if (!isFraming) return;
    let isOver = false;
    void start(() => !isOver);
    return () => {
      isOver = true;
    };
  }, [isFraming]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      dropReader();
    };
  }, []);
  return () => void prepare(() => isHere.current);
}

/** The photo in the frame belongs to nobody yet: leaving the page gives its memory back, also of one that is still being opened. */
function useFramed(shown: LabelPhoto | null) {
  const inFrame = useRef<LabelPhoto | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    inFrame.current = shown;
  }, [shown]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      inFrame.current?.release();
    };
  }, []);
  return {
    show(photo: LabelPhoto, onShow: (photo: LabelPhoto) => void) {
      if (isHere.current) onShow(photo);
      else photo.release();
    },
    /** It is the page's own now. */
    hand(photo: LabelPhoto) {
      if (inFrame.current === photo) inFrame.current = null;
    },
  };
}

/** Nothing was photographed yet: both ways to a photo, and what happens with it. */
export function PhotoStart({ taker }: { taker: PhotoTaker }) {
  return (
    <div className={styles.start}>
      <Button wide icon="camera" onClick={taker.take} loading={taker.busy}>
        {say('screens-label-check.take_a_photo')}
      </Button>
      <Button wide icon="picture" onClick={taker.choose} disabled={taker.busy}>
        {say('screens-label-check.choose_photos')}
      </Button>
    </div>
  );
}
