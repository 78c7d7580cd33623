import { type ChangeCause, explainScoreChange } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { scansOfFoodQuery } from '../../../data/scans.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText, epochOf } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { signed } from '../../../ui/food/ledger/ledger-rows.ts';
import styles from './why.module.css';

/** Where each cause is to be changed or looked up by the member; the food's own data nowhere. */
const CAUSES: Readonly<Record<ChangeCause, string>> = {
  you: 'Your preferences and health profile',
  recipe: 'What is known of the product',
  rules: 'Newer scoring rules',
  scale: 'What the ends of the scale cut off',
};

/** Why the score is another one than at the member's last scan of this food that scored otherwise; nothing where it is not. */
export function Change({ foodId, whole }: { foodId: string; whole: FoodScore }) {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...scansOfFoodQuery(foodId), enabled: isAuthenticated });
  const earlier = data?.find(({ scan }) => scan.personalizedScore !== whole.score)?.scan;
  if (earlier?.contributions == null) return null;
  const causes = explainScoreChange({ contributions: earlier.contributions, rulesVersion: earlier.rulesVersion }, whole);
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
                .map(({ label, before, now }) => t('{{label}}: {{before}} → {{now}}', { label, before: shown(before), now: shown(now) }))
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
