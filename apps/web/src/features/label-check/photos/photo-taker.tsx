import { type ChangeEvent, useRef, useState } from 'react';
import { DOWNLOAD_MB, isReaderStored, mayCost } from '../../../data/label-reading/engine-files.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { type Area, cropPhoto, type LabelPhoto, openPhoto, PhotoError, WHOLE } from '../../../platform/label-photo/label-photo.ts';
import { network } from '../../../platform/network/network.ts';
import { getPlatform } from '../../../platform/platform.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Dialog } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { CameraSheet } from './camera-sheet.tsx';
import { CropSheet } from './crop-sheet.tsx';
import styles from './photos.module.css';

/** A browser shows its camera in the page; in the shell the device's own camera is asked for. */
const HAS_LIVE_CAMERA = getPlatform() === 'web' && navigator.mediaDevices?.getUserMedia !== undefined;

type Step = { kind: 'camera' } | { kind: 'crop'; photo: LabelPhoto; others: readonly File[] } | { kind: 'ask'; photo: LabelPhoto } | null;

export type PhotoTaker = { take: () => void; choose: () => void; busy: boolean; parts: React.ReactNode };

/** Every way to a photo: the live camera, a file, the frame around it, and whether the reader may be fetched. */
export function usePhotoTaker(add: (photo: LabelPhoto, isToRead: boolean) => void): PhotoTaker {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>(null);
  const [busy, setBusy] = useState(false);
  const mayFetch = useRef(false);
  const files = useRef<HTMLInputElement>(null);
  const shots = useRef<HTMLInputElement>(null);

  const openNext = async ([file, ...others]: readonly File[]) => {
    if (file === undefined) return setStep(null);
    setBusy(true);
    try {
      setStep({ kind: 'crop', photo: await openPhoto(file), others });
    } catch (error) {
      const isLarge = error instanceof PhotoError && error.problem === 'too-large';
      toast({
        title: isLarge ? t('This picture is too large') : t('This file cannot be read'),
        description: t('Take a photo of the label, or type what it says.'),
        variant: 'destructive',
      });
      setStep(null);
    } finally {
      setBusy(false);
    }
  };
  const taken = async (photo: LabelPhoto) => {
    const isStored = await isReaderStored();
    if (!isStored && !network.isOnline()) {
      add(photo, false);
      toast({
        title: t('The reader is not on this device yet'),
        description: t('It comes with the first photo that is read with a network. Your photo stays; type what it says.'),
      });
      return setStep(null);
    }
    if (!isStored && !mayFetch.current && mayCost()) return setStep({ kind: 'ask', photo });
    add(photo, true);
    return setStep(null);
  };
  const crop = async (photo: LabelPhoto, area: Area, others: readonly File[]) => {
    setBusy(true);
    try {
      if (area === WHOLE) await taken(photo);
      else {
        const cropped = await cropPhoto(photo, area);
        photo.release();
        await taken(cropped);
      }
    } finally {
      setBusy(false);
    }
    if (others.length > 0) await openNext(others);
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const list = [...(event.target.files ?? [])].slice(0, MAX_FILES);
    event.target.value = '';
    void openNext(list);
  };
  const answer = (photo: LabelPhoto, isAllowed: boolean) => {
    mayFetch.current = isAllowed;
    add(photo, isAllowed);
    setStep(null);
  };
  const choose = () => files.current?.click();
  const take = () => (HAS_LIVE_CAMERA ? setStep({ kind: 'camera' }) : shots.current?.click());

  const parts = (
    <>
      <input ref={files} type="file" accept="image/*" multiple hidden onChange={chosen} data-photo-files />
      <input ref={shots} type="file" accept="image/*" capture="environment" hidden onChange={chosen} />
      {step?.kind === 'camera' && (
        <CameraSheet
          onClose={() => setStep(null)}
          onFile={choose}
          onPhoto={(photo) => (photo.fault === null ? void taken(photo) : setStep({ kind: 'crop', photo, others: [] }))}
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
            setStep(null);
          }}
        />
      )}
      {step?.kind === 'ask' && (
        <Dialog
          open
          title={t('Fetch the reader?')}
          cancelLabel={t('Type it instead')}
          confirmLabel={t('Fetch {{size}} MB', { size: DOWNLOAD_MB })}
          onCancel={() => answer(step.photo, false)}
          onConfirm={() => answer(step.photo, true)}
        >
          {t('Photos are read on this device. What reads them is about {{size}} MB, once; you may be on mobile data.', {
            size: DOWNLOAD_MB,
          })}
        </Dialog>
      )}
    </>
  );
  return { take, choose, busy, parts };
}

const MAX_FILES = 6;

/** Nothing was photographed yet: both ways to a photo, and what happens with it. */
export function PhotoStart({ taker }: { taker: PhotoTaker }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.start}>
        <Button wide icon="camera" onClick={taker.take} loading={taker.busy}>
          {t('Take a photo')}
        </Button>
        <Button wide icon="picture" onClick={taker.choose} disabled={taker.busy}>
          {t('Choose photos')}
        </Button>
      </div>
    </>
  );
}
