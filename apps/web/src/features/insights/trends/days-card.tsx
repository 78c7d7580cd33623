import { useTranslation } from 'react-i18next';
import type { Trends } from '../../../data/scans/trends.ts';
import { monthDayText } from '../../../lib/dates.ts';
import { LineTrend } from '../../../ui/charts/line-trend.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';

/** Calendar days come without a zone; noon keeps them on their own day everywhere. */
const dayText = (day: string) => monthDayText(Date.parse(`${day}T12:00:00`));

/** The mean score of each day with a scan, up to 30 of them. */
export function DaysCard({ days }: { days: Trends['daily'] }) {
  const { t } = useTranslation();
  const first = days[0];
  const last = days.at(-1);
  return (
    <Card title={t('Day by day')} aside={t('average score')}>
      {first === undefined || last === undefined || days.length < 2 ? (
        <p className="small muted">{t('Scans of two different days draw a line here.')}</p>
      ) : (
        <LineTrend
          values={days.map(({ average }) => Math.round(average))}
          ends={[dayText(first.day), dayText(last.day)]}
          guides={[t('75 Great'), t('50 Good')]}
          label={t('Average score of {{count}} days, from {{first}} to {{last}}', {
            count: days.length,
            first: Math.round(first.average),
            last: Math.round(last.average),
          })}
          twin={{
            open: t('Show as table'),
            caption: t('Average score of each day'),
            heads: [t('Day'), t('Average'), t('Scans')],
            rows: days.map(({ day, average, count }): [string, string, string] => [
              dayText(day),
              String(Math.round(average)),
              String(count),
            ]),
          }}
        />
      )}
    </Card>
  );
}
