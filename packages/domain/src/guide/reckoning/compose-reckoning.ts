import { REFERENCE_INTAKES } from '../../health-profile/index.ts';
import { foldText } from '../../lib/index.ts';
import { SUGAR_CUBE } from '../amounts/conversions.ts';
import { type Answer, answerOf, type Derived, entriesOf } from '../answer.ts';
import type { Block } from '../blocks.ts';
import type { ProductView } from '../facts.ts';
import { amountIn, named, nutrimentOf } from '../figures.ts';
import { ownFacts, perOf } from '../generic/compose-generic.ts';
import { type Figure, type GenericFood, genericFoods } from '../generic/generic-foods.ts';
import type { ReckonedRow } from './blocks.ts';
import type { Reckoning } from './in-chat.ts';
import type { Amount } from './quantities.ts';
import type { Counted } from './read-reckoning.ts';
import { CAFFEINE, CAFFEINE_IN_PREGNANCY, type ReckonedFor, shareOf } from './share-of-day.ts';
import { countedAs, figuresIn, gramsOfAmount, MIN_VOLUME, weightOf } from './weights.ts';

/** A food of a question, with the pack that is meant by it, where the catalogue has one. */
export type Resolved = Counted & { readonly product: ProductView | null };

/**
 * The answer to how much is in amounts of foods, summed over all of them; `null` where nothing of it is known.
 *
 * @param foods with their products, in the order of the question
 */
export function composeReckoning(asked: Reckoning, foods: readonly Resolved[], whom: ReckonedFor): Answer | null {
  const all = foods.flatMap(partsOf);
  const blocks = asked.figures.flatMap((figure): Block[] => blocksOf(asked, all, figure, whom));
  if (blocks.length === 0) return null;
  const own = all.flatMap(({ food, words, product }) =>
    product === null
      ? ownFacts({ asked: 'suits', foods: [], isSure: true }, { food, words, isPartOf: false }, whom.diets).filter(
          ({ certainty }) => certainty !== null,
        )
      : [],
  );
  const products = foods.flatMap(({ product }) => product ?? []);
  const isOfTable = all.some(({ product }) => product === null);
  return answerOf(
    [...own.map((fact): Block => ({ kind: 'generic food', fact })), ...blocks],
    [
      ...entriesOf(products),
      ...(isOfTable ? [{ kind: 'publication' as const, publication: 'foodTables' as const }] : []),
      ...(all.some(({ amount }) => amount !== null && amount.kind !== 'weight')
        ? [{ kind: 'publication' as const, publication: 'usdaFoods' as const }]
        : []),
    ],
    { derived: blocks.flatMap(derivedOf) },
  );
}

function blocksOf(asked: Reckoning, foods: readonly Resolved[], figure: Figure, whom: ReckonedFor): Block[] {
  const [first] = foods;
  if (first === undefined) return [];
  if (asked.asks === 'many' || asked.asks === 'limit') return manyOf(asked, first, figure, whom);
  const read = foods.map((one) => ({ one, ...rowOf(one, figure) }));
  const rows = read.flatMap(({ row }) => row ?? []);
  if (rows.length === 0) return [];
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  const unknown = read.flatMap(({ one, row, per100 }) => (row === null ? [{ words: one.words, per: perIn(one), per100 }] : []));
  const share = shareOf(figure, total, foods, whom);
  const isCubed = figure === 'Sugar' && total >= SUGAR_CUBE;
  const block: Block = {
    kind: 'reckoned',
    figure,
    rows,
    total,
    unknown,
    share,
    lead: asked.asks === 'share' ? 'share' : asked.isJudged ? 'judged' : 'amount',
    cubes: isCubed ? Math.round(total / SUGAR_CUBE) : null,
    otherwise: rows.length === 1 ? otherwise(first, figure) : null,
  };
  if (asked.asks !== 'left') return [block];
  const target = whom.profile?.targets.calories ?? null;
  const stated = asked.wanted?.figure === 'Calories' ? asked.wanted.value : null;
  const budget = stated ?? target ?? REFERENCE_INTAKES.calories;
  return [
    { kind: 'reckoned left', budget, isOwn: stated !== null || target !== null, total },
    { ...block, share: null },
  ];
}

/** What a food holds by its pack, else by the tables, as it was weighed. */
function per100In({ food, product, state }: Resolved, figure: Figure): number | null {
  const nutriment = nutrimentOf(figure);
  const stated = product === null || nutriment === null ? null : amountIn(product, nutriment);
  // A pack of pasta states it as it is sold.
  if (stated !== null && state !== 'cooked') return figure === 'Caffeine' ? stated * MG : stated;
  return figuresIn(food, state).figures[figure] ?? null;
}
const MG = 1000;
const perIn = ({ food, product }: Resolved): '100 g' | '100 ml' => product?.per ?? perOf(food);

function rowOf(one: Resolved, figure: Figure): { readonly row: ReckonedRow | null; readonly per100: number | null } {
  const per100 = per100In(one, figure);
  const weighed = one.amount === null ? null : weighedIn(one, one.amount);
  if (per100 === null || weighed === null) return { row: null, per100 };
  const { food, words, label, product } = one;
  return {
    per100,
    row: {
      label,
      words,
      food: product === null ? null : named(product),
      ...weighed,
      isWeighed: one.amount?.kind === 'weight' && label !== null,
      per: perIn(one),
      per100,
      value: (per100 * weighed.grams) / 100,
      state: figuresIn(food, one.state).state,
    },
  };
}

