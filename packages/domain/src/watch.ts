import { EMPTY_FOOD, type FoodFacts, type FoodProduct, hasWholeList, type Nutriments } from './food/index.ts';
import { type Suitability, suits } from './matching/index.ts';
import { type PersonAnswer, type PersonVerdict, type PreparedPerson, verdictForAll } from './people/index.ts';
import { type Constraint, type LedgerAlert, type PreparedFood, prepareFood, scoreFood } from './scoring/index.ts';
import { type Audience, type Better, betterFoods, byHealthiness, type Candidate, GOOD, hasInfant, judge } from './shelf/index.ts';
import { type ChangedFigure, changedFigures } from './submission/index.ts';

/**
 * What a change comes to, the gravest first. `conflict`: a food that was none of it is one now. `traces`: it may hold what somebody leaves
 * out. `unknown`: what was known is not stated any more. `limits`: a diet that is a matter of amount or of pattern, or advice. `incomplete`:
 * the list or main figures are gone. `score`, `figures`: by more than rounding.
 */
export const CHANGE_GRAVITIES = ['conflict', 'traces', 'unknown', 'limits', 'incomplete', 'score', 'figures'] as const;
export type ChangeGravity = (typeof CHANGE_GRAVITIES)[number];

/** A score that moved by less is not worth a line. */
export const LEAST_MOVE = 5;

/** The figures that are watched; what counts as a change is the rule of `changedFigures`. */
export const WATCHED_FIGURES = ['sugars', 'saturatedFat', 'salt', 'fiber'] as const;
export type WatchedFigure = (typeof WATCHED_FIGURES)[number];
/** Their absence leaves a Nutri-Score undone. */
const MAIN_FIGURES = ['sugars', 'saturatedFat', 'salt'] as const;

/** `about`: the restriction, or `alcohol`. `alert`: what the food says of it now, to be put into words as on results. */
export type ChangeCause = { readonly about: string; readonly gravity: ChangeGravity; readonly alert: LedgerAlert };

export type PersonChange = {
  readonly id: string;
  readonly gravity: ChangeGravity;
  readonly before: PersonVerdict;
  readonly now: PersonVerdict;
  /** The gravest first; empty where the answer or the score alone changed. */
  readonly causes: readonly ChangeCause[];
};

/** What a food does not say any more. */
export type MissingPart = 'list' | 'figures';

export type FoodChange = {
  readonly gravity: ChangeGravity;
  /** Whom it concerns, the gravest first. */
  readonly people: readonly PersonChange[];
  readonly missing: readonly MissingPart[];
  readonly figures: readonly (ChangedFigure & { readonly field: WatchedFigure })[];
  /** The household's, which is the lowest; `null`: nobody has one, or it is no other by more than a little. */
  readonly score: { readonly before: number; readonly now: number } | null;
};

/**
 * What of a food is another than it was, as far as it matters to any of these people; `null`: nothing does. A conflict that is new to
 * anybody is always in the answer, and one more person never takes anything out of it.
 */
export function whatChanged(before: PreparedFood, now: PreparedFood, people: readonly PreparedPerson[]): FoodChange | null {
  const [former, present] = [verdictForAll(before, people), verdictForAll(now, people)];
  const changes = people.flatMap((person) => {
    const [was, is] = [former, present].map((all) => all.people.find(({ id }) => id === person.id));
    return was === undefined || is === undefined ? [] : (changeFor(before, now, person, was, is) ?? []);
  });
  const missing = missingParts(before, now);
  const figures = watchedChanges(before.facts.nutriments, now.facts.nutriments);
  const gravities: ChangeGravity[] = changes.map(({ gravity }) => gravity);
  if (missing.length > 0) gravities.push('incomplete');
  if (figures.length > 0) gravities.push('figures');
  const gravity = gravest(gravities);
  if (gravity === null) return null;
  return { gravity, people: changes.sort(byPerson), missing, figures, score: moveOf(former.score, present.score) };
}

/** Orders changes of foods, the gravest first. */
export function byGravity(one: { readonly gravity: ChangeGravity }, other: { readonly gravity: ChangeGravity }): number {
  return rank(one.gravity) - rank(other.gravity);
}

function changeFor(
  before: PreparedFood,
  now: PreparedFood,
  person: PreparedPerson,
  was: PersonVerdict,
  is: PersonVerdict,
): PersonChange | null {
  const causes = causesOf(before, now, person);
  const byAnswer = answerGravity(was.answer, is.answer);
  const gravities = causes.map((cause) => cause.gravity);
  if (byAnswer !== null) gravities.push(byAnswer);
  if (was.score !== null && is.score === null) gravities.push('incomplete');
  if (moveOf(was.score, is.score) !== null) gravities.push('score');
  const gravity = gravest(gravities);
  return gravity === null ? null : { id: person.id, gravity, before: was, now: is, causes };
}

function causesOf(before: PreparedFood, now: PreparedFood, { profile }: PreparedPerson): ChangeCause[] {
  const grave = new Map(
    profile.constraints.flatMap((constraint) => {
      const gravity = constraintGravity(constraint, suits(before, constraint.restriction), suits(now, constraint.restriction));
      return gravity === null ? [] : [[constraint.id, gravity] as const];
    }),
  );
  const [former, present] = [scoreFood(before, profile).alerts, scoreFood(now, profile).alerts];
  if (!former.some(isAlcohol) && present.some(isAlcohol)) grave.set('alcohol', 'limits');
  return present
    .flatMap((alert): ChangeCause[] => {
      const gravity = grave.get(alert.about);
      return gravity === undefined ? [] : [{ about: alert.about, gravity, alert }];
    })
    .sort((one, other) => byGravity(one, other) || (one.about < other.about ? -1 : 1));
}

