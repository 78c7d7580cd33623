import { memoize } from '../../lib/index.ts';
import { withoutSpoonNames } from '../amounts/spoon-names.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { plainWords, runsOf, stem } from '../understand/words.ts';
import { FILLERS } from './fillers.data.ts';
import { KINDS, type KindId } from './kinds.data.ts';
import { TERM_LANGUAGES } from './terms.data.ts';
import { type TermLanguage, withoutConnectors } from './terms.ts';

/**
 * A kind of food, with the words that name it. `isPart`: words beside it name a dish of which it may be a part ("apple crumble"); `beside`:
 * of which kind the food is that it is a part of ("apple pie").
 */
export type NamedKind = { readonly kind: KindId; readonly words: string; readonly isPart?: boolean; readonly beside?: KindId };

/** No more words are a bare name. */
const MAX_BARE = 3;
/** Longest name of a kind, in words. */
const MAX_WORDS = 4;
/** "Without lactose", "alcohol-free", "vegan cheese": made otherwise than its kind. */
const MADE_OTHERWISE =
  /\b(?:free|frei\w*|laktosefrei\w*|glutenfrei\w*|alkoholfrei\w*|analcolic\w*|vrije?|\w+vrije?|without|ohne|sans|sin|senza|sem|zonder|(?<!\b(?:or|o|oder|ou|of|yes|si) )no(?= \p{L})|plant based|pflanzlich\w*|vegetal\w*|plantaardig\w*|vegetarisch\w*|vegetarian[oaie]?|vegetarien\w*|vegane?[snr]?|vegano?s?|vegana|vegansk|veggie|decaf\w*|entkoffeiniert\w*|deca|descafeinad\w*|decaffeinat\w*|cafeinevrij)\b/u;

type Index = ReadonlyMap<string, KindId>;
let indexes: ReadonlyMap<TermLanguage, Index> | undefined = undefined;

const isKind = (id: string): id is KindId => Object.hasOwn(KINDS, id);
const KIND_IDS: readonly KindId[] = Object.keys(KINDS).filter(isKind);

/** Made with the first question: every process loads this file, and few are asked anything. */
function indexed(): ReadonlyMap<TermLanguage, Index> {
  indexes ??= new Map(
    TERM_LANGUAGES.map((language, at) => {
      const names = KIND_IDS.flatMap((id) =>
        (KINDS[id].words.split(';')[at] ?? '').split(',').flatMap((word): [string, KindId][] => {
          const name = plainName(word);
          return name === '' ? [] : [[name, id]];
        }),
      );
      // A name as it stands goes before the singular of another: "pâté" before "pâtes".
      return [language, new Map([...names.map(([name, id]): [string, KindId] => [stem(name), id]), ...names])];
    }),
  );
  return indexes;
}

/** Its words as {@link tokensOf} compares them. */
export const plainName = (text: string): string =>
  tokensOf(text)
    .map(({ plain }) => plain)
    .join(' ');

/**
 * The kinds of food that a text names, in its order. Words of the language of the question count before those of another ("pates").
 *
 * @param typed as it was typed @param language of the question; `null` where nothing tells
 */
export function kindsIn(typed: string, language: TermLanguage | null): readonly NamedKind[] {
  const text = withoutSpoonNames(typed);
  return isMadeOtherwise(text) ? [] : kindsNamed(text, language);
}

/** Whether a text says of a food what it is without. */
export const isMadeOtherwise = (text: string): boolean => MADE_OTHERWISE.test(plainWords(text));

/** {@link kindsIn}, also where the text says what a food is without. */
export function kindsNamed(text: string, language: TermLanguage | null): readonly NamedKind[] {
  const known = namedInLanguage.get(language) ?? memoize((one) => readKinds(one, language), MESSAGES);
  namedInLanguage.set(language, known);
  return known(text);
}
/** One message is asked about many times until it is answered. */
const MESSAGES = 500;
const namedInLanguage = new Map<TermLanguage | null, (text: string) => readonly NamedKind[]>();

