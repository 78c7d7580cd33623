import type { LabelReading } from '@labelwise/label-reader';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropWrongFiles, type LabelProgress, readLabel } from '../../data/label-reading/read-label.ts';
import { say } from '../../i18n/say.ts';
import { log } from '../../lib/log.ts';
import type { LabelPhoto } from '../../platform/label-photo.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './photos.module.css';

type PhotoStripProps = { photos: PackPhotos; onAdd: () => void; onRead: (photoId: string) => void };

/** The photos of the pack, each with what it shows, and how far the one that is being read is. */
export function PhotoStrip({ photos: { photos, stop, remove }, onAdd, onRead }: PhotoStripProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = photos.find(({ photo }) => photo.id === chosen) ?? photos.at(-1);
  return (
    <div>
      <div className={styles.photos}>
        {photos.map((each, at) => (
          <button
            key={each.photo.id}
            type="button"
            className={styles.photo}
            aria-pressed={each === shown}
            aria-label={say('screens-label-check.photo_of', { n: at + 1, content: contentWords(each.state) })}
            onClick={() => setChosen(each.photo.id)}
          >
            <img src={each.photo.preview} alt="" width={each.photo.width} height={each.photo.height} />
            <span className={styles.tag}>{contentWords(each.state)}</span>
          </button>
        ))}
        <button
          type="button"
          className={`${styles.photo} ${styles.more}`}
          aria-label={say('screens-label-check.add_a_photo')}
          onClick={onAdd}
        >
          <Icon name="plus" />
        </button>
      </div>
      {shown !== undefined && (
        <PhotoNote
          shown={shown}
          onStop={() => stop(shown.photo.id)}
          onRead={() => onRead(shown.photo.id)}
          onRemove={() => remove(shown.photo.id)}
        />
      )}
    </div>
  );
}

function contentWords(state: PhotoState): string {
  switch (state.kind) {
    case 'waiting':
      return say('screens-label-check.waiting');
    case 'reading':
      return say('screens-label-check.reading');
    case 'stopped':
      return say('screens-label-check.not_read');
    case 'failed':
      return say('screens-label-check.not_read');
    case 'read':
      return state.has === 'list' ? say('screens-common.ingredients') : say(`screens-label-check.seen_${state.has}`);
  }
}

type PhotoNoteProps = { shown: PackPhoto; onStop: () => void; onRead: () => void; onRemove: () => void };

function PhotoNote({ shown: { state }, onStop, onRead, onRemove }: PhotoNoteProps) {
  const sentence = noteOf(state);
  return (
    <div className={styles.note}>
      <p className="small" role="status">
        {sentence}
      </p>
      {state.kind === 'reading' && <Progress state={state} />}
      <div className={styles.noteActions}>
        {(state.kind === 'reading' || state.kind === 'waiting') && (
          <Button size="small" onClick={onStop}>
            {say('screens-common.cancel')}
          </Button>
        )}
        {(state.kind === 'stopped' || state.kind === 'failed') && (
          <Button size="small" onClick={onRead}>
            {say('screens-label-check.read_it')}
          </Button>
        )}
        {state.kind !== 'reading' && (
          <Button size="small" variant="quiet" icon="trash" onClick={onRemove}>
            {say('screens-label-check.remove_this_photo')}
          </Button>
        )}
      </div>
    </div>
  );
}

function noteOf(state: PhotoState): string | null {
  if (state.kind === 'failed') return say('screens-label-check.failed_how');
  if (state.kind === 'reading') return say('screens-label-check.reading_how');
  if (state.kind !== 'read') return null;
  if (state.has === 'nothing') return say('screens-label-check.nothing_seen_how');
  return state.isSmallPrint ? say('screens-label-check.small_print_how') : null;
}

/** By line: what the reader counts. Readers hear that it has begun and that it is done, not every line. */
function Progress({ state: { progress } }: { state: Extract<PhotoState, { kind: 'reading' }> }) {
  const lines = progress?.step === 'reading' ? progress : null;
  const words =
    progress?.step === 'list'
      ? say('screens-label-check.reading_the_ingredients')
      : lines === null
        ? say('screens-label-check.looking_for_lines')
        : say('screens-label-check.line_of', { done: lines.done, total: lines.total });
  return (
    <div className={styles.progress}>
      <progress
        aria-label={say('screens-label-check.reading_the_photo')}
        max={lines?.total ?? 1}
        value={lines === null ? undefined : lines.done}
      />
      <span className="caption">{words}</span>
    </div>
  );
}

