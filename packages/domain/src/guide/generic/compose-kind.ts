import { isDiet } from '../../diets/index.ts';
import { answerOf } from '../answer.ts';
import type { Need } from '../knowledge/kind-advice.data.ts';
import type { AskedPortion } from '../understand/read-criteria.ts';
import { isOfBrand } from './brand-kinds.ts';
import { comparisonOf, DRINKS, derivedOf, factOf, type GenericAnswer, gramsOf, ownFacts, perOf, strictnessOf } from './compose-generic.ts';
import type { GenericAsked } from './generic-asked.ts';
import type { GenericFact } from './generic-fact.ts';
import type { Figure, GenericFood } from './generic-foods.ts';
import type { NamedGeneric } from './generic-found.ts';
import { LEFT_OUT_BY } from './held.data.ts';

/** Whom a kind of food is judged for: diets that bind them, by id, and what else they mind. */
type Whom = { readonly diets: readonly string[]; readonly needs: readonly Need[] };

/** The answer by the kind of food that a name stands for, where the catalogue has no such product; `null` where nothing is known that answers it. */
export function composeKind(asked: GenericAsked, { diets, needs }: Whom, counted: AskedPortion | null): GenericAnswer | null {
  const [first, second] = asked.foods;
  if (first === undefined) return null;
  const facts = second === undefined ? ofOne(asked, first, { diets, needs }, counted) : ofTwo(asked, first, second, { diets, needs });
  if (facts === null) return null;
  const all: readonly GenericFact[] = [
    ...facts,
    { asked: 'of its kind', food: first.food, words: asked.foods.map(({ words }) => words).join(', ') },
  ];
  const answer = answerOf(
    all.map((fact) => ({ kind: 'generic food', fact })),
    [{ kind: 'publication', publication: 'foodTables' }],
    { derived: derivedOf(all) },
  );
  return { answer, strictness: strictnessOf(all), asked };
}

function ofOne(
  asked: GenericAsked,
  one: NamedGeneric,
  { diets, needs }: Whom,
  counted: AskedPortion | null,
): readonly GenericFact[] | null {
  const portion = isOfUnknownWeight(one.food, counted) ? null : counted;
  const fact = factOf(asked, one, diets, portion);
  if (fact === null) return null;
  const suits = ownFacts({ ...asked, asked: 'suits' }, one, diets);
  const against = suits.filter(({ certainty }) => certainty !== null);
  const without = suits.flatMap((each) => (each.certainty === null ? [withoutFact(one, each.diets)] : []));
  const judged = asked.asked === 'suits' || asked.asked === 'what' ? judgedFact(one.food, one.words, needs) : [];
  const inPortion = asked.asked === 'amount' ? [] : portionFact(one, portion);
  const answering = fact.asked === 'suits' || fact.asked === 'what' ? [] : [asOfKind(fact)];
  // A figure that was asked for stands first, unless the food harms.
  const isAsked = fact.asked === 'amount' && against.every(({ certainty }) => certainty === 'possible');
  const isOwn = fact.asked === 'diet' && diets.includes(fact.diet);
  return [
    ...(isOwn || isAsked ? answering : []),
    ...(isOwn ? [] : against.filter((each) => !says(fact, each))),
    ...(isOwn || isAsked ? [] : answering),
    ...judged,
    ...(asked.asked === 'suits' ? without : []),
    { asked: 'what', food: one.food, words: one.words },
    ...inPortion,
  ];
}

/** A question that asks what the member leaves out says it once. */
function says(fact: GenericFact, { held }: Extract<GenericFact, { asked: 'suits' }>): boolean {
  if (held.length === 0) return false;
  if (fact.asked === 'held') return held.every((word) => word === fact.held);
  return fact.asked === 'diet' && held.every((word) => fact.held.includes(word));
}

/** What a kind is usually without, no pack is without for sure. */
function asOfKind(fact: GenericFact): GenericFact {
  if ((fact.asked !== 'diet' && fact.asked !== 'held') || fact.certainty !== null) return fact;
  return fact.asked === 'held'
    ? { asked: 'usually without', food: fact.food, words: fact.words, diets: [], held: [fact.held] }
    : withoutFact(fact, [fact.diet]);
}

function withoutFact({ food, words }: { readonly food: GenericFood; readonly words: string }, diets: readonly string[]): GenericFact {
  const held = [...new Set(diets.flatMap((diet) => (isDiet(diet) ? (LEFT_OUT_BY[diet] ?? []) : [])))];
  return { asked: 'usually without', food, words, diets, held };
}

function ofTwo(asked: GenericAsked, one: NamedGeneric, other: NamedGeneric, { diets, needs }: Whom): readonly GenericFact[] | null {
  const compared = comparisonOf(asked, one, other);
  if (compared === null || compared.asked !== 'compare') return null;
  const own = [one, other]
    .flatMap((each) => ownFacts({ ...asked, asked: 'suits' }, each, diets))
    .filter(({ certainty }) => certainty !== null);
  // 100 ml of what is drunk and 100 g of what is eaten are no like amounts.
  if (perOf(one.food) !== perOf(other.food))
    return [
      ...own,
      ...[one, other].flatMap((each): GenericFact[] => [{ asked: 'what', food: each.food, words: each.words }, ...portionFact(each, null)]),
    ];
  const isOfFigure = asked.asked === 'compare' && asked.figures.length > 0;
  const milder: GenericFact = { asked: 'milder', foods: compared.foods, milder: milderOf(one.food, other.food, needs) };
  return [...(isOfFigure ? [] : [milder]), ...own, compared];
}

