import { foldText } from '../../lib/index.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { FILLERS } from '../knowledge/fillers.data.ts';
import { plainName, type Token, tokensOf } from '../knowledge/kinds.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import type { TermLanguage } from '../knowledge/terms.ts';
import { languageAsked } from '../understand/question-words.ts';
import { runsOf, stem } from '../understand/words.ts';
import {
  ASKS_HOW_LONG,
  COATS,
  COOKS,
  FREEZES,
  FREEZES_AGAIN,
  INSTEAD,
  KITCHEN_WORDS,
  NO_KEEPING,
  PORTIONS,
  STATES,
  WEIGHS,
} from './aspects.data.ts';
import { KITCHEN_FOODS, type KitchenFood, type KitchenFoodId } from './foods.data.ts';
import { INSTEAD_OF, type InsteadOf, type InsteadOption, TO_COAT } from './instead.data.ts';
import { FREEZINGS, type KitchenFact, STORED_STATES, type StoredTime } from './kitchen-facts.ts';
import { measureIn } from './measures.ts';

/** A spoon is called after what is eaten with it. */
const SPOONS = /(?<!\p{L})(?:cuill[eè]res?|colher(?:es)?) (?:à|a|de) (?:soupe|caf[eé]|sopa|ch[aá])(?!\p{L})/giu;
/** Longest name of a food, in words. */
const MAX_WORDS = 4;
const FEW = 12;

type Index<Id> = ReadonlyMap<TermLanguage, ReadonlyMap<string, Id>>;
function indexOf<Id extends string>(table: Readonly<Record<Id, { readonly words: string }>>): Index<Id> {
  const isId = (id: string): id is Id => Object.hasOwn(table, id);
  const ids = Object.keys(table).filter(isId);
  return new Map(
    TERM_LANGUAGES.map((language, at) => {
      const names = ids.flatMap((id) =>
        (table[id].words.split(';')[at] ?? '').split(',').flatMap((word): [string, Id][] => {
          const name = plainName(word);
          return name === '' ? [] : [[name, id]];
        }),
      );
      return [language, new Map([...names.map(([name, id]): [string, Id] => [stem(name), id]), ...names.toReversed()])];
    }),
  );
}
let foods: Index<KitchenFoodId> | undefined = undefined;
let ingredients: Index<InsteadOf> | undefined = undefined;

/**
 * What a question asks of one food in the kitchen: how long it keeps, whether it can be frozen, what does in its place, how much a portion
 * or a piece is. `null` where it asks anything else beside it, names no food of the table, or more than one.
 *
 * @param typed as it was typed
 */
