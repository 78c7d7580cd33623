import { additiveRisk } from '@labelwise/domain/additives';
import { formatGtin } from '@labelwise/domain/gtin';
import { matchName, readFood } from '@labelwise/domain/matching';
import { eachItem, maskOf, overlaps, packReading, type ReadItem, unpackItems } from '@labelwise/domain/reading';
import type { Level } from '@labelwise/domain/scoring';
import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { say } from '../../../i18n/say.ts';
import { useRoom } from '../../../lib/use-wide.ts';
import { BarcodeDrawing } from '../../../ui/food/barcode-drawing.tsx';
import { InfoBlock, InfoGrid, type IngredientPart, IngredientText, NutritionTable } from '../../../ui/food/facts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Clamp, Fold } from '../../../ui/layout/fold.tsx';
import { Otherwise, Unconfirmed } from '../own-data/otherwise.tsx';
import type { Marks } from '../table-card.tsx';
import { placeId } from '../use-results.ts';
import { figure, nutritionRows } from './nutrition-rows.ts';

const NOVA = {
  1: 'screens-details.nova_1',
  2: 'screens-details.nova_2',
  3: 'screens-details.nova_3',
  4: 'screens-details.nova_4',
} as const;

/** The places of a reading are places in the text that was read; another text is shown without marks. */
function partsOf(ingredients: string, facts: Food['facts'], marks: Rests): IngredientPart[] {
  return ingredients === facts.ingredientsText ? ingredientParts(ingredients, facts, marks) : [{ text: ingredients }];
}

/** The printed list, with what matters marked. */
export function IngredientsCard({ food, marks }: { food: Food; marks: Marks }) {
  const { facts, ingredients } = food;
  const count = countOf(facts);
  const lines = useRoom() ? MAX_LINES : MAX_LINES_ON_PHONES;
  return (
    <Card
      title={say('screens-common.ingredients')}
      aside={count > 1 && facts.listBasis !== 'unconfirmed' ? say('screens-details.count_most_first', { count }) : undefined}
    >
      {ingredients === null || ingredients.trim() === '' ? (
        <p className="small">{say('screens-details.n_a_the_pack')}</p>
      ) : (
        <Clamp
          lines={lines}
          more={count > 1 ? say('screens-common.show_all_count', { count }) : say('screens-details.show_all_of_it')}
          less={say('screens-results.show_less_of_it')}
        >
          <IngredientText
            parts={partsOf(ingredients, facts, marks)}
            lang={facts.lang ?? undefined}
            alertNames={{
              conflict: marks.notFor ?? say('screens-details.conflicts_with_your_profile'),
              traces: say('screens-details.traces'),
              unknown: say('screens-details.not_known_to_be'),
            }}
          />
        </Clamp>
      )}
      <Unconfirmed food={food} />
      <Otherwise food={food} part="list" />
    </Card>
  );
}

/** Lines of the list that are shown before it is opened. */
const MAX_LINES = 6;
const MAX_LINES_ON_PHONES = 4;

/** Ingredients of the printed list, a composite as one; 0 where it has not been read. */
function countOf({ reading }: Food['facts']): number {
  if (reading === null) return 0;
  return unpackItems(reading).items.filter(({ source, presence }) => source === 'list' && presence === 'contained').length;
}

/** What else the pack says: barcode, processing, serving, and all of its figures. */
export function ProductCard({ food }: { food: Food }) {
  const { facts, barcode, servingSize } = food;
  const unit = facts.kind === 'beverage' || facts.kind === 'water' ? 'ml' : 'g';
  const table = (
    <>
      <NutritionTable
        caption={say('screens-details.nutrition_facts')}
        basis={unit === 'ml' ? say('screens-details.per_100_ml') : say('screens-common.per_100g')}
        amount={say('screens-details.amount')}
        verdictHead={say('screens-details.level')}
        rows={nutritionRows(food)}
      />
      <Otherwise food={food} part="figures" />
    </>
  );
  return (
    <Fold
      title={say('screens-details.product_information')}
      answer={hasFigures(food) || barcode === null ? say('screens-details.all_figures') : formatGtin(barcode)}
    >
      <InfoGrid facts={table}>
        <InfoBlock title={say('screens-common.barcode')}>
          {barcode === null ? <p className="small">{say('screens-results.n_a')}</p> : <BarcodeDrawing gtin={barcode} />}
        </InfoBlock>
        <InfoBlock title={say('screens-details.processing')}>
          <p className="small">{facts.nova === null ? say('screens-details.n_a_how_far') : say(NOVA[facts.nova])}</p>
        </InfoBlock>
        {servingSize !== null && (
          <InfoBlock title={say('screens-common.serving')}>
            <p className="small">{`${figure(servingSize)}\u00a0${unit}`}</p>
          </InfoBlock>
        )}
        <Otherwise food={food} part="product" />
      </InfoGrid>
    </Fold>
  );
}

