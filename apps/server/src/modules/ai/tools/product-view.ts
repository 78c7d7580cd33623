import { type Diet, isDiet } from '@labelwise/domain/diets';
import { type FoodFacts, findDoubts } from '@labelwise/domain/food';
import { namesLeftOut, type ProductView, strictSuitability } from '@labelwise/domain/guide';
import { suitability } from '@labelwise/domain/matching';
import { ofAll, type PreparedPerson, speaksNothingAgainst, verdictForAll } from '@labelwise/domain/people';
import {
  type FoodScore,
  isSuggestable,
  type PreparedFood,
  type PreparedProfile,
  prepareFood,
  prepareProfile,
  scoreFood,
  verdictOf,
} from '@labelwise/domain/scoring';

/** What names a food, wherever it was read. */
export type NamedFood = Pick<ProductView, 'barcode' | 'name' | 'brand' | 'category' | 'servingSize' | 'quantity'>;
export type Judges = {
  /** What scores and alerts may show of the person. */
  shown: PreparedProfile;
  /** What decides whether a food may be proposed: always everything. */
  binding: PreparedProfile;
  /** Whether `shown` holds all of the member's own profile. */
  shownInFull: boolean;
  /** Diets that the member declared in the conversation. */
  declared: readonly string[];
  /** For whom it is judged, where that is not the member alone: each by all that binds them. */
  people?: readonly JudgedPerson[];
  /** Whom a proposed food has to suit as well, without anything of them being shown. */
  unseenPeople?: readonly JudgedPerson[];
};
/** Somebody of the household, ready for any number of foods. `name`: `null` for the member. */
export type JudgedPerson = PreparedPerson & { readonly name: string | null };

/** A food with the score of one person. `basis` is `none` where that rests on nothing: then nothing is proposed, and no number shown. */
export type JudgedView = ProductView & { basis: FoodScore['basis'] };

export function viewOf(named: NamedFood, food: FoodFacts | PreparedFood, { people, unseenPeople, ...judges }: Judges): JudgedView {
  if (people !== undefined) return peopleView(named, food, judges.declared, people);
  const view = ownView(named, food, judges);
  if (unseenPeople === undefined || !view.suggestable) return view;
  return { ...view, suggestable: peopleView(named, food, judges.declared, unseenPeople).suggestable };
}

/** What a food that a child must not have, or may not be meant for them, scores at most where a list shows one number. */
const MOST_FOR_A_CHILD = { alcohol: 25, 'some alcohol': 49, caffeine: 49 } as const;

/** A food for people of the household: as the strictest of them has it, with a verdict for each. */
function peopleView(
  named: NamedFood,
  food: FoodFacts | PreparedFood,
  declared: readonly string[],
  people: readonly JudgedPerson[],
): JudgedView {
  const prepared = 'facts' in food ? food : prepareFood(food);
  const views = new Map(people.map((one) => [one.id, ownView(named, prepared, { shown: one.profile, binding: one.profile, declared })]));
  const verdicts = people.map((one) => {
    const strict = judgedStrictly(named, prepared, [...declared.filter(isDiet), ...dietsOf(one.profile)]);
    return verdictForAll(strict, [one]).people;
  });
  const { answer, people: each } = ofAll(verdicts.flat());
  const ranked = [...views.values()].sort((one, other) => one.score - other.score);
  const [strictest = ownView(named, prepared, { shown: NOBODY, binding: NOBODY, declared })] = ranked;
  const most = Math.min(...each.map(({ youthRule }) => (youthRule === null ? 100 : MOST_FOR_A_CHILD[youthRule])));
  const score = Math.min(strictest.score, most);
  return {
    ...strictest,
    score,
    label: score === strictest.score ? strictest.label : verdictOf({ score, basis: strictest.basis, isHeldBack: answer === 'unknown' }),
    alerts: [...new Map(ranked.flatMap(({ alerts }) => alerts).map((alert) => [`${alert.level} ${alert.about}`, alert])).values()],
    fits: strictest.fits.filter((diet) => ranked.every(({ fits }) => fits.includes(diet))),
    suggestable: speaksNothingAgainst(answer) && ranked.every(({ suggestable }) => suggestable),
    people: {
      answer,
      people: each.map((one) => ({
        name: people.find(({ id }) => id === one.id)?.name ?? null,
        answer: one.answer,
        score: one.score,
        youthRule: one.youthRule,
        alerts: (views.get(one.id)?.alerts ?? []).filter(({ level }) => level !== 'note').slice(0, MAX_ALERTS),
      })),
    },
  };
}
const NOBODY = prepareProfile({});
/** Reasons that a line about one person shows. */
const MAX_ALERTS = 2;

function ownView(
  named: NamedFood,
  food: FoodFacts | PreparedFood,
  { shown, binding, declared }: Pick<Judges, 'shown' | 'binding' | 'declared'>,
): JudgedView {
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
    quantity: named.quantity ?? null,
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

/** Whether words name a food that one of those whom it is for leaves out. @param words folded */
export function leavesOut({ binding, people, unseenPeople }: Judges, words: string): boolean {
  const each = (people ?? unseenPeople)?.map(({ profile }) => profile) ?? [binding];
  return each.some(({ constraints }) =>
    namesLeftOut(
      words,
      constraints.map(({ restriction }) => restriction),
    ),
  );
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
