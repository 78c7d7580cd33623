import { foldText, memoize } from '../../lib/index.ts';
import { type Answer, answerOf } from '../answer.ts';
import { isFormOfCommonWord } from '../intents/common-words.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { isFoodName } from '../understand/mention-words.ts';
import { stem } from '../understand/words.ts';
import { answersBeside } from './aspect-asked.ts';
import { begunBy } from './begun-by.ts';
import { FILLERS } from './fillers.data.ts';
import {
  ASKS_FOR_FOODS,
  ASKS_FOR_MEANING,
  ASKS_HOW_MUCH,
  ASKS_WHETHER_TO_EAT,
  ELISION,
  HAS_AGE,
  IMPERSONAL,
  INVERTED,
  OF_ONESELF,
  OWN,
  OWN_INTAKE,
  PET_FOODS,
} from './find-general.data.ts';
import { GENERAL, type GeneralId } from './general.data.ts';
import { APP_ENTRIES } from './general-app.data.ts';
import { DRINK_ENTRIES } from './general-drinks.data.ts';
import { FOOD_ENTRIES } from './general-foods.data.ts';
import { KITCHEN_ENTRIES } from './general-kitchen.data.ts';
import { MORE_APP_ENTRIES, MORE_ILLNESS_ENTRIES, MORE_KITCHEN_ENTRIES } from './general-more.data.ts';
import { VITAMIN_ENTRIES } from './general-vitamins.data.ts';
import { ALSO_OF_HANDLING, BODY_ENTRIES } from './handling.data.ts';
import { FOOD_TERMS, KITCHEN_TERMS, TERM_LANGUAGES } from './terms.data.ts';
import { isSubject, isTermId, type TermHit, type TermId, type TermLanguage, termsIn, withoutConnectors } from './terms.ts';
import { ONLY_OF_APPS, SURELY_OF_APPS } from './terms-app.data.ts';

const FILLER_WORDS: ReadonlyMap<TermLanguage, ReadonlySet<string>> = new Map(
  TERM_LANGUAGES.map((language) => [language, new Set(FILLERS[language].split(' ').flatMap((word) => [word, stem(word)]))]),
);
/** `isWide`: of whatever food, or in whatever respect; only where no other way reads a question. */
type Way = {
  readonly id: GeneralId;
  readonly groups: readonly (readonly TermId[])[];
  readonly known: ReadonlySet<TermId>;
  readonly isWide: boolean;
};
/** Whoever asks whether a food is good may ask what it does to weight, how often, and at what time of the day. */
const USES: readonly TermId[] = ['weight', 'week', 'night', 'heart'];
const BESIDE_FOODS: readonly TermId[] = ['snack', 'breakfast', 'meals', 'fresh'];
function withUses(group: readonly TermId[]): readonly TermId[] {
  return group.includes('good') ? [...new Set([...group, ...USES])] : group;
}
const WAYS: readonly Way[] = generalIds().flatMap((id) => {
  const isOfFood = Object.hasOwn(FOOD_ENTRIES, id) || Object.hasOwn(DRINK_ENTRIES, id);
  const ways = GENERAL[id].asks.map(groupsOf);
  const known = new Set(ways.flat(2).filter((term) => term !== 'any_food'));
  const wide = isOfFood
    ? ways.filter((groups) => groups.some((group) => group.includes('good'))).map((groups) => groups.map(withUses))
    : [];
  return [
    ...ways.map((groups): Way => {
      const isWide = groups.some((group) => group.includes('any_food'));
      return { id, groups, known: isWide ? new Set([...known, 'any_food']) : known, isWide };
    }),
    ...wide.map((groups): Way => ({ id, groups, known: new Set([...known, ...USES, ...BESIDE_FOODS]), isWide: true })),
  ];
});

const APP_WAYS = WAYS.filter(({ id }) => isAboutApp(id));
const CHILDREN_WAYS = WAYS.filter(({ id }) => isAboutChildren(id));
const KNOWLEDGE_WAYS = WAYS.filter(({ id }) => !isAboutApp(id));

