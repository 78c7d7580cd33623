import type { LabelReading } from '@labelwise/label-reader';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropWrongFiles, type LabelProgress, readLabel } from '../../../data/label-reading/read-label.ts';
import { log } from '../../../lib/log.ts';
import type { LabelPhoto } from '../../../platform/label-photo.ts';

/** How far a photo is. `nothing`: read, and neither a table nor a list was seen. */
export type PhotoState =
  | { kind: 'waiting' }
  | { kind: 'reading'; progress: LabelProgress | null }
  | { kind: 'read'; has: 'table' | 'list' | 'both' | 'nothing'; isSmallPrint: boolean }
  | { kind: 'stopped' }
  | { kind: 'failed' };
export type PackPhoto = { readonly photo: LabelPhoto; readonly state: PhotoState };

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
