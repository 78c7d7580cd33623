import { hasWholeList } from '../../food/index.ts';
import { matchCanonical, readFood } from '../../matching/index.ts';
import { packAmount } from '../../shopping/index.ts';
import { SUGAR_CUBE } from '../amounts/conversions.ts';
import { type Answer, answerOf, type Derived, entryOf } from '../answer.ts';
import type { Block, ContentLine } from '../blocks.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { strictSuitability } from '../declared/pack-words.ts';
import type { ProductView } from '../facts.ts';
import { amountIn, levelOf, named, nutrimentOf, shownAmount } from '../figures.ts';
import { sourcesOfTopic, topicOfNutrient } from '../knowledge/find-topic.ts';
import { shelfOf } from '../understand/concepts.ts';
import { isOfAllergen } from '../understand/named-anew.ts';
import type { AskedPortion } from '../understand/read-criteria.ts';
import type { ShelfId } from '../understand/shelves.data.ts';

const MAX_LIST = 900;
/** ml. */
const CAN = 330;
const SMALL_CAN = 250;
const BOTTLE = 500;
/** g of a handful; of foods above so many kcal per 100 g less. @source DGE 2024 (a handful of nuts, 25 g), NHS 5 A Day (a portion of fruit, 80 g) */
const HANDFUL = { dense: 25, plain: 80, above: 150 } as const;

/** "How much sugar is in it?" `portion`: in so many g or ml of it, worked out from what the pack states per 100. */
export function composeFigure(product: ProductView, names: readonly string[], asked: AskedPortion | null = null): Answer {
  const portion = isOfPieces(product, asked) ? null : gramsOf(product, asked);
  const lines = [...new Set(names)].map((name) => figureLine(product, name, portion));
  const topics = names.flatMap((name) => topicOfNutrient(name) ?? []).slice(0, 1);
  const isUnweighed = asked !== null && portion === null && lines.some(({ line }) => line.kind === 'amount');
  const { stated, held } = withoutAllergens(
    product,
    lines.map(({ line }) => line),
  );
  return answerOf(
    [
      stated,
      ...held,
      ...lines.flatMap(({ line }) => inCubes(line)),
      ...(isUnweighed ? [{ kind: 'piece not weighed' as const }] : []),
      ...topics.map(({ id }) => ({ kind: 'topic' as const, topic: id })),
    ],
    [entryOf(product), ...topics.flatMap(sourcesOfTopic)],
    { derived: lines.flatMap(({ line, derived }) => [...derived, ...cubesDerived(line)]) },
  );
}

/** "3 Oreos": of what is eaten by the piece a serving is several, so that no pack states one. */
function isOfPieces({ facts }: ProductView, asked: AskedPortion | null): boolean {
  const shelf = shelfOf(facts.categoriesTags);
  return asked?.kind === 'servings' && asked.count > 1 && asked.millilitres === null && shelf !== null && BY_THE_PIECE.has(shelf);
}
const BY_THE_PIECE: ReadonlySet<ShelfId> = new Set(['biscuit', 'candy', 'crisps', 'cracker', 'nut', 'fruit', 'chocolate']);

/** Sugar in a portion of a food, in cubes from one on. */
function inCubes(line: ContentLine): Block[] {
  return cubesDerived(line).map(({ value }) => ({ kind: 'sugar in cubes', cubes: value }));
}

function cubesDerived(line: ContentLine): Extract<Derived, { kind: 'share' }>[] {
  if (line.kind !== 'portion' || nutrimentOf(line.name) !== 'sugars' || line.inPortion.unit !== 'g') return [];
  const grams = line.inPortion.value;
  const cubes = Math.round(grams / SUGAR_CUBE);
  return cubes < 1 ? [] : [{ kind: 'share', value: cubes, part: grams, whole: 100 * SUGAR_CUBE }];
}

