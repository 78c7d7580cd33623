import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Pair } from '../../../ui/layout/screen.tsx';
import { AdditivesCard } from './additives-card.tsx';
import { NutriScoreCard } from './nutri-score-card.tsx';
import { ProductCard } from './product-card.tsx';

type DetailsProps = {
  food: Food;
  /** The score with its ledger, for the marks in the ingredient list. */
  whole: FoodScore | null;
};

/** The details below the score. They bring the additives' knowledge and the ingredient reader, so they come after the shell. */
export function Details({ food, whole }: DetailsProps) {
  return (
    <>
      <Pair>
        <NutriScoreCard food={food} />
        <AdditivesCard food={food} />
      </Pair>
      <ProductCard food={food} whole={whole} />
      <SourceLine sources={food.sources} />
    </>
  );
}

/** Where the figures come from, and what they are not. */
function SourceLine({ sources }: Pick<Food, 'sources'>) {
  const { t } = useTranslation();
  return (
    <p className="caption">
      {sources.length > 0 && <>{t('Product data:')} </>}
      {sources.map(({ name, url, licence }, at) => (
        <span key={name}>
          {at > 0 && '; '}
          {url === null ? (
            name
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
          {licence !== null && `, ${licence}`}
        </span>
      ))}
      {sources.length > 0 && '.'}
    </p>
  );
}
