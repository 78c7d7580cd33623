import {
  adviceFor,
  answersTo,
  type CalledFood,
  type Criterion,
  cocoaAsked,
  cocoaIn,
  composeDay,
  composeIdeas,
  dietsMetBy,
  EVERYTHING,
  type FoodOrder,
  type IntentOf,
  isAdvisedAgainst,
  isForYoungChild,
  isOfSeveralDays,
  MAX_SUGGESTIONS,
  MEALS,
  meets,
  nutrimentOf,
  orderOfLimit,
  type PlannedMeal,
  type ProductView,
  SHELVES,
  type ShelfId,
  shelfOf,
  sourcesOfTopic,
  strictSuitability,
  topicOfNutrient,
  withNoneAtAll,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import { readFood } from '@labelwise/domain/matching';
import { type Answerer, type Inquiry, MAX_SCANS } from './inquiry.ts';
import { isForNoEveryday, RAW } from './ready-foods.data.ts';

/** A food that scores less is proposed for no meal, and not again because it was scanned. */
const MIN_FOR_A_MEAL = 50;
const CHOICES = 8;
/** Foods that are looked up where kinds of food are denied. */
const MAX_LOOKED_AT = 12;

/** Foods of a kind: for a purpose, with much or little of something, on a shelf. */
export const ideas: Answerer<'find'> = async (asSearched, { question, tools, needs, typed }) => {
  const search = { ...asSearched, criteria: withNoneAtAll(asSearched.criteria, typed) };
  const cocoa = cocoaAsked(typed);
  if (asksForNothing(search, question)) return null;
  const advice = adviceFor(search.purpose);
  // "How do I eat more fibre?" also asks why.
  const topic = advice === null && search.isHowTo ? topicOfNutrient(question.nutrients[0] ?? '') : null;
  const ofKind = search.called.filter(({ ways }) => ways.length === 0).flatMap((one) => one.tags);
  const tags =
    cocoa !== null
      ? SHELVES.chocolate.tags
      : search.shelves.length > 0
        ? search.shelves.flatMap((id) => SHELVES[id].tags)
        : ofKind.length > 0
          ? ofKind
          : EVERYTHING;
  // Kinds of food that the question denies are left out after the look-up, so that more is looked up.
  // Whole nuts choke a small child.
  const without: readonly ShelfId[] = isForYoungChild(question.declared.circumstances) ? [...search.without, 'nut'] : search.without;
  const isWanted = ({ name, barcode, facts }: ProductView) =>
    !search.notNamed.some((words) => words === barcode || foldText(name).includes(words)) &&
    !without.some((shelf) => shelf === shelfOf(facts.categoriesTags)) &&
    !isAdvisedAgainst(facts.categoriesTags, needs) &&
    !isForNoEveryday(name);
  const limit = without.length + search.notNamed.length + search.containing.length + needs.length === 0 ? MAX_SUGGESTIONS : MAX_LOOKED_AT;
  const order = search.order ?? orderOfLimit(search.criteria);
  const isCalled = (food: CalledFood) =>
    (cocoa === null || (cocoaIn(food.name) ?? 0) >= cocoa) &&
    search.called.every((one) => answersTo(one, food)) &&
    !search.notCalled.some((one) => answersTo(one, food));
  const wanted = async (criteria: readonly Criterion[], by: FoodOrder | null = order) =>
    containingFirst((await tools.ideas({ shelves: tags, criteria, limit, isCalled, order: by })).filter(isWanted), search.containing).slice(
      0,
      MAX_SUGGESTIONS,
    );
  // Of what has the most of something no amount has to be reached.
  const asked = search.criteria.filter((one) => order === null || one.kind !== 'amount' || one.name !== order.nutrient);
  const whole = advice === null ? asked : [...asked, advice.criterion];
  const first = await wanted(whole);
  const second = first.length > 0 || advice === null ? first : await wanted(asked);
  // Nothing reaches the limit of the claim: what comes nearest is proposed as such.
  const near: readonly Criterion[] = asked.map((one) => (one.kind === 'amount' ? { ...one, nearly: true } : one));
  const isNear = second.length === 0 && asked.some(({ kind }) => kind === 'amount');
  const reached = isNear ? await wanted(near) : second;
  const nearest = reached.length > 0 ? null : await nearestTo(asked, search.shelves.length + search.called.length > 0, wanted);
  const found = nearest?.found ?? reached;
  return composeIdeas({
    shelves: search.shelves,
    criteria: nearest?.criteria ?? (isNear && found.length > 0 ? near : asked),
    missed: nearest?.missed ?? [],
    order: nearest?.order ?? order,
    unstated: search.unstated,
    called: [...search.called.map((one) => one.typed), ...(cocoa === null ? [] : [`${cocoa} %`])],
    found,
    scanned: (order === null ? await ownIdeas(search, tools, tags, whole) : []).filter((one) => isWanted(one) && isCalled(one)),
    advice:
      advice?.blocks ?? (topic !== null ? [{ kind: 'topic', topic: topic.id }] : search.isAboutRecipes ? [{ kind: 'no recipes' }] : []),
    adviceSources: advice?.sources ?? (topic === null ? [] : sourcesOfTopic(topic)),
  });
};

type Nearest = {
  readonly found: readonly ProductView[];
  readonly criteria: readonly Criterion[];
  readonly missed: readonly Criterion[];
  readonly order: FoodOrder | null;
};

/**
 * Where nothing is all that was asked: what is all of it but one amount, those first that come nearest in that; else what is of the kind.
 * What somebody leaves out is never dropped.
 */
async function nearestTo(
  asked: readonly Criterion[],
  isOfKind: boolean,
  wanted: (criteria: readonly Criterion[], order?: FoodOrder | null) => Promise<readonly ProductView[]>,
): Promise<Nearest | null> {
  const soft = asked.filter((one) => one.kind === 'amount' || one.kind === 'limit');
  // Energy is asked for most loosely.
  const loosest = soft.toReversed().toSorted((one, other) => Number(other.name === 'Calories') - Number(one.name === 'Calories'));
  const attempts = [...loosest.map((one) => [one]), ...(isOfKind && soft.length > 1 ? [soft] : [])];
  for (const missed of attempts) {
    const criteria = asked.filter((one) => !missed.some((other) => other === one));
    if (criteria.length === 0 && !isOfKind) continue;
    const [first] = missed;
    const order = first === undefined || nutrimentOf(first.name) === null ? null : orderTowards(first);
    const found = await wanted(criteria, order);
    if (found.length > 0) return { found, criteria, missed, order };
  }
  return null;
}

function orderTowards(one: Extract<Criterion, { kind: 'amount' | 'limit' }>): FoodOrder {
  const isMuch = one.kind === 'limit' ? one.side === 'least' : one.side === 'high';
  return { nutrient: one.name, side: isMuch ? 'most' : 'least', isPerEnergy: false };
}

/** Of "something with chicken" those that hold it, where any does. */
function containingFirst(foods: readonly ProductView[], containing: readonly string[]): readonly ProductView[] {
  const held = foods.filter((food) => containing.some((id) => strictSuitability(food, readFood(food.facts), id).answer === 'no'));
  return held.length > 0 ? held : foods;
}

/** "Ponme música": no kind of food, nothing asked of one, and words that nobody knows or a question of another class. */
function asksForNothing(
  { shelves, called, criteria, purpose }: IntentOf<'find'>,
  { names, doubtful, likely }: Inquiry['question'],
): boolean {
  const isBare = shelves.length + called.length + criteria.length + purpose.goals.length + purpose.conditions.length === 0;
  return isBare && (likely === null ? names.length + doubtful.length > 0 : !FOODS_ARE_WANTED.has(likely));
}
const FOODS_ARE_WANTED: ReadonlySet<string> = new Set(['find', 'swap', 'plan', 'told']);

/** Foods among the member's scans that are the same, best first. */
async function ownIdeas(
  { shelves }: IntentOf<'find'>,
  tools: Inquiry['tools'],
  tags: readonly string[],
  criteria: readonly Criterion[],
): Promise<ProductView[]> {
  const products = (await tools.own('scans', MAX_SCANS))
    .map(({ product }) => product)
    .filter(({ suggestable, facts, score }) => {
      const onShelf = shelves.length === 0 || facts.categoriesTags.some((tag) => tags.includes(tag));
      return suggestable && score >= MIN_FOR_A_MEAL && onShelf && criteria.every((criterion) => meets(readFood(facts), criterion));
    });
  const unique = [...new Map(products.map((product) => [product.barcode, product])).values()];
  return criteria.length === 0 && shelves.length === 0 ? [] : unique.sort((one, other) => other.score - one.score);
}

/** A day of meals within every restriction, beside the member's targets. */
export const day: Answerer<'plan'> = async ({ isAboutSalt }, { question, tools, needs, typed }) => {
  const advice = adviceFor(
    question.selected.goals.length + question.selected.conditions.length > 0
      ? question.selected
      : { goals: [...(tools.profile()?.goals ?? [])], conditions: [...(tools.profile()?.conditions ?? [])], restrictions: [] },
  );
  const diets = question.criteria.filter(({ kind }) => kind === 'diet');
  const isYoung = isForYoungChild(question.declared.circumstances);
  const suits = ({ facts }: ProductView) =>
    !(isYoung && shelfOf(facts.categoriesTags) === 'nut') && !isAdvisedAgainst(facts.categoriesTags, needs);
  const used = new Set<string>();
  const meals: PlannedMeal[] = [];
  for (const { meal, parts } of MEALS) {
    const products: ProductView[] = [];
    for (const shelves of parts) {
      const choices = [
        ...(await tools.ideas({
          shelves,
          criteria: advice === null ? question.criteria : [...question.criteria, advice.criterion],
          limit: CHOICES,
        })),
        ...(await tools.ideas({ shelves, criteria: question.criteria, limit: CHOICES })),
        ...(await tools.ideas({ shelves, criteria: diets, limit: CHOICES })),
      ];
      const chosen = choices.find(
        (product) =>
          suits(product) &&
          !(meal === 'snack' && RAW.test(product.name)) &&
          product.score >= MIN_FOR_A_MEAL &&
          !kindsOf(product).some((kind) => used.has(kind)),
      );
      if (chosen === undefined) continue;
      for (const kind of kindsOf(chosen)) used.add(kind);
      products.push(chosen);
    }
    meals.push({ meal, products });
  }
  const shared = dietsMetBy(meals.flatMap(({ products }) => products));
  return composeDay({
    meals,
    profile: tools.profile(),
    advice: advice?.blocks ?? [],
    adviceSources: advice?.sources ?? [],
    metDiets: [...new Set([...shared, ...diets.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []))])],
    isAboutSalt,
    isOfSeveral: isOfSeveralDays(typed),
  });
};

/** Two records of one food, or two of its kind, make no change on a plate. */
function kindsOf({ name, facts }: ProductView): string[] {
  const leaf = facts.categoriesTags.at(-1);
  const words = name
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, ' ')
    .split(' ')
    .filter((word) => word.length > 3 && !SAYS_LITTLE.has(word))
    .map((word) => word.replace(/(?:es|s)$/, ''));
  return [name.toLowerCase(), ...(leaf === undefined ? [] : [leaf]), ...words.slice(-1), ...words.slice(0, 1)];
}

const SAYS_LITTLE: ReadonlySet<string> = new Set([
  'organic',
  'green',
  'sweet',
  'frozen',
  'fresh',
  'natural',
  'plain',
  'whole',
  'grain',
  'with',
  'water',
  'free',
  'original',
  'classic',
  'traditional',
  'quick',
  'cook',
  'white',
  'brown',
  'black',
  'style',
  'pure',
  'gluten',
  'wholegrain',
  'halves',
  'solid',
  'long',
  'unsalted',
  'salted',
  'roasted',
  'sans',
  'avec',
  'vert',
  'verte',
  'vertes',
  'extra',
]);