export function kitchenIn(typed: string): KitchenFact | null {
  const text = foldText(typed)
    .replace(/[^\p{L}\p{N}'.]+/gu, ' ')
    .trim();
  const tokens = tokensOf(typed.replace(SPOONS, (words) => ' '.repeat(words.length)));
  if (tokens.length > FEW) return null;
  const languages = languagesOf(typed);
  return insteadIn(text, tokens, languages) ?? factIn(text, typed, tokens, languages);
}

function languagesOf(typed: string): readonly TermLanguage[] {
  const language = languageAsked(typed);
  return [...new Set([...(language === null ? [] : [language]), ...TERM_LANGUAGES])];
}

function insteadIn(text: string, tokens: readonly Token[], languages: readonly TermLanguage[]): KitchenFact | null {
  if (!INSTEAD.test(text)) return null;
  ingredients ??= indexOf(INSTEAD_OF);
  const found = onlyFood(tokens, ingredients, languages);
  if (found === null) return null;
  const dishes = placesOfDishes(tokens);
  if (!isNothingElse(tokens, { ...found, places: new Set([...found.places, ...dishes]) })) return null;
  const { id, food } = found;
  const coats = id === 'egg' && COATS.test(text);
  const row: { readonly isAlsoEaten?: true; readonly options: readonly InsteadOption[] } = INSTEAD_OF[id];
  if (row.isAlsoEaten === true && dishes.length === 0 && !COOKS.test(text)) return null;
  return { food, asked: 'instead', options: coats ? TO_COAT : row.options };
}

function factIn(text: string, typed: string, tokens: readonly Token[], languages: readonly TermLanguage[]): KitchenFact | null {
  const asked = FREEZES.test(text)
    ? FREEZES_AGAIN.test(text)
      ? null
      : 'freeze'
    : NO_KEEPING.test(text)
      ? null
      : ASKS_HOW_LONG.some((form) => form.test(text))
        ? 'keep'
        : PORTIONS.test(text)
          ? 'portion'
          : 'weigh';
  if (asked === null) return null;
  foods ??= indexOf(KITCHEN_FOODS);
  const found = onlyFood(tokens, foods, languages);
  if (found === null || !isNothingElse(tokens, found)) return null;
  const { id, food } = found;
  const row: KitchenFood = KITCHEN_FOODS[id];
  switch (asked) {
    case 'freeze': {
      const [how, months] = row.freeze?.split(' ') ?? [];
      const freezing = FREEZINGS.find((one) => one === how);
      return freezing === undefined ? null : { food, asked, how: freezing, months: Number(months) };
    }
    case 'keep': {
      const times = timesOf(row);
      const stated = times.filter(({ state }) => state in STATES && STATES[state as keyof typeof STATES].test(text));
      return times.length === 0 ? null : { food, asked, times: stated.length > 0 ? stated : times, isRice: id === 'rice' };
    }
    case 'portion': {
      const [from, to, as] = row.portion?.split(' ') ?? [];
      return from === undefined || (as !== 'raw' && as !== 'dry' && as !== 'none')
        ? null
        : { food, asked, from: Number(from), to: Number(to), as };
    }
    case 'weigh': {
      const measure = measureIn(typed, row.ml ?? null);
      if (measure === 'none') {
        if (row.piece === undefined || !WEIGHS.some((form) => form.test(text))) return null;
        const count = Number(/\b\d{1,2}\b/.exec(text)?.[0] ?? 1);
        return { food, asked: 'piece', count, grams: row.piece * count, isEgg: id === 'egg' };
      }
      return measure === null ? null : { food, asked: 'measure', measure };
    }
    default:
      return asked satisfies never;
  }
}

function timesOf({ keep }: KitchenFood): StoredTime[] {
  return (keep ?? '').split(', ').flatMap((row): StoredTime[] => {
    const [state, from, to, unit] = row.split(' ');
    const stored = STORED_STATES.find((one) => one === state);
    if (stored === undefined || (unit !== 'days' && unit !== 'weeks' && unit !== 'months')) return [];
    return [{ state: stored, from: Number(from), to: Number(to), unit }];
  });
}

/** Where a dish is named that an ingredient is for: "eggs in brownies". */
function placesOfDishes(tokens: readonly Token[]): number[] {
  foods ??= indexOf(KITCHEN_FOODS);
  return [...foods.values()].flatMap((names) => foundIn(tokens, names).flatMap(({ id, places }) => (DISHES.has(id) ? [...places] : [])));
}

type Found<Id> = { readonly id: Id; readonly food: string; readonly places: ReadonlySet<number> };

/** The one food of a text; of two next to each other the dish that is made of the other. */
function onlyFood<Id extends string>(tokens: readonly Token[], index: Index<Id>, languages: readonly TermLanguage[]): Found<Id> | null {
  for (const language of languages) {
    const names = index.get(language);
    if (names === undefined) continue;
    const found = foundIn(tokens, names);
    if (found.length === 0) continue;
    const [first, second] = found;
    if (first === undefined || found.length > 2) return null;
    if (second === undefined) return first;
    const dish = [second, first].find(({ id }) => DISHES.has(id));
    if (dish === undefined) return null;
    return named(dish.id, tokens, new Set([...first.places, ...second.places]));
  }
  return null;
}
const DISHES: ReadonlySet<string> = new Set([
  'soup',
  'dish',
  'tzatziki',
  'cake',
  'cheesecake',
  'sandwich',
  'smoothie',
  'juice',
  'pancakes',
  'porridge',
  'mash',
  'dough',
  'cold_cuts',
  'sausages',
]); // prettier-ignore

function foundIn<Id>(tokens: readonly Token[], names: ReadonlyMap<string, Id>): Found<Id>[] {
  const taken = new Set<number>();
  const found: Found<Id>[] = [];
  for (const { run, at, length } of runsOf(
    tokens.map(({ plain }) => plain),
    MAX_WORDS,
  )) {
    const places = Array.from({ length }, (_, more) => at + more);
    const id = names.get(run) ?? names.get(stem(run));
    if (id === undefined || places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    if (!found.some((one) => one.id === id)) found.push(named(id, tokens, new Set(places)));
  }
  return found;
}

function named<Id>(id: Id, tokens: readonly Token[], places: ReadonlySet<number>): Found<Id> {
  const all = [...places].toSorted((one, other) => one - other);
  const [first, last] = [tokens[all[0] ?? 0], tokens[all.at(-1) ?? 0]];
  return { id, food: first === undefined || last === undefined ? '' : first.text.slice(first.from, last.to), places };
}

/** Beside the food only words that ask, and that say how it is or where it stands. */
function isNothingElse(tokens: readonly Token[], { places }: Found<string>): boolean {
  return tokens.every(
    ({ plain }, at) =>
      places.has(at) ||
      KITCHEN_WORDS.has(plain) ||
      ASKING.has(plain) ||
      /^[\d./½¼]+$/.test(plain) ||
      TERM_LANGUAGES.some((language) => isPlainWord(plain, language)),
  );
}
const ASKING: ReadonlySet<string> = new Set(TERM_LANGUAGES.flatMap((language) => FILLERS[language].split(' ')));
