import type { Answer } from '../answer.ts';
import type { Block, FoodName, KindAdvice } from '../blocks.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { isAboutChildren } from '../knowledge/find-general.ts';
import { foodsOfGeneral, foodsOfReason, foodsOfTopic, kindOf, listOfGeneral } from '../knowledge/foods-in-texts.ts';
import { isOfPregnancy } from '../knowledge/for-circumstances.ts';
import type { Need } from '../knowledge/kind-advice.data.ts';
import { adviceOn } from './kind-advice.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
/** What a block names without judging it: products, and foods by their English words. */
type Names = { readonly products?: readonly FoodName[]; readonly foods?: readonly string[] };

/** It says itself what it is for those whom the answer is for, or it names no food. */
const NONE = (): Names => ({});
const ofFood = ({ food }: { readonly food: FoodName }): Names => ({ products: [food] });
const ofFoods = ({ foods }: { readonly foods: readonly FoodName[] }): Names => ({ products: foods });
const ofScans = ({ scans }: { readonly scans: readonly FoodName[] }): Names => ({ products: scans });

/** What each kind of block names: a kind that is not here does not compile, so that none leaves the guide unguarded. */
const NAMES: { readonly [Kind in Block['kind']]: (block: BlockOf<Kind>) => Names } = {
  // Judged within.
  verdict: NONE,
  alerts: NONE,
  ledger: NONE,
  figures: NONE,
  'share of day': NONE,
  fits: NONE,
  doubts: NONE,
  'all lines': NONE,
  'several foods': NONE,
  comparison: NONE,
  'compared nutrients': NONE,
  'figures side by side': NONE,
  'score differences': NONE,
  'alerts by food': NONE,
  'neither for every day': NONE,
  'different bases': NONE,
  'ranked foods': NONE,
  options: NONE,
  'additives apart': NONE,
  grades: NONE,
  'people verdict': NONE,
  'leave out': NONE,
  'scans against restrictions': NONE,
  'score lines': NONE,
  'how often': NONE,
  // Each of their ingredients is judged before they are chosen.
  dishes: NONE,
  'meal plan': NONE,
  'plan shopping': NONE,
  'plan sums': NONE,
  // Questions to send, each answered with a verdict.
  'perhaps meant': NONE,
  'ask back': NONE,
  'compare them': NONE,
  'not sure': NONE,
  whom: NONE,
  // Products that are named for something else.
  'not stated for': ofFoods,
  contents: ({ lines }) => ({ products: lines.map(({ food }) => food) }),
  suitability: ofFood,
  'traces unnamed': ofFood,
  ingredients: ofFood,
  'amount needed': ofFood,
  reckoned: ({ rows }) => ({ products: rows.flatMap(({ food }) => food ?? []) }),
  'reckoned many': ({ food }) => ({ products: food === null ? [] : [food] }),
  'additive in scans': ofFoods,
  eaten: ofFoods,
  'latest scans': ofScans,
  'best or worst scans': ofScans,
  // The others are named for what they hold, or that nobody knows.
  'own foods': ({ property, scans }) => ({ products: property.kind === 'conflict' ? [] : scans }),
  'best and lowest': ({ best, lowest }) => ({ products: [best, lowest] }),
  habits: ({ habits }) => ({ products: habits.flatMap(({ foods }) => foods) }),
  // What is to be replaced is proposed to nobody.
  swap: ({ to }) => ({ products: [to] }),
  'high scans': ofFoods,
  ideas: ofFoods,
  'ideas from scans': ofFoods,
  alternatives: ofFoods,
  'no alternatives': NONE,
  meals: ({ meals }) => ({ products: meals.flatMap(({ foods }) => foods) }),
  // Our own texts.
  topic: ({ topic }) => ({ foods: foodsOfTopic(topic) }),
  // What phenylketonuria forbids is what that entry says.
  general: ({ id, without }) => ({ foods: without === undefined && id !== 'phenylalanine' ? foodsOfGeneral(id) : [] }),
  'kind advice': ({ lines }) => ({
    foods: lines.flatMap(({ reasons }) => reasons.filter((reason) => !OF_PACKS.test(reason)).flatMap(foodsOfReason)),
  }),
  // Names no food, or what to leave out.
  'generic food': NONE,
  'not found': NONE,
  'scan it': NONE,
  'first of several': NONE,
  'recipes change': NONE,

  'piece not weighed': NONE,
  'no ingredient list': NONE,
  'no additives recorded': NONE,
  'declared allergens': NONE,
  'declared traces': NONE,
  additives: NONE,
  'sugar in cubes': NONE,
  'own limits first': NONE,
  kitchen: NONE,
  additive: NONE,
  guidance: NONE,
  'guidance to avoid': NONE,
  'see a doctor': NONE,
  'nothing forbidden': NONE,
  profile: NONE,
  preferences: NONE,
  bmi: NONE,
  'bmi unknown': NONE,
  'daily need': NONE,
  'no daily figure': NONE,
  'needs differ': NONE,
  'nothing eaten': NONE,
  'only noted': NONE,
  'day holds': NONE,
  'eaten amounts': NONE,
  'amount not counted': NONE,
  'no scans': NONE,
  'none of own': NONE,
  'all in history': NONE,
  'list names': NONE,
  week: NONE,
  'score movers': NONE,
  'only scans': NONE,
  'days looked at': NONE,
  'intake unknown': NONE,
  'scans by level': NONE,
  'no recipes': NONE,
  'not stated': NONE,
  'no ideas': NONE,
  'limits used': NONE,
  'scan the shelf': NONE,
  'no day': NONE,
  day: NONE,
  'meals without food': NONE,
  'day totals': NONE,
  'room in the day': NONE,
  'amounts of the day': NONE,
  'restrictions changed': NONE,
  'stored already': NONE,
  'unclear allergy': NONE,
  'holds here': NONE,
  'circumstances changed': NONE,
  'circumstances in force': NONE,
  'states first': NONE,
  medicine: NONE,
  pet: NONE,
  caffeine: NONE,
  'additive says': NONE,
  'no score for a small child': NONE,
  'nothing until clear': NONE,
  'for people': NONE,
  'you are': NONE,
  'child amount': NONE,
  'own limit': NONE,
  'what they leave out': NONE,
  'people unknown': NONE,
  conversion: NONE,
  'reckoned left': NONE,
  'amount stated': NONE,
  'by body weight': NONE,
  greeting: NONE,
  'rests on': NONE,
  'asked first': NONE,
  'only so many': NONE,
  'only a little': NONE,
  because: NONE,
  turned: NONE,
  closing: NONE,
  smells: NONE,
  'stated eaten': ({ rows }) => ({ products: rows.flatMap(({ food }) => food ?? []) }),
  'first line': ({ line }) => ('food' in line ? { products: [line.food] } : {}),
  chosen: NONE,
  thanks: NONE,
  bye: NONE,
  about: NONE,
  capabilities: NONE,
  'score changes': NONE,
  'changes nothing': NONE,
  unknown: NONE,
};

