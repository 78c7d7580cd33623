import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthDayText } from '../../../lib/dates.ts';
import { LineTrend } from '../../../ui/charts/line-trend.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import type { Scored } from '../parts/scored.ts';
import { weeklyMeans } from './weeks.ts';

/** The mean score of each week; a line needs two weeks with something in them. */
export function WeeksCard({ items }: { items: readonly Scored[] }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const weeks = weeklyMeans(items, now);
  const known = weeks.filter(({ mean }) => mean !== null);
  const name = (start: number) => (start === weeks.at(-1)?.start ? t('This week') : monthDayText(start));
  const first = weeks[0];
  return (
    <Card title={t('Week by week')} aside={t('average score')}>
      {first === undefined || known.length < 2 ? (
        <p className="small muted">{t('Scans of two different weeks draw a line here.')}</p>
      ) : (
        <LineTrend
          values={weeks.map(({ mean }) => mean)}
          ends={[name(first.start), t('This week')]}
          guides={[t('75 Great'), t('50 Good')]}
          label={t('Average score of each week, from {{first}} to {{last}}', { first: known[0]?.mean, last: known.at(-1)?.mean })}
          twin={{
            open: t('Show as table'),
            caption: t('Average score of each week'),
            heads: [t('Week'), t('Average')],
            rows: weeks.map(({ start, mean }): [string, string] => [name(start), mean === null ? t('no scans') : String(mean)]),
          }}
        />
      )}
    </Card>
  );
}
