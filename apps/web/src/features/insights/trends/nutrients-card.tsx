import { useTranslation } from 'react-i18next';
import type { Trends } from '../../../data/scans/trends.ts';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from './trends.module.css';

type Nutrient = Trends['nutrients'][number];

/** Nutrients per 100 g of the last seven scans against the ones before: two bars and their numbers, as a table. */
export function NutrientsCard({ nutrients }: { nutrients: readonly Nutrient[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('Nutrients')} aside={t('mean per 100 g or 100 ml')}>
      <table className={styles.nutrients}>
        <caption className="sr-only">{t('Nutrients of your last 7 scans against the ones before')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Nutrient')}</th>
            <th scope="col">{t('Last 7')}</th>
            <th scope="col">{t('Before')}</th>
            <th scope="col">{t('Change')}</th>
          </tr>
        </thead>
        <tbody>
          {nutrients.map((nutrient) => (
            <tr key={nutrient.name}>
              <th scope="row">
                {t(nutrient.name)}
                <Bars {...nutrient} />
              </th>
              <td>{amount(nutrient.recent, nutrient.unit)}</td>
              <td>{amount(nutrient.before, nutrient.unit)}</td>
              <td>{changeText(nutrient)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Bars({ recent, before }: Nutrient) {
  const most = Math.max(recent ?? 0, before ?? 0) || 1;
  return (
    <span className={styles.bars} aria-hidden="true">
      <i style={{ '--p': `${((recent ?? 0) / most) * 100}%` }} />
      <i style={{ '--p': `${((before ?? 0) / most) * 100}%` }} />
    </span>
  );
}

function amount(value: number | null, unit: string): string {
  return value === null ? '–' : `${value} ${unit}`;
}

/** "+12%", "−8%", "0%"; a dash where one of the two is unknown or nothing can be divided by. */
function changeText({ recent, before }: Nutrient): string {
  if (recent === null || before === null || before === 0) return '–';
  const percent = Math.round(((recent - before) / before) * 100);
  if (percent === 0) return '0%';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}
