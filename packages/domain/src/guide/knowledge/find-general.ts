import { type Answer, answerOf } from '../answer.ts';
import { type Circumstance, isForSmallChild } from '../declared/circumstances.ts';
import { isFormOfCommonWord } from '../intents/common-words.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { isFoodName } from '../understand/mention-words.ts';
import { stem } from '../understand/words.ts';
import { FILLERS } from './fillers.data.ts';
import { GENERAL, type GeneralId } from './general.data.ts';
import { DRINK_ENTRIES } from './general-drinks.data.ts';
import { FOOD_ENTRIES } from './general-foods.data.ts';
import { KITCHEN_ENTRIES } from './general-kitchen.data.ts';
import { LIVING_ENTRIES } from './general-living.data.ts';
import { VITAMIN_ENTRIES } from './general-vitamins.data.ts';
import { TERM_LANGUAGES } from './terms.data.ts';
import { isTermId, type TermHit, type TermId, type TermLanguage, termsIn, withoutConnectors } from './terms.ts';

const FILLER_WORDS: ReadonlyMap<TermLanguage, ReadonlySet<string>> = new Map(
  TERM_LANGUAGES.map((language) => [language, new Set(FILLERS[language].split(' ').flatMap((word) => [word, stem(word)]))]),
);
/** These ask after one's own data or a certain product, not in general; so does what takes up the question before. */
const OWN =
  /\b(?:my|mine|this|it|these|those|he|she|for me|fur mich|pour moi|para mi|per me|para mim|voor mij|(?:in|of|about) that)\b|^(?:and|what about|how about|und|et|y|e|en)\b/;
/** "Is it healthy to skip breakfast?" is about no product. */
const IMPERSONAL =
  /\b(?:is|was) it(?= (?:\w+ )?to\b| true\b| bad if\b| ok if\b| okay if\b)|\bdoes it matter\b|\bit is true\b|(?<=\bworth )it\b|\bmy (?=(?:fridge|freezer|microwave)\b)/g;
/** "A healthy snack" asks for foods, "can I eat fish?" for a verdict; how much of it, and how to keep or cook it, is asked in general. */
const ASKS_FOR_FOODS = /^(?:some |any |an? )?(?:healthy|healthier|good|better|gesunde\w*|gute\w*) (?!for\b)/;
const ASKS_WHETHER_TO_EAT =
  /(?<!\b(?:what|was|que|cosa|wat) )(?:\b(?:can|may|could) i (?:still )?(?:eat|have|drink|take|get)\b|\bdarf ich\b|\bkann ich\b|\b(?:puis je|je peux)\b|\bpuedo\b|\bposso\b|\b(?:mag|kan) ik\b)/;
const ASKS_HOW_MUCH =
  /\b(?:how (?:much|many|often)|every ?day|each day|daily|(?:times|days) a week|a week|wie viel\w*|wieviel\w*|combien|cuant\w+|quant\w+|hoeveel)\b/;
/** Asks what words on a pack mean. */
const ASKS_FOR_MEANING =
  /\b(?:means?|meaning|stands? for|label|on (?:a|the) pack|bedeutet|heisst|etikett|packung|signifie|veut dire|etiquette|emballage|significa|quiere decir|etiqueta|envase|vuol dire|etichetta|confezione|quer dizer|rotulo|embalagem|betekent|etiket|verpakking)\b/;
const ELISION = /(?<=^| )(?:[cdjlmnst]|qu|un|dell|nell|all|dall|sull)'(?=\p{L})/gu;

type Way = { readonly id: GeneralId; readonly groups: readonly (readonly TermId[])[]; readonly known: ReadonlySet<TermId> };
const WAYS: readonly Way[] = generalIds().flatMap((id) => {
  const ways = GENERAL[id].asks.map(groupsOf);
  const known = new Set(ways.flat(2));
  return ways.map((groups) => ({ id, groups, known }));
});

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
 */