/** How far a photo is. `nothing`: read, and neither a table nor a list was seen. */
type PhotoState =
  | { kind: 'waiting' }
  | { kind: 'reading'; progress: LabelProgress | null }
  | { kind: 'read'; has: 'table' | 'list' | 'both' | 'nothing'; isSmallPrint: boolean }
  | { kind: 'stopped' }
  | { kind: 'failed' };
type PackPhoto = { readonly photo: LabelPhoto; readonly state: PhotoState };

export type PackPhotos = {
  photos: readonly PackPhoto[];
  /** Adds a photo; it is not read by itself. */
  add: (photo: LabelPhoto) => void;
  /** Reads a photo once those before it are read. */
  read: (id: string) => void;
  /** Ends the reading of a photo; the photo stays. */
  stop: (id: string) => void;
  remove: (id: string) => void;
};

/** The photos of a pack, read one at a time. With the page they go, and whatever is being read ends. */
export function usePhotos(onRead: (photoId: string, reading: LabelReading) => void, onRemove: (photoId: string) => void): PackPhotos {
  const [photos, setPhotos] = useState<readonly PackPhoto[]>([]);
  const running = useRef<{ id: string; abort: AbortController } | null>(null);
  const owned = useRef(new Map<string, LabelPhoto>());
  const isHere = useRef(false);
  const tell = useEffectEvent(onRead);
  const set = (id: string, state: PhotoState) => setPhotos(withState(id, state));

  const next = photos.find(({ state }) => state.kind === 'waiting')?.photo ?? null;
  const isIdle = !photos.some(({ state }) => state.kind === 'reading');
  useEffect(() => {
    if (next === null || !isIdle) return;
    const abort = new AbortController();
    running.current = { id: next.id, abort };
    const update = (state: PhotoState) => {
      if (running.current?.abort === abort) setPhotos(withState(next.id, state));
    };
    const read = async () => {
      update({ kind: 'reading', progress: null });
      try {
        const { signal } = abort;
        const reading = await readLabel(next.pixels, { signal, onProgress: (progress) => update({ kind: 'reading', progress }) });
        update({ kind: 'read', has: contentOf(reading), isSmallPrint: isSmallPrint(reading) });
        if (!signal.aborted) tell(next.id, reading);
      } catch (error) {
        if (abort.signal.aborted) return;
        log.info(`A photo could not be read: ${error instanceof Error ? error.message : String(error)}`);
        // The next try does not fail by a file that was stored wrong.
        await dropWrongFiles().catch(() => undefined);
        update({ kind: 'failed' });
      }
    };
    void read();
  }, [next, isIdle]);

  useEffect(() => {
    const all = owned.current;
    isHere.current = true;
    return () => {
      isHere.current = false;
      running.current?.abort.abort();
      running.current = null;
      for (const photo of all.values()) photo.release();
      all.clear();
    };
  }, []);

  const end = (id: string) => {
    if (running.current?.id !== id) return;
    running.current.abort.abort();
    running.current = null;
  };
  return {
    photos,
    add(photo) {
      // A photo that comes when the page has gone is nobody's.
      if (!isHere.current) return photo.release();
      owned.current.set(photo.id, photo);
      setPhotos((all) => [...all, { photo, state: { kind: 'stopped' } }]);
    },
    read: (id) => set(id, { kind: 'waiting' }),
    stop(id) {
      end(id);
      set(id, { kind: 'stopped' });
    },
    remove(id) {
      end(id);
      owned.current.get(id)?.release();
      owned.current.delete(id);
      onRemove(id);
      setPhotos((all) => all.filter(({ photo }) => photo.id !== id));
    },
  };
}

function withState(id: string, state: PhotoState) {
  return (all: readonly PackPhoto[]) => all.map((each) => (each.photo.id === id ? { ...each, state } : each));
}

function contentOf({ table, ingredients }: LabelReading): 'table' | 'list' | 'both' | 'nothing' {
  if (table !== null) return ingredients.length > 0 ? 'both' : 'table';
  return ingredients.length > 0 ? 'list' : 'nothing';
}

/** Figures lower than this many pixels are often misread. */
const SMALL_FIGURE = 15;

function isSmallPrint({ table }: LabelReading): boolean {
  const figures = table === null ? [] : Object.values(table.columns[0].figures);
  const heights = figures.flatMap((figure) => {
    if (figure.state === 'missing' || figure.place === null) return [];
    const [a, , , d] = figure.place.figure;
    return [Math.hypot(d.x - a.x, d.y - a.y)];
  });
  return (heights.toSorted((a, b) => a - b)[heights.length >> 1] ?? Infinity) < SMALL_FIGURE;
}
