import { foldText } from '../../lib/index.ts';
import type { OfKind } from '../acts/resolve.ts';
import { type Answer, answerOf } from '../answer.ts';
import type { KindAdvice } from '../block-parts.ts';
import type { TurnedAs } from '../block-turns.ts';
import { KIND_REASONS, type KindReason } from '../knowledge/kind-advice.data.ts';

const reasons = (...names: readonly KindReason[]): ReadonlySet<KindReason> => new Set(names);

/** Germs that heat kills, or what is eaten cooked anyway. */
const HEAT_HELPS = reasons(
  'preg_soft_cheese',
  'preg_raw_milk',
  'preg_cured',
  'preg_raw_meat',
  'preg_raw_fish',
  'preg_smoked_fish',
  'preg_egg',
  'preg_sprouts',
  'preg_cheese',
  'preg_fresh_cheese',
  'preg_hard_cheese',
  'preg_cooked',
  'child_raw',
  'baby_milk',
  'baby_egg',
  'baby_fish',
  'baby_plain',
  'baby_cheese',
); // prettier-ignore
/** What stays in a food however hot it gets. */
const HEAT_CHANGES_NOTHING = reasons(
  'preg_liver',
  'preg_pate',
  'preg_big_fish',
  'preg_alcohol',
  'preg_energy',
  'preg_liquorice',
  'nurse_alcohol',
  'nurse_big_fish',
  'baby_honey',
  'baby_salt',
  'baby_sugar',
  'child_nuts',
  'child_choke',
  'child_energy',
  'child_caffeine',
  'child_alcohol',
  'child_big_fish',
  'child_rice_drink',
  'gluten_in',
  'gluten_oats',
  'gluten_soy_sauce',
  'gluten_beer',
  'lactose_milk',
  'lactose_yogurt',
  'kidney_salt',
  'kidney_salt_sub',
  'kidney_star_fruit',
  'pressure_salt',
  'pressure_liquorice',
  'sugar_quick',
  'sugar_drink',
  'grapefruit_no',
  'tyramine_high',
  'histamine_high',
); // prettier-ignore
/** Freezing only puts these to sleep. */
const GERMS = reasons(
  'preg_soft_cheese',
  'preg_raw_milk',
  'preg_cured',
  'preg_raw_meat',
  'preg_raw_fish',
  'preg_smoked_fish',
  'preg_egg',
  'preg_sprouts',
  'preg_cheese',
  'preg_pate',
  'child_raw',
  'baby_honey',
); // prettier-ignore
const PASTEURISED_HELPS = reasons('preg_raw_milk', 'preg_fresh_cheese', 'preg_hard_cheese', 'preg_egg', 'baby_cheese', 'baby_yogurt');
const PASTEURISED_CHANGES_NOTHING = reasons('preg_soft_cheese', 'baby_honey', 'lactose_milk', 'lactose_yogurt');

/** From when on what speaks against a food no longer does. */
const WHEN: readonly (readonly [TurnedAs, ReadonlySet<KindReason>])[] = [
  ['when_year_1', reasons('baby_honey', 'baby_salt', 'baby_sugar', 'baby_milk')],
  ['when_year_5', reasons('child_nuts', 'child_choke', 'child_cut', 'child_rice_drink', 'child_raw')],
  ['when_year_16', reasons('child_energy', 'child_big_fish')],
  ['when_year_18', reasons('child_alcohol')],
  [
    'when_weaned',
    reasons('preg_alcohol', 'preg_energy', 'preg_big_fish', 'preg_caffeine', 'nurse_alcohol', 'nurse_caffeine', 'nurse_big_fish'),
  ],
  [
    'when_birth',
    reasons(
      'preg_soft_cheese',
      'preg_raw_milk',
      'preg_cured',
      'preg_raw_meat',
      'preg_raw_fish',
      'preg_smoked_fish',
      'preg_egg',
      'preg_sprouts',
      'preg_cheese',
      'preg_liver',
      'preg_pate',
      'preg_tuna',
      'preg_seaweed',
      'preg_liquorice',
      'preg_herbal',
    ), // prettier-ignore
  ],
];

/** What is behind a reason. */
const WHY: readonly (readonly [TurnedAs, ReadonlySet<KindReason>])[] = [
  ['why_listeria', reasons('preg_soft_cheese', 'preg_raw_milk', 'preg_cheese', 'preg_smoked_fish', 'preg_pate', 'preg_raw_fish')],
  ['why_toxoplasma', reasons('preg_cured', 'preg_raw_meat')],
  ['why_salmonella', reasons('preg_egg', 'preg_sprouts', 'child_raw')],
  ['why_botulism', reasons('baby_honey')],
  ['why_vitamin_a', reasons('preg_liver')],
  ['why_mercury', reasons('preg_big_fish', 'preg_tuna', 'nurse_big_fish', 'child_big_fish')],
  ['why_alcohol', reasons('preg_alcohol', 'nurse_alcohol', 'child_alcohol')],
  ['why_choking', reasons('child_nuts', 'child_choke', 'child_cut')],
  ['why_kidneys', reasons('baby_salt', 'child_salty')],
  ['why_gluten', reasons('gluten_in', 'gluten_oats')],
  ['why_lactose', reasons('lactose_milk', 'lactose_yogurt', 'lactose_hard', 'lactose_butter')],
];

