import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './photos.module.css';
import type { PackPhoto, PackPhotos, PhotoState } from './use-photos.ts';

type PhotoStripProps = { photos: PackPhotos; onAdd: () => void; onRead: (photoId: string) => void };

/** The photos of the pack, each with what it shows, and how far the one that is being read is. */
export function PhotoStrip({ photos: { photos, stop, remove }, onAdd, onRead }: PhotoStripProps) {
  const { t } = useTranslation();
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
            aria-label={t('Photo {{n}}, {{content}}', { n: at + 1, content: t(contentWords(each.state)) })}
            onClick={() => setChosen(each.photo.id)}
          >
            <img src={each.photo.url} alt="" width={each.photo.width} height={each.photo.height} />
            <span className={styles.tag}>{t(contentWords(each.state))}</span>
          </button>
        ))}
        <button type="button" className={`${styles.photo} ${styles.more}`} aria-label={t('Add a photo')} onClick={onAdd}>
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
      return 'Waiting';
    case 'reading':
      return 'Reading';
    case 'stopped':
      return 'Not read';
    case 'failed':
      return 'Not read';
    case 'read':
      return { table: 'Table', list: 'Ingredients', both: 'Table and ingredients', nothing: 'Nothing seen' }[state.has];
  }
}

type PhotoNoteProps = { shown: PackPhoto; onStop: () => void; onRead: () => void; onRemove: () => void };

function PhotoNote({ shown: { state }, onStop, onRead, onRemove }: PhotoNoteProps) {
  const { t } = useTranslation();
  const sentence = noteOf(state);
  return (
    <div className={styles.note}>
      <p className="small" role="status">
        {sentence !== null && t(sentence)}
      </p>
      {state.kind === 'reading' && <Progress state={state} />}
      <div className={styles.noteActions}>
        {(state.kind === 'reading' || state.kind === 'waiting') && (
          <Button size="small" onClick={onStop}>
            {t('Cancel')}
          </Button>
        )}
        {(state.kind === 'stopped' || state.kind === 'failed') && (
          <Button size="small" onClick={onRead}>
            {t('Read it')}
          </Button>
        )}
        {state.kind !== 'reading' && (
          <Button size="small" variant="quiet" icon="trash" onClick={onRemove}>
            {t('Remove this photo')}
          </Button>
        )}
      </div>
    </div>
  );
}

function noteOf(state: PhotoState): string | null {
  if (state.kind === 'failed') return 'This device could not read it. The photo stays here; type what it says.';
  if (state.kind === 'reading') return 'Reading. You can type meanwhile.';
  if (state.kind !== 'read') return null;
  if (state.has === 'nothing') return 'No nutrition table seen. Move closer or type it.';
  return state.isSmallPrint ? 'The print is small on this photo. Compare each value, or move closer.' : null;
}

/** By line: what the reader counts. Readers hear that it has begun and that it is done, not every line. */
function Progress({ state: { progress } }: { state: Extract<PhotoState, { kind: 'reading' }> }) {
  const { t } = useTranslation();
  const lines = progress?.step === 'reading' ? progress : null;
  const words =
    progress?.step === 'list'
      ? t('Reading the ingredients')
      : lines === null
        ? t('Looking for lines')
        : t('Line {{done}} of {{total}}', { done: lines.done, total: lines.total });
  return (
    <div className={styles.progress}>
      <progress aria-label={t('Reading the photo')} max={lines?.total ?? 1} value={lines === null ? undefined : lines.done} />
      <span className="caption">{words}</span>
    </div>
  );
}
