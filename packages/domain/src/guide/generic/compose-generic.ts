import { isDiet } from '../../diets/index.ts';
import { foldText } from '../../lib/index.ts';
import { type Answer, answerOf, type Derived } from '../answer.ts';
import type { AskedPortion } from '../understand/read-criteria.ts';
import { ALL_OF_IT } from './asked.data.ts';
import { type GenericAsked, genericAsked } from './generic-asked.ts';
import type { GenericFact } from './generic-fact.ts';
import { againstDiet, type Certainty, type Figure, type GenericFood, heldIn } from './generic-foods.ts';
import type { NamedGeneric } from './generic-found.ts';
import { type HeldWord, RELATED_TO } from './held.data.ts';

/** How strict an answer is: where the catalogue says something milder, it stands first. */
export type Strictness = 'against' | 'possible' | 'nothing against';

/** Kinds that are drunk. */
export const DRINKS: ReadonlySet<GenericFood['kind']> = new Set([
  'alcoholic',
  'beer',
  'drink',
  'hotdrink',
  'juice',
  'plantdrink',
  'softdrink',
  'spirit',
  'wine',
]);
/** Whether foods of a kind are drunk. */
export const isDrunk = (kind: GenericFood['kind']): boolean => DRINKS.has(kind);
/** What its figures are of. */
export const perOf = ({ kind }: GenericFood): '100 g' | '100 ml' => (DRINKS.has(kind) ? '100 ml' : '100 g');

/** What a question asks of foods by their names alone, with what is known of them. */
export type GenericAnswer = { readonly answer: Answer; readonly strictness: Strictness; readonly asked: GenericAsked };

/**
 * The answer on a food that no product has to bear the name of; `null` where the question names none, or nothing is known that answers it.
 *
 * @param typed as it was typed
 * @param diets that bind those whom it is for, by id
 * @param counted of how much, where that is asked
 */
export function composeGenericFood(typed: string, diets: readonly string[], counted: AskedPortion | null): GenericAnswer | null {
  const isAll = counted === null && ALL_OF_IT.test(foldText(typed));
  const portion: AskedPortion | null = isAll ? { kind: 'servings', count: 1, millilitres: null } : counted;
  const asked = genericAsked(typed);
  const [first, second] = asked?.foods ?? [];
  if (asked === null || first === undefined) return null;
  const fact = second === undefined ? factOf(asked, first, diets, portion) : comparisonOf(asked, first, second);
  if (fact === null) return null;
  const own = second === undefined ? ownFacts(asked, first, diets) : [first, second].flatMap((one) => ownFacts(asked, one, diets));
  const about = asked.asked === 'what' || asked.asked === 'suits' || asked.asked === 'held' || asked.asked === 'diet';
  const facts: GenericFact[] = [
    ...own.filter(({ certainty }) => certainty !== null && asked.asked !== 'suits'),
    ...(fact.asked === 'what' ? [] : [fact]),
    ...(about && !(first.isPartOf && fact.asked !== 'what') ? [{ asked: 'what' as const, ...named(first) }] : []),
    ...(asked.asked === 'what' || (asked.asked === 'suits' && diets.length === 0) ? figureFacts(first) : []),
  ];
  const hasFigures = facts.some(({ asked: of }) => of === 'amount' || of === 'figures' || of === 'compare');
  const strictness = strictnessOf(facts);
  if (!asked.isSure && strictness === 'nothing against') return null;
  return {
    answer: answerOf(
      facts.map((one) => ({ kind: 'generic food', fact: one })),
      hasFigures ? [{ kind: 'publication', publication: 'foodTables' }] : [{ kind: 'publication', publication: 'eu1169' }],
      { derived: derivedOf(facts) },
    ),
    strictness,
    asked,
  };
}

const named = ({ food, words }: NamedGeneric): { readonly food: GenericFood; readonly words: string } => ({ food, words });

