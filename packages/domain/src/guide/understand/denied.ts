import { dietsOfWord } from '../declared/named-foods.ts';
import { isShelfName, shelvesIn } from './concepts.ts';
import type { ShelfId } from './shelves.data.ts';

/** Words behind which something is denied. */
const DENIES =
  /^(?:not|no|nothing|none|without|never|nor|neither|except|excluding|minus|isn't|isnt|aren't|arent|don't|dont|doesn't|doesnt|can't|cant|cannot|won't)$/;
/** What may stand between a denial and what it denies, or between two foods that are denied together. */
const BETWEEN =
  /^(?:a|an|the|any|some|more|of|in|it|be|is|are|to|eat|eats|eating|drink|have|has|had|having|contain|contains|containing|include|includes|with|made|from|like|likes|want|wants|touch|stand|do|nor|or|and|neither|either|also|other|than|added|traces|fan|into|keen|on|big|really|got|him|her|them|me|us|i|we|he|she|they)$/;
const SPEAKER = /^(?:i|we)$/;
/** These are judged by amount. */
const BY_AMOUNT: ReadonlySet<string> = new Set(['palm-oil-free', 'msg-free']);
/** Of what is made of it ("bread", "pasta") the kind is denied, not what it holds. */
const GLUTEN = /^(?:gluten|wheat|rye|barley|spelt|weizen|roggen|dinkel|gerste|ble|trigo|cebada|frumento|grano|tarwe|rogge|cereals?)$/;
const MAX_NAME = 3;

/** What a question does not want: ids of what is left out ("nut-free") and kinds of food ("crisps"). */
export type Denied = { readonly diets: readonly string[]; readonly shelves: readonly ShelfId[] };

/**
 * Foods that are denied wherever it stands: "not with milk nor egg", "something that isn't crisps". Whatever else a question is read as, a
 * food that it denies is none that it looks for.
 *
 * @param words of a question, folded, in the words of the tables
 */
export function deniedIn(words: readonly string[]): Denied {
  const diets = new Set<string>();
  const shelves = new Set<ShelfId>();
  for (const [at, word] of words.entries()) {
    if (!DENIES.test(word) && !(word === 'other' && words[at + 1] === 'than')) continue;
    // "No, I want cheese" takes back what stood before.
    if (word === 'no' && SPEAKER.test(words[at + 1] ?? '')) continue;
    for (let place = at + 1; place < words.length; ) {
      const length = Array.from({ length: MAX_NAME }, (_, one) => MAX_NAME - one).find(
        (one) => place + one <= words.length && isName(words.slice(place, place + one)),
      );
      if (length === undefined) {
        if (!BETWEEN.test(words[place] ?? '') && !DENIES.test(words[place] ?? '')) break;
        place += 1;
        continue;
      }
      if (words[place + length] === 'free') break;
      const run = words.slice(place, place + length);
      const ids = dietsOfWord(run.join(' ')) ?? [];
      for (const id of ids) if (!BY_AMOUNT.has(id) && (id !== 'gluten-free' || GLUTEN.test(run.join(' ')))) diets.add(id);
      // "Palm oil" is no oil of the kitchen.
      if (run.length === 1 || isShelfName(run.join(' '))) for (const shelf of shelvesIn(run)) shelves.add(shelf);
      place += length;
    }
  }
  return { diets: [...diets], shelves: [...shelves] };
}

/** Foods that a question wants in what it looks for: "something quick with chicken". @returns ids of what leaves them out */
export function wantedIn(words: readonly string[]): readonly string[] {
  const at = words.indexOf('with');
  if (at < 0 || DENIES.test(words[at - 1] ?? '')) return [];
  const start = /^(?:some|a|an|the|lots|of)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1;
  const run = [2, 1].map((length) => words.slice(start, start + length).join(' ')).find((one) => dietsOfWord(one) !== null);
  return run === undefined ? [] : (dietsOfWord(run) ?? []).filter((id) => id.endsWith('-free') && !BY_AMOUNT.has(id));
}

function isName(run: readonly string[]): boolean {
  return dietsOfWord(run.join(' ')) !== null || (run.length === 1 && shelvesIn(run).length > 0);
}
