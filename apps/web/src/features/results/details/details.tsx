import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { healthProfileQuery } from '../../../data/health-profile.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useSession } from '../../../data/session/session.ts';
import { say } from '../../../i18n/say.ts';
import { dateText } from '../../../lib/dates.ts';
import { Folds } from '../../../ui/layout/fold.tsx';
import { OwnValues } from '../own-data/own-values.tsx';
import { RecipeChanged } from '../own-data/recipe-changed.tsx';
import { useMarks } from '../people/use-marks.ts';
import { AdditivesCard } from './additives-card.tsx';
import { DayCard } from './day-card.tsx';
import { NutriScoreCard } from './nutri-score-card.tsx';
import { IngredientsCard, ProductCard } from './product-card.tsx';

type DetailsProps = {
  food: Food;
  /** One's own score with its ledger, where it is shown: for the marks in the ingredient list. */
  whole: FoodScore | null;
  /** The first fold: why the score is what it is. */
  children: ReactNode;
};

/** The details below the score. They bring the additives' knowledge and the ingredient reader, so they come after the shell. */
export function Details({ food, whole, children }: DetailsProps) {
  const { isAuthenticated } = useSession();
  const { data: profile } = useQuery({ ...healthProfileQuery(), enabled: isAuthenticated });
  const marks = useMarks(food, whole);
  return (
    <>
      <RecipeChanged food={food} />
      <IngredientsCard food={food} marks={marks} />
      <DayCard food={food} calories={profile?.targetCalories ?? null} />
      <Folds>
        {children}
        <NutriScoreCard food={food} />
        <AdditivesCard food={food} />
        <ProductCard food={food} />
      </Folds>
      <OwnValues food={food} />
      <SourceLine {...food} />
    </>
  );
}

/** Where the figures come from, and what they are not. */
function SourceLine({ sources, provenance }: Pick<Food, 'sources' | 'provenance'>) {
  return (
    <p className="caption">
      {sources.length > 0 && <>{say('screens-details.product_data')} </>}
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
      {sources.length > 0 && '.'} {provenance !== undefined && ageText(provenance)}
    </p>
  );
}

/** How old it is. The sample foods are from public extracts, without a day. */
function ageText({ source, modifiedAt }: NonNullable<Food['provenance']>): string {
  if (modifiedAt !== null) return say('screens-details.last_changed_there_on', { day: dateText(modifiedAt) });
  switch (source) {
    case 'sample':
      return say('screens-details.of_2018_to_2026');
    case 'own':
      return say('screens-details.known_to_you_alone');
    default:
      return say('screens-details.the_day_of_its');
  }
}
