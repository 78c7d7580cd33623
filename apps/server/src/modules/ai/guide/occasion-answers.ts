import {
  type Answer,
  adviceOn,
  type Criterion,
  chooseDishes,
  composeDishes,
  composeIdeas,
  type DishMeal,
  type Eaters,
  energyLeftTyped,
  foodsOfIngredient,
  type IntentKind,
  ingredientsIn,
  isAdvisedAgainst,
  isForYoungChild,
  joinAnswers,
  kindOf,
  mealsOf,
  type Occasion,
  OPEN,
  occasionAfter,
  type ProductView,
  type ShelfId,
  tellsOf,
} from '@labelwise/domain/guide';
import type { Inquiry } from './inquiry.ts';
import { isForNoEveryday, RAW, READY } from './ready-foods.data.ts';

/** A food that scores less is no idea, but for what only sweetens or is spread thinly. */
const MIN_SCORE = 50;
const LOOKED_AT = 12;
const MAX_PRODUCTS = 3;

/** Ideas for the moment that a question openly asks for, and products that are eaten so; `null` where none suits everybody. */
export async function occasionAnswer(occasion: Occasion, inquiry: Inquiry): Promise<Answer | null> {
  const { diets, needs } = inquiry;
  const chosen = chooseDishes(occasion, eatersOf(inquiry));
  if (chosen.dishes.length === 0) return null;
  const ideas = composeDishes(occasion, chosen, diets.length + needs.length > 0);
  const products = await readyProducts(occasion, inquiry);
  if (products.length === 0) return ideas;
  return joinAnswers([
    ideas,
    composeIdeas({
      shelves: [],
      called: [],
      unstated: [],
      criteria: inquiry.question.criteria,
      found: products,
      scanned: [],
      advice: [],
      adviceSources: [],
    }),
  ]);
}

export function eatersOf({ typed, question, tools, needs, diets }: Inquiry): Eaters {
  return {
    judge: (food) => tools.judgedDish(food),
    mayHold: (ingredient) =>
      foodsOfIngredient(ingredient).every((words) => {
        const kind = kindOf(words);
        const advised = kind === null ? [] : adviceOn([kind], needs, diets);
        return !tools.leavesOut(words) && !advised.some(({ level }) => level === 'never' || level === 'no' || level === 'ask');
      }),
    criteria: [...question.criteria, ...leftIn(typed)],
    isSugarLow: needs.includes('diabetes'),
    isYoung: isForYoungChild(question.declared.circumstances),
  };
}

/** What is left of a day is as much as a portion may hold. */
function leftIn(typed: string): Criterion[] {
  const left = energyLeftTyped(typed);
  return left === null ? [] : [{ kind: 'limit', name: 'Calories', side: 'most', value: left, text: `${left} kcal` }];
}

/** Products of the catalogue that are eaten as they are on such an occasion. */
async function readyProducts(occasion: Occasion, { question, tools, needs }: Inquiry): Promise<readonly ProductView[]> {
  if (occasion.atHand.length > 0 || occasion.shown > 0 || occasion.isCheap || isForYoungChild(question.declared.circumstances)) return [];
  const [meal = 'snack'] = mealsOf(occasion);
  const kinds = kindsFor(meal, occasion);
  if (kinds.length === 0) return [];
  const found = await tools.ideas({
    shelves: kinds,
    criteria: question.criteria,
    limit: LOOKED_AT,
  });
  const least = meal === 'sweetener' || meal === 'spread' || meal === 'ice' ? 0 : MIN_SCORE;
  return found
    .filter(
      ({ name, facts, score }) =>
        score >= least && !RAW.test(name) && !isForNoEveryday(name) && !isAdvisedAgainst(facts.categoriesTags, needs),
    )
    .filter(({ name }) => !ingredientsIn(name).some((one) => occasion.except.includes(one)))
    .slice(0, MAX_PRODUCTS);
}

function kindsFor(meal: DishMeal, { traits, place, isWithoutFridge, missing }: Occasion): readonly string[] {
  const isCarried = place !== null || isWithoutFridge;
  return READY.filter(
    (row) =>
      row.meals.includes(meal) &&
      traits.every((trait) => row.traits.includes(trait)) &&
      !(isCarried && !row.isCarried) &&
      !(missing.length > 0 && row.isHeated) &&
      !(place === 'school' && row.hasNuts),
  ).map(({ tag }) => tag);
}

