import type { ScanEntry } from '@labelwise/contracts/scans';
import { type ChangeCause, explainScoreChange } from '@labelwise/domain/history';
import { ringLevel } from '@labelwise/domain/scoring';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { scansOfFoodQuery } from '../../../data/scans.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText, epochOf } from '../../../lib/dates.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { paths } from '../../../lib/paths.ts';
import { type LedgerGroup, type LedgerRow, signed } from '../../../ui/food/ledger/ledger-rows.ts';
import { LedgerWaterfall, type LedgerWords } from '../../../ui/food/ledger/ledger-waterfall.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { say } from '../say.ts';
import { verdictSentences } from '../verdict/verdict-sentence.ts';
import styles from './why.module.css';

/** Why: every point of the score, what the pack left open, and where the rules come from. */
export function Why({ foodId, whole }: { foodId: string; whole: FoodScore }) {
  const { t } = useTranslation();
  const { score, contributions } = whole;
  const words: LedgerWords = {
    title: t('Why {{score}}', { score }),
    points: t('Points'),
    total: t('Total'),
    yourScore: t('Your score'),
    scale: [t('Poor Match'), t('Good, 50'), t('Great, 75')],
    proof: (sum) => t('It adds up: {{sum}}', { sum }),
    spoken: ({ what, points, total, kind }) =>
      t(
        kind === 'base'
          ? '{{what}}: starts at {{points}}.'
          : points < 0
            ? '{{what}}: minus {{points}}, total {{total}}.'
            : '{{what}}: plus {{points}}, total {{total}}.',
        {
          what,
          points: Math.abs(points),
          total,
        },
      ),
  };
  const sources = sourcesOf(contributions);
  return (
    <LedgerWaterfall
      groups={ledgerGroups(contributions).map((group) => ({ ...group, title: t(group.title) }))}
      score={score}
      level={ringLevel(score)}
      words={words}
    >
      <p className="small">
        {verdictSentences(contributions)
          .map((sentence) => say(t, sentence))
          .join(' ')}
      </p>
      <Change foodId={foodId} whole={whole} />
      <LeftOut unknowns={whole.unknowns} countedOnce={whole.countedOnce} />
      <Glossary lines={contributions} />
      {sources.length > 0 && (
        <details className={styles.sources}>
          <summary className="link">{t('Where the rules come from')}</summary>
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
const WORDS: readonly { kinds: readonly Line['data']['kind'][]; word: string; meaning: string }[] = [
  {
    kinds: ['nutri-score', 'printed nutri-score', 'nutri-score range'],
    word: 'Nutri-Score',
    meaning: 'The official grade on many packs, from A to E. Its own points count what speaks against a food, so fewer are better.',
  },
  {
    kinds: ['processing'],
    word: 'NOVA',
    meaning: 'Groups of foods by what industry did to them: 1 is hardly touched, 4 is made of parts of foods and additives.',
  },
  { kinds: ['end of scale'], word: 'The scale', meaning: 'A score is never below 0 and never above 100; what goes beyond is not counted.' },
];

function Glossary({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  const used = WORDS.filter(({ kinds }) => lines.some(({ data }) => kinds.includes(data.kind)));
  if (used.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary className="link">{t('What the words mean')}</summary>
      <ul className="small muted">
        {used.map(({ word, meaning }) => (
          <li key={word}>
            <strong className="strong">{t(word)}.</strong> {t(meaning)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where each cause is to be changed or looked up by the member; the food's own data nowhere. */
const CAUSES: Readonly<Record<ChangeCause, string>> = {
  you: 'Your preferences and health profile',
  recipe: 'What is known of the product',
  rules: 'Newer scoring rules',
  scale: 'What the ends of the scale cut off',
};

type ScanLine = NonNullable<ScanEntry['scan']['contributions']>[number];

/** Why the score is another one than at the member's last scan of this food that scored otherwise; nothing where it is not. */
export function Change({ foodId, whole }: { foodId: string; whole: FoodScore }) {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...scansOfFoodQuery(foodId), enabled: isAuthenticated });
  const earlier = data?.find(({ scan }) => scan.personalizedScore !== whole.score)?.scan;
  if (earlier?.contributions == null) return null;
  const causes = explainScoreChange<ScanLine>({ contributions: earlier.contributions, rulesVersion: earlier.rulesVersion }, whole);
  const at = epochOf(earlier.scannedAt);
  const since = at === null ? t('your last scan') : dateText(at);
  return (
    <section className={styles.change} aria-labelledby="score-change">
      <h3 id="score-change" className="strong">
        {t('It was {{before}} on {{since}}. Why it changed:', { before: earlier.personalizedScore, since })}
      </h3>
      <ul>
        {causes.map(({ cause, points, lines }) => (
          <li key={cause}>
            <p className={styles.cause}>
              <span>{t(CAUSES[cause])}</span>
              <b className="num">{signed(points)}</b>
            </p>
            <p className="small muted">
              {lines
                .map(({ line: { label }, before, now }) =>
                  t('{{label}}: {{before}} → {{now}}', { label, before: shown(before), now: shown(now) }),
                )
                .join('; ')}
            </p>
          </li>
        ))}
      </ul>
      {causes.some(({ cause }) => cause === 'you') && (
        <Link className="link small" to={paths.preferences}>
          {t('See your preferences')}
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
  const { t } = useTranslation();
  const title = useId();
  if (unknowns.length + countedOnce.length === 0) return null;
  return (
    <div className={styles.open}>
      <h3 id={title}>{t('What the pack leaves open')}</h3>
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
            <p className="small muted">{t('{{name}} is counted under {{under}}, not twice.', { name, under })}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Line = FoodScore['contributions'][number];

const TITLES = { food: 'The food itself', you: 'What matters to you', limits: 'Where the scale ends' } as const;

/**
 * The ledger in the order in which it counts. Lines of the food after the personal ones (a cap, the ends of the scale) are
 * a group of their own, so that each running total is the one that was computed.
 */
export function ledgerGroups(lines: readonly Line[]): LedgerGroup[] {
  const firstOwn = lines.findIndex(({ group }) => group === 'you');
  const sectionOf = ({ group }: Line, at: number) => (group === 'you' ? 'you' : firstOwn >= 0 && at > firstOwn ? 'limits' : 'food');
  const sections = (['food', 'you', 'limits'] as const).map((section) => ({
    title: TITLES[section],
    rows: lines.filter((line, at) => sectionOf(line, at) === section).map(rowOf),
  }));
  return sections.filter(({ rows }) => rows.length > 0);
}

function rowOf({ id, label, points, reason, data }: Line): LedgerRow {
  if (data.kind !== 'end of scale') return { id, what: label, points, reason };
  return points < 0
    ? { id, what: 'The scale ends at 100', points, reason: 'More than that is not counted.', isNeutral: true }
    : { id, what: 'The scale begins at 0', points, reason: 'Less than that is not counted.', isNeutral: true };
}

/** Where the rules come from, each source once, in the order of the ledger. */
export function sourcesOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.flatMap(({ source }) => source ?? []))];
}