function namesOf<Kind extends Block['kind']>(kind: Kind, block: BlockOf<Kind>): Names {
  return NAMES[kind](block);
}

/** Products that an answer names, and does not judge anywhere for those whom it is for, in its order. */
export function unjudgedProducts({ blocks }: Answer): readonly string[] {
  const judged = new Set(blocks.flatMap((block) => judgedIn(block)));
  const named = blocks.flatMap((block) => (namesOf(block.kind, block).products ?? []).map(({ barcode }) => barcode));
  return [...new Set(named)].filter((barcode) => !judged.has(barcode));
}

function judgedIn(block: Block): readonly string[] {
  if (block.kind === 'verdict' || block.kind === 'people verdict') return [block.food.barcode];
  if (block.kind === 'alerts by food') return block.alerts.map(({ food }) => food.barcode);
  return block.kind === 'scans against restrictions' ? block.foods.map(({ barcode }) => barcode) : [];
}

/** What those whom an answer is for have to leave out. `leavesOut`: whether words name a food that one of them leaves out. */
export type Avoided = {
  readonly needs: readonly Need[];
  readonly diets: readonly string[];
  readonly leavesOut: (words: string) => boolean;
};

/** An answer that says, before a text of ours that names foods, which of them have to be left out here. */
export function withLeftOut(given: Answer, avoided: Avoided): Answer {
  const answer = withoutItems(given, avoided);
  const at = answer.blocks.findIndex((block) => (namesOf(block.kind, block).foods ?? []).length > 0);
  if (at === -1 || avoided.needs.length + avoided.diets.length === 0) return answer;
  const named = new Set(answer.blocks.flatMap((block) => (block.kind === 'kind advice' ? block.lines.flatMap(({ held }) => held) : [])));
  // What advice for an illness says, and an entry on children or pregnancy, is for those already.
  const lines = answer.blocks.flatMap((block) =>
    linesOn(namesOf(block.kind, block).foods ?? [], isForThem(block) ? { ...avoided, needs: [] } : avoided),
  );
  const block = leftOut(lines.filter(({ held }) => held.length === 0 || held.some((one) => !named.has(one))));
  // What advice says of a kind of food is the answer itself, and stays first.
  const place = answer.blocks[at]?.kind === 'kind advice' ? at + 1 : at;
  return block === null ? answer : { ...answer, blocks: [...answer.blocks.slice(0, place), block, ...answer.blocks.slice(place)] };
}