/** From these on a figure is high, per 100 g and, of drinks, per 100 ml. @source UK front-of-pack nutrition labelling guidance, 2016; EU 1169/2011 (caffeine) */
const HIGH: Readonly<Partial<Record<Figure, readonly [number, number]>>> = {
  Alcohol: [0.5, 0.5],
  Caffeine: [150, 15],
  Sugar: [22.5, 6],
  Fat: [17.5, 8.75],
  Sodium: [1.5, 0.75],
};
/** What somebody minds most. */
const MINDED: Readonly<Partial<Record<Need, Figure>>> = {
  diabetes: 'Sugar',
  'blood pressure': 'Sodium',
  heart: 'Sodium',
  kidneys: 'Sodium',
  cholesterol: 'Fat',
  pregnancy: 'Caffeine',
  child: 'Caffeine',
  'young child': 'Sugar',
};

function shareOf(food: GenericFood, figure: Figure): number {
  const limit = HIGH[figure]?.[DRINKS.has(food.kind) ? 1 : 0];
  return limit === undefined ? 0 : (food.figures[figure] ?? 0) / limit;
}
const FIGURES_JUDGED: readonly Figure[] = ['Alcohol', 'Caffeine', 'Sugar', 'Fat', 'Sodium'];

function judgedFact(food: GenericFood, words: string, needs: readonly Need[]): GenericFact[] {
  // Of what a few grams are eaten of, 100 g say little.
  const isOfLittle = food.portion !== null && food.portion <= MIN_JUDGED;
  if (Object.keys(food.figures).length === 0 || isOfLittle) return [];
  const minded = needs.flatMap((need) => MINDED[need] ?? []);
  const ranked = (share: (figure: Figure) => number) =>
    FIGURES_JUDGED.filter((figure) => share(figure) >= 1 && !NOT_JUDGED[figure]?.has(food.kind)).toSorted(
      (one, other) => Number(minded.includes(other)) - Number(minded.includes(one)) || share(other) - share(one),
    );
  const per100 = ranked((figure) => shareOf(food, figure));
  const grams = per100.length > 0 || food.portion === null ? 100 : food.portion;
  const high = (per100.length > 0 ? per100 : ranked((figure) => shareOfPortion(food, figure))).map((figure) => ({
    figure,
    value: ((food.figures[figure] ?? 0) * (figure === 'Alcohol' ? 100 : grams)) / 100,
  }));
  return [{ asked: 'judged', food, words, per: perOf(food), grams, high }];
}

/** Fat of nuts and fish, sugars of fruit: high, and nothing against having them every day. */
const NOT_JUDGED: Readonly<Partial<Record<Figure, ReadonlySet<GenericFood['kind']>>>> = {
  Fat: new Set(['nut', 'seed', 'oil', 'fish', 'seafood', 'fruit', 'vegetable', 'plantfood', 'eggdish', 'cheese']),
  Sugar: new Set(['fruit', 'driedfruit', 'vegetable']),
  Sodium: new Set(['spice', 'vegetable', 'cheese']),
};

/** What is high in a portion. @source UK front-of-pack nutrition labelling guidance, 2016 */
const HIGH_PORTION: Readonly<Partial<Record<Figure, readonly [number, number]>>> = {
  Sugar: [27, 13.5],
  Fat: [21, 10.5],
  Sodium: [1.8, 0.9],
};
function shareOfPortion(food: GenericFood, figure: Figure): number {
  const limit = HIGH_PORTION[figure]?.[DRINKS.has(food.kind) ? 1 : 0];
  return limit === undefined || food.portion === null ? 0 : ((food.figures[figure] ?? 0) * food.portion) / 100 / limit;
}
const MIN_JUDGED = 5;

function portionFact({ food, words }: NamedGeneric, counted: AskedPortion | null): GenericFact[] {
  const grams = gramsOf(food, counted) ?? food.portion;
  const figures = IN_PORTION.flatMap((figure) => {
    const per100 = food.figures[figure];
    return per100 === undefined || (figure === 'Caffeine' && per100 < 1) ? [] : [{ figure, value: (per100 * (grams ?? 0)) / 100 }];
  });
  return grams === null || figures.length === 0 ? [] : [{ asked: 'portion', food, words, per: perOf(food), grams, figures }];
}
const IN_PORTION: readonly Figure[] = ['Calories', 'Protein', 'Sugar', 'Fat', 'Sodium', 'Caffeine'];

/** "A box of": of what is eaten by the piece nobody knows how much that is. */
function isOfUnknownWeight(food: GenericFood, counted: AskedPortion | null): boolean {
  return counted?.kind === 'packs' && isOfBrand(food) && (food.portion ?? 0) < MIN_PACK;
}
const MIN_PACK = 70;

function milderOf(one: GenericFood, other: GenericFood, needs: readonly Need[]): 0 | 1 | null {
  const minded = needs.flatMap((need) => MINDED[need] ?? []);
  const burden = (food: GenericFood): number =>
    FIGURES_JUDGED.reduce((sum, figure) => sum + shareOf(food, figure) * (minded.includes(figure) ? 2 : 1), 0) +
    (food.figures.Calories ?? 0) / (DRINKS.has(food.kind) ? MANY_KCAL_DRUNK : MANY_KCAL) -
    (food.figures.Fiber ?? 0) / MUCH_FIBER -
    (food.figures.Protein ?? 0) / MUCH_PROTEIN;
  const difference = burden(one) - burden(other);
  return Math.abs(difference) < LEAST_DIFFERENCE ? null : difference < 0 ? 0 : 1;
}
const MANY_KCAL = 400;
const MANY_KCAL_DRUNK = 60;
const MUCH_FIBER = 12;
const MUCH_PROTEIN = 30;
const LEAST_DIFFERENCE = 0.15;
