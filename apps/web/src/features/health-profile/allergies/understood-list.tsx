import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ReadBack, understandQuery } from '../../../data/reading/understand.ts';
import { IconButton } from '../../../ui/controls/button/icon-button.tsx';
import styles from './allergies.module.css';
import { ReadBackLines } from './read-back-lines.tsx';

type UnderstoodListProps = {
  /** Name of the list. */
  label: string;
  /** What the person typed. */
  typed: readonly string[];
  /** What the server understood of it; what is missing is asked for. */
  understood: readonly ReadBack[];
  onEdit: (said: string) => void;
  onRemove: (said: string) => void;
};

/** What a person typed, each with what was understood and the ways to correct it. */
export function UnderstoodList({ label, typed, understood, onEdit, onRemove }: UnderstoodListProps) {
  if (typed.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.understood}>
      {typed.map((said) => (
        <Row
          key={said}
          said={said}
          known={understood.find((one) => one.said === said)}
          onEdit={() => onEdit(said)}
          onRemove={() => onRemove(said)}
        />
      ))}
    </ul>
  );
}

type RowProps = { said: string; known: ReadBack | undefined; onEdit: () => void; onRemove: () => void };

function Row({ said, known, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation();
  const { data = known } = useQuery({ ...understandQuery(said), enabled: known === undefined });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className="strong">{said}</p>
        {data !== undefined && <ReadBackLines readBack={data} />}
      </div>
      <IconButton icon="pencil" label={t('Correct {{name}}', { name: said })} onClick={onEdit} />
      <IconButton icon="trash" label={t('Remove {{name}} from your restrictions', { name: said })} onClick={onRemove} />
    </li>
  );
}
