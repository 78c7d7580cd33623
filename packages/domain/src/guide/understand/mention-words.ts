import { type Restriction, restrictionId } from '../../diets/index.ts';
import { memoize } from '../../lib/index.ts';
import { namedIn as runsIn } from '../../understanding/index.ts';
import { isCommonEnglish, isFormOfCommonWord } from '../intents/common-words.ts';
import { isLittleWord } from '../intents/plain-words.ts';
import { shelvesIn } from './concepts.ts';
import { FOOD_NAMES } from './food-kinds.data.ts';
import { EDITIONS, NICKNAMES } from './name-words.data.ts';
import { plainWords as plainText, runsOf, stem } from './words.ts';

/** "0%" as "0 %", as packs write it either way. */
export const plainWords = (text: string): string =>
  plainText(text)
    .replace(/(\d)%/g, '$1 %')
    .replace(/'s(?= |$)/g, 's');

export const NAMES = { isCuratedOnly: false, isCautious: false, mayBeMistyped: () => false } as const;

/** Whether these very words name a food. */
export const isFoodName = memoize((words: string): boolean => words.length > 2 && words.split(' ').every((word) => isFoodWord(word)));

export const isFoodWord = memoize((word: string): boolean => word.length > 2 && runsIn([word], NAMES).length > 0);

/** Words that tell the kinds of one product apart: without them it is not this one that was named. */
export const VARIANTS: ReadonlySet<string> = new Set(
  'zero light lite diet max cherry vanilla lemon lime decaf free sugarfree unsweetened skimmed semi whole dark white crunchy smooth mini protein vegan'.split(
    ' ',
  ),
);

/** The words to look for when someone uses a nickname. */
export function officialName(mention: string): string {
  const plain = withoutOrdinary(mention);
  return Object.hasOwn(NICKNAMES, plain) ? (NICKNAMES[plain] ?? plain) : plain;
}

/** Whether these very words are what people call one food for short. */
export const isNickname = (mention: string): boolean => Object.hasOwn(NICKNAMES, withoutOrdinary(mention));

function withoutOrdinary(mention: string): string {
  const words = plainWords(mention).split(' ');
  const named = words.filter((word) => !ORDINARY.has(word));
  return (named.length === 0 ? words : named).join(' ');
}

/** The names by which the search knows brands that are somebody's, typed without the apostrophe: "amys". */
export function withApostrophe(mention: string): string | null {
  const words = mention.split(' ');
  const owned = words.map((word) => (OWNED.test(word) ? `${word.slice(0, -1)}'s` : word)).join(' ');
  return owned === mention ? null : owned;
}
const OWNED = /^[a-z]{3,}[^s]s$/;

/** A mention with its foods by their English names: "mandorle", "feijão preto"; `null` where nothing changes. */
export function inEnglish(mention: string): string | null {
  const words = plainWords(mention).split(' ');
  const named = words.map((word) => (isFoodWord(word) && !isCommonEnglish(word) ? (englishOf(word) ?? word) : word));
  return named.join(' ') === words.join(' ') ? null : named.join(' ');
}
const englishOf = memoize((word: string): string | null => {
  const [first] = runsIn([word], NAMES).flatMap(({ restrictions }) => restrictions);
  // Couscous is left out with wheat, and is not called so.
  if (
    first === undefined ||
    first.kind === 'words' ||
    (first.kind === 'food' && !isNameOf(first, word)) ||
    (first.kind === 'member' && CEREALS.has(first.member)) ||
    (first.kind === 'diet' && !(SINGLE.test(restrictionId(first)) && isPlainName(word)))
  )
    return null;
  const name =
    first.kind === 'food'
      ? first.name
      : restrictionId(first)
          .replace(/-free$/, '')
          .replaceAll('-', ' ');
  return name === '' ? null : name.toLowerCase();
});

/** Whether a word is a food of its own in some language: "Erdnüsse", and not "Erdnussflips", which are left out with them. */
export const isPlainName = (word: string): boolean => PLAIN_NAMES.has(word);
const PLAIN_NAMES: ReadonlySet<string> = new Set(FOOD_NAMES.flatMap((line) => line.split(/ \| |, /)));

const CEREALS: ReadonlySet<string> = new Set(['Wheat', 'Rye', 'Barley', 'Oats', 'Spelt']);

/**
 * Whether a word is a name of that food, in any language, in whatever number, or of a kind of it ("Kirschtomaten"). "Apfelstrudel" is left out
 * with apples, and is none.
 */
export function isNameOf({ name, names }: Extract<Restriction, { kind: 'food' }>, word: string): boolean {
  const firsts = [name, ...Object.values(names).flatMap(([first = '']) => first)].map((one) => rootOf(plainWords(one)));
  // The table names what a food is made into beside it: "apfelstrudel" after "apfel".
  if (firsts.some((root) => root.length >= MIN_ROOT && word.startsWith(root) && !ENDING_ONLY.test(word.slice(root.length)))) return false;
  return [name, ...Object.values(names).flat()].some((one) => {
    const plain = plainWords(one);
    if (stem(plain) === stem(word)) return true;
    const root = rootOf(plain);
    const at = root.length < MIN_ROOT ? -1 : word.lastIndexOf(root);
    return at >= 0 && ENDING_ONLY.test(word.slice(at + root.length));
  });
}
/** Which food a restriction is about, whatever it is called: its id, unless that is of a group ("composite-wheat") that holds others as well. */
export function identityIn({ name, names, ids }: Pick<Extract<Restriction, { kind: 'food' }>, 'name' | 'names' | 'ids'>): string {
  const [id] = ids;
  const own = id === undefined ? null : stem(id.slice(id.indexOf(':') + 1).replaceAll('-', ' '));
  return [name, ...(names.en ?? [])].some((one) => stem(plainWords(one)) === own) ? (id ?? name) : name;
}
const rootOf = (plain: string): string => plain.replace(ENDING, '');
const MIN_ROOT = 4;
const ENDING = /(?:[aeo]s?|en|n|s)$/;
const ENDING_ONLY = /^(?:n?[aeo]s?|en|er|es|n|s|x)?$/;

/** A food by its names in other languages: "sardina", "mayonesa"; none where the word is only of its kind ("Rosenkohl", a cabbage). */
export const otherNames = memoize((word: string): readonly string[] => {
  const [first, ...others] = word.length > 2 ? runsIn([word], NAMES).flatMap(({ restrictions }) => restrictions) : [];
  if (first?.kind !== 'food' || others.length > 0) return [];
  const names = [...new Set(Object.values(first.names).flat())];
  const id = /^en:([a-z-]+)$/.exec(first.ids[0] ?? '')?.[1]?.replaceAll('-', ' ');
  const isOwn = isNameOf(first, word) && [first.name, ...names].some((name) => stem(name) === stem(word));
  return isOwn
    ? [...new Set([...(id === undefined ? [] : [id]), ...names])].filter((name) => stem(name) !== stem(word)).slice(0, MAX_NAMES)
    : [];
});
const MAX_NAMES = 6;

/** Of these a diet leaves out one food; others leave out a group, which is no name of a food: skyr is no "dairy". */
export const SINGLE = /^(?:peanut|egg|soy|sesame|mustard|celery|lupin)-free$/;

/** "Normal Coke" is Coke. */
const ORDINARY: ReadonlySet<string> = new Set(
  'normal normale normales normaal normaler regular ordinary usual gewone gewoon gewohnliche gewohnlicher'.split(' '),
);

/** How a food comes, not what it is: "a Mars bar". */
const FORMS: ReadonlySet<string> = new Set(
  'bar bars can cans bottle bottles jar pot pack packet tin riegel dose flasche glas packung barre barres canette bouteille pot barrita lata botella bote barretta lattina bottiglia vasetto barra garrafa frasco reep blikje fles pak bag bags bars tub tubs carton box slice slices tranche tranches scheibe scheiben fetta fette loncha lonchas rebanada fatia fatias plak plakken plakjes reepje reepjes repen beutel tute karton becher sachet sachets paquet tablette tablettes tafel tafeln tableta tabletas tavoletta tavolette bolsa bolsas paquete bustina sacchetto pacchetto confezione saco pacote embalagem zak zakje pakje tablet packs packets cup cups glass'.split(
    ' ',
  ),
);

/** Whether a word says what a food comes in. */
export const isForm = (word: string): boolean => FORMS.has(word);

/** A mention without what a food comes in; `null` where nothing changes. */
export function withoutForms(mention: string): string | null {
  const words = plainWords(mention).split(' ');
  const named = words.filter((word) => !FORMS.has(word));
  return named.length === 0 || named.length === words.length ? null : named.join(' ');
}

/** Parts of a mention that may be the name in it, the longest first: of "grabbed a twix" what is left when words go. */
export function partsOf(mention: string): string[] {
  const words = plainWords(mention).split(' ');
  return runsOf(words, words.length - 1)
    .map(({ run }) => run)
    .filter((run) => run.length > MIN_PART && run.split(' ').some((word) => !isWeak(word)));
}

/** Whether a mention says no more than a part of it but words that name nothing, or how many: "ist red bull", "2 fanta orange". */
export function saysNoMore(mention: string, part: string, kinds: readonly string[] = []): boolean {
  const named = plainWords(part).split(' ');
  const rest = plainWords(mention)
    .split(' ')
    .filter((word) => !named.includes(word));
  return rest.every((word) => /^\d{1,2}$/.test(word) || namesNothing(word) || shelvesIn([word]).some((one) => kinds.includes(one)));
}

/** Single words of a mention that may find what all of them do not, at most {@link MAX_WORDS}. */
export function wordsToSearch(mention: string): string[] {
  const words = plainWords(mention)
    .split(' ')
    .filter((word) => word.length > MIN_PART && !isWeak(word) && !namesNothing(word));
  return words.length < 2 ? [] : words.slice(0, MAX_WORDS);
}

const MAX_WORDS = 4;

/** Words of a mention that may be a name: of "drags down lindt gold bunny" the last three; `null` where that is all or nothing of it. */
export function namingWords(mention: string): string | null {
  const words = plainWords(mention).split(' ');
  const naming = words.filter((word) => !namesNothing(word));
  return naming.length === 0 || naming.length === words.length || naming.every((word) => isWeak(word)) ? null : naming.join(' ');
}

/** A mention without the kind of food: of "cookies prince" the second word; `null` where nothing changes. */
export function withoutKinds(mention: string): string | null {
  const words = plainWords(mention).split(' ');
  const named = words.filter((word) => shelvesIn([word]).length === 0);
  return named.length === 0 || named.length === words.length ? null : named.join(' ');
}

/** Whether a word is one that people use and that neither names a food nor tells one product from another. */
export function namesNothing(word: string): boolean {
  return (isLittleWord(word) || (isFormOfCommonWord(word) && !isFoodWord(word))) && !isTelling(word);
}

/** Words that tell products of one name apart. */
export function isTelling(word: string): boolean {
  return VARIANTS.has(word) || WEAK.has(word) || EDITIONS.has(word);
}

/** Words of many names, which make none by themselves. */
export function isWeak(word: string): boolean {
  return FILLERS.has(word) || FORMS.has(word) || VARIANTS.has(word) || WEAK.has(word);
}

const WEAK: ReadonlySet<string> = new Set(
  'deluxe premium super extra bio organic organico biologico natural natur nature naturel fresh crispy crunchy special selection finest gold royal big king family best good great real pure simply'.split(
    ' ',
  ),
);

/** Shorter words are hardly a name. */
const MIN_PART = 3;

/** Articles and joining words within names, which tell nothing apart. */
export const JOINS: ReadonlySet<string> = new Set(
  "de di du des d' l' la le les el los las al alla alle allo aux au a del della delle dello degli do da dos das of van het en et y e und mit im am in con avec com met pour para per voor".split(
    ' ',
  ),
);

export const FILLERS: ReadonlySet<string> = new Set([
  '&',
  'and',
  'with',
  'the',
  'of',
  'a',
  'from',
  'by',
  'in',
  'original',
  'classic',
  'normal',
  'regular',
  'plain',
  'drink',
  'product',
  'brand',
]);