function hasFigures({ facts }: Pick<Food, 'facts'>): boolean {
  return Object.keys(facts.nutriments).length > 0;
}

type Facts = Food['facts'];
type Mark = Omit<IngredientPart, 'text'> & { readonly at: number; readonly end: number };
type Rests = {
  contributions: readonly Pick<FoodScore['contributions'][number], 'points' | 'data'>[];
  alerts: readonly Pick<FoodScore['alerts'][number], 'level' | 'span'>[];
};

const RISK_LEVELS = { low: 'good', moderate: 'fair', high: 'poor' } as const;
/** What law makes packs name (Regulation (EU) 1169/2011, annex II). */
const ALLERGENS = maskOf([
  'Gluten',
  'Dairy',
  'Eggs',
  'Peanuts',
  'Nuts',
  'Soy',
  'Fish',
  'crustaceans',
  'molluscs',
  'Sesame',
  'Mustard',
  'Celery',
  'Lupin',
  'Sulphites',
]);

/**
 * The printed list cut at what matters: the words that an alert rests on, additives by their risk, ingredients that a preference
 * of the member is about, and allergens. All places come from the food's reading; the printed text itself is never changed.
 */
export function ingredientParts(text: string, facts: Facts, { contributions, alerts }: Rests): IngredientPart[] {
  const items =
    facts.reading === null
      ? []
      : [...eachItem(unpackItems(facts.reading).items)].filter(({ source, presence }) => source === 'list' && presence !== 'denied');
  const levelOf = preferenceLevels(facts, contributions);
  const taken: Mark[] = [];
  for (const mark of [...alertMarks(alerts), ...items.flatMap((item) => markOf(item, levelOf(item)) ?? [])]) {
    const isInText = mark.at >= 0 && mark.at < mark.end && mark.end <= text.length;
    if (isInText && taken.every(({ at, end }) => mark.end <= at || mark.at >= end)) taken.push(mark);
  }
  return cut(
    text,
    taken.toSorted((one, other) => one.at - other.at),
  );
}

/** Alerts come with the most serious first, so of two about the same words that one marks them. */
function alertMarks(alerts: Rests['alerts']): Mark[] {
  return alerts.flatMap(({ level, span }) =>
    span === null || level === 'note' || level === 'warning' ? [] : [{ at: span[0], end: span[1], id: placeId(span), alert: level }],
  );
}

/** Which preference an ingredient is about: it alone would match it. */
function preferenceLevels(facts: Facts, lines: Rests['contributions']): (item: ReadItem) => Level | undefined {
  const preferences = lines.flatMap(({ points, data }) =>
    data.kind === 'preference' && points !== 0 ? [{ name: data.name, points }] : [],
  );
  if (preferences.length === 0) return () => undefined;
  const bare = {
    ...facts,
    nutriments: {},
    additives: [],
    categoriesTags: [],
    allergensTags: [],
    tracesTags: [],
    labelsTags: [],
    ingredientsAnalysisTags: [],
  };
  return (item) => {
    if (item.children.length > 0 || item.presence !== 'contained') return undefined;
    const alone = readFood({ ...bare, reading: packReading({ version: '', language: 'en', items: [item], claims: [] }, null) });
    const hit = preferences.find(({ name, points }) => (matchName(alone, name, points > 0 ? 'more' : 'less') ?? 0) > 0);
    return hit === undefined ? undefined : hit.points > 0 ? 'good' : 'poor';
  };
}

function markOf(item: ReadItem, preferred: Level | undefined): Mark | null {
  const risk = item.additive === null ? 'unknown' : additiveRisk(item.additive);
  const level = preferred ?? (risk === 'unknown' ? undefined : RISK_LEVELS[risk]);
  // Of a composite its parts are marked, not its name.
  const strong = item.children.length === 0 && (item.isSetOff || overlaps(item.has, ALLERGENS));
  return level === undefined && !strong ? null : { at: item.start, end: item.end, level, strong };
}

function cut(text: string, marks: readonly Mark[]): IngredientPart[] {
  const parts: IngredientPart[] = [];
  let from = 0;
  for (const { at, end, ...mark } of marks) {
    if (at > from) parts.push({ text: text.slice(from, at) });
    parts.push({ text: text.slice(at, end), ...mark });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