function readKinds(text: string, language: TermLanguage | null): readonly NamedKind[] {
  const tokens = tokensOf(text);
  // Spanish "soy" says who somebody is: a small word of the language names no food of another.
  const others = language === null ? tokens : tokens.filter(({ plain }) => !isPlainWord(plain, language) && !isOfOneself(plain, language));
  // Of a bare name the language is a guess: "honey yoghurt" may be taken for Dutch.
  const first = tokens.length > MAX_BARE && language !== null ? [[language]] : [];
  for (const languages of language === null ? [TERM_LANGUAGES] : [...first, [...new Set([language, 'en' as const])], TERM_LANGUAGES]) {
    // "Rare steak" is one kind, though a language has "rare" as a small word.
    const whole = namedIn(tokens, languages);
    const isLonger = languages.length > 1 && whole.some(({ words }) => words.includes(' '));
    const found = languages.length === 1 || isLonger ? whole : namedIn(others, languages);
    if (found.length > 0) return found;
  }
  return [];
}

const isOfOneself = (word: string, language: TermLanguage): boolean => language === 'es' && word === 'soy';

/** A word as it is compared, and where it stands in the text. */
export type Token = { readonly plain: string; readonly from: number; readonly to: number; readonly text: string };

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}&%.]+/gu)].flatMap(({ 0: word, index }) =>
    withoutConnectors(plainWords(word).split(' '))
      .filter((plain) => !ELIDED.test(plain))
      .map((plain) => ({ plain, from: index, to: index + word.length, text })),
  );
}
/** What is left of an article before an apostrophe: "l'orange". */
const ELIDED = /^(?:[cdjlmnst]|qu|un|dell|nell|all|dall|sull)$/;

type Found = NamedKind & { readonly at: number; readonly length: number };

function namedIn(tokens: readonly Token[], languages: readonly TermLanguage[]): NamedKind[] {
  const taken = new Set<number>();
  const found: Found[] = [];
  const plain = tokens.map((token) => token.plain);
  for (const { run, at, length } of runsOf(plain, MAX_WORDS)) {
    const places = Array.from({ length }, (_, more) => at + more);
    if (places.some((place) => taken.has(place))) continue;
    const kind = kindNamed(run, languages);
    if (kind === null) continue;
    for (const place of places) taken.add(place);
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    found.push({ kind, words: first === undefined || last === undefined ? run : first.text.slice(first.from, last.to), at, length });
  }
  const ordered = madeOfOther(
    found.toSorted((one, other) => one.at - other.at),
    tokens,
  );
  return ordered
    .filter((one, at) => ordered.findIndex(({ kind }) => kind === one.kind) === at)
    .map((one) => {
      const beside = ordered.find((other) => other !== one && isJoined(one, other, tokens))?.kind;
      const isPart = isPartOfDish(one, tokens, taken);
      return { kind: one.kind, words: one.words, ...(isPart && { isPart }), ...(beside !== undefined && { beside }) };
    });
}

/** "Apple crumble", "tarte aux fraises": a word that nothing knows stands where the name of a dish does. */
function isPartOfDish({ at, length }: Found, tokens: readonly Token[], taken: ReadonlySet<number>): boolean {
  const isUnknown = (place: number) => {
    const token = tokens[place];
    return token !== undefined && !taken.has(place) && /^\p{L}{3,}$/u.test(token.plain) && !isAsking(token.plain);
  };
  const isBehind = isUnknown(at + length) && /^\s+$/.test(between(tokens, at + length - 1));
  return isBehind || (isUnknown(at - 1) && OF.test(between(tokens, at - 1)));
}

/** "Apple pie", "batido de fresa": the second names what the first is a part of. */
function isJoined(one: Found, other: Found, tokens: readonly Token[]): boolean {
  if (one.at + one.length === other.at) return /^\s+$/.test(between(tokens, other.at - 1));
  return other.at + other.length === one.at && (OF.test(between(tokens, one.at - 1)) || /^\s+$/.test(between(tokens, one.at - 1)));
}

