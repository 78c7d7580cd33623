import { memoize } from '../../lib/index.ts';
import { isCommonWord } from '../intents/common-words.ts';
import { nutrientOf } from '../understand/concepts.ts';
import { SHELVES } from '../understand/shelves.data.ts';
import { COMPOUND_WORDS, HIGH_WORDS } from '../understand/words.data.ts';
import { dietOfMistyped } from './diets.ts';
import { namedIn, namesFood, type Scope } from './named-foods.ts';
import { END, PAUSE } from './tokens.ts';

const JOINS: ReadonlySet<string> = new Set([
  'and',
  'or',
  'nor',
  '&',
  'und',
  'oder',
  'noch',
  'et',
  'ou',
  'ni',
  'y',
  'e',
  'o',
  'u',
  'en',
  'of',
  'plus',
  'as',
  'well',
  'neither',
  'both',
  'also',
  'auch',
  'aussi',
  'tambien',
  'anche',
  'tambem',
  'ook',
]);
/** Between the words that announce a food and the food. */
const PASSED: ReadonlySet<string> = new Set([
  ...'to against from with on of in the a an all any some every certain most raw fresh cooked ground whole like namely such kind kinds types type sort eating drinking touching products containing contains anything everything foods food is are include includes my his her their our severe'.split(
    ' ',
  ),
  ...'gegen auf gegenuber von die der das den dem alle jede jegliche kein keine keinen keinerlei etwas'.split(' '),
  ..."a au aux la le les l' d' de des du tous toutes toute".split(' '),
  ...'al a los las el la lo todos todas de del'.split(' '),
  ..."al allo alla alle agli ai all' gli il lo i le del della delle dei degli".split(' '),
  ...'voor geen de het'.split(' '),
]);
const WANTED: ReadonlySet<string> = new Set([
  'ideas',
  'idea',
  'suggestions',
  'suggestion',
  'options',
  'option',
  'vorschlage',
  'vorschlag',
  'ideen',
  'idees',
  'please',
  'bitte',
  'recommend',
  'alternatives',
]);
const MAX_WORDS = 3;
/** More than people list at once; bounds what is read of any message. */
const MAX_LIST_LENGTH = 60;
const MAX_ITEM_LENGTH = 24;

export type FoodList = {
  diets: string[] /** Words where a food should stand, that name none we know. */;
  unknown: string[] /** The place after the list. */;
  end: number;
};

/** Foods one after the other from a place on, up to where something else follows. `firm`: see `Scope`. */
export function readFoods(tokens: readonly string[], from: number, firm = true): FoodList {
  const scope: Scope = { firm, mayBeMistyped: (token) => !isRequestWord(token) };
  const list: FoodList = { diets: [], unknown: [], end: from };
  for (let at = from, isFirst = true; at < Math.min(tokens.length, from + MAX_LIST_LENGTH); ) {
    while (at < tokens.length && (PASSED.has(tokens[at] ?? '') || JOINS.has(tokens[at] ?? '') || tokens[at] === PAUSE)) at += 1;
    const item = itemAt(tokens, at);
    if (item.length === 0) break;
    const named = namedIn(item, scope);
    const last = named.places.at(-1);
    if (last === undefined) {
      const unknown = isFirst || (isFood(tokens, at, item) && !item.every(isCommonWord)) ? [item.slice(0, MAX_WORDS).join(' ')] : [];
      return { ...list, unknown: [...list.unknown, ...unknown], end: unknown.length === 0 ? list.end : at + item.length };
    }
    // "No lactose, yogurt ideas": the second names what is wanted.
    if (!isFirst && tokens[at - 1] === PAUSE && WANTED.has(tokens[at + item.length] ?? '')) break;
    list.diets.push(...named.diets);
    list.end = at + last + 1;
    if (last + 1 < item.length) break;
    at = list.end;
    isFirst = false;
  }
  return list;
}

/** The words up to a pause, an "and", or something that names no food. */
function itemAt(tokens: readonly string[], from: number): string[] {
  const item: string[] = [];
  for (let at = from; at < Math.min(tokens.length, from + MAX_ITEM_LENGTH); at++) {
    const token = tokens[at] ?? '';
    if (token === END || token === PAUSE || (item.length > 0 && JOINS.has(token))) break;
    if (isEnd(token) && !namesFood([token])) break;
    if (item.length > 0 && PASSED.has(token) && namesFood([...item, token])) {
      item.push(token);
      continue;
    }
    item.push(token);
  }
  return item;
}

/** "Nuts and zorbles" lists an unknown food; "nuts, protein snacks" goes on with a request. */
function isFood(tokens: readonly string[], at: number, item: readonly string[]): boolean {
  const follows = tokens[at - 1] ?? '';
  if (!JOINS.has(follows) && follows !== PAUSE) return false;
  const next = tokens[at + item.length];
  const isWhole = next === undefined || next === END || next === PAUSE || JOINS.has(next);
  return item.length === 1 && isWhole && !item.some(isRequestWord);
}