/** What a portion is of this food, in g or ml; `null` where its pack states no serving, and no measure tells. */
function gramsOf({ servingSize, quantity, per, facts }: ProductView, asked: AskedPortion | null): number | null {
  if (asked === null) return null;
  if (asked.kind === 'amount') return asked.amount;
  if (asked.kind === 'handfuls') return asked.count * ((facts.nutriments.energyKcal ?? 0) > HANDFUL.above ? HANDFUL.dense : HANDFUL.plain);
  const pack = packAmount(quantity ?? null);
  if (asked.kind === 'packs') return pack === null ? (servingSize === null ? null : servingSize * asked.count) : pack * asked.count;
  // Energy drinks are sold in smaller cans.
  const isSmallCan = asked.millilitres === CAN && facts.categoriesTags.includes('en:energy-drinks');
  // A bottle is the pack that it comes in, where that tells its size.
  if (asked.millilitres === BOTTLE && per === '100 ml' && pack !== null) return pack * asked.count;
  const measured = per === '100 ml' ? (isSmallCan ? SMALL_CAN : asked.millilitres) : null;
  const one = measured ?? (servingSize !== null && servingSize > 0 ? servingSize : null);
  return one === null ? null : one * asked.count;
}

function figureLine(product: ProductView, name: string, portion: number | null): { line: ContentLine; derived: Derived[] } {
  const nutriment = nutrimentOf(name);
  if (nutriment === null) return { line: contentLine(product, name), derived: [] };
  const food = named(product);
  const [amount, per100] = [shownAmount(product, nutriment), amountIn(product, nutriment)];
  if (amount === null || per100 === null) return { line: { kind: 'not stated', food, name }, derived: [] };
  const stated = { food, name, amount, per: product.per, level: levelOf(product, name) };
  if (portion === null || nutriment === 'alcohol') return { line: { kind: 'amount', ...stated }, derived: [] };
  const value = (per100 * portion) / 100;
  const unit = nutriment === 'energyKcal' ? 'kcal' : (value >= 0.01 || value === 0) && nutriment !== 'caffeine' ? 'g' : 'mg';
  return {
    line: { kind: 'portion', ...stated, portion, inPortion: { value: unit === 'mg' ? value * 1000 : value, unit } },
    derived: [
      { kind: 'portions', value, of: [{ per100, grams: portion }] },
      { kind: 'portions', value: portion, of: [{ per100: 100, grams: portion }] },
    ],
  };
}

/** "Does it contain palm oil?" */
export function composeContains(product: ProductView, names: readonly string[], additives: readonly string[]): Answer {
  const lines = [
    ...[...new Set(names)].map((name) => contentLine(product, name)),
    ...additives.map((code): ContentLine => ({ kind: additiveAnswer(product, code), food: named(product), code })),
  ];
  const { stated, held } = withoutAllergens(product, lines);
  return answerOf([stated, ...held, product.facts.ingredientsText === null ? { kind: 'no ingredient list' } : null], [entryOf(product)]);
}

/** Allergens that a question names by another word than what leaves them out does; who asks for nuts means peanuts as well. */
const ALLERGENS: Readonly<Record<string, readonly string[]>> = {
  Nuts: ['peanut-free', 'nut-free'],
  Peanuts: ['peanut-free'],
  Dairy: ['dairy-free'],
  Eggs: ['egg-free'],
  Soy: ['soy-free'],
  Fish: ['fish-free'],
  Shellfish: ['shellfish-free'],
  Sesame: ['sesame-free'],
};

/** What leaves an allergen out; none of what is no allergen. */
const dietsWithout = (name: string): readonly string[] => ALLERGENS[name] ?? (dietsOfWord(name.toLowerCase()) ?? []).filter(isOfAllergen);

/** Lines of what is in a food. "None is named" is no answer about an allergen: traces, and what nobody knows, count as where it is left out. */
function withoutAllergens(product: ProductView, lines: readonly ContentLine[]): { stated: Block | null; held: readonly Block[] } {
  const isOpen = (line: ContentLine): boolean =>
    (line.kind === 'not named' || line.kind === 'unknown') && dietsWithout(line.name).length > 0;
  const stated = lines.filter((line) => !isOpen(line));
  const diets = lines.filter(isOpen).flatMap((line) => ('name' in line ? dietsWithout(line.name) : []));
  return {
    stated: stated.length === 0 ? null : { kind: 'contents', lines: stated },
    held: diets.length === 0 ? [] : heldBlocks(product, diets),
  };
}

