import type { Amount, Doubt, FigureName } from '@labelwise/label-reader';
import { say } from '../../i18n/say.ts';
import type { LabelPhoto } from '../../platform/label-photo.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/choice.tsx';
import { Field } from '../../ui/controls/field.tsx';
import type { Change, Draft } from './draft.ts';
import { openRows, type Row } from './rows.ts';
import styles from './table.module.css';
import { ValueRow } from './value-row.tsx';

type TableGroupsProps = {
  draft: Draft;
  rows: readonly Row[];
  hasPhotos: boolean;
  photoOf: (id: string | null) => LabelPhoto | null;
  scoreOf: (name: FigureName, amount: Amount) => number | null;
  onChange: (change: Change) => void;
};

const ABOUT_BASIS: ReadonlySet<Doubt['kind']> = new Set(['no-header', 'serving-disagrees']);

/** The figures by doubt: those to look at, those that were read clearly, those that were not found. By hand they are one group. */
export function TableGroups({ draft, rows, hasPhotos, photoOf, scoreOf, onChange }: TableGroupsProps) {
  const isLooked = (row: Row) => row.wasOpen || row.state === 'open';
  const isMissing = ({ state, entry }: Row) => (entry === null || entry.read === null ? state !== 'open' : false);
  const looked = rows.filter(isLooked);
  const read = rows.filter((row) => !isLooked(row) && !isMissing(row));
  const others = rows.filter((row) => !isLooked(row) && isMissing(row));
  const openCount = openRows(rows).length;
  const isRead = looked.length + read.length > 0;
  const list = (members: readonly Row[]) => (
    <ul className={styles.rows}>
      {members.map((row) => (
        <ValueRow
          key={row.name}
          row={row}
          photo={photoOf(row.entry?.photoId ?? null)}
          scoreOf={(amount) => scoreOf(row.name, amount)}
          onType={(text) => onChange({ kind: 'typed', name: row.name, text })}
          onPick={(amount) => onChange({ kind: 'picked', name: row.name, amount })}
          onAbsent={(isAbsent) => onChange({ kind: 'absent', name: row.name, isAbsent })}
        />
      ))}
    </ul>
  );
  // Where it is open what the figures are of, that comes first.
  const isBasisFirst =
    !isRead || draft.shown === 'perServing' || rows.some(({ doubts }) => doubts.some(({ kind }) => ABOUT_BASIS.has(kind)));
  return (
    <div>
      {isRead && isBasisFirst && <BasisSwitch draft={draft} onChange={onChange} />}
      {looked.length > 0 && (
        <>
          <div className={`${styles.group} ${styles.look}`}>
            <h2>
              {openCount === 0
                ? say('screens-label-check.you_looked_at_these')
                : say('screens-label-check.look_at_these_n', { n: openCount })}
            </h2>
            <span className="small muted">
              {openCount === 0 ? say('screens-label-check.they_count_now') : say('screens-label-check.before_they_count')}
            </span>
          </div>
          {list(looked)}
        </>
      )}
      {read.length > 0 && (
        <>
          <div className={styles.group}>
            <h2>{say('screens-label-check.read_clearly')}</h2>
            <span className="small muted">{readWords(draft, read.length)}</span>
          </div>
          {list(read)}
        </>
      )}
      {others.length > 0 && (
        <>
          <div className={styles.group}>
            <h2>{isRead ? say('screens-label-check.not_found') : say('screens-common.nutrition_table')}</h2>
            <span className="small muted">
              {isRead
                ? say('screens-label-check.unknown_not_0')
                : hasPhotos
                  ? say('screens-label-check.type_what_it_says')
                  : say('screens-label-check.or_type_what_it_says')}
            </span>
          </div>
          {!isRead && <BasisSwitch draft={draft} onChange={onChange} />}
          {list(others)}
        </>
      )}
      {!isBasisFirst && <BasisSwitch draft={draft} onChange={onChange} />}
    </div>
  );
}

function readWords({ shown, unit, serving }: Draft, n: number): string {
  if (shown === 'per100') return say('screens-label-check.n_per_100', { n, unit });
  return serving.text === ''
    ? say('screens-label-check.n_per_serving', { n })
    : say('screens-label-check.n_per_size', { n, size: serving.text, unit });
}

type BasisSwitchProps = { draft: Draft; onChange: (change: Change) => void };

/** What the figures are of, one choice for all of them, with the words over the column that was read. */
function BasisSwitch({ draft, onChange }: BasisSwitchProps) {
  const { shown, unit, serving, headers } = draft;
  const header = headers[shown];
  const hasBoth = Object.keys(draft.per100).length > 0 && Object.keys(draft.perServing).length > 0;
  return (
    <div className={styles.basis}>
      <Segmented
        label={say('screens-label-check.the_figures_are_for')}
        showLabel
        value={shown === 'perServing' ? 'serving' : unit}
        onChange={(value) =>
          onChange(value === 'serving' ? { kind: 'basis', shown: 'perServing', unit } : { kind: 'basis', shown: 'per100', unit: value })
        }
        options={[
          { value: 'g', label: say('screens-label-check.n_100_g') },
          { value: 'ml', label: say('screens-label-check.n_100_ml') },
          {
            value: 'serving',
            label:
              serving.text === ''
                ? say('screens-common.serving')
                : say('screens-label-check.serving_size_unit', { size: serving.text, unit }),
          },
        ]}
      />
      {header !== null && <p className="small muted">{say('screens-label-check.on_the_label', { header })}</p>}
      {hasBoth && (
        <p>
          <button type="button" className="link" onClick={() => onChange({ kind: 'swapped' })}>
            {say('screens-label-check.columns_swapped')}
          </button>
        </p>
      )}
      {shown === 'perServing' && <Serving draft={draft} onChange={onChange} />}
    </div>
  );
}

/** The serving's weight. Nothing is worked out per 100 before the person has confirmed it. */
function Serving({ draft: { serving, unit }, onChange }: BasisSwitchProps) {
  const isOpen = serving.text !== '' && !serving.isConfirmed;
  return (
    <div className={styles.serving}>
      <Field
        id="label-serving"
        label={say('screens-label-check.one_serving_is')}
        unit={unit}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        value={serving.text}
        hint={serving.isConfirmed ? undefined : say('screens-label-check.serving_why', { unit })}
        onChange={(event) => onChange({ kind: 'serving', text: event.target.value, isConfirmed: event.target.value.trim() !== '' })}
      />
      {isOpen && (
        <Button size="small" onClick={() => onChange({ kind: 'serving', text: serving.text, isConfirmed: true })}>
          {say('screens-label-check.size_is_right', { size: serving.text, unit })}
        </Button>
      )}
    </div>
  );
}
