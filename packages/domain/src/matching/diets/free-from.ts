import { occurs } from '../../lib/index.ts';
import type { Suitability } from '../findings.ts';
import { customPattern, customShare } from '../custom-names.ts';
import { canonicalName } from '../names.ts';
import type { ReadFood } from '../read-food.ts';
import { namesSubstance } from '../substances/allergen-names.ts';
import { declares, presenceOf } from '../substances/presence.ts';
import { isSubstanceName, SUBSTANCES } from '../substances/substances.ts';
import { against, CONTRADICTION, hasDoubt, hasLabel, isCompleteList, no, unknown, whyUnknown, yes } from './answer.ts';
import { FREE_FROM } from './free-from.data.ts';

const TRACES: Suitability = { answer: 'unknown', why: 'traces', traces: true };
const GLUTEN_CEREALS = ['Wheat', 'Barley', 'Rye'] as const;
const GLUTEN_LABELS = ['no-gluten', 'gluten-free', 'crossed-grain-trademark'];

/** Gluten: a label means at most 20 mg/kg and stands above traces; oats count unless labelled and without wheat, barley, rye. */
export function glutenFreeAnswer(food: ReadFood): Suitability {
  const labelled = hasLabel(food, GLUTEN_LABELS);
  const found = presenceOf(food, 'Gluten').amount === 1;
  if (labelled) return !found || onlyOats(food) ? yes('labelled') : CONTRADICTION;
  if (found) return no('Gluten');
  if (hasTraces(food, 'Gluten')) return TRACES;
  if (!isCompleteList(food)) return unknown(whyUnknown(food));
  return hasDoubt(food, 'gluten-free') ? unknown('an ingredient that can hide it') : yes('every ingredient is known');
}

/** "Dairy-free", "nut-free", or any "<food>-free": found, traces, label, a complete list. */
export function freeFromAnswer(food: ReadFood, diet: string): Suitability {
  const known = Object.hasOwn(FREE_FROM, diet) ? FREE_FROM[diet] : undefined;
  const name = known?.substance ?? canonicalName(diet.replace(/-free$/, '').replaceAll('-', ' '));
  const labelled = hasLabel(food, known?.labels ?? [`no-${diet.replace(/-free$/, '')}`, diet]);
  if (isFound(food, name, known?.allergens ?? [])) return against(name, labelled);
  if (hasTraces(food, name, known?.allergens)) return TRACES;
  if (labelled) return yes('labelled');
  return isCompleteList(food) ? yes('every ingredient is known') : unknown(whyUnknown(food));
}

/** The diet that leaves out an allergen, by its tag ("en:milk"); `null` for a tag of none. */
export function dietWithout(tag: string): string | null {
  if (tag === 'en:gluten') return 'gluten-free';
  return Object.entries(FREE_FROM).find(([, { allergens }]) => allergens.includes(tag))?.[0] ?? null;
}

function isFound(food: ReadFood, name: string, allergens: readonly string[]): boolean {
  if (allergens.some((tag) => declares(food.facts.allergensTags, tag))) return true;
  return isSubstanceName(name) ? presenceOf(food, name).amount === 1 : customShare(food, name) === 1;
}

function onlyOats(food: ReadFood): boolean {
  return presenceOf(food, 'Oats').amount === 1 && GLUTEN_CEREALS.every((cereal) => presenceOf(food, cereal).amount !== 1);
}

/** Traces: declared, or named in a sentence of the list that the reading cut out. */
function hasTraces(food: ReadFood, name: string, tags?: readonly string[]): boolean {
  const allergens = tags ?? (isSubstanceName(name) ? (SUBSTANCES[name].allergens ?? []) : []);
  if (allergens.some((allergen) => declares(food.facts.tracesTags, allergen))) return true;
  const traces = food.ingredients?.traces ?? '';
  if (traces === '') return false;
  if (!isSubstanceName(name)) return occurs(customPattern(name), traces);
  return namesSubstance(traces, name, food.facts.lang);
}