/** A pack that states a serving says what one is, where no table has the very food. */
function weighedIn({ food, words, product }: Resolved, amount: Amount): { readonly grams: number; readonly each: number | null } | null {
  const name = foldText(words);
  const known = gramsOfAmount(food, name, amount);
  const isOne =
    amount.kind !== 'weight' &&
    (amount.kind === 'count' || amount.measure === 'serving' || amount.measure === 'piece' || amount.measure === 'bar');
  const serving = product?.servingSize ?? null;
  if (!isOne || serving === null || (known !== null && !(amount.kind === 'measure' && amount.measure === 'serving'))) return known;
  return { grams: serving * amount.count, each: amount.count === 1 ? null : serving };
}

/** "Two cheese rolls": what it is made with apart from what it is. */
function partsOf(one: Resolved): readonly Resolved[] {
  if (!one.food.id.includes('+') || one.food.figures.Calories !== undefined || one.amount === null || one.amount.kind === 'weight')
    return [one];
  const count = one.amount.count;
  const [bread] = genericFoods().filter(({ id }) => id === 'bread');
  const topping = one.food.id.split('+').flatMap((id) => (BREADS.has(id) ? [] : (genericFoods().find((food) => food.id === id) ?? [])))[0];
  if (bread === undefined || topping === undefined) return [one];
  const slice = ROLL.test(foldText(one.words)) ? ROLL_G : BREAD_G;
  const part = (food: GenericFood, words: string, grams: number): Resolved => ({
    ...one,
    food,
    words,
    label: null,
    amount: { kind: 'weight', grams: grams * count },
  });
  const [head = '', ...others] = one.words.split(/\s+(?:mit|met|avec|with|con|com|de|of|au|aux|al|di|and|und)\s+|\s+/u);
  return [part(bread, head, slice), part(topping, others.at(-1) ?? one.words, topping.portion ?? ROLL_G / 2)];
}
const BREADS: ReadonlySet<string> = new Set(['bread', 'sandwich', 'bread_roll', 'toastie']);
const ROLL = /broodje|brotchen|semmel|roll|panino|panini|bocadillo|pistolet/u;
/** g of a roll and of a slice of bread. @source USDA, FoodData Central (weights of household measures), 2019 (rounded) */
const ROLL_G = 60;
const BREAD_G = 36;

/** What the same weight would hold in the other state, where a message does not say in which it was weighed. */
function otherwise(one: Resolved, figure: Figure): Extract<Block, { kind: 'reckoned' }>['otherwise'] {
  if (one.state !== null || one.amount?.kind !== 'weight' || one.product !== null) return null;
  const { state } = figuresIn(one.food, null);
  if (state === null) return null;
  const other = state === 'dry' ? 'cooked' : 'dry';
  const per100 = figuresIn(one.food, other).figures[figure];
  return per100 === undefined ? null : { state: other, value: (per100 * one.amount.grams) / 100 };
}

/** How many of a food, or how much, an amount of a figure is. */
function manyOf({ wanted, asks }: Reckoning, one: Resolved, asked: Figure, whom: ReckonedFor): Block[] {
  const isLimit = asks === 'limit';
  const figure = wanted?.figure ?? asked;
  const value = isLimit ? (whom.isPregnant ? CAFFEINE_IN_PREGNANCY : CAFFEINE) : wanted?.value;
  const per100 = per100In(one, figure);
  if (value === undefined || per100 === null || per100 <= 0) return [];
  const name = foldText(one.words);
  const measure = one.amount?.kind === 'measure' ? one.amount.measure : countedAs(one.food, name);
  const ofAmount = one.amount?.kind === 'count' && one.amount.count >= MIN_VOLUME ? one.amount.count : null;
  const each = ofAmount ?? (measure === null ? null : weightOf(one.food, name, measure));
  const grams = (value * 100) / per100;
  const count = each === null ? null : grams / each;
  return [
    {
      kind: 'reckoned many',
      words: one.words,
      food: one.product === null ? null : named(one.product),
      figure,
      wanted: value,
      isLimit,
      count: count === null ? null : isLimit ? Math.floor(count + 0.01) : count,
      each,
      grams,
      per: perIn(one),
      per100,
    },
  ];
}

function derivedOf(block: Block): Derived[] {
  if (block.kind === 'reckoned many')
    return [
      { kind: 'product', value: block.grams, of: [block.wanted, 100 / block.per100] },
      { kind: 'portions', value: block.wanted, of: [{ per100: block.per100, grams: block.grams }] },
      ...[block.per100, block.each ?? block.grams].map(asIs),
      ...(block.each === null ? [] : [{ kind: 'product' as const, value: block.grams / block.each, of: [block.grams, 1 / block.each] }]),
    ];
  if (block.kind === 'reckoned left')
    return [{ kind: 'difference', value: block.budget - block.total, from: block.budget, less: block.total }];
  if (block.kind !== 'reckoned') return [];
  return [
    ...block.rows.flatMap(({ value, per100, grams, each }): Derived[] => [
      { kind: 'portions', value, of: [{ per100, grams }] },
      ...[per100, grams, each ?? grams].map(asIs),
    ]),
    ...(block.cubes === null ? [] : [{ kind: 'share' as const, value: block.cubes, part: block.total, whole: 100 * SUGAR_CUBE }]),
    ...(block.rows.length > 1 ? [{ kind: 'sum' as const, value: block.total, of: block.rows.map(({ value }) => value) }] : []),
    ...(block.share === null
      ? []
      : [{ kind: 'share' as const, value: block.share.percent, part: block.total, whole: block.share.reference }]),
  ];
}

/** A figure of a table. */
const asIs = (value: number): Derived => ({ kind: 'portions', value, of: [{ per100: value, grams: 100 }] });