/** What a text of ours proposes, without what those whom it is for leave out: a list is filtered where enough of it stays. */
function withoutItems(answer: Answer, avoided: Avoided): Answer {
  let isFiltered = false;
  const blocks = answer.blocks.map((block): Block => {
    const list = block.kind === 'general' ? listOfGeneral(block.id) : null;
    if (block.kind !== 'general' || list === null) return block;
    const own = isForThem(block) ? { ...avoided, needs: [] } : avoided;
    const isOut = (foods: readonly string[]): boolean => linesOn(foods, own).length > 0;
    const places = (parts: readonly (readonly string[])[]): number[] => parts.flatMap((foods, at) => (isOut(foods) ? [at] : []));
    const without = { items: places(list.items), ending: isOut(list.ending), sentences: places(list.sentences) };
    if (without.items.length + without.sentences.length === 0 && !without.ending) return block;
    if (list.items.length - without.items.length < MIN_ITEMS) return block;
    isFiltered = true;
    return { ...block, without };
  });
  // What is filtered needs no word that it is meant for people in general.
  return isFiltered ? { ...answer, blocks: blocks.filter(({ kind }) => kind !== 'own limits first') } : answer;
}
const MIN_ITEMS = 2;

function isForThem(block: Block): boolean {
  return block.kind === 'kind advice' || (block.kind === 'general' && (isOfPregnancy(block.id) || isAboutChildren(block.id)));
}

type Line = Pick<KindAdvice, 'held' | 'diets' | 'reasons'>;

function leftOut(lines: readonly Line[]): Block | null {
  if (lines.length === 0) return null;
  return {
    kind: 'leave out',
    held: [...new Set(lines.flatMap(({ held }) => held))],
    diets: [...new Set(lines.flatMap(({ diets }) => diets))],
    reasons: [...new Set(lines.flatMap(({ reasons }) => reasons))].slice(0, MAX_REASONS),
  };
}
const MAX_REASONS = 2;

function linesOn(foods: readonly string[], { needs, diets, leavesOut }: Avoided): readonly Line[] {
  return foods.flatMap((words): readonly Line[] => {
    const kind = kindOf(words);
    const all = kind === null ? [] : adviceOn([kind], needs, diets);
    const advised = all.filter(({ level }) => level === 'never' || level === 'no');
    // Oats may be free of gluten: of them advice says more than that they are left out.
    const isOfPacks = all.some(({ reasons }) => reasons.some((reason) => OF_PACKS.test(reason)));
    return advised.length > 0 || isOfPacks ? advised : heldItself(words, diets, leavesOut);
  });
}

/** These say which packs suit. */
const OF_PACKS = /^(?:gluten|lactose|pku)_/;

/** A food that is itself what somebody leaves out, and of no kind that advice is about: "cashews", "dairy". */
function heldItself(words: string, diets: readonly string[], leavesOut: Avoided['leavesOut']): readonly Line[] {
  const named = dietsOfWord(words) ?? [];
  const bound = named.filter((diet) => diets.includes(diet));
  if (bound.length === 0 && !leavesOut(words)) return [];
  return [{ held: [], diets: bound.length > 0 ? bound : named, reasons: [] }];
}
