import { foldText } from '../../lib/index.ts';
import type { ReadLanguage } from '../../reading/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { nutrimentOf } from '../figures.ts';
import { isTopicName, topicNamed } from '../knowledge/find-topic.ts';
import { isAdditiveName, isSelectionName, isShelfName, nutrientOf, shelvesIn } from '../understand/concepts.ts';
import { foodInRunAt, foodRunAt } from '../understand/food-parts.ts';
import { isFoodName } from '../understand/mention-words.ts';
import { foodRunWith, namedFoodRunAt } from '../understand/named-foods.ts';
import { COMPOUND_WORDS } from '../understand/words.data.ts';
import { runsOf } from '../understand/words.ts';
import { asksAmountOf, asksDietOf, mayTell } from './asks-amount.ts';
import { CUES, type Cue, FUNCTION_WORDS, SOFT_WORDS } from './cues.data.ts';
import { WHOLE_NAMES } from './gloss-phrases.data.ts';
import { isPlainWord } from './plain-words.ts';

/** Words that name something, side by side. `open`: some of them is no word that the vocabularies know, so that it may be a product. */
export type Chunk = {
  readonly text: string;
  readonly from: number;
  readonly end: number;
  readonly kind: 'open' | 'food' | 'property';
};
/** A question taken apart: which words are signs of what is wanted, and which name something. */
export type Marks = {
  readonly words: readonly string[];
  readonly cues: ReadonlySet<Cue>;
  readonly cueAt: readonly (readonly Cue[])[];
  readonly chunks: readonly Chunk[];
};

const MAX_PHRASE_LENGTH = 4;
/** Longest sign, in words: "are you a real person". */
const MAX_CUE_LENGTH = 6;
const CUES_OF = new Map<string, Cue[]>();
for (const cue of cueNames())
  for (const phrase of CUES[cue].split(';')) CUES_OF.set(phrase.trim(), [...(CUES_OF.get(phrase.trim()) ?? []), cue]);

function cueNames(): Cue[] {
  const isCue = (name: string): name is Cue => Object.hasOwn(CUES, name);
  return Object.keys(CUES).filter(isCue);
}

const NAMES: ReadonlySet<string> = new Set(WHOLE_NAMES);

/**
 * @param words of a question, folded and in the words of the tables
 * @param language that it was typed in
 * @param typed the question as it was typed: a colon, a dash or the end of a sentence ends a name
 */
export function marksOf(words: readonly string[], language: ReadLanguage = 'en', typed = ''): Marks {
  const cueAt: (readonly Cue[])[] = words.map(() => []);
  const isTaken = words.map(() => false);
  // "Nutri-Score", "no added sugar": one thing that can be explained, whatever its words are signs of alone.
  for (const { run, at, length } of runsOf(words, MAX_PHRASE_LENGTH))
    if (length > 1 && (isTopicName(run) || NAMES.has(run))) isTaken.fill(true, at, at + length);
  const isNamedThing = [...isTaken];
  for (const { run, at, length } of runsOf(words, MAX_CUE_LENGTH)) {
    const cues = CUES_OF.get(run);
    if (cues === undefined || isTaken.slice(at, at + length).includes(true)) continue;
    for (let place = at; place < at + length; place++) {
      isTaken[place] = true;
      cueAt[place] = cues;
    }
  }
  const chunks = chunksOf(
    words,
    endsIn(typed),
    (at) =>
      (isNamedThing[at] !== true && ((cueAt[at]?.length ?? 0) > 0 || namesNothing(words[at] ?? '', language))) || isOfABody(words, at),
  );
  const cues = new Set(cueAt.flat());
  return { words, cueAt, chunks: withFoods(chunks, words, asksOfOne(words, cues), cues), cues };
}

/** These look for foods of a kind, or are about those of a member. */
const OF_MANY: readonly Cue[] = [
  'suggest',
  'instead',
  'best',
  'most',
  'plan',
  'cut',
  'own',
  'purchases',
  'favorites',
  'shopping list',
  'eaten',
  'today',
  'week',
];
const OF_ANY =
  /^(?:and |so |but |ok )*(?:which|what|any|some|all|are there|is there|no|every)\b|\b(?:without|low|high|less|more|or|than|recipe|recipes|how (?:often|long))\b/;