/** Foods that stand right before a place: "milk and egg allergy". `from` is where they begin. */
export function readFoodsBefore(tokens: readonly string[], place: number): { diets: string[]; from: number; unknown: string[] } {
  let from = place;
  while (from > Math.max(0, place - MAX_LIST_LENGTH) && isInList(tokens[from - 1] ?? '')) from -= 1;
  while (from < place && (JOINS.has(tokens[from] ?? '') || PASSED.has(tokens[from] ?? '') || tokens[from] === PAUSE)) from += 1;
  const words = tokens.slice(from, place);
  const named = namedIn(words, { firm: true, mayBeMistyped: (token) => !isRequestWord(token) });
  const [first] = named.places;
  const remaining = words.filter((token) => !JOINS.has(token) && token !== PAUSE && !SEVERITY.has(token));
  if (first === undefined)
    return { diets: [], from, unknown: remaining.length === 0 || remaining.some(isRequestWord) ? [] : [remaining.slice(-2).join(' ')] };
  const last = named.places.at(-1) ?? first;
  // "penguin allergy" after "peanut and": what stands nearest to the word has to be known.
  const open = words
    .slice(last + 1)
    .filter((token) => !JOINS.has(token) && !PASSED.has(token) && token !== PAUSE && !SEVERITY.has(token) && !isRequestWord(token));
  return { diets: named.diets, from: from + first, unknown: open.length === 0 ? [] : [open.join(' ')] };
}

const SEVERITY: ReadonlySet<string> = new Set([
  'severe',
  'severely',
  'mild',
  'strong',
  'bad',
  'badly',
  'serious',
  'deathly',
  'deadly',
  'highly',
  'very',
  'slightly',
  'food',
  'known',
  'new',
  'slight',
  'really',
  'quite',
  'super',
  'extremely',
  'new',
  'multiple',
  'several',
  'starke',
  'schwere',
  'forte',
  'grave',
  'some',
  'many',
  'other',
  'seasonal',
  'kreuz',
  'lebensmittel',
  'alimentaire',
  'alimentaires',
  'alimentaria',
]);

function isInList(token: string): boolean {
  if (token === END || NOT_IN_LIST.has(token)) return false;
  return !isEnd(token) || namesFood([token]);
}

const NOT_IN_LIST: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'to',
  'as',
  'his',
  'her',
  'their',
  'our',
  'une',
  'un',
  'eine',
  'einen',
  'einer',
  'keine',
  'una',
  'son',
  'daughter',
  'wife',
  'husband',
  'kid',
  'child',
  'mother',
  'father',
  'guest',
  'people',
  'person',
  'suis',
  'sono',
  'bin',
  'tengo',
  'ho',
  'ai',
  "j'",
  'no',
  'not',
  'about',
  'against',
  'of',
  'sa',
  'ma',
  'mon',
]);

const SHELF_WORDS: ReadonlySet<string> = new Set(Object.values(SHELVES).flatMap(({ words }) => words.flatMap((word) => word.split(' '))));

/** Where the naming of foods ends and something else follows. */
const ENDS: ReadonlySet<string> = new Set([
  ...'what which suggest suggestion suggestions so can could is are please give show but i im recommend find for plan any how because help where should was welche welcher que do does at too anymore much make then it this that these those with if now when while since also instead there help tell ideas idea me my we he she they you your have has had has been am be been being got get need want would like looking who whom whose eat eats eating drink buy cook have options option foods food product products something anything everything nothing badly severely very really only just today tomorrow tonight daily often always never again more less most least healthy protein compare alternative alternatives'.split(
    ' ',
  ),
  ...'was kann ich soll darf bitte gib zeig empfiehl vorschlage vorschlag ideen und ich mein meine essen trinken snacks naschen fruhstucken habe hast hat ist sind bin wie fur aber nicht mehr heute morgen'.split(
    ' ',
  ),
  ...'add note put log include pls plz trag trage ajoute ajouter anade anadir agrega aggiungi adiciona adicionar zet voeg'.split(' '),
  ...'quoi quel quelle quels quelles propose proposes conseille conseilles me tu puis peux je donne manger grignoter boire est sont pour mais s il plait svp idee idees aujourd hui'.split(
    ' ',
  ),
  ...'que cual puedo puede comer desayunar cenar picar dame recomienda por favor para pero hay tomar quiero hoy ideas'.split(' '),
  ...'cosa che quale posso mangiare fare dammi consiglia per ma oggi vorrei'.split(' '),
  ...'geht gehen ginge hilft passt kan mag moet welke hoeveel va vont peut passe est ce qual quais pode podem puo possono quali pueden funziona'.split(
    ' ',
  ),
]);

const isEnd = (token: string): boolean => ENDS.has(token);

/** Words that ask for something, as opposed to naming a food. */
export const isRequestWord = memoize(asksFor);

function asksFor(token: string): boolean {
  return (
    isEnd(token) ||
    SHELF_WORDS.has(token) ||
    HIGH_WORDS.has(token) ||
    !['Gluten', null].includes(nutrientOf(token)) ||
    Object.hasOwn(COMPOUND_WORDS, token) ||
    dietOfMistyped(token) !== null ||
    /^\d/.test(token)
  );
}