/** What stands in the text behind a word, up to the next. */
function between(tokens: readonly Token[], place: number): string {
  const token = tokens[place];
  return token === undefined ? '' : token.text.slice(token.to, tokens[place + 1]?.from);
}
/** Between a dish and what it is made of. */
const OF =
  /^ (?:(?:de|del|della|dello|dei|degli|di|da|do|das|du|des|au|aux|a|al|alla|allo|alle|ai|agli|à|met|mit) )*(?:(?:la|le|les|el|los|las|il|lo|l|d)[ '’]?)?$|^ d['’]$/iu;

/** "Turkey ham", "jamón de pavo", "tofu burger": of what it is made, and not of what its kind usually is. */
function madeOfOther(found: readonly Found[], tokens: readonly Token[]): Found[] {
  return found.flatMap((one, place): Found[] => {
    const [before, after] = [found[place - 1], found[place + 1]];
    if (PREPARED.has(one.kind) && [before, after].some((other) => other !== undefined && MADE_OF.has(other.kind) && isBeside(one, other)))
      return [];
    const prepared = [before, after].find((other) => other !== undefined && PREPARED.has(other.kind) && isBeside(one, other));
    if (prepared === undefined || !MADE_OF.has(one.kind)) return [one];
    const [start, end] = [Math.min(one.at, prepared.at), Math.max(one.at + one.length, prepared.at + prepared.length)];
    const [first, last] = [tokens[start], tokens[end - 1]];
    return [
      {
        ...one,
        at: start,
        length: end - start,
        words: first === undefined || last === undefined ? one.words : first.text.slice(first.from, last.to),
      },
    ];
  });
}
const isBeside = (one: Found, other: Found): boolean => one.at + one.length === other.at || other.at + other.length === one.at;
const PREPARED: ReadonlySet<KindId> = new Set(['sausage', 'cured_meat', 'red_meat']);
const MADE_OF: ReadonlySet<KindId> = new Set(['poultry', 'white_fish', 'oily_fish', 'tuna', 'tofu', 'pulses']);

function kindNamed(run: string, languages: readonly TermLanguage[]): KindId | null {
  for (const language of languages) {
    const index = indexed().get(language);
    const kind = index?.get(run) ?? index?.get(stem(run));
    if (kind !== undefined) return kind;
  }
  return null;
}

/** The kinds of food that a product belongs to, by its categories: the narrowest that any kind is about. */
export function kindsOfTags(tags: readonly string[]): KindId[] {
  const narrowest = tags.toReversed().map((tag) => KIND_IDS.filter((id) => KINDS[id].tags.some((one) => one === tag)));
  const sweetened = narrowest.flat().filter((id) => id === 'diet_drink');
  return sweetened.length > 0 ? sweetened : (narrowest.find((ids) => ids.length > 0) ?? []);
}

/** Asks, or is a little word of some language. */
const isAsking = (plain: string): boolean =>
  ASKING.has(plain) || EATING_OR_EXPECTING.test(plain) || TERM_LANGUAGES.some((language) => isPlainWord(plain, language));
/** What is done with a food, and of whom it is asked: neither is a dish. */
const EATING_OR_EXPECTING =
  /^(?:yes|oui|nein|sim|nee|eat|eating|drink|drinking|safe|allowed|pregnan\w+|breast\w*|nursing|women|woman|essen|trinken|erlaubt|schwanger\w*|stillen\w*|stillzeit|manger|boire|autorise\w*|enceintes?|grossesse|allait\w+|comer|beber|tomar|embaraz\w+|lactancia|mangiare|bere|incinta|gravidanza|allatta\w+|gravid\w+|amament\w+|eten|drinken|veilig|zwanger\w*|borstvoeding)$/;
const ASKING: ReadonlySet<string> = new Set([
  ...TERM_LANGUAGES.flatMap((language) => FILLERS[language].split(' ')),
  ...'alright suitable and what about how then ok okay so und was ist mit dann et alors y entonces que tal e allora en dan he she him her it ihm ihr er sie lui elle ella ele ela hem haar hij zij'.split(
    ' ',
  ),
]);
/**
 * "And lentils?", "darf ich Spinat?": a text that names kinds of food, and nothing else that would make it about something else.
 *
 * @param mostOthers words beside them
 */
export function isOnlyKinds(text: string, named: readonly NamedKind[], mostOthers = 12): boolean {
  const taken = new Set(named.flatMap(({ words }) => tokensOf(words).map(({ plain }) => plain)));
  const others = tokensOf(text).filter(({ plain }) => !taken.has(plain));
  return others.length <= mostOthers && others.every(({ plain }) => isAsking(plain));
}
