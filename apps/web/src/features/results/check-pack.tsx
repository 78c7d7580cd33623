import { type ReadItem, unpackItems } from '@labelwise/domain/reading';
import { ringLevel } from '@labelwise/domain/scoring';
import { termText } from '@labelwise/messages/render/terms';
import { verdictText } from '@labelwise/messages/render/verdict';
import type { Food } from '../../data/foods/foods.ts';
import type { FoodScore } from '../../data/scores/scores.ts';
import { say } from '../../i18n/say.ts';
import { eitherText } from '../../i18n/words.ts';
import { Link } from '../../lib/navigation.tsx';
import { labelPath } from '../../lib/paths.ts';
import { wordOf } from '../../lib/score-state.ts';
import { ConflictPlate } from '../../ui/food/alerts.tsx';
import { ScoreWord } from '../../ui/food/score.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './check-pack.module.css';
import { placeId } from './use-results.ts';

/** What a look at the pack may show: that the food fits the person, or that it does not. */
export type Outcome = keyof NonNullable<FoodScore['outcomes']>;

type CheckPackProps = {
  whole: Pick<FoodScore, 'alerts'> & { outcomes: NonNullable<FoodScore['outcomes']> };
  /** The pack's barcode; without one it cannot be found again. */
  barcode: string | null;
  /** What the person has read on the pack; null before they looked. */
  answer: Outcome | null;
  onAnswer: (answer: Outcome | null) => void;
};

/** The one question that only the pack answers, with both outcomes on its buttons. What is answered counts for this visit alone. */
export function CheckPack({ whole: { alerts, outcomes }, barcode, answer, onAnswer }: CheckPackProps) {
  const { question, answers } = wordsOf(openOf(alerts));
  return (
    <fieldset className={styles.check}>
      <legend className={styles.question}>{question}</legend>
      <div className={styles.answers}>
        {(['fits', 'breaks'] as const).map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={styles.answer}
            aria-pressed={answer === outcome}
            onClick={() => onAnswer(answer === outcome ? null : outcome)}
          >
            <strong className="strong">{answers[outcome]}</strong>
            <ScoreWord level={ringLevel(outcomes[outcome])}>
              {outcomes[outcome]}, {verdictText(say, wordOf({ score: outcomes[outcome], state: 'judged' }))}
            </ScoreWord>
          </button>
        ))}
      </div>
      {barcode !== null && answer === null && (
        <p>
          <Link to={labelPath(barcode)} className="link">
            <Icon name="camera" size="m" />
            {say('screens-results.photograph_that_line_instead')}
          </Link>
        </p>
      )}
      {answer !== null && <p className={`small muted ${styles.note}`}>{say('screens-results.as_you_read_it')}</p>}
    </fieldset>
  );
}

/** What is not known of a food: what should not be in it, what it should be; `traces` where the pack warns of them. */
export type Open = { readonly substances: readonly string[]; readonly restrictions: readonly string[]; readonly traces: boolean };

/** What holds a score back, from its alerts. */
export function openOf(alerts: FoodScore['alerts']): Open {
  const open = alerts.filter(({ level }) => level === 'unknown' || level === 'traces').map(({ data }) => data);
  return {
    substances: open.flatMap((data) => ('substance' in data && data.substance !== null ? [termText(say, data.substance)] : [])),
    restrictions: open.flatMap((data) => (data.kind === 'not shown' && data.substance === null ? [termText(say, data.restriction)] : [])),
    traces: open.some(({ kind }) => kind === 'traces'),
  };
}

type CheckWords = {
  /** Beside the ring. */
  readonly caption: (figures: { readonly score: number; readonly possible: number }) => string;
  /** The one sentence. */
  readonly says: string;
  readonly question: string;
  readonly answers: Readonly<Record<Outcome, string>>;
};