/** Whether what a question says of a food is asked of one, rather than foods of that kind looked for. */
function asksOfOne(words: readonly string[], cues: ReadonlySet<Cue>): boolean {
  const text = words.join(' ');
  return !OF_MANY.some((cue) => cues.has(cue)) && !OF_ANY.test(text.replace(/^what(?:'s| is) /, '')) && dietsNamedIn(words).length === 0;
}

/** "Lentil soup", "leche de coco": one food, whose name is in two parts and may be joined by words that join. */
function withFoods(chunks: readonly Chunk[], words: readonly string[], isOfOne: boolean, cues: ReadonlySet<Cue>): Chunk[] {
  const mayLieIn = !cues.has('contains');
  const foods: (Chunk & { readonly isAlone: boolean })[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const named = namedFoodRunAt(words, at);
    const run = foodRunWith(words, at, mayTell);
    const isAllOfIt = run > 0 && (asksAmountOf(words, at, at + run) || asksDietOf(words, at, at + run));
    const isOneName = named > 1 && !isNamed(words.slice(at, at + named).join(' '));
    const length = Math.max(isAllOfIt ? run : isOneName ? named : 0, mayLieIn ? foodInRunAt(words, at) : 0) || foodRunAt(words, at);
    // "The E250 of ham" asks of the additive.
    if (length === 0 || words.slice(at, at + length).some((word) => E_NUMBER.test(word))) continue;
    const text = words.slice(at, at + length).join(' ');
    // "Does Nutella contain palm oil?" asks what is in Nutella.
    const isHeld =
      !mayLieIn && (isNamed(text) || chunks.some((chunk) => chunk.kind === 'open' && (chunk.end <= at || chunk.from >= at + length)));
    // "And with palm oil?" is what others have in them.
    const isIn = isNamed(text) && /^with(?:out)?$/.test(words[at - 1] ?? '');
    const isExplained = isNamed(text) && (isIn || cues.has('define'));
    if (isAllOfIt || (!isExplained && !(isHeld && isNamed(text))))
      foods.push({ text, from: at, end: at + length, kind: isAllOfIt || (isOfOne && !isHeld) ? 'open' : 'food', isAlone: isAllOfIt });
    at += length - 1;
  }
  return foods.reduce<Chunk[]>((all, { isAlone, ...food }) => placed(all, food, words, isAlone), [...chunks]);
}

/** The chunks with a food in place of what they had there; a brand beside it stays its part. `isAlone`: nothing beside it is one. */
function placed(chunks: readonly Chunk[], food: Chunk, words: readonly string[], isAlone: boolean): Chunk[] {
  const touched = chunks.filter(({ from, end }) => from < food.end && food.from < end);
  // A name that holds all of it says more.
  if (!isAlone && touched.some(({ kind, from, end }) => kind === 'open' && from <= food.from && food.end <= end)) return [...chunks];
  const last = Math.max(food.end, ...touched.map(({ end }) => end));
  const first = Math.min(food.from, ...touched.map(({ from }) => from));
  let { from, end } = food;
  while (end < last && isUnknown(words[end] ?? '')) end += 1;
  // "Amys mac and cheese": of a name of its own whose it is stands before it as well.
  const begin = isAlone || namedFoodRunAt(words, food.from) < 2 ? from : first;
  while (from > begin && isUnknown(words[from - 1] ?? '')) from -= 1;
  const named = { ...food, from, end, text: words.slice(from, end).join(' ') };
  const left = touched.flatMap((chunk) =>
    [partOf(words, chunk.from, from), partOf(words, Math.max(end, chunk.from), chunk.end)].flatMap((one) => one ?? []),
  );
  return [...chunks.filter((chunk) => !touched.includes(chunk)), ...left, named].sort((one, other) => one.from - other.from);
}

/** A word that no table knows, as of a brand. */
function isUnknown(word: string): boolean {
  return !isNamed(word) && !isFoodName(word) && !SOFT_WORDS.has(word) && !/^\d/.test(word);
}

function partOf(words: readonly string[], from: number, end: number): Chunk | null {
  return end > from ? chunkOf(words, from, end) : null;
}

/** "For my heart butter or oil": what belongs to a body is no part of a name behind it. */
function isOfABody(words: readonly string[], at: number): boolean {
  return OF_ILLNESS.test(words[at] ?? '') || (BODY.test(words[at] ?? '') && POSSESSIVE.test(words[at - 1] ?? ''));
}
/** "As a diabetic honey": whoever has an illness is no part of a name either. */
const OF_ILLNESS =
  /^(?:diabetics?|diabetiker(?:in|innen|s)?|diabetiques?|diabetic[oi]s?|diabetica|diabeet|diabeten|diabeticus|c(?:o)?eliacs?|zoliakiekranke[rn]?|coeliaques?|celiac[oai]s?|coeliaken)$/;
const BODY =
  /^(?:heart|bones?|brain|gut|guts|bowels?|skin|teeth|kidneys?|liver|stomach|belly|tummy|joints?|muscles?|eyes?|hair|throat|arteries|cholesterol|pressure|figure|sleep|nerves)$/;
const POSSESSIVE = /^(?:my|your|our|his|her|their|the|blood)$/;

/** Whether a word is a sign of something in English; names of foods are alike in many languages. */
export function isCueWord(word: string): boolean {
  return CUES_OF.has(word);
}

function namesNothing(word: string, language: ReadLanguage): boolean {
  return FUNCTION_WORDS.has(word) || isPlainWord(word, 'en') || (language !== 'en' && isPlainWord(word, language));
}

/** Words between which something ends: "Gummibärchen von Trolli: Schweinegelatine". An abbreviation ("Dr. Pepper") ends nothing. */
function endsIn(typed: string): ReadonlySet<string> {
  const folded = foldText(typed);
  const ends = [...folded.matchAll(ENDED), ...(LISTS.test(folded) ? folded.matchAll(COMMA) : [])];
  return new Set(ends.map(([, word = '', next = '']) => `${word} ${next}`));
}
/** "Most protein, tofu or skyr": commas stand between what is weighed. */
const LISTS = /,[^,]+ (?:or|oder|ou|o|of|vs) /;
const COMMA = /([\p{L}\p{N}'&%]+)\s*,\s*(?=([\p{L}\p{N}'&%]+))/gu;
const ENDED =
  /(?=(?<![\p{L}\p{N}'])([\p{L}\p{N}'&%]+)[\s"'“”„«»)]*(?:[:;?!()…]|(?<=[\p{L}\p{N}]{4})\.(?=\s)|\.{2,}|(?<=\s)[-–—]+(?=\s)|—)[\s"'“”„«»(]*([\p{L}\p{N}'&%]+))/gu;

function chunksOf(words: readonly string[], ends: ReadonlySet<string>, isBreak: (at: number) => boolean): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < words.length; ) {
    if (isBreak(at) || isAmount(words, at) || words[at] === '') {
      at += 1;
      continue;
    }
    const purpose = E_NUMBER.test(words[at] ?? '') ? 1 : purposeAt(words, at);
    if (purpose > 0) {
      chunks.push({ text: words.slice(at, at + purpose).join(' '), from: at, end: at + purpose, kind: 'property' });
      at += purpose;
      continue;
    }
    let end = at + 1;
    const isEnd = (place: number) => ends.has(`${words[place - 1] ?? ''} ${words[place] ?? ''}`);
    while (
      end < words.length &&
      !isBreak(end) &&
      !isAmount(words, end) &&
      purposeAt(words, end) === 0 &&
      !E_NUMBER.test(words[end] ?? '') &&
      !isEnd(end)
    )
      end += 1;
    const chunk = chunkOf(words, at, end);
    if (chunk !== null) chunks.push(chunk);
    at = end;
  }
  return chunks;
}

