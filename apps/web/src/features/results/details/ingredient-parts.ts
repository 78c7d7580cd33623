import { additiveName, additiveRisk } from '@labelwise/domain/additives';
import { type Ingredient, matchName, parseIngredients, readFood } from '@labelwise/domain/matching';
import type { Level } from '@labelwise/domain/scoring';
import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import type { IngredientPart } from '../../../ui/food/facts/ingredient-text.tsx';
import { whatOf } from '../verdict/verdict-sentence.ts';

type Mark = { at: number; end: number; level?: Level; strong?: boolean };
const RISK_LEVELS = { low: 'good', moderate: 'fair', high: 'poor' } as const;

/**
 * The ingredient list cut at what matters: additives by their risk, ingredients that a wish of the member is about, and
 * allergens. The printed text itself is never changed.
 */
export function ingredientParts(text: string, facts: Food['facts'], wishes: FoodScore['contributions']): IngredientPart[] {
  const leaves = flat(parseIngredients(text, facts.lang).ingredients).map((leaf) => withCode(leaf, facts.additives));
  const levelOf = wishLevels(facts, wishes);
  let from = 0;
  const marks: Mark[] = [];
  for (const leaf of leaves) {
    const mark = markOf(text, leaf, from, levelOf(leaf));
    if (mark === null) continue;
    marks.push(mark);
    from = mark.end;
  }
  return cut(text, marks);
}

function flat(items: readonly Ingredient[]): Ingredient[] {
  return items.flatMap((item) => [item, ...flat(item.children)]);
}

/** An additive that the pack names in words ("citric acid") carries its code too. */
function withCode(item: Ingredient, additives: readonly string[]): Ingredient & { named?: true } {
  if (item.code !== undefined) return item;
  const name = item.name.trim().toLowerCase();
  const code = additives.find((each) => additiveName(each).toLowerCase() === name);
  return code === undefined ? item : { ...item, code, named: true };
}

/** Which wish an ingredient is about: it alone would match it. */
function wishLevels(facts: Food['facts'], lines: FoodScore['contributions']): (item: Ingredient) => Level | undefined {
  const wishes = lines.filter(({ group, id, points }) => group === 'you' && points !== 0 && !id.startsWith('cap.'));
  if (wishes.length === 0) return () => undefined;
  return ({ name, children }) => {
    if (children.length > 0) return undefined;
    const alone = readFood({ ...facts, nutriments: {}, additives: [], allergensTags: [], labelsTags: [], ingredientsAnalysisTags: [], ingredientsText: name });
    const hit = wishes.find((wish) => (matchName(alone, whatOf(wish), wish.points > 0 ? 'more' : 'less') ?? 0) > 0);
    return hit === undefined ? undefined : hit.points > 0 ? 'good' : 'poor';
  };
}

function markOf(text: string, item: ReturnType<typeof withCode>, from: number, wished: Level | undefined): Mark | null {
  const risk = item.code === undefined ? 'unknown' : additiveRisk(item.code);
  const level = wished ?? (risk === 'unknown' ? undefined : RISK_LEVELS[risk]);
  const strong = item.allergen !== undefined;
  if (level === undefined && !strong) return null;
  const printed = item.code !== undefined && item.named === undefined && wished === undefined ? codePattern(item.code) : literal(item.name);
  printed.lastIndex = from;
  const found = printed.exec(text);
  if (found === null || found[0] === '') return null;
  return { at: found.index, end: found.index + found[0].length, ...(level === undefined ? {} : { level }), strong };
}

/** "e150d" as packs print it: E150d, E 150d, E-150d. */
function codePattern(code: string): RegExp {
  return new RegExp(`\\be[ -]?${code.slice(1)}(?![0-9])`, 'giu');
}

function literal(name: string): RegExp {
  return new RegExp(name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+'), 'giu');
}

function cut(text: string, marks: readonly Mark[]): IngredientPart[] {
  const parts: IngredientPart[] = [];
  let from = 0;
  for (const { at, end, level, strong } of marks) {
    if (at > from) parts.push({ text: text.slice(from, at) });
    parts.push({ text: text.slice(at, end), level, strong });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
