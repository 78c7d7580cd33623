import { dietsOfWord } from '../declared/named-foods.ts';
import { plainWords, runsOf } from '../understand/words.ts';
import { FOODS_IN_TEXTS } from './foods-in-texts.data.ts';
import type { GeneralId } from './general.data.ts';
import type { KindReason } from './kind-advice.data.ts';
import { kindsIn, type NamedKind } from './kinds.ts';
import { LISTS_IN_TEXTS } from './lists-in-texts.data.ts';
import type { TopicId } from './topics.data.ts';

/** By the texts they belong to: one that is missing does not compile. */
const BY_TEXT: {
  readonly general: Readonly<Record<GeneralId, string>>;
  readonly topics: Readonly<Record<TopicId, string>>;
  readonly reasons: Readonly<Record<KindReason, string>>;
} = FOODS_IN_TEXTS;

const wordsOf = (list: string): readonly string[] => (list === '' ? [] : list.split(', '));
export const foodsOfGeneral = (id: GeneralId): readonly string[] => wordsOf(BY_TEXT.general[id]);
export const foodsOfTopic = (id: TopicId): readonly string[] => wordsOf(BY_TEXT.topics[id]);
export const foodsOfReason = (reason: KindReason): readonly string[] => wordsOf(BY_TEXT.reasons[reason]);

/** The foods that each part of a text names that begins with a list of what to eat. */
export type ListOfFoods = {
  readonly items: readonly (readonly string[])[];
  readonly ending: readonly string[];
  readonly sentences: readonly (readonly string[])[];
};
const LISTS: Readonly<
  Record<string, { readonly items: readonly string[]; readonly ending: string; readonly sentences: readonly string[] }>
> = LISTS_IN_TEXTS;

/** The list that a text of ours begins with; `null` where it proposes no foods, or in words that cannot be taken apart. */
export function listOfGeneral(id: GeneralId): ListOfFoods | null {
  const list = LISTS[id];
  return list === undefined
    ? null
    : { items: list.items.map(wordsOf), ending: wordsOf(list.ending), sentences: list.sentences.map(wordsOf) };
}

/** Longest name of a food in our own texts, in words. */
const MAX_WORDS = 3;
/** Words of our texts that mean no food there: parts of the body, "the line of a ledger", illnesses. */
const NO_FOOD: ReadonlySet<string> = new Set([
  ...'line,room,date,green,rise,note,pain,pan,pans,drops,pku,zero,worst,wrap,habit,bones,kidney,kidneys,rind,pipes,pints,semi,pulse'.split(
    ',',
  ),
  ...'celiac disease,coeliac,phenylketonuria,kelp passes,tofu set,alcohols'.split(','),
]);

/** The foods that one of our own English texts names, each once. */
export function foodsInText(text: string): string[] {
  const found = new Set<string>();
  for (const clause of text.split(/[^\p{L}\p{N}' -]+/u)) {
    const words = plainWords(clause)
      .split(' ')
      .filter((word) => word !== '');
    const taken = new Set<number>();
    for (const { run, at, length } of runsOf(words, MAX_WORDS)) {
      const places = Array.from({ length }, (_, more) => at + more);
      if (places.some((place) => taken.has(place)) || (kindOf(run) === null && dietsOfWord(run) === null)) continue;
      for (const place of places) taken.add(place);
      if (!NO_FOOD.has(run)) found.add(run);
    }
  }
  return [...found].toSorted();
}

/** The kind of food that these very English words name. */
export function kindOf(words: string): NamedKind | null {
  const [kind, ...others] = kindsIn(words, 'en');
  return kind !== undefined && others.length === 0 && plainWords(kind.words) === words ? kind : null;
}