/** The number of an additive stands for itself, whatever stands beside it. */
const E_NUMBER = /^e\d{3,4}[a-f]?$/;

/** Words of a goal or condition that is named here: "weight loss, oats or cornflakes". */
function purposeAt(words: readonly string[], at: number): number {
  return [3, 2].find((length) => isSelectionName(words.slice(at, at + length).join(' ')) && at + length <= words.length) ?? 0;
}

/** "330 ml", "37 g", "2 servings". */
function isAmount(words: readonly string[], at: number): boolean {
  const [before, word, after] = [words[at - 1] ?? '', words[at] ?? '', words[at + 1] ?? ''];
  if (/^\d+(?:\.\d+)?$/.test(word)) return UNIT.test(after) || word.length >= 8 || before === 'per';
  return UNIT.test(word) && (/^\d+(?:\.\d+)?$/.test(before) || after === 'of' || after === 'von' || after === 'de');
}
const UNIT =
  /^(?:g|gr|grams?|gramm|grammes|mg|ml|cl|l|kcal|cal|kj|cans?|bottles?|glass(?:es)?|jars?|cups?|spoons?|tablespoons?|teaspoons?|packs?|packets?|servings?|portions?|slices?|pieces?|bowls?|handfuls?|tins?|bars?|dose|glas|flasche|bote|lata|lattina|blikje)$/;