/** Of several that are free of one each only those that are not, where there are any. */
function heldBlocks(product: ProductView, diets: readonly string[]): readonly Block[] {
  const food = readFood(product.facts);
  const answers = [...new Set(diets)].map((diet) => ({ diet, suitability: strictSuitability(product, food, diet) }));
  const harmful = answers.filter(({ suitability }) => suitability.answer !== 'yes');
  return [
    { kind: 'suitability', food: named(product), answers: harmful.length === 0 ? answers : harmful, isHeld: true },
    { kind: 'recipes change' },
  ];
}

function contentLine(product: ProductView, name: string): ContentLine {
  const food = named(product);
  const nutriment = nutrimentOf(name);
  const amount = nutriment === null ? null : shownAmount(product, nutriment);
  if (amount !== null) return { kind: 'contains amount', food, name, amount, per: product.per, level: levelOf(product, name) };
  const share = matchCanonical(readFood(product.facts), name, 'less');
  return { kind: share === null ? 'unknown' : share > 0 ? 'shown' : 'not named', food, name };
}

function additiveAnswer({ facts }: ProductView, code: string): 'additive listed' | 'additive not listed' | 'additive unknown' {
  if (facts.additives.some((one) => one === code || one === code.replace(/[a-f]$/, ''))) return 'additive listed';
  return hasWholeList(facts) ? 'additive not listed' : 'additive unknown';
}

/** "Is it vegan?" What the pack does not state is answered as unknown. `isHeld`: "is there pork in it?" */
export function composeSuits(product: ProductView, diets: readonly string[], isHeld = false): Answer {
  const all = diets.map((diet) => ({ diet, suitability: strictSuitability(product, readFood(product.facts), diet) }));
  // "Are there nuts in it?" asks of tree nuts and peanuts: where one of them is, that the other is not is no answer.
  const held = isHeld ? all.filter(({ suitability }) => suitability.answer === 'no') : [];
  // A plain no goes before what a pack leaves open.
  const isNo = ({ suitability }: (typeof all)[number]): number => (suitability.answer === 'no' ? 0 : 1);
  const answers = held.length > 0 ? held : all.toSorted((one, other) => isNo(one) - isNo(other));
  return answerOf([{ kind: 'suitability', food: named(product), answers, isHeld }, { kind: 'recipes change' }], [entryOf(product)]);
}

/** The strictest of what a pack shows for these diets. */
export function worstOf(product: ProductView, diets: readonly string[]): 'yes' | 'no' | 'unknown' {
  const answers = diets.map((diet) => strictSuitability(product, readFood(product.facts), diet).answer);
  return answers.includes('no') ? 'no' : answers.every((answer) => answer === 'yes') ? 'yes' : 'unknown';
}

/** "Traces of hazelnut?": that a pack names none proves nothing, since no law asks for a warning. */
export function composeTraces(product: ProductView, diets: readonly string[]): Answer {
  const read = readFood(product.facts);
  if (diets.some((diet) => strictSuitability(product, read, diet).answer !== 'yes')) return composeSuits(product, diets, true);
  return answerOf([{ kind: 'traces unnamed', food: named(product) }, { kind: 'recipes change' }], [entryOf(product)]);
}

/** "What is in it?" */
export function composeIngredients(product: ProductView): Answer {
  const { ingredientsText, additives, allergensTags, tracesTags } = product.facts;
  const text = ingredientsText === null || ingredientsText.trim() === '' ? null : ingredientsText;
  const list = text !== null && text.length > MAX_LIST ? `${text.slice(0, MAX_LIST)}…` : text;
  return answerOf(
    [
      { kind: 'ingredients', food: named(product), list },
      { kind: 'declared allergens', tags: allergensTags },
      { kind: 'declared traces', tags: tracesTags },
      additives.length > 0 ? { kind: 'additives', codes: additives } : list === null ? null : { kind: 'no additives recorded' },
    ],
    [entryOf(product), ...(additives.length === 0 ? [] : [{ kind: 'additive evaluations' as const }])],
  );
}