export function generalIn(text: string, mayPass: (word: string) => boolean = () => false): GeneralId | null {
  const plain = text.replace(IMPERSONAL, '').trim();
  if (OWN.test(plain) || ASKS_FOR_FOODS.test(plain)) return null;
  const isVerdict = ASKS_WHETHER_TO_EAT.test(plain) && !ASKS_HOW_MUCH.test(plain);
  const isMeaning = ASKS_FOR_MEANING.test(plain);
  const words = withoutConnectors(plain.replace(ELISION, '').split(/[ '-]/));
  const all = termsIn(words);
  const found = TERM_LANGUAGES.map((language) => {
    // What is typed may have had its small words put into English already.
    const hits = all.filter(({ languages }) => languages.has(language) || languages.has('en'));
    const isFiller = (word: string) =>
      [language, 'en' as const].some((one) => FILLER_WORDS.get(one)?.has(word) === true || isPlainWord(word, one));
    return bestWay(words, hits, (word) => isFiller(word) || isFiller(stem(word)) || mayPass(word), isMeaning);
  }).reduce((one, other) => (other !== null && (one === null || isBetter(other, one)) ? other : one));
  return found === null || (isVerdict && !isHandling(found.id)) ? null : found.id;
}

/**
 * What a question that nothing else reads asks in general, leaving a few everyday words unread ("does microwaving kill the nutrients"): at
 * least two groups of terms have to stand in it, and it names no brand.
 */
export function generalPerhaps(text: string): GeneralId | null {
  const mayPass = (word: string): boolean => isFormOfCommonWord(word) && !isFoodName(word);
  if (text.split(' ').filter(mayPass).length > MOST_WORDS) return null;
  return generalIn(text, mayPass);
}
/**
 * {@link generalPerhaps} of a question that has most in common with general ones: a few words that no table knows may stay unread
 * as well, but none that names a food.
 */
export function generalLikely(text: string): GeneralId | null {
  const mayPass = (word: string): boolean => !isFoodName(word);
  return text.split(' ').length > MOST_WORDS ? null : generalIn(text, mayPass);
}
/** In a longer one what is left unread may be what it asks. */
const MOST_WORDS = 12;

type Found = { readonly id: GeneralId; readonly words: number; readonly groups: number };

const isBetter = (one: Found, other: Found): boolean => one.words > other.words || (one.words === other.words && one.groups > other.groups);

function bestWay(
  words: readonly string[],
  hits: readonly TermHit[],
  isFiller: (word: string) => boolean,
  isMeaning: boolean,
): Found | null {
  let best: Found | null = null;
  for (const { id, groups, known } of WAYS) {
    const asked = groups.map((group) => hits.filter(({ term }) => group.includes(term)));
    if (asked.some((found) => found.length === 0)) continue;
    const covered = placesOf(hits.filter(({ term }) => known.has(term)));
    if (!words.every((word, place) => covered.has(place) || isFiller(word) || /^\d+$/.test(word))) continue;
    const found = { id, words: placesOf(asked.flat()).size + (isMeaning && isLabel(id) ? 1 : 0), groups: groups.length };
    if (best === null || isBetter(found, best)) best = found;
  }
  return best;
}

/** What words on a pack promise. */
const isLabel = (id: GeneralId): boolean => /_(?:claim|label)$/.test(id);

function placesOf(hits: readonly TermHit[]): Set<number> {
  return new Set(hits.flatMap(({ at, length }) => Array.from({ length }, (_, more) => at + more)));
}

/** How food is stored, cooked and handled holds for everyone. */
const isHandling = (id: GeneralId): boolean => Object.hasOwn(KITCHEN_ENTRIES, id);

/**
 * Whether an entry may be given to someone of these circumstances: below three years only what is about children, and in pregnancy
 * nothing on a food, drink, supplement or diet that does not say what holds then.
 */
export function suitsCircumstances(id: GeneralId, circumstances: readonly Circumstance[]): boolean {
  if (isForSmallChild(circumstances)) return isAboutChildren(id);
  const isPregnant = circumstances.some(({ kind }) => kind === 'pregnancy' || kind === 'breastfeeding');
  const isOnFood = [FOOD_ENTRIES, DRINK_ENTRIES, VITAMIN_ENTRIES, LIVING_ENTRIES].some((entries) => Object.hasOwn(entries, id));
  return !isPregnant || !isOnFood || 'isForPregnancyToo' in GENERAL[id];
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
    [...(limits.length === 0 ? [] : [{ kind: 'own limits first' as const, names: limits }]), { kind: 'general', id }],
    GENERAL[id].publications.map((publication) => ({ kind: 'publication', publication })),
  );
}