const of = (table: typeof WHEN, line: KindAdvice): TurnedAs | null =>
  table.find(([, names]) => line.reasons.some((reason) => names.has(reason)))?.[0] ?? null;
const isAgainst = ({ level }: KindAdvice): boolean => level === 'never' || level === 'no';
const isFine = ({ level }: KindAdvice): boolean => level === 'fine';
const isAll = (line: KindAdvice, names: ReadonlySet<KindReason>): boolean =>
  line.held.length === 0 && !line.isLeftOut && line.reasons.length > 0 && line.reasons.every((reason) => names.has(reason));

/** How an act turns what is advised on a food; `null` where that does not follow from the advice. */
function turnedAs(act: OfKind, line: KindAdvice, message: string): TurnedAs | null {
  const holds = line.held.length > 0 || line.isLeftOut;
  switch (act) {
    case 'heated':
      if (isAll(line, HEAT_HELPS)) return 'heated_safe';
      return isAgainst(line) && (holds || line.reasons.some((reason) => HEAT_CHANGES_NOTHING.has(reason))) ? 'heated_same' : null;
    case 'frozen':
      if (line.reasons.some((reason) => GERMS.has(reason)) && !isFine(line)) return 'frozen_germs';
      return isAgainst(line) && (holds || line.reasons.some((reason) => HEAT_CHANGES_NOTHING.has(reason))) ? 'frozen_same' : null;
    case 'pasteurised':
      if (isAll(line, PASTEURISED_HELPS)) return 'pasteurised_safe';
      return holds || line.reasons.some((reason) => PASTEURISED_CHANGES_NOTHING.has(reason)) ? 'pasteurised_same' : null;
    case 'ground':
      if (holds) return 'ground_same';
      return line.reasons.includes('child_nuts') ? 'ground_safe' : null;
    case 'when':
      if (isFine(line)) return 'when_now';
      return of(WHEN, line) ?? (holds ? 'when_never' : null);
    case 'why':
      return of(WHY, line) ?? (line.reasons.length > 0 || holds ? 'why' : null);
    case 'confirm':
      return confirmedAs(isAgainst(line) ? 'against' : isFine(line) ? 'fine' : 'open', message);
    default:
      return act satisfies never;
  }
}

/** Says that something is not, in seven languages. */
const DENIES =
  /(?<!\p{L})(?:no|not|none|never|cant|can't|shouldnt|shouldn't|avoid|off limits|nothing|without|kein\p{L}*|nicht|nein|nie|nichts|ohne|lieber|besser|pas|plus de|non|jamais|sans|eviter|interdit|nada|nunca|sin|prohibid[oa]|mejor|niente|mai|senza|vietat[oa]|meglio|nao|sem|proibid[oa]|melhor|geen|niet|nee|nooit|zonder|liever|beter)(?!\p{L})/u;
/** What is asked for at the end of a statement is no part of it: "so brie is fine, no?" */
const ASKS_AT_END = /(?:,? (?:no|not|right|oder|nicht wahr|non|c'est ca|verdad|vero|certo|nao|toch|he))+\W*$/u;

function confirmedAs(is: 'against' | 'fine' | 'open', message: string): TurnedAs {
  const text = foldText(message).trim();
  const stated = text.replace(ASKS_AT_END, '');
  const denies = DENIES.test(stated.split(' ').length > 1 ? stated : text);
  if (is === 'open') return 'partly';
  if (is === 'against') return denies ? 'right_no' : 'wrong_no';
  return denies ? 'wrong_fine' : 'right_fine';
}

/**
 * What was asked behind the advice on a food, first and alone: "baked until it steams: yes". `null` where the answer holds no advice that
 * tells.
 *
 * @param answer to the question on that food
 * @param food that the message names, where it names one
 */
export function turnedBy(act: OfKind, answer: Answer, message: string, food: string | null): Answer | null {
  const lines = answer.blocks.flatMap((block) => (block.kind === 'kind advice' ? block.lines : []));
  const line = lines.find((one) => food !== null && foldText(one.food).includes(foldText(food))) ?? lines[0];
  if (line === undefined) return act === 'confirm' ? confirmedByName(answer, message) : null;
  const as = turnedAs(act, line, message);
  if (as === null) return null;
  const publications = [...new Set(line.reasons.flatMap((reason) => KIND_REASONS[reason]))];
  return answerOf(
    [{ kind: 'turned', as, food: line.food, line }],
    publications.map((publication) => ({ kind: 'publication', publication })),
  );
}

/** The same of what is known of a food by its name. */
function confirmedByName(answer: Answer, message: string): Answer | null {
  const [fact] = answer.blocks.flatMap((block) =>
    block.kind === 'generic food' && (block.fact.asked === 'diet' || block.fact.asked === 'suits') ? [block.fact] : [],
  );
  if (fact === undefined) return null;
  const is = fact.certainty === 'certain' || fact.certainty === 'usual' ? 'against' : fact.certainty === null ? 'fine' : 'open';
  return { ...answer, blocks: [{ kind: 'turned', as: confirmedAs(is, message), food: fact.words, line: null }, ...answer.blocks] };
}