/** What is known that answers it. */
export function factOf(asked: GenericAsked, one: NamedGeneric, diets: readonly string[], portion: AskedPortion | null): GenericFact | null {
  const { food, isPartOf } = one;
  switch (asked.asked) {
    case 'what':
      return isPartOf ? null : { asked: 'what', ...named(one) };
    case 'held': {
      const ofPart = asked.part === null ? undefined : food.parts.find(({ part }) => part === asked.part)?.certainty;
      // Of nuts in general the part is one kind: that one is in there says nothing of another.
      const certainty = ofPart ?? (asked.part === null ? (heldIn(food).get(asked.held) ?? null) : null);
      return isPartOf && certainty === null ? null : { asked: 'held', ...named(one), held: asked.held, part: asked.part, certainty };
    }
    case 'diet': {
      const against = againstDiet(food, asked.diet);
      if (against === null || (isPartOf && against.length === 0)) return null;
      return { asked: 'diet', ...named(one), diet: asked.diet, ...strictest(against) };
    }
    case 'amount':
      return amountOf(one, asked.figures, portion);
    case 'suits': {
      const [suits] = ownFacts(asked, one, diets);
      if (suits !== undefined) return suits;
      return isPartOf ? null : { asked: 'what', ...named(one) };
    }
    case 'compare':
      return null;
    default:
      return asked satisfies never;
  }
}

function strictest(against: readonly { held: HeldWord; certainty: Certainty }[]): { certainty: Certainty | null; held: HeldWord[] } {
  const certainty = against[0]?.certainty ?? null;
  return { certainty, held: against.filter((one) => one.certainty === certainty).map(({ held }) => held) };
}

/** How a food stands to what those whom it is for leave out: nothing of diets that its name says nothing of. */
export function ownFacts(asked: GenericAsked, one: NamedGeneric, diets: readonly string[]): Extract<GenericFact, { asked: 'suits' }>[] {
  const judged = diets.flatMap((diet) => {
    const against = isDiet(diet) ? againstDiet(one.food, diet) : null;
    return against === null || (asked.asked === 'diet' && asked.diet === diet) ? [] : [{ diet, against }];
  });
  if (judged.length === 0) return [];
  const all = judged.flatMap(({ against }) => against);
  const sure = (['certain', 'usual', 'possible'] as const).find((certainty) => all.some((each) => each.certainty === certainty)) ?? null;
  const related = sure === null ? relatedIn(one.food, diets) : [];
  if (related.length > 0)
    return [{ asked: 'suits', ...named(one), certainty: 'possible', held: [], related, diets: judged.map(({ diet }) => diet) }];
  if (sure === null)
    return one.isPartOf ? [] : [{ asked: 'suits', ...named(one), certainty: null, held: [], diets: judged.map(({ diet }) => diet) }];
  const held = [...new Set(all.filter(({ certainty }) => certainty === sure).map((each) => each.held))];
  const against = judged.filter((each) => each.against.some(({ certainty }) => certainty === sure)).map(({ diet }) => diet);
  // What is asked after says so itself.
  if (asked.asked === 'held' && held.every((word) => word === asked.held)) return [];
  return [{ asked: 'suits', ...named(one), certainty: sure, held, diets: against }];
}

/** What of a food is related to what diets leave out. */
function relatedIn(food: GenericFood, diets: readonly string[]): HeldWord[] {
  const held = heldIn(food);
  return diets.flatMap((diet) => (isDiet(diet) ? (RELATED_TO[diet] ?? []) : [])).filter((word) => held.has(word));
}

/** g or ml of what was asked for. */
export function gramsOf(food: GenericFood, portion: AskedPortion | null): number | null {
  if (portion === null) return null;
  if (portion.kind === 'amount') return portion.amount;
  if (portion.kind === 'servings' && portion.millilitres !== null && DRINKS.has(food.kind)) return portion.millilitres * portion.count;
  return food.portion === null || portion.kind === 'handfuls' ? null : food.portion * portion.count;
}