/** Whether an entry is about Labelwise itself. */
export function isAboutApp(id: GeneralId): boolean {
  return Object.hasOwn(APP_ENTRIES, id) || Object.hasOwn(MORE_APP_ENTRIES, id);
}

/** Every entry of the knowledge base. */
export function generalIds(): GeneralId[] {
  const isId = (id: string): id is GeneralId => Object.hasOwn(GENERAL, id);
  return Object.keys(GENERAL).filter(isId);
}

/** A way of asking as groups of terms: of each group one has to stand in the question. */
export function groupsOf(way: string): TermId[][] {
  return way.split(' ').map((group) => group.split('|').filter(isTermId));
}

/**
 * The general question that a text asks, in any of seven languages: of every group of terms one stands in it, and nothing else that would
 * make it about something else (a brand). The way that explains most words wins, then the one with most groups.
 *
 * @param text folded
 * @param mayPass words that may stand in it unread
 * @param groups of terms that have to stand in it at least
 */
export function generalIn(text: string, mayPass?: (word: string) => boolean, groups = 1): GeneralId | null {
  return mayPass === undefined && groups === 1 ? plainlyGeneral(text) : readGeneral(text, mayPass ?? (() => false), groups);
}
/** One message is asked about several times until it is answered. */
const plainlyGeneral = memoize((text) => readGeneral(text, () => false, 1));

function readGeneral(text: string, mayPass: (word: string) => boolean, groups: number): GeneralId | null {
  const about = appIn(text);
  if (about !== null) return about;
  const whole = text.replace(IMPERSONAL, '').replace(INVERTED, '').trim();
  // "My 82 year old mum": an age says whom it is about.
  const plain = HAS_AGE.test(whole) ? whole.replace(/\b(?:my|he|she) /g, '') : whole;
  if (ASKS_FOR_FOODS.test(plain) || OWN_INTAKE.test(plain)) return null;
  // "Can I eat the bread if I cut it off": of a food that is named and how it is stored, "it" is no previous product.
  const isOwn = OWN.test(plain);
  if (isOwn && OWN.test(plain.replace(/\b(?:it|they|them|my)\b/g, ''))) return null;
  const isVerdict = ASKS_WHETHER_TO_EAT.test(plain) && !ASKS_HOW_MUCH.test(plain);
  const isMeaning = ASKS_FOR_MEANING.test(plain);
  // What is left unread may be no subject of another entry.
  const found = wayOf(wordsOf(plain), KNOWLEDGE_WAYS, (word) => mayPass(word) && /^\p{L}/u.test(word) && !isSubject(word), isMeaning);
  if (found === null || answersBeside(plain, found.id) || found.groups < (isOwn ? TWO_GROUPS : groups)) return null;
  return (isVerdict || isOwn) && !found.isHandling ? null : found.id;
}

/** What Labelwise itself is asked: how it works, what it costs, and what it is not for. */
function appIn(text: string): GeneralId | null {
  const words = wordsOf(text);
  const terms = new Set(termsIn(words).map(({ term }) => term));
  // Whatever an animal is to eat or a recipe is for.
  if (terms.has('pet') && !terms.has('chat_w') && !PET_FOODS.test(text) && !OF_ONESELF.test(text)) return 'app_pets';
  if (terms.has('recipe') && !terms.has('label')) return 'app_recipes';
  return wayOf(words, APP_WAYS, () => false, false)?.id ?? null;
}

/**
 * What Labelwise itself is asked, whatever else stands in the question.
 *
 * @param isAboutApp whether nothing else is asked about; otherwise a word has to stand in it that is of nothing else
 * @param groups of terms that have to stand in it at least
 */
export function appEntryIn(typed: string, isAboutApp: boolean, groups = 1): GeneralId | null {
  return entryOf(typed, isAboutApp ? APP_WAYS : TELLING_APP_WAYS, groups);
}

