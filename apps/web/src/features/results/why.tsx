import type { ScanEntry } from '@labelwise/contracts/scans';
import { type ChangeCause, explainScoreChange } from '@labelwise/domain/history';
import { type Improvement, ringLevel } from '@labelwise/domain/scoring';
import type { PlainId } from '@labelwise/messages';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useImprovements } from '../../data/choosing/chooser.ts';
import type { Food } from '../../data/foods/foods.ts';
import { scansOfFoodQuery } from '../../data/scans.ts';
import type { FoodScore } from '../../data/scores/scores.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { type LedgerGroup, type LedgerRow, LedgerWaterfall, type LedgerWords, signed } from '../../ui/food/ledger-waterfall.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Fold } from '../../ui/layout/fold.tsx';
import { verdictSentences } from './says.tsx';
import styles from './why.module.css';

/** Why: every point of the score, what the pack left open, and where the rules come from. */
export function Why({ foodId, whole }: { foodId: string; whole: FoodScore }) {
  const { score, contributions } = whole;
  const words: LedgerWords = {
    title: say('screens-results.why_score', { score }),
    points: say('screens-results.points'),
    total: say('screens-results.total'),
    yourScore: say('screens-results.your_score'),
    scale: [say('screens-common.match_poor'), say('screens-results.good_50'), say('screens-results.great_75')],
    proof: (sum) => say('screens-results.it_adds_up_sum', { sum }),
    spoken: ({ what, points, total, kind }) =>
      say(kind === 'base' ? 'screens-results.starts_at' : points < 0 ? 'screens-results.minus_points' : 'screens-results.plus_points', {
        what,
        points: Math.abs(points),
        total,
      }),
  };
  const sources = sourcesOf(contributions);
  return (
    <LedgerWaterfall groups={ledgerGroups(contributions)} score={score} level={ringLevel(score)} words={words}>
      <p className="small">{verdictSentences(contributions).join(' ')}</p>
      <Change foodId={foodId} whole={whole} />
      <LeftOut unknowns={whole.unknowns} countedOnce={whole.countedOnce} />
      <Glossary lines={contributions} />
      {sources.length > 0 && (
        <details className={styles.sources}>
          <summary className="link">{say('screens-results.where_the_rules_come')}</summary>
          <ul className="small muted">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      )}
    </LedgerWaterfall>
  );
}

/** What words of the ledger mean that nobody has to know, each where it is used. */
const WORDS: readonly { kinds: readonly Line['data']['kind'][]; word: string | null; meaning: PlainId }[] = [
  {
    kinds: ['nutri-score', 'printed nutri-score', 'nutri-score range'],
    word: 'Nutri-Score',
    meaning: 'screens-results.what_nutri_score_is',
  },
  {
    kinds: ['processing'],
    word: 'NOVA',
    meaning: 'screens-results.what_nova_is',
  },
  { kinds: ['end of scale'], word: null, meaning: 'screens-results.what_the_scale_is' },
];

