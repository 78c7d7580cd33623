import { foldText } from '../../lib/index.ts';
import type { IngredientId } from '../occasions/ingredients.data.ts';
import { ingredientsIn } from '../occasions/ingredients-in.ts';
import { inDigits } from '../understand/number-words.ts';
import {
  AGAIN,
  ASKS_PLAN,
  COUNTS,
  DAY_NAMES,
  DAYS,
  FOOD_GROUPS,
  KCAL,
  MEAL_NAMES,
  ORDINAL_DAYS,
  PEOPLE,
  PROTEIN,
  SHOPPING,
  SUMS,
  SWAPS,
  WEEK,
  WORK_WEEK,
} from './plan-words.data.ts';

export type PlanMeal = (typeof MEAL_NAMES)[number][0];

/** One meal of a plan that is to be another dish; `day` from 0, `null`: on each day. */
export type MealSwap = { readonly day: number | null; readonly meal: PlanMeal };

/** What a conversation asks of a plan of meals: energy in kcal and protein in g a day, `null` where it names none. */
export type PlanWanted = {
  readonly days: number;
  readonly energy: number | null;
  readonly protein: number | null;
  readonly except: readonly IngredientId[];
  readonly swaps: readonly MealSwap[];
  /** How many eat of it. */
  readonly people: number;
};

/**
 * What the last message wants of the plan: all of it, what has to be bought, or what it comes to. `messages`: those that asked for it and
 * changed it, whose diets hold for all of it.
 */
export type PlanAsked = {
  readonly wanted: PlanWanted;
  readonly as: 'plan' | 'shopping list' | 'sum';
  readonly messages: readonly string[];
};

/** No plan is longer. */
const MAX_DAYS = 7;
const WORK_DAYS = 5;
/** Messages that change a plan are short. */
const MAX_CHANGE = 14;

const plain = (typed: string): string => inDigits(foldText(typed).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim());

function daysIn(text: string): number | null {
  const named = DAYS.exec(text)?.[1] ?? '';
  const days = COUNTS[named] ?? Number(named);
  if (days > 0) return Math.min(days, MAX_DAYS);
  if (WORK_WEEK.test(text)) return WORK_DAYS;
  return WEEK.test(text) ? MAX_DAYS : null;
}

function energyIn(text: string): number | null {
  const number = KCAL.exec(text)?.[1]?.replace(/[.,]/, '');
  return number === undefined ? null : Number(number);
}

function proteinIn(text: string): number | null {
  const number = PROTEIN.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

const DENIES =
  /(?<!\p{L})(?:no|not|without|hate|don'?t (?:like|want|eat)|can'?t (?:have|stand)|ohne|kein\p{L}*|nicht|mag \p{L}* ?(?:kein\p{L}*|nicht)|hasse|sans|pas (?:de |d')|deteste|n'aime pas|sin|odio|no me gustan?|senza|odio|non mi piace|niente|sem|nao (?:gosto de|como)|odeio|zonder|geen|haat)(?= )/u;

/** Foods that a message leaves out: those behind a denial, up to the end of its sentence. */
function deniedIn(typed: string): readonly IngredientId[] {
  return plain(typed)
    .split(/[.;!?,]/u)
    .flatMap((part) => {
      const found = DENIES.exec(part);
      return found === null ? [] : foodsIn(part.slice(found.index + found[0].length));
    });
}

/** The foods that words name; "fish" and "meat" are all that is. */
function foodsIn(text: string): readonly IngredientId[] {
  const groups = FOOD_GROUPS.flatMap(([words, ids]) => (words.test(text) ? ids : []));
  return [...new Set([...groups, ...ingredientsIn(text)])];
}

function peopleIn(text: string): number | null {
  const named =
    PEOPLE.exec(text)
      ?.slice(1)
      .find((one) => one !== undefined) ?? '';
  const people = COUNTS[named] ?? Number(named);
  return people > 0 ? Math.min(people, MAX_PEOPLE) : null;
}
const MAX_PEOPLE = 12;

/** The plan that a message asks for by itself; `null` where it asks for none, or for one day without saying how much it shall hold. */
function planIn(typed: string): PlanWanted | null {
  const text = plain(typed);
  if (!ASKS_PLAN.test(text)) return null;
  const [days, energy, protein] = [daysIn(text), energyIn(text), proteinIn(text)];
  if ((days === null || days === 1) && energy === null && protein === null) return null;
  return { days: days ?? 1, energy, protein, except: deniedIn(typed), swaps: [], people: peopleIn(text) ?? 1 };
}

type Change = Omit<PlanAsked, 'messages'>;

/** The plan before with what a message changes of it; `null` where it changes nothing of a plan. */
function changedPlan(before: PlanWanted, typed: string): Change | null {
  const text = plain(typed);
  if (text.split(' ').length > MAX_CHANGE) return null;
  const people = peopleIn(text) ?? before.people;
  if (SHOPPING.test(text)) return { wanted: { ...before, people }, as: 'shopping list' };
  const meal = MEAL_NAMES.find(([, words]) => words.test(text))?.[0] ?? null;
  const [days, energy, protein, denied] = [DAYS.test(text) ? daysIn(text) : null, energyIn(text), proteinIn(text), deniedIn(typed)];
  const isSwap = meal !== null && SWAPS.test(text);
  const hated = isSwap ? foodsIn(text) : [];
  const except = [...new Set([...before.except, ...denied, ...hated])];
  const isChange = isSwap || denied.length > 0 || days !== null || energy !== null || protein !== null || people !== before.people;
  if (!isChange && SUMS.test(text)) return { wanted: before, as: 'sum' };
  if (!isChange) return AGAIN.test(text) ? { wanted: before, as: 'plan' } : null;
  const swaps = isSwap ? [...before.swaps, { day: dayIn(text), meal }] : before.swaps;
  const wanted = { days: days ?? before.days, energy: energy ?? before.energy, protein: protein ?? before.protein, except, swaps, people };
  return { wanted, as: 'plan' };
}

/** The day that a message names, from 0. */
function dayIn(text: string): number | null {
  const at = ORDINAL_DAYS.findIndex((words) => words.test(text));
  const named = at >= 0 ? at : DAY_NAMES.findIndex((words) => words.test(text));
  return named < 0 ? null : named;
}

/**
 * The plan that a conversation asks for at its last message, with all that was changed of it before.
 *
 * @param earlier messages of the same person, oldest first
 */
export function planAsked(typed: string, earlier: readonly string[]): PlanAsked | null {
  const own = planIn(typed);
  if (own !== null) return { wanted: own, as: 'plan', messages: [typed] };
  let before: { readonly wanted: PlanWanted; readonly messages: readonly string[] } | null = null;
  for (const message of earlier) {
    const asked = planIn(message);
    const changed: Change | null = before === null ? null : changedPlan(before.wanted, message);
    if (asked !== null) before = { wanted: asked, messages: [message] };
    else if (before !== null && changed !== null) before = { wanted: changed.wanted, messages: [...before.messages, message] };
  }
  const last = before === null ? null : changedPlan(before.wanted, typed);
  return before === null || last === null ? null : { ...last, messages: [...before.messages, typed] };
}