/** So many things that a message tells of the moment leave no doubt. */
const CLEAR = 2;
const OF_OWN: ReadonlySet<IntentKind> = new Set([
  'own foods',
  'own list',
  'own ranking',
  'my profile',
  'my day',
  'my week',
  'targets left',
]);
/** Asked of a product or of one's own foods, of the app or of health: no moment to eat something at, whatever words stand in it. */
const OF_SOMETHING_ELSE: ReadonlySet<IntentKind> = new Set([
  'own foods',
  'own list',
  'own ranking',
  'my profile',
  'my day',
  'my week',
  'targets left',
  'labelwise',
  'additive',
  'compare',
  'ingredients',
  'amount',
  'why',
]);

/** The moment that a conversation openly asks ideas for at this message; `null` where it asks something else. */
export function occasionOf(
  typed: string,
  history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[],
  { question }: Inquiry,
): Occasion | null {
  const { intent, barcodes, criteria, declared } = question;
  if (intent.kind === 'general' && intent.isSure === true) return null;
  const earlier = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const leavesOut = (message: string) => (message === typed ? declared.added.length > 0 : WITHOUT.test(message));
  const occasion = occasionAfter(typed, earlier, leavesOut);
  if (occasion === null || barcodes.length > 0) return null;
  // "600 kcal left, what can I have for dinner?" asks for a dinner.
  const isOfLeft = energyLeftTyped(typed) !== null && occasion.meals.length > 0 && question.mentions.length === 0;
  if (!isOfLeft && OF_SOMETHING_ELSE.has(intent.kind) && (tellsOf(occasion) < CLEAR || OF_OWN.has(intent.kind))) return null;
  // "What should I eat today to stay healthy" tells of no moment.
  if (tellsOf(occasion) === 0 && !occasion.isHungry && (intent.kind === 'general' || criteria.length > 0)) return null;
  // Snacks that are high in protein are a list of products.
  const ofEnergy = criteria.some((one) => one.kind === 'limit' && one.name === 'Calories' && !/\b100 ?(?:g|ml)\b/.test(typed));
  const isList =
    intent.kind === 'find' && !ofEnergy && criteria.some(({ kind }) => kind === 'amount' || kind === 'limit') && isOnlySnack(occasion);
  return isList ? null : occasion;
}
const WITHOUT = /\b(?:without|no|not|ohne|kein\w*|sans|pas de|sin|senza|sem|zonder|geen)\b/i;

function isOnlySnack(occasion: Occasion): boolean {
  const { meals, traits, place, isNight, isCheap, minutes, missing, atHand } = occasion;
  const isBare = traits.length + missing.length + atHand.length === 0 && place === null && !isNight && !isCheap && minutes === null;
  return isBare && meals.every((meal) => meal === 'snack');
}

/** What a kind of food is eaten for. */
const USES: Readonly<Partial<Record<ShelfId, Pick<Occasion, 'meals' | 'traits'>>>> = {
  crisps: { meals: ['snack'], traits: ['savory', 'crunchy'] },
  cracker: { meals: ['snack'], traits: ['savory', 'crunchy'] },
  chocolate: { meals: ['snack'], traits: ['sweet'] },
  candy: { meals: ['snack'], traits: ['sweet'] },
  biscuit: { meals: ['snack'], traits: ['sweet'] },
  bar: { meals: ['snack'], traits: ['sweet'] },
  dessert: { meals: ['dessert'], traits: ['sweet'] },
  icecream: { meals: ['ice'], traits: [] },
  spread: { meals: ['spread'], traits: [] },
  jam: { meals: ['spread'], traits: [] },
};

/** Ideas that are eaten for the same as a kind of food; `null` where that is not known, or none suits. */
export function ideasInPlaceOf(shelf: ShelfId, inquiry: Inquiry): Answer | null {
  const use = USES[shelf];
  if (use === undefined) return null;
  const occasion: Occasion = { ...OPEN, ...use };
  const chosen = chooseDishes(occasion, eatersOf(inquiry));
  return chosen.dishes.length === 0 ? null : composeDishes(occasion, chosen, inquiry.diets.length + inquiry.needs.length > 0);
}
