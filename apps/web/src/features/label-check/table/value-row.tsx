import type { Amount } from '@labelwise/label-reader';
import { useId, useRef } from 'react';
import { say } from '../../../i18n/say.ts';
import type { LabelPhoto } from '../../../platform/label-photo.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { fieldText } from '../draft.ts';
import { amountWords, doubtSentence, figureName, spokenUnit } from '../figure-words.ts';
import type { Row } from '../rows.ts';
import { Strip } from './strip.tsx';
import styles from './table.module.css';

export type ValueRowProps = {
  row: Row;
  /** The photo that the value came from. */
  photo: LabelPhoto | null;
  /** What each likely reading would score; absent until it is known. */
  scoreOf: (amount: Amount) => number | null;
  onType: (text: string) => void;
  onPick: (amount: Amount) => void;
  onAbsent: (isAbsent: boolean) => void;
};

/** The id of a row's field, for the button that leads to it. */
export function fieldId(name: Row['name']): string {
  return `label-${name}`;
}

/** One figure beside the strip of the photo that it came from. */
export function ValueRow(props: ValueRowProps) {
  const { row, photo, onType, onAbsent } = props;
  const whyId = useId();
  const isBig = row.wasOpen || row.state === 'open';
  const place = row.entry?.read?.place ?? null;
  const words = figureName(row.name);
  const sentences = sentencesOf(row);
  const isOpen = row.state === 'open' || row.state === 'wrong';
  const isEmpty = row.state === 'missing' || row.state === 'absent';
  return (
    <li className={`${styles.row} ${isBig ? styles.big : ''}`} data-open={isOpen || undefined} data-strip={place !== null || undefined}>
      <label htmlFor={fieldId(row.name)}>
        {isOpen && <Icon name="caution" size="m" className={styles.sign} />}
        {words}
        <span className="sr-only">, {say(`screens-label-check.state_${row.state}`)}</span>
      </label>
      {photo !== null && place !== null && (
        <Strip photo={photo} place={isBig ? place.row : place.figure} align="right" className={styles.strip} />
      )}
      {/* In the order in which they stand: the Tab key follows the eye. */}
      {isEmpty && (
        <button
          type="button"
          className={styles.absent}
          aria-pressed={row.state === 'absent'}
          onClick={() => onAbsent(row.state !== 'absent')}
        >
          {row.state === 'absent' && <Icon name="check" size="s" />}
          {say('screens-label-check.not_on_the_label')}
          <span className="sr-only">, {words}</span>
        </button>
      )}
      <span className={styles.box}>
        <input
          id={fieldId(row.name)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="?"
          maxLength={12}
          value={row.text}
          aria-describedby={sentences.length > 0 ? whyId : undefined}
          aria-invalid={row.state === 'wrong' || undefined}
          onChange={(event) => onType(event.target.value)}
        />
        <span className={styles.unit} aria-hidden="true">
          {row.unit}
        </span>
        <span className="sr-only">{spokenUnit(row.unit)}</span>
      </span>
      {sentences.length > 0 && (
        <p className={styles.why} id={whyId}>
          {sentences.join(' ')}
        </p>
      )}
      {isBig && row.proposals.length > 0 && <Proposals {...props} />}
    </li>
  );
}

function sentencesOf({ state, doubts, wasOpen, proposals, text }: Row): string[] {
  if (state === 'wrong') return [say('screens-label-check.no_amount')];
  const own = proposals[0];
  const read =
    own !== undefined && text.trim() === '' && state === 'open' ? [say('screens-label-check.we_read', { amount: amountWords(own) })] : [];
  if (doubts.length > 0) return [...read, ...doubts.slice(0, 2).map(doubtSentence)];
  return state === 'open' && !wasOpen ? [] : state === 'open' ? [say('screens-label-check.confirm')] : [];
}

/** The likely readings, each with what it would score; with one alone, that it is right or that it is another. */
function Proposals({ row, scoreOf, onPick }: ValueRowProps) {
  const group = useRef<HTMLDivElement>(null);
  const isAlone = row.proposals.length === 1;
  const isDecided = row.state === 'decided';
  const picked = row.proposals.find((amount) => isDecided && fieldText(amount) === row.text && amount.unit === row.unit);
  const typeIt = () => {
    const field = document.getElementById(fieldId(row.name));
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.select();
    }
  };
  return (
    <div ref={group} className={styles.picks} role="group" aria-label={figureName(row.name)}>
      {row.proposals.map((amount) => {
        const score = scoreOf(amount);
        return (
          <button
            key={amountWords(amount)}
            type="button"
            className={styles.pick}
            aria-pressed={picked === amount}
            onClick={() => onPick(amount)}
          >
            <b>{amountWords(amount)}</b>
            <small>{isAlone || score === null ? say('screens-label-check.right') : say('screens-label-check.score_of', { score })}</small>
          </button>
        );
      })}
      <button type="button" className={styles.pick} aria-pressed={isDecided && picked === undefined} onClick={typeIt}>
        <b>{say('screens-common.other')}</b>
        <small>{say('screens-label-check.type_it')}</small>
      </button>
    </div>
  );
}