/** How the open question is put: by what should not be in the food, by what it should be, else as it is. */
export function wordsOf({ substances, restrictions, traces }: Open): CheckWords {
  if (traces)
    return {
      caption: (figures) => say('screens-results.score_because_of_the', figures),
      says: say('screens-results.the_pack_warns_of'),
      question: say('screens-results.what_does_your_pack'),
      answers: { fits: say('screens-results.no_such_warning'), breaks: say('screens-results.it_is_in_it') },
    };
  if (substances.length > 0 && restrictions.length === 0) {
    const what = eitherText(substances);
    return {
      caption: (figures) => say('screens-results.score_until_we_know', { ...figures, what }),
      says: say('screens-results.whether_it_holds_what', { what }),
      question: say('screens-results.what_does_your_pack'),
      answers:
        substances.length === 1
          ? { fits: say('screens-results.no_what_named', { what }), breaks: say('screens-results.what_named', { what: capital(what) }) }
          : { fits: say('screens-results.none_of_them_named'), breaks: say('screens-results.one_of_them_named') },
    };
  }
  if (restrictions.length === 1 && substances.length === 0) {
    const [what = ''] = restrictions;
    return {
      caption: (figures) => say('screens-results.score_until_we_know_possible', { ...figures, what }),
      says: say('screens-results.whether_it_is_what', { what }),
      question: say('screens-results.what_does_your_pack'),
      answers: { fits: say('screens-results.it_is_what', { what }), breaks: say('screens-results.it_is_not_what', { what }) },
    };
  }
  return {
    caption: (figures) => say('screens-results.score_until_we_know_possible_if', figures),
    says: say('screens-results.whether_it_suits_you'),
    question: say('screens-results.what_does_your_pack'),
    answers: { fits: say('screens-results.it_suits_me'), breaks: say('screens-results.it_does_not') },
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type ConflictsProps = Pick<FoodScore, 'alerts' | 'contributions'> & { facts: Food['facts'] };

/**
 * Conflicts with a diet, an allergy or a hard avoidance: they stand before the score. Each begins with its cause, says why it
 * matters to this person and where it stands in the list, and leads there.
 */
export function Conflicts({ alerts, contributions, facts }: ConflictsProps) {
  return groupedByPlace(alerts.filter(({ level }) => level === 'conflict')).map((group) => {
    const [{ about, title, span }] = group;
    const place = span === null ? null : placeInList(facts, span);
    const details = group.map(({ detail }) => detail).filter((detail) => detail !== '');
    // Only where it is this conflict that ends the score.
    const caps = contributions.filter(({ data }) => data.kind === 'conflict cap' && group.some((one) => one.about === data.about));
    const words = span === null ? '' : (facts.ingredientsText ?? '').slice(...span).replaceAll('_', '');
    return (
      <ConflictPlate
        key={about}
        title={title}
        onShow={span === null ? undefined : () => showInList(span)}
        showLabel={say('screens-results.show_words_in_the', { words })}
      >
        {details.length > 0 && <strong className="strong">{details.join(' ')}</strong>} {place !== null && place}{' '}
        {caps.map(({ reason }) => reason).join(' ')}
      </ConflictPlate>
    );
  });
}

type Conflict = ConflictsProps['alerts'][number];

/** Conflicts by the words that they rest on: who avoids milk and is vegan reads once that milk is in it, and both reasons. */
function groupedByPlace(conflicts: readonly Conflict[]): readonly (readonly [Conflict, ...Conflict[]])[] {
  const groups = new Map<string, [Conflict, ...Conflict[]]>();
  for (const conflict of conflicts) {
    const key = conflict.span === null ? conflict.about : conflict.span.join('-');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [conflict]);
    else group.push(conflict);
  }
  return [...groups.values()];
}

type Span = readonly [start: number, end: number];

/** "Ingredient 3 of 8, 13%.": where the words of an alert stand in the printed list; null where the reading does not tell. */
function placeInList({ reading }: Food['facts'], [start]: Span): string | null {
  if (reading === null) return null;
  const items = unpackItems(reading).items.filter(({ source, presence }) => source === 'list' && presence === 'contained');
  const at = items.findIndex((item) => isOrHolds(item, start));
  const item = items[at];
  if (item === undefined) return null;
  if (items.length === 1) return say('screens-results.it_is_the_only');
  const values = { place: at + 1, count: items.length };
  // A percentage is that of the whole item, not of one of its parts.
  return item.percent === null || item.start !== start
    ? say('screens-results.ingredient_place_of_count', values)
    : say('screens-results.ingredient_place_of_count_percent', { ...values, percent: item.percent });
}

function isOrHolds(item: ReadItem, start: number): boolean {
  return item.start === start || item.children.some((child) => isOrHolds(child, start));
}

/** Scrolls to the marked words in the list of ingredients and puts the focus there. */
export function showInList(span: Span): void {
  const mark = document.getElementById(placeId(span));
  // The focus opens a list that is folded; where the words then stand is known with the next frame.
  mark?.focus({ preventScroll: true });
  requestAnimationFrame(() =>
    mark?.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' }),
  );
}
