import { ringLevel } from '@labelwise/domain/scoring';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { LedgerWaterfall, type LedgerWords } from '../../../ui/food/ledger/ledger-waterfall.tsx';
import { Change } from './change.tsx';
import { ledgerGroups, sourcesOf } from './ledger-groups.ts';
import { LeftOut } from './left-out.tsx';
import styles from './why.module.css';

/** Why: every point of the score, what the pack left open, and where the rules come from. */
export function Why({ foodId, whole }: { foodId: string; whole: FoodScore }) {
  const { t } = useTranslation();
  const { score, contributions } = whole;
  const words: LedgerWords = {
    title: t('Why {{score}}', { score }),
    aside: t('every point'),
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
      <Change foodId={foodId} whole={whole} />
      <LeftOut unknowns={whole.unknowns} countedOnce={whole.countedOnce} />
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