/** {@link appEntryIn} by words that leave no doubt, before anything else is read in the question. */
export function appAsked(typed: string): GeneralId | null {
  return entryOf(typed, SURE_APP_WAYS, 1);
}

function entryOf(typed: string, ways: readonly Way[], groups: number): GeneralId | null {
  const found = wayOf(wordsOf(wordsTyped(typed)), ways, () => true, false);
  return found === null || found.groups < groups ? null : found.id;
}
const withTermsOf = (terms: readonly TermId[]): readonly Way[] => {
  const all = new Set(terms);
  return APP_WAYS.filter((way) => way.groups.some((group) => group.every((term) => all.has(term))));
};
const TELLING_APP_WAYS = withTermsOf(ONLY_OF_APPS);
const SURE_APP_WAYS = withTermsOf(SURELY_OF_APPS);

/**
 * What a question asks in general by its words as they were typed, where nothing else answered it.
 */
export function generalTyped(typed: string): GeneralId | null {
  const text = wordsTyped(typed);
  return generalIn(text) ?? generalPerhaps(text) ?? appEntryIn(typed, false);
}

/** Folded, with single spaces in place of marks. */
const wordsTyped = (typed: string): string =>
  foldText(typed)
    .replace(/[^\p{L}\p{N}'%-]+/gu, ' ')
    .trim();

const wordsOf = (text: string): readonly string[] =>
  withoutConnectors(
    text
      .replace(ELISION, '')
      .replace(/(?<=what|how|where|who|that)'s\b/g, '')
      .split(/[ '-]/),
  );

/** The best way of these in any of the languages. */
function wayOf(words: readonly string[], ways: readonly Way[], mayPass: (word: string) => boolean, isMeaning: boolean): Found | null {
  const read = termsIn(words);
  const all = [...read, ...foodsIn(words, read)];
  return TERM_LANGUAGES.map((language) => {
    // What is typed may have had its small words put into English already.
    const hits = all.filter(({ languages }) => languages.has(language) || languages.has('en'));
    const isFiller = (word: string) =>
      [language, 'en' as const].some((one) => FILLER_WORDS.get(one)?.has(word) === true || isPlainWord(word, one));
    return bestWay(words, ways, hits, (word) => isFiller(word) || isFiller(stem(word)) || mayPass(word), isMeaning);
  }).reduce((one, other) => (other !== null && (one === null || isBetter(other, one)) ? other : one));
}

/**
 * What a question that nothing else reads asks in general, leaving a few everyday words unread ("does microwaving kill the nutrients"): at
 * least two groups of terms have to stand in it, and it names no brand.
 */
export function generalPerhaps(text: string): GeneralId | null {
  const mayPass = (word: string): boolean => isFormOfCommonWord(word) && !isFoodName(word);
  if (text.split(' ').filter(mayPass).length > MOST_WORDS) return null;
  return generalIn(text, mayPass, TWO_GROUPS);
}
/**
 * {@link generalPerhaps} of a question that has most in common with general ones: a few words that no table knows may stay unread
 * as well, but none that names a food.
 */
export function generalLikely(text: string): GeneralId | null {
  const mayPass = (word: string): boolean => !isFoodName(word);
  return text.split(' ').length > MOST_WORDS ? null : generalIn(text, mayPass);
}
const TWO_GROUPS = 2;
/** In a longer one what is left unread may be what it asks. */
const MOST_WORDS = 12;

/** `isHandling`: asked is how food is stored, cooked or handled, which holds for everyone. */
type Found = {
  readonly id: GeneralId;
  readonly words: number;
  readonly groups: number;
  readonly isHandling: boolean;
  readonly isWide: boolean;
};

const isBetter = (one: Found, other: Found): boolean =>
  one.isWide !== other.isWide ? other.isWide : one.words > other.words || (one.words === other.words && one.groups > other.groups);

function bestWay(
  words: readonly string[],
  ways: readonly Way[],
  hits: readonly TermHit[],
  isFiller: (word: string) => boolean,
  isMeaning: boolean,
): Found | null {
  let best: Found | null = null;
  const telling = words.flatMap((word, place) => (/^\d+$/.test(word) || isFiller(word) ? [] : [place]));
  for (const { id, groups, known, isWide } of begunBy(ways, hits)) {
    const asked = groups.map((group) => hits.filter(({ term }) => group.includes(term)));
    if (asked.some((found) => found.length === 0)) continue;
    const covered = placesOf(hits.filter(({ term }) => known.has(term)));
    if (!telling.every((place) => covered.has(place))) continue;
    const found = {
      id,
      words: placesOf(asked.flat()).size + (isMeaning && isLabel(id) ? 1 : 0),
      groups: groups.length,
      isHandling: isOfHandling(id) || asked.some(isHandled),
      isWide,
    };
    if (best === null || isBetter(found, best)) best = found;
  }
  return best;
}

/** Whatever food stands in a question, for what holds of every food. */
function foodsIn(words: readonly string[], read: readonly TermHit[]): TermHit[] {
  const named = words.flatMap((word, at) => (isFoodName(word) ? [{ at, length: 1, languages: new Set(TERM_LANGUAGES) }] : []));
  return [...read.filter(({ term }) => Object.hasOwn(FOOD_TERMS, term)), ...named].map((hit) => ({ ...hit, term: 'any_food' as const }));
}

/** What words on a pack promise. */
const isLabel = (id: GeneralId): boolean => /_(?:claim|label)$/.test(id);

function placesOf(hits: readonly TermHit[]): Set<number> {
  return new Set(hits.flatMap(({ at, length }) => Array.from({ length }, (_, more) => at + more)));
}

/** What packs do not state: no food of the catalogue can be looked for by it. */
export function isNotOnPacks(id: GeneralId): boolean {
  return (Object.hasOwn(VITAMIN_ENTRIES, id) && !ON_PACKS.has(id)) || BODY_ENTRIES.has(id) || Object.hasOwn(MORE_ILLNESS_ENTRIES, id);
}
const ON_PACKS: ReadonlySet<GeneralId> = new Set(['iron_sources', 'calcium_sources', 'calcium_no_milk', 'bones_food']);

/** How food is stored, cooked and handled holds for everyone. */
export function isOfHandling(id: GeneralId): boolean {
  return Object.hasOwn(KITCHEN_ENTRIES, id) || Object.hasOwn(MORE_KITCHEN_ENTRIES, id) || ALSO_OF_HANDLING.has(id);
}

function isHandled(hits: readonly TermHit[]): boolean {
  return hits.every(({ term }) => (Object.hasOwn(KITCHEN_TERMS, term) && term !== 'vitamin_loss') || term === 'keep');
}

/** The entry about children that a question asks for, whatever else stands in it. @param text that names the child */
export function childrenEntryIn(text: string): GeneralId | null {
  const found = wayOf(wordsOf(text), CHILDREN_WAYS, () => true, false);
  return found === null || found.groups < TWO_GROUPS ? null : found.id;
}

/** Whether an entry is about babies and children. */
export function isAboutChildren(id: GeneralId): boolean {
  return id.startsWith('kids_') || id.startsWith('baby_');
}

/**
 * The answer to a general question of nutrition, with what it rests on. What is good for most may harm the one who asks.
 * @param limits what they have to keep to: restrictions, conditions, circumstances
 */
export function composeGeneral(id: GeneralId, limits: readonly string[]): Answer {
  return answerOf(
    [{ kind: 'general', id }, ...(limits.length === 0 || isAboutApp(id) ? [] : [{ kind: 'own limits first' as const, names: limits }])],
    GENERAL[id].publications.map((publication) => ({ kind: 'publication', publication })),
  );
}
