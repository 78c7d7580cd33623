import { useState } from 'react';
import { say } from '../../../i18n/say.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './photos.module.css';
import type { PackPhoto, PackPhotos, PhotoState } from './use-photos.ts';

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