function chunkOf(words: readonly string[], from: number, to: number): Chunk | null {
  let end = to;
  while (end - from > 1 && TRAILING.has(words[end - 1] ?? '') && !(words[end - 1] === 'free' && isNamed(words[end - 2] ?? ''))) end -= 1;
  const run = words.slice(from, end);
  if (run.every((word) => SOFT_WORDS.has(word) || /^\d+(?:\.\d+)?$/.test(word))) return null;
  const known = knownPlaces(run);
  const unknown = run.filter((word, at) => !known.has(at) && !SOFT_WORDS.has(word) && !/^\d+(?:\.\d+)?$/.test(word));
  const isName = runsOf(run, MAX_PHRASE_LENGTH).some((one) => NAMES.has(one.run));
  const kind = unknown.length > 0 || isName || isNameOfFoods(run, words) ? 'open' : isFood(run) ? 'food' : 'property';
  return { text: run.join(' '), from, end, kind };
}

/** "Candy corn": two foods and nothing else, the second of no kind that the first could be of, name one thing. */
function isNameOfFoods(run: readonly string[], words: readonly string[]): boolean {
  const [first = '', last = '', ...others] = run;
  return (
    others.length === 0 &&
    last !== '' &&
    words.length === run.length &&
    shelvesIn([first]).length > 0 &&
    isFoodName(last) &&
    shelvesIn([last]).length === 0 &&
    !isNamed(run.join(' '))
  );
}

/** These end no name. */
const TRAILING: ReadonlySet<string> = new Set(
  'high low rich free big small large added reduced extra pure fresh sweet salty spicy natural'.split(' '),
);

/** Places of words that name a nutrient, an additive, a diet or a kind of food. */
function knownPlaces(run: readonly string[]): Set<number> {
  const known = new Set<number>();
  const add = (at: number, length: number) => {
    for (let place = at; place < at + length; place++) known.add(place);
  };
  for (const { run: words, at, length } of runsOf(run, MAX_PHRASE_LENGTH)) {
    if (isNamed(words)) add(at, length);
  }
  for (const { at, length } of dietsNamedIn(run)) add(at, length);
  return known;
}

/** Whether these very words are a nutrient, an additive, a kind of food, a purpose or a word of labels. */
function isNamed(words: string): boolean {
  const isTopic = words.length > 2 && topicNamed(words) !== null;
  return (
    isTopic ||
    nutrientOf(words) !== null ||
    isAdditiveName(words) ||
    isShelfName(words) ||
    isSelectionName(words) ||
    Object.hasOwn(COMPOUND_WORDS, words) ||
    dietsOfWord(words) !== null
  );
}

function isFood(run: readonly string[]): boolean {
  const words = run.join(' ');
  if (dietsNamedIn(run).some(({ length }) => length === run.length)) return false;
  const nutrient = nutrientOf(words);
  return nutrient === null || nutrimentOf(nutrient) === null ? shelvesIn(run).length > 0 || isFoodName(words) : false;
}
