import { leafCategory } from '@labelwise/domain/food';
import { categorySplit } from '@labelwise/domain/history';
import { useTranslation } from '../../../i18n/translation.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import type { InsightItem } from './insight-items.ts';

/** Roots of the category tree that say no more than "from plants": the next one down tells foods apart. */
const TOO_BROAD = new Set([
  'en:plant-based-foods-and-beverages',
  'en:plant-based-foods',
  'en:plant-based-beverages',
  'en:beverages-and-beverages-preparations',
]);

/** The widest of a food's own categories that still tells it from others: "Dairies", "Snacks"; null where it has none. */
function broadCategory(categoriesTags: readonly string[]): string | null {
  const tag = categoriesTags.find((one) => !TOO_BROAD.has(one)) ?? categoriesTags[0];
  return tag === undefined ? null : leafCategory([tag]);
}

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
