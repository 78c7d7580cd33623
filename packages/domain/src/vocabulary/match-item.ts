import { isEmpty, READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import { additiveNamed, BARE_CODE, CODE_WORDS, isMisreadCode, isSpelled, withItsDigits } from './codes.ts';
import { isComposedWord } from './compositions.ts';
import { endsDenial } from './denial-ends.ts';
import { isOtherGender } from './inflection.ts';
import type { NameSegment, Token } from './list-structure.ts';
import { HEADING } from './passages.data.ts';
import type { Spelling } from './typing-errors.ts';
import type { LanguageNames, Meaning, NameNode, Vocabulary } from './vocabulary.ts';
import { compoundMeaning, isKnownWord, LANGUAGE_MARKS, spellingsOf } from './words.ts';

/** Costs of the ways to read an item: the way with the fewest unknown words counts, then the one with the fewest and surest names. */
const UNKNOWN_PRICE = 1000;
const NAME_PRICE = 10;
const ENGLISH_PRICE = 1;
const FOREIGN_PRICE = 4;
const COMPOUND_PRICE = 2;
const MIN_FOREIGN_LENGTH = 6;
const MIN_FOREIGN_LENGTH_OF_NOTHING = 9;
const MAX_GUARDED_WORDS = 8;
const INFLECTED_PRICE = 0.5;
const MISREAD_PRICE = 3;
const GUESSED_PRICE = 5;
/** Words that a name needs before a short misread word among them is accepted ("siero di atte in polvere"). */
const MIN_CONTEXT_WORDS = 3;

/**
 * The words of an item divided into known names, longest first where they overlap, in the list's language, English, then any other.
 * `stated`: the language that the source states, where the list is tried in another one.
 * Never fails: what no name covers is a segment without a meaning.
 */
export function segmentsOf(
  tokens: readonly Token[],
  language: ReadLanguage,
  vocabulary: Vocabulary,
  sourceLanguage: ReadLanguage = language,
): NameSegment[] {
  const count = tokens.length;
  const cost = Array.from({ length: count + 1 }, () => 0);
  const best: (NameSegment | undefined)[] = [];
  for (let at = count - 1; at >= 0; at -= 1) {
    let least = UNKNOWN_PRICE + (cost[at + 1] ?? 0);
    let chosen: NameSegment = { from: at, to: at + 1, meaning: null, isForeign: false };
    for (const { to, meaning, price, isForeign, isComposedWord = false, isMisread = false, isOtherGender = false } of namesAt(
      tokens,
      at,
      language,
      vocabulary,
      sourceLanguage,
    )) {
      const total = price + (cost[to] ?? 0);
      if (total < least) {
        least = total;
        chosen = { from: at, to, meaning, isForeign, isComposedWord, isMisread, isOtherGender };
      }
    }
    cost[at] = least;
    best[at] = chosen;
  }
  const segments: NameSegment[] = [];
  for (let at = 0; at < count; ) {
    const segment = best[at];
    if (segment === undefined) break;
    segments.push(segment);
    at = segment.to;
  }
  return segments;
}

type Found = Omit<NameSegment, 'from'> & { readonly price: number };

/** Known names that start here, and phrases that are never put together from their words where their own name is not known. */
function namesAt(
  tokens: readonly Token[],
  at: number,
  language: ReadLanguage,
  vocabulary: Vocabulary,
  sourceLanguage: ReadLanguage,
): Found[] {
  for (const other of vocabulary.guarded.starts.get(tokens[at]?.word ?? '') ?? NO_LANGUAGES) {
    const names = vocabulary.languages[other];
    for (let to = at + 1; to <= Math.min(tokens.length, at + MAX_GUARDED_WORDS); to += 1) {
      if (!isPhrase(tokens, at, to, vocabulary.guarded.phrases[other]) || isName(tokens, at, to, names)) continue;
      // What the stated language guards is no food of another one.
      if (other === sourceLanguage || !isName(tokens, at, to, vocabulary.languages[language]))
        return [{ to, meaning: null, price: 0, isForeign: false }];
    }
  }
  return knownNamesAt(tokens, at, language, vocabulary);
}

const NO_LANGUAGES: readonly ReadLanguage[] = [];

function isPhrase(tokens: readonly Token[], at: number, to: number, phrases: ReadonlySet<string>): boolean {
  return phrases.has(
    to === at + 1
      ? (tokens[at]?.word ?? '')
      : tokens
          .slice(at, to)
          .map(({ word }) => word)
          .join(' '),
  );
}

/** Whether the language itself knows exactly these words as a name. */
function isName(tokens: readonly Token[], at: number, to: number, { root }: LanguageNames): boolean {
  let node: NameNode | undefined = root;
  for (let place = at; place < to && node !== undefined; place += 1) node = node.next?.get(tokens[place]?.word ?? '');
  return node !== undefined && node.meaning !== null;
}

function knownNamesAt(tokens: readonly Token[], at: number, language: ReadLanguage, vocabulary: Vocabulary): Found[] {
  const { languages, ingredients } = vocabulary;
  const found: Found[] = [];
  if (isSpelled(tokens, at)) return found;
  walk(tokens, at, languages[language], 0, false, found, true, vocabulary);
  if (language !== 'en') walk(tokens, at, languages.en, ENGLISH_PRICE, false, found, false, vocabulary);
  const word = tokens[at]?.word ?? '';
  const numbered = CODE_WORDS.has(word)
    ? additiveNamed(withItsDigits(`${word === 'el' ? 'e1' : 'e'}${tokens[at + 1]?.word ?? ''}`), languages.en)
    : null;
  if (numbered !== null) found.push({ to: at + 2, meaning: numbered, price: NAME_PRICE, isForeign: false });
  if (found.length > 0) return found;
  // "Colours (120, 102)": outside of Europe an additive is printed by its number alone.
  const code = additiveNamed(tokens.length === 1 && BARE_CODE.test(word) ? `e${word}` : withItsDigits(word), languages.en);
  if (code !== null) return [{ to: at + 1, meaning: code, price: NAME_PRICE, isForeign: false }];
  if (isMisreadCode(word, languages.en)) return [];
  if (namesNothing(word) || (word.length === 2 && !/^e\d/.test(word) && !isKnownWord(word, vocabulary)))
    return [{ to: at + 1, meaning: { kind: 'nothing' }, price: NAME_PRICE, isForeign: false }];
  const compound = compoundMeaning(word, language, vocabulary);
  if (compound !== null) {
    const meaning = withoutForms(compound, ingredients);
    const parts = meaning.kind === 'ingredient' ? meaning.numbers.flatMap((number) => ingredients[number] ?? []) : [];
    return [
      { to: at + 1, meaning, price: NAME_PRICE + COMPOUND_PRICE, isForeign: false, isComposedWord: isComposedWord(parts, vocabulary) },
    ];
  }
  for (const other of READ_LANGUAGES) {
    if (other !== language && other !== 'en')
      walk(tokens, at, languages[other], FOREIGN_PRICE, true, found, word.length >= MIN_FOREIGN_LENGTH_OF_NOTHING, vocabulary);
  }
  // A short word means something in some language by chance; as an unknown one it still counts against a food.
  return found.filter(({ to }) => to > at + 1 || word.length >= MIN_FOREIGN_LENGTH);
}

type Place = {
  readonly node: NameNode;
  readonly price: number;
  readonly isMisread: boolean;
  readonly isGuessed: boolean;
  readonly hidesName: boolean;
  readonly isOtherGender: boolean;
};
const PRICES: Readonly<Record<Spelling['kind'], number>> = {
  same: 0,
  inflected: INFLECTED_PRICE,
  misread: MISREAD_PRICE,
  guessed: GUESSED_PRICE,
};

/** Every name that starts here; a word as printed first, else the words that inflect alike, else those that it may be a typing error of. */
function walk(
  tokens: readonly Token[],
  at: number,
  names: LanguageNames,
  price: number,
  isForeign: boolean,
  found: Found[],
  withNothing: boolean,
  vocabulary: Vocabulary,
): void {
  const canBeMisread = price === 0;
  let places: readonly Place[] = [
    { node: names.root, price: NAME_PRICE + price, isMisread: false, isGuessed: false, hidesName: false, isOtherGender: false },
  ];
  for (let to = at; to < tokens.length && places.length > 0; to += 1) {
    const token = tokens[to];
    const before = to > at ? tokens[to - 1] : undefined;
    if (token === undefined || (before !== undefined && (token.isDenied !== before.isDenied || endsDenial(before)))) break;
    const spellings = spellingsOf(token.word, names.language, vocabulary);
    if (spellings.length === 0) break;
    const next: Place[] = [];
    for (const { node, price: pricePaid, isMisread, isGuessed, hidesName } of places) {
      if (node.next === null) continue;
      // A word as printed may only begin longer names, and its inflection be the name ("proteines", "petits gris").
      for (const { word, kind, lead } of spellings) {
        const isTypo = kind === 'misread' || kind === 'guessed';
        const after = lead === undefined ? undefined : node.next.get(lead)?.next?.get(word);
        const child = isTypo && !canBeMisread ? undefined : (after ?? node.next.get(word));
        if (child === undefined) continue;
        const hides = hidesName || (kind === 'inflected' && names.single.get(token.word)?.kind === 'ingredient');
        next.push({
          node: child,
          price: pricePaid + PRICES[kind],
          isMisread: isMisread || isTypo,
          isGuessed: isGuessed || kind === 'guessed',
          hidesName: hides,
          // Words between others agree with them ("pimiento roja"); one alone is a noun, and its other gender may be another thing.
          isOtherGender: to === at && kind === 'inflected' && isOtherGender(token.word, word, names.language),
        });
      }
    }
    const cheapestMeaning = cheapest(to + 1 - at < MIN_CONTEXT_WORDS ? next.filter(({ isGuessed }) => !isGuessed) : next);
    // A word that names nothing in one language may be a food in another ("rate", "jars").
    // A word of another language names nothing only as it stands there.
    const isInflected = cheapestMeaning !== null && cheapestMeaning.price > NAME_PRICE + price;
    const isBareNumber = to === at && /^\d+$/.test(token.word) && token.isColourNumber !== true;
    if (
      cheapestMeaning !== null &&
      !isBareNumber &&
      (cheapestMeaning.meaning.kind !== 'nothing' || (withNothing && !(isForeign && isInflected)))
    )
      found.push({ to: to + 1, isForeign, ...cheapestMeaning });
    places = next;
  }
}

type PricedMeaning = { readonly meaning: Meaning; readonly price: number; readonly isMisread: boolean; readonly isOtherGender: boolean };

/** What the surest of several places mean; those that cost the same count together. */
function cheapest(places: readonly Place[]): PricedMeaning | null {
  let best: PricedMeaning | null = null;
  for (const {
    node: { meaning },
    price,
    isMisread,
    hidesName,
    isOtherGender,
  } of places) {
    // "Senza nocciole" is no inflection of "senza nocciolo", which names nothing: the word is a food of its own.
    if (meaning === null || (hidesName && meaning.kind === 'nothing')) continue;
    if (best === null || price < best.price) best = { meaning, price, isMisread, isOtherGender };
    else if (price === best.price) best = merged(best, { meaning, price, isMisread, isOtherGender });
  }
  return best;
}

/** Two names at one price: both count, and what makes one of them doubtful. */
function merged(one: PricedMeaning, other: PricedMeaning): PricedMeaning {
  return { ...one, meaning: mergeMeanings(one.meaning, other.meaning), isOtherGender: one.isOtherGender || other.isOtherGender };
}

/** A form says nothing more where another part of its compound says what it is made of ("Linsenmehl"). */
function withoutForms(compound: Meaning, ingredients: Vocabulary['ingredients']): Meaning {
  if (compound.kind !== 'ingredient') return compound;
  const sources = compound.numbers.filter((number) => ingredients[number]?.isCarrier === false && !ingredients[number].isOpen);
  const forms = compound.numbers.filter((number) => ingredients[number]?.isCarrier === true && isEmpty(ingredients[number].has));
  return sources.length === 0 || forms.length === 0
    ? compound
    : { kind: 'ingredient', numbers: compound.numbers.filter((number) => !forms.includes(number)) };
}

/** Two names that a printed word can be: both count. */
function mergeMeanings(one: Meaning, other: Meaning): Meaning {
  if (one.kind !== 'ingredient') return other;
  if (other.kind !== 'ingredient') return one;
  return { kind: 'ingredient', numbers: [...new Set([...one.numbers, ...other.numbers])] };
}

/** Articles and prepositions that lost their vowel ("d'", "dell'"), and what remains of a sign written as "&quot;". */
const ELISION = /^(?:[a-z]|qu|un|(?:d|n|s)?(?:ell|all|ull)|d?agl|degl|negl|sugl)'$|^\d*&(?:quot|lt|gt|amp|nbsp|apos)$/;

const IS_HEADING = new RegExp(`^${HEADING}$`);

/** Headings of lists, numbers, amounts, single letters and their like ("b12", "3g", "n1"). */
function namesNothing(word: string): boolean {
  return (
    (word.length === 1 && word !== '…') ||
    IS_HEADING.test(word) ||
    LANGUAGE_MARKS.has(word) ||
    ELISION.test(word) ||
    /^\d+(?:[.,]\d+)?(?:%|g|mg|kg|ug|mcg|µg|ml|cl|l|kj|kcal|oz|er|eme|e|a|o|nd|th|x|(?!gg|ei|ov)[a-z]{2})?%?$/.test(word) ||
    /^(?!e\d)[a-z]{1,2}\d{1,2}%?$|^(?!e)[a-z]{1,2}\d{3}%?$|^b[il]{1,3}$/.test(word) ||
    /^[%&']+$/.test(word)
  );
}
