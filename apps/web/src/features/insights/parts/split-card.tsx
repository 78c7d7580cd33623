import { categorySplit } from '@labelwise/domain/history';
import { useTranslation } from 'react-i18next';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import { broadCategory } from './broad-category.ts';
import type { InsightItem } from './insight-items.ts';

type SplitCardProps = {
  title: string;
  items: readonly InsightItem[];
};

/** The categories that products really belong to, the largest first. */
export function SplitCard({ title, items }: SplitCardProps) {
  const { t } = useTranslation();
  const parts = categorySplit(items.map(({ food }) => broadCategory(food.facts.categoriesTags) ?? food.category)).map(
    ({ category, percent }) => ({
      id: category ?? 'none',
      name: category ?? t('Without a category'),
      share: percent / 100,
      text: `${percent}%`,
    }),
  );
  return (
    <Card title={title} aside={t('by category')}>
      <SplitBar parts={parts} />
    </Card>
  );
}