const isAlcohol = ({ data }: LedgerAlert): boolean => data.kind === 'alcohol';

/** Stricter than it was, or not stated any more; a direction ("Mediterranean") forbids nothing. */
function constraintGravity({ strictness }: Constraint, before: Suitability, now: Suitability): ChangeGravity | null {
  if (strictness === 'guide') return null;
  const [was, is] = [standing(before), standing(now)];
  const isUnsaid = is === 'unknown' && was !== 'unknown';
  if (STANDINGS.indexOf(is) >= STANDINGS.indexOf(was) && !isUnsaid) return null;
  return strictness === 'pattern' ? 'limits' : GRAVITY_OF[is];
}

/** How a food stands to one restriction, the strictest first. */
const STANDINGS = ['no', 'traces', 'unknown', 'limited', 'yes'] as const;
type Standing = (typeof STANDINGS)[number];

function standing({ answer, traces }: Suitability): Standing {
  return traces && answer !== 'no' ? 'traces' : answer;
}

const GRAVITY_OF: Readonly<Record<Standing, ChangeGravity>> = {
  no: 'conflict',
  traces: 'traces',
  unknown: 'unknown',
  limited: 'limits',
  yes: 'limits',
};

/** Also where no restriction of theirs became stricter: a rule for children, or a food of which nothing is known to judge it by. */
function answerGravity(was: PersonAnswer, is: PersonAnswer): ChangeGravity | null {
  if (is === 'conflict') return was === 'conflict' ? null : 'conflict';
  return is === 'unknown' && was !== 'unknown' ? 'unknown' : null;
}

function missingParts(before: PreparedFood, now: PreparedFood): MissingPart[] {
  const missing: MissingPart[] = [];
  if (hasWholeList(before.facts) && !hasWholeList(now.facts)) missing.push('list');
  const lost = MAIN_FIGURES.some((name) => before.facts.nutriments[name] !== undefined && now.facts.nutriments[name] === undefined);
  if (lost) missing.push('figures');
  return missing;
}

function watchedChanges(before: Nutriments, now: Nutriments): FoodChange['figures'] {
  const changed = changedFigures(before, now);
  return changed.flatMap((figure) => {
    const field = WATCHED_FIGURES.find((name) => name === figure.field);
    return field === undefined ? [] : [{ ...figure, field }];
  });
}

function moveOf(before: number | null, now: number | null): FoodChange['score'] {
  return before === null || now === null || Math.abs(now - before) < LEAST_MOVE ? null : { before, now };
}

function gravest(gravities: readonly ChangeGravity[]): ChangeGravity | null {
  return CHANGE_GRAVITIES.find((one) => gravities.includes(one)) ?? null;
}

function rank(gravity: ChangeGravity): number {
  return CHANGE_GRAVITIES.indexOf(gravity);
}

function byPerson(one: PersonChange, other: PersonChange): number {
  return byGravity(one, other) || (one.now.score ?? 101) - (other.now.score ?? 101) || (one.id < other.id ? -1 : 1);
}

/** Beside these, which every food has. */
const OPTIONAL = ['kindBasis', 'kindFrom', 'plausibleKinds', 'group', 'servingAsPer100g'] as const satisfies readonly (keyof FoodFacts)[];

/**
 * Whether two records of a food say the same of everything that a score or an answer rests on, read by the same vocabulary. Where they do,
 * `whatChanged` finds nothing for anybody: another picture or another popularity is no change.
 */
export function hasSameFacts(one: FoodFacts, other: FoodFacts): boolean {
  return one === other || text(one) === text(other);
}

function text(food: FoodFacts): string {
  const { nutriments, ...facts } = { ...EMPTY_FOOD, ...food };
  const { kindBasis, kindFrom, plausibleKinds, group, servingAsPer100g } = food;
  const optional = { kindBasis, kindFrom, plausibleKinds, group, servingAsPer100g } satisfies Record<(typeof OPTIONAL)[number], unknown>;
  const required = ALWAYS.map((name) => (name === 'nutriments' ? Object.entries(nutriments).sort(byName) : facts[name]));
  return JSON.stringify([required, OPTIONAL.map((name) => optional[name] ?? null)]);
}

const ALWAYS = [
  'kind',
  'nutriments',
  'fruitVegPercent',
  'redMeat',
  'sweetener',
  'nova',
  'printedGrade',
  'additives',
  'lang',
  'ingredientsText',
  'reading',
  'listBasis',
  'ingredientsCount',
  'unknownIngredientsCount',
  'categoriesTags',
  'labelsTags',
  'allergensTags',
  'tracesTags',
  'ingredientsAnalysisTags',
] as const satisfies readonly (keyof FoodFacts)[];

function byName([one]: [string, number], [other]: [string, number]): number {
  return one < other ? -1 : 1;
}

/** By less than this nobody changes what they buy. */
export const LEAST_GAIN = 5;

/**
 * The best of the foods that are new on the shelf of one that is saved, where it may be proposed to everybody (`isSuggestableTo`, the rule
 * of every proposal), is good, and is better than the saved one by more than a little; `null`: none is.
 */
export function betterArrival(saved: FoodProduct, arrivals: readonly Candidate[], audience: Audience): Better | null {
  const prepared = prepareFood(saved);
  if (arrivals.length === 0 || hasInfant(audience) || prepared.basis.isUnknown) return null;
  const above = Math.max(judge(prepared, audience).score + LEAST_GAIN, GOOD) - 1;
  const [best] = betterFoods([arrivals.toSorted(byHealthiness)], saved, audience, above);
  return best ?? null;
}