function amountOf(one: NamedGeneric, figures: readonly Figure[], portion: AskedPortion | null): GenericFact | null {
  const stated = figures.filter((figure) => one.food.figures[figure] !== undefined);
  const [figure = figures[0]] = stated;
  if (figure === undefined) return null;
  const per100 = one.food.figures[figure] ?? null;
  const grams = gramsOf(one.food, portion);
  return { asked: 'amount', ...named(one), figure, per: perOf(one.food), per100, grams, usual: grams === null ? one.food.portion : null };
}

function figureFacts(one: NamedGeneric): GenericFact[] {
  const stated = TABLE_FIGURES.flatMap((figure) => {
    const value = one.food.figures[figure];
    return value === undefined ? [] : [{ figure, value }];
  });
  return stated.length === 0 ? [] : [{ asked: 'figures', ...named(one), per: perOf(one.food), figures: stated }];
}
const TABLE_FIGURES: readonly Figure[] = ['Calories', 'Protein', 'Fat', 'Sugar', 'Fiber', 'Sodium', 'Caffeine', 'Alcohol'];

/** Of two foods what was asked for, else what tells them apart first: energy. */
export function comparisonOf(asked: GenericAsked, one: NamedGeneric, other: NamedGeneric): GenericFact | null {
  if (asked.asked !== 'compare' || one.isPartOf || other.isPartOf) return null;
  const figures = asked.figures.length > 0 ? asked.figures : (['Calories', 'Protein', 'Sugar', 'Sodium'] as const);
  const rows = figures.flatMap((figure) => {
    const [first, second] = [one.food.figures[figure], other.food.figures[figure]];
    return first === undefined || second === undefined ? [] : [{ figure, values: [first, second] as const }];
  });
  if (rows.length === 0) return null;
  return { asked: 'compare', foods: [named(one), named(other)], per: perOf(one.food), rows };
}

/** All figures, those in a portion worked out, so that they can be checked. */
export function derivedOf(facts: readonly GenericFact[]): Derived[] {
  const ofTable = (values: readonly number[]): Derived[] =>
    values.map((value) => ({ kind: 'portions', value, of: [{ per100: value, grams: 100 }] }));
  return facts.flatMap((fact): Derived[] => {
    if (fact.asked === 'figures') return ofTable(fact.figures.map(({ value }) => value));
    if (fact.asked === 'judged') return ofPortion({ ...fact, asked: 'portion', figures: fact.high });
    if (fact.asked === 'portion') return ofPortion(fact);
    if (fact.asked === 'compare') return ofTable(fact.rows.flatMap(({ values }) => values));
    if (fact.asked !== 'amount' || fact.per100 === null) return [];
    const grams = fact.grams ?? fact.usual;
    const inPortion =
      grams === null ? [] : [{ kind: 'portions' as const, value: (fact.per100 * grams) / 100, of: [{ per100: fact.per100, grams }] }];
    return [...ofTable(grams === null ? [fact.per100] : [fact.per100, grams]), ...inPortion];
  });
}

function ofPortion({ food, grams, figures }: Extract<GenericFact, { asked: 'portion' }>): Derived[] {
  const values = figures.flatMap(({ figure, value }): Derived[] => {
    const per100 = food.figures[figure];
    return per100 === undefined ? [] : [{ kind: 'portions', value, of: [{ per100, grams }] }];
  });
  return [{ kind: 'portions', value: grams, of: [{ per100: grams, grams: 100 }] }, ...values];
}

/** How strict the strictest of them is. */
export function strictnessOf(facts: readonly GenericFact[]): Strictness {
  const certainties = facts.flatMap((fact) =>
    fact.asked === 'held' || fact.asked === 'diet' || fact.asked === 'suits' ? [fact.certainty] : [],
  );
  if (certainties.some((one) => one === 'certain' || one === 'usual')) return 'against';
  return certainties.includes('possible') ? 'possible' : 'nothing against';
}