function Glossary({ lines }: { lines: readonly Line[] }) {
  const used = WORDS.filter(({ kinds }) => lines.some(({ data }) => kinds.includes(data.kind)));
  if (used.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary className="link">{say('screens-results.what_the_words_mean')}</summary>
      <ul className="small muted">
        {used.map(({ word, meaning }) => (
          <li key={meaning}>
            <strong className="strong">{word === null ? say('screens-results.the_scale') : word}.</strong> {say(meaning)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where each cause is to be changed or looked up by the member; the food's own data nowhere. */
const CAUSES: Readonly<Record<ChangeCause, PlainId>> = {
  you: 'screens-results.your_preferences_and_health',
  recipe: 'screens-results.what_is_known_of',
  rules: 'screens-results.newer_scoring_rules',
  scale: 'screens-results.what_the_ends_of',
};

type ScanLine = NonNullable<ScanEntry['scan']['contributions']>[number];

/** Why the score is another one than at the member's last scan of this food that scored otherwise; nothing where it is not. */
export function Change({ foodId, whole }: { foodId: string; whole: FoodScore }) {
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...scansOfFoodQuery(foodId), enabled: isAuthenticated });
  const earlier = data?.find(({ scan }) => scan.personalizedScore !== whole.score)?.scan;
  if (earlier?.contributions == null) return null;
  const causes = explainScoreChange<ScanLine>({ contributions: earlier.contributions, rulesVersion: earlier.rulesVersion }, whole);
  const at = epochOf(earlier.scannedAt);
  const since = at === null ? say('screens-results.your_last_scan') : dateText(at);
  return (
    <section className={styles.change} aria-labelledby="score-change">
      <h3 id="score-change" className="strong">
        {say('screens-results.it_was_before_on', { before: earlier.personalizedScore, since })}
      </h3>
      <ul>
        {causes.map(({ cause, points, lines }) => (
          <li key={cause}>
            <p className={styles.cause}>
              <span>{say(CAUSES[cause])}</span>
              <b className="num">{signed(points)}</b>
            </p>
            <p className="small muted">
              {lines
                .map(({ line: { label }, before, now }) =>
                  say('screens-results.label_before_now', { label, before: shown(before), now: shown(now) }),
                )
                .join('; ')}
            </p>
          </li>
        ))}
      </ul>
      {causes.some(({ cause }) => cause === 'you') && (
        <Link className="link small" to={paths.preferences}>
          {say('screens-results.see_your_preferences')}
        </Link>
      )}
    </section>
  );
}

function shown(points: number | null): string {
  return points === null ? '0' : signed(points);
}

/** What the score could not count because the pack does not say, with what would decide it; and preferences that were counted once. */
function LeftOut({ unknowns, countedOnce }: Pick<FoodScore, 'unknowns' | 'countedOnce'>) {
  const title = useId();
  if (unknowns.length + countedOnce.length === 0) return null;
  return (
    <div className={styles.open}>
      <h3 id={title}>{say('screens-results.what_the_pack_leaves')}</h3>
      <ul aria-labelledby={title}>
        {unknowns.map(({ name, reason, fix }) => (
          <li key={name}>
            <Icon name="unknown" size="m" />
            <p className="small">
              <strong className="strong">{name}.</strong>{' '}
              <span className="muted">
                {reason} {fix}
              </span>
            </p>
          </li>
        ))}
        {countedOnce.map(({ name, under }) => (
          <li key={`${name} ${under}`}>
            <Icon name="info" size="m" />
            <p className="small muted">{say('screens-results.name_is_counted_under', { name, under })}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Line = FoodScore['contributions'][number];

const TITLES = {
  food: 'screens-results.the_food_itself',
  you: 'screens-results.what_matters_to_you',
  limits: 'screens-results.where_the_scale_ends',
} as const;

/**
 * The ledger in the order in which it counts. Lines of the food after the personal ones (a cap, the ends of the scale) are
 * a group of their own, so that each running total is the one that was computed.
 */
export function ledgerGroups(lines: readonly Line[]): LedgerGroup[] {
  const firstOwn = lines.findIndex(({ group }) => group === 'you');
  const sectionOf = ({ group }: Line, at: number) => (group === 'you' ? 'you' : firstOwn >= 0 && at > firstOwn ? 'limits' : 'food');
  const sections = (['food', 'you', 'limits'] as const).map((section) => ({
    title: say(TITLES[section]),
    rows: lines.filter((line, at) => sectionOf(line, at) === section).map(rowOf),
  }));
  return sections.filter(({ rows }) => rows.length > 0);
}

function rowOf({ id, label, points, reason, data }: Line): LedgerRow {
  if (data.kind !== 'end of scale') return { id, what: label, points, reason };
  return points < 0
    ? { id, what: say('screens-results.scale_ends'), points, reason: say('screens-results.more_not_counted'), isNeutral: true }
    : { id, what: say('screens-results.scale_begins'), points, reason: say('screens-results.less_not_counted'), isNeutral: true };
}

/** Where the rules come from, each source once, in the order of the ledger. */
export function sourcesOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.flatMap(({ source }) => source ?? []))];
}

type BetterProps = {
  food: Food;
  /** The score that stands on the page: lines that begin with another one are not shown. */
  score: number;
};

/** What would make it better, exact from the same sum. Nothing where nothing within reason does. */
export function Better({ food, score }: BetterProps) {
  const lines = useImprovements(food).filter(({ from }) => from === score);
  const [best] = lines;
  if (best === undefined) return null;
  const isDrink = food.facts.kind === 'beverage' || food.facts.kind === 'water';
  return (
    <Fold title={say('screens-results.better_title')} answer={<span className={`num ${styles.gain}`}>+{best.to - best.from}</span>}>
      <ul className={styles.better}>
        {lines.map((line) => (
          <li key={line.kind === 'without' ? line.code : line.nutriment}>{sentenceOf(line, isDrink)}</li>
        ))}
      </ul>
      <p className="caption">{say('screens-results.better_how')}</p>
    </Fold>
  );
}

const CHANGES = {
  salt: 'screens-results.better_salt',
  sugars: 'screens-results.better_sugars',
  saturatedFat: 'screens-results.better_saturated_fat',
  fiber: 'screens-results.better_fiber',
} as const;

function sentenceOf(line: Improvement, isDrink: boolean): string {
  const { from, to, grade } = line;
  if (line.kind === 'without') return say('screens-results.better_without', { code: line.code.toUpperCase(), points: to - from, from, to });
  const change = {
    change: say(CHANGES[line.nutriment]),
    grams: numberText(line.grams, { maximumFractionDigits: 2 }),
    unit: isDrink ? 'ml' : 'g',
    from,
    to,
  };
  return grade === null
    ? say('screens-results.better_by', change)
    : say('screens-results.better_by_grade', { ...change, grade: grade.toUpperCase() });
}
