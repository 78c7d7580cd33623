import type { Amount, Doubt, FigureName, FigureUnit, Quad } from '@labelwise/label-reader';
import { useId, useRef } from 'react';
import { locale, say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import type { LabelPhoto } from '../../platform/label-photo.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { fieldText } from './draft.ts';
import type { Row } from './rows.ts';
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

type StripProps = {
  photo: LabelPhoto;
  /** The piece of the photo, which may be tilted. */
  place: Quad;
  className: string | undefined;
  /** Keeps the piece's right end in sight where the strip is too narrow for it: figures stand there. */
  align: 'right' | 'middle';
};

/** Room around the piece, as a share of its height. */
const MARGIN = 0.35;

/** The piece of a photo that a value came from, level and enlarged. Decoration: the field beside it says the same. */
function Strip({ photo, place, className, align }: StripProps) {
  const [a, b, c, d] = place;
  const center = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
  const width = Math.hypot(b.x - a.x, b.y - a.y);
  const height = Math.max(4, Math.hypot(d.x - a.x, d.y - a.y));
  const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const room = height * MARGIN;
  const view = [center.x - width / 2 - room, center.y - height / 2 - room, width + 2 * room, height + 2 * room];
  return (
    <svg
      className={className}
      viewBox={view.map((value) => value.toFixed(1)).join(' ')}
      preserveAspectRatio={align === 'right' ? 'xMaxYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      <image href={photo.url} width={photo.width} height={photo.height} transform={`rotate(${-degrees} ${center.x} ${center.y})`} />
    </svg>
  );
}

const FIGURES = {
  energyKj: 'screens-common.energy',
  energyKcal: 'screens-common.energy',
  fat: 'screens-label-check.fat',
  saturatedFat: 'screens-common.saturated_fat',
  transFat: 'screens-label-check.trans_fat',
  monounsaturatedFat: 'screens-label-check.monounsaturated_fat',
  polyunsaturatedFat: 'screens-label-check.polyunsaturated_fat',
  cholesterol: 'screens-label-check.cholesterol',
  carbohydrates: 'screens-label-check.carbohydrates',
  carbohydratesTotal: 'screens-label-check.carbohydrates_total',
  sugars: 'screens-common.sugars',
  addedSugars: 'screens-label-check.added_sugars',
  polyols: 'screens-label-check.polyols',
  starch: 'screens-label-check.starch',
  fiber: 'screens-common.fiber',
  proteins: 'screens-common.proteins',
  salt: 'screens-common.salt',
  sodium: 'screens-label-check.sodium',
} as const satisfies Readonly<Record<FigureName, string>>;

/** The name of a figure, as a row of the table. */
export function figureName(name: FigureName): string {
  return say(FIGURES[name]);
}

/** A name inside a sentence: in small letters, but for German, which writes nouns with a capital. */
export function inSentence(name: string): string {
  return locale().startsWith('de') ? name : name.toLocaleLowerCase(locale());
}

/** Why a row has to be looked at: a fact, not a rule. */
function doubtSentence(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'energies-differ':
      return say('screens-label-check.energies_differ', {
        kilojoules: rounded(doubt.kilojoules),
        kilocalories: rounded(doubt.kilocalories),
      });
    case 'energy-of-parts':
      return say('screens-label-check.energy_of_parts', {
        computed: rounded(doubt.computed),
        stated: rounded(doubt.stated),
        unit: doubt.unit,
      });
    case 'part-above-whole':
      return say('screens-label-check.part_above_whole', {
        partValue: printed(doubt.partValue),
        wholeValue: printed(doubt.wholeValue),
        unit: doubt.unit,
        part: inSentence(figureName(doubt.part)),
        whole: inSentence(figureName(doubt.whole)),
      });
    case 'columns-disagree':
      return say('screens-label-check.columns_disagree', { expected: tidy(doubt.expected), unit: doubt.unit });
    case 'serving-disagrees':
      return say('screens-label-check.serving_disagrees', { found: rounded(doubt.found), stated: rounded(doubt.stated) });
    case 'more-than-the-food':
      return say('screens-label-check.more_than_the_food', { sum: tidy(doubt.sum) });
    case 'above-limit':
      return say('screens-label-check.above_limit', { limit: rounded(doubt.limit), unit: doubt.unit });
    case 'salt-and-sodium-differ':
      return say('screens-label-check.salt_and_sodium_differ', { salt: tidy(doubt.saltOfSodium) });
    case 'form':
      return say(`screens-label-check.form_${doubt.problem}`);
    case 'faint-print':
      return say('screens-label-check.faint_print');
    case 'no-header':
      return say('screens-label-check.no_header');
  }
}

const rounded = (value: number): number => Math.round(value);
const tidy = (value: number): string => printed(Number(value.toPrecision(3)));
/** As packs print it: with the decimal sign of the language, and without groups. */
const printed = (value: number): string => numberText(value, { useGrouping: false, maximumFractionDigits: 6 });

/** "0.6 g", "<0.5 g". */
function amountWords({ value, isBound, unit }: Amount): string {
  return `${isBound ? '<' : ''}${printed(value)} ${unit}`;
}

/** A unit as it is read aloud. */
function spokenUnit(unit: FigureUnit): string {
  return say(`screens-label-check.spoken_${unit}`);
}
