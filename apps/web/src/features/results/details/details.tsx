import { readFood } from '@labelwise/domain/matching';
import { type DayShare, portionOf, sharesOfDay } from '@labelwise/domain/portion';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { useRecipeChanges } from '../../../data/foods/scanned-figures.ts';
import { healthProfileQuery } from '../../../data/health-profile.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useSession } from '../../../data/session/session.ts';
import { say } from '../../../i18n/say.ts';
import { dateText, monthText } from '../../../lib/dates.ts';
import { useRoom } from '../../../lib/use-wide.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Fold, Folds } from '../../../ui/layout/fold.tsx';
import { OwnValues } from '../own-data/own-values.tsx';
import { FIGURES, figureText } from '../own-data/pack-fields.ts';
import { useMarks } from '../table-card.tsx';
import styles from './day-card.module.css';
import { AdditivesCard, NutriScoreCard } from './judgement-cards.tsx';
import { figure, grams, nutrientLevels, whole } from './nutrition-rows.ts';
import { IngredientsCard, ProductCard } from './product-card.tsx';

type DetailsProps = {
  food: Food;
  /** One's own score with its ledger, where it is shown: for the marks in the ingredient list. */
  whole: FoodScore | null;
  /** The first fold: why the score is what it is. */
  children: ReactNode;
  /** What stands above is long: on a phone the figures of a day are one press away. */
  isDayFolded: boolean;
};

/** The details below the score. They bring the additives' knowledge and the ingredient reader, so they come after the shell. */
export function Details({ food, whole, children, isDayFolded }: DetailsProps) {
  const { isAuthenticated } = useSession();
  const { data: profile } = useQuery({ ...healthProfileQuery(), enabled: isAuthenticated });
  const marks = useMarks(food, whole);
  // So are figures that may not be true.
  const isFolded = !useRoom() && (isDayFolded || food.doubts.length > 0);
  const day = <DayCard food={food} calories={profile?.targetCalories ?? null} isFolded={isFolded} />;
  return (
    <>
      <RecipeChanged food={food} />
      <IngredientsCard food={food} marks={marks} />
      {!isFolded && day}
      <Folds>
        {children}
        {isFolded && day}
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

const NAMES = {
  sugars: 'screens-common.sugars',
  saturatedFat: 'screens-common.saturated_fat',
  salt: 'screens-common.salt',
  fiber: 'screens-common.fiber',
  energyKj: 'screens-common.energy',
} as const;

/** Five figures per 100, in a serving, and of the day. Shown beside the score, never part of it (docs/decisions/070). */
function DayCard({ food, calories, isFolded }: { food: Food; calories: number | null; isFolded: boolean }) {
  const read = readFood(food.facts);
  const doubtful = new Set(food.doubts.flatMap(({ level, nutriments }) => (level === 'worth a look' ? [] : nutriments)));
  const shares = sharesOfDay(read, food.servingSize, { calories }).filter(({ nutriment }) => !doubtful.has(nutriment));
  if (shares.length === 0) return null;
  const portion = portionOf(read, food.servingSize);
  const levels = nutrientLevels(food.facts);
  const amount = `${figure(portion.amount)}\u00a0${portion.unit}`;
  // A serving of 100 would say every figure twice.
  const hasPortion = portion.kind !== '100' && portion.amount !== 100;
  const title = say('screens-details.of_your_day');
  const aside =
    portion.kind !== '100' ? say(portion.kind === 'can' ? 'screens-details.a_can' : 'screens-details.a_serving', { amount }) : amount;
  const content = (
    <>
      <div className={styles.wrap}>
        <table className={styles.day} aria-label={say('screens-details.of_your_day')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{say('screens-insights.nutrient')}</span>
              </th>
              <th scope="col">{`100\u00a0${portion.unit}`}</th>
              {hasPortion && <th scope="col">{amount}</th>}
              <th scope="col" className={styles.of}>
                {say('screens-details.of_your_day_2')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.nutriment} data-level={levels.get(share.nutriment) === 'poor' ? 'poor' : undefined}>
                <th scope="row">{say(NAMES[share.nutriment])}</th>
                <td>{amountText(share, share.per100)}</td>
                {hasPortion && <td>{amountText(share, share.inPortion)}</td>}
                <td className={styles.of}>
                  <span className={styles.share}>
                    <i style={{ '--p': Math.min(100, share.percent) }} />
                    {say('screens-common.percent', { n: share.percent })}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details className={`caption ${styles.source}`}>
        <summary>{say(isOwnDay(shares) ? 'screens-details.own_day_short' : 'screens-details.average_day_short')}</summary>
        <p>{sourceText(shares)}</p>
      </details>
    </>
  );
  return isFolded ? (
    <Fold title={title} answer={aside}>
      {content}
    </Fold>
  ) : (
    <Card title={title} aside={aside}>
      {content}
    </Card>
  );
}

function amountText({ nutriment }: DayShare, value: number): string {
  return nutriment === 'energyKj' ? whole(value, 'kJ') : grams(value);
}

function isOwnDay(shares: readonly DayShare[]): boolean {
  return shares.some(({ source }) => source === 'own target');
}

/** Whose day it is, and who says what a day holds. */
function sourceText(shares: readonly DayShare[]): string {
  const hasFiber = shares.some(({ nutriment }) => nutriment === 'fiber');
  if (isOwnDay(shares)) return hasFiber ? say('screens-details.own_day_fiber') : say('screens-details.own_day');
  return hasFiber ? say('screens-details.average_day_fiber') : say('screens-details.average_day');
}

const MAX_SHOWN = 3;

/** "Changed since your last scan: sugars 12 → 18 g, since March." The gravest figures first. */
function RecipeChanged({ food }: { food: Food }) {
  const changes = useRecipeChanges(food);
  if (changes === null) return null;
  const figures = changes.figures.slice(0, MAX_SHOWN).flatMap(({ field, before, now }) => {
    const [, name, unit] = FIGURES.find(([one]) => one === field) ?? [];
    return name === undefined ? [] : [`${say(name).toLowerCase()} ${figureText(before)} → ${figureText(now)}\u00a0${unit}`];
  });
  return (
    <p className="small" role="status">
      <strong>{say('screens-details.changed_since_your_last')}</strong> {figures.join(', ')},{' '}
      {say('screens-details.since_day', { day: dayOf(changes.since) })}.
    </p>
  );
}

/** "March" of this year, "Mar 12, 2024" of another. */
function dayOf(time: number): string {
  const date = new Date(time);
  return date.getFullYear() === new Date().getFullYear() ? monthText(date.toISOString().slice(0, 7)) : dateText(time);
}
