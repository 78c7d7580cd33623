import { type Diet, isDiet } from '@labelwise/domain/diets';
import { type FoodFacts, findDoubts } from '@labelwise/domain/food';
import { type ProductView, strictSuitability } from '@labelwise/domain/guide';
import { suitability } from '@labelwise/domain/matching';
import {
  type FoodScore,
  isSuggestable,
  type PreparedFood,
  type PreparedProfile,
  prepareFood,
  scoreFood,
  verdictOf,
} from '@labelwise/domain/scoring';

/** What names a food, wherever it was read. */
export type NamedFood = Pick<ProductView, 'barcode' | 'name' | 'brand' | 'category' | 'servingSize'>;
export type Judges = {
  /** What scores and alerts may show of the person. */
  shown: PreparedProfile;
  /** What decides whether a food may be proposed: always everything. */
  binding: PreparedProfile;
  /** Whether `shown` holds all of the member's own profile. */
  shownInFull: boolean;
  /** Diets that the member declared in the conversation. */
  declared: readonly string[];
};

/** A food with the score of one person. `basis` is `none` where that rests on nothing: then nothing is proposed, and no number shown. */
export type JudgedView = ProductView & { basis: FoodScore['basis'] };

export function viewOf(named: NamedFood, food: FoodFacts | PreparedFood, { shown, binding, declared }: Judges): JudgedView {
  const plain = 'facts' in food ? food : prepareFood(food);
  // The member's own screens do not know what was declared here, so nothing they show can differ.
  const prepared = judgedStrictly(named, plain, declared.filter(isDiet));
  const { score, basis, isHeldBack, contributions, alerts, nutriScore, fits } = scoreFood(prepared, shown);
  return {
    barcode: named.barcode,
    name: named.name,
    brand: named.brand,
    category: named.category,
    servingSize: named.servingSize,
    facts: prepared.facts,
    per: prepared.isDrink ? '100 ml' : '100 g',
    score,
    label: verdictOf({ score, basis, isHeldBack }),
    basis,
    contributions,
    alerts,
    nutriScore,
    fits,
    suggestable: basis !== 'none' && isSuggestable(judgedStrictly(named, prepared, dietsOf(binding)), binding),
    doubts: findDoubts({ ...prepared.facts, name: named.name, servingSize: named.servingSize }),
  };
}

function dietsOf({ constraints }: PreparedProfile): Diet[] {
  return constraints.flatMap(({ restriction }) => (restriction.kind === 'diet' ? [restriction.diet] : []));
}

/**
 * The food with stricter answers where its name or its list in another language is against a diet that binds. Always a food of
 * its own then: others share the one given.
 */
function judgedStrictly(named: NamedFood, food: PreparedFood, diets: readonly Diet[]): PreparedFood {
  const against = diets.flatMap((diet) => {
    const answer = strictSuitability(named, food, diet);
    return answer === suitability(food, diet) ? [] : [{ diet, answer }];
  });
  if (against.length === 0) return food;
  const own = prepareFood(food.facts);
  for (const { diet, answer } of against) own.answers.set(diet, answer);
  return own;
}
