import type { ReadLanguage } from '../reading/index.ts';
import { inflectionKey } from './inflection.ts';
import type { LanguageNames, Meaning } from './vocabulary.ts';

/** German and Dutch write words together ("Vollkornweizenmehl"); elsewhere only a lost blank does ("siropde"). */
const COMPOUNDING: ReadonlySet<ReadLanguage> = new Set(['de', 'nl']);
const MIN_PART_LENGTH = 3;
/** Longer than any compound of a list. */
const MAX_WORD_LENGTH = 60;
const MIN_PART_LENGTH_ELSEWHERE = 4;
const MAX_PARTS = 5;
/** Letters that join the parts of a compound ("Schweinefleisch", "Hühnerei"). */
const JOINTS = ['', 's', 'n', 'en', 'e', 'er', 'es'] as const;

/** Words that join others in a sentence and are no part of a compound. */
const NO_PARTS: ReadonlySet<string> = new Set([
  'als',
  'aus',
  'auf',
  'bei',
  'bis',
  'das',
  'dem',
  'den',
  'der',
  'des',
  'die',
  'ein',
  'eine',
  'fur',
  'mit',
  'nach',
  'oder',
  'und',
  'von',
  'vor',
  'zum',
  'zur',
  'aan',
  'bij',
  'door',
  'een',
  'het',
  'met',
  'naar',
  'onder',
  'per',
  'tot',
  'uit',
  'van',
  'voor',
]);

export function isCompounding(language: ReadLanguage): boolean {
  return COMPOUNDING.has(language);
}

/** What a compound means by its parts, each a known name; `null` where a part is not known. */
export function splitCompound(word: string, names: LanguageNames): Meaning | null {
  if (word.length < 7 || word.length > MAX_WORD_LENGTH || /[^a-z]/.test(word)) return null;
  const isJoined = COMPOUNDING.has(names.language);
  const parts = split(word, names, isJoined, isJoined ? MAX_PARTS : 2, new Map());
  if (parts === null) return null;
  const numbers = new Set(parts.flatMap((part) => (part.kind === 'ingredient' ? part.numbers : [])));
  if (numbers.size > 0) return { kind: 'ingredient', numbers: [...numbers] };
  // Words that name nothing may name something together ("Aufschnitt").
  return parts.some(({ kind }) => kind === 'composite') ? { kind: 'composite' } : null;
}

/** The division with the fewest parts, the last one longest. */
function split(
  rest: string,
  names: LanguageNames,
  isJoined: boolean,
  maxParts: number,
  known: Map<string, Meaning[] | null>,
): Meaning[] | null {
  const before = known.get(`${maxParts} ${rest}`);
  if (before !== undefined) return before;
  const whole = meaningOf(rest, names, isJoined);
  if (whole !== null) return [whole];
  let fewest: Meaning[] | null = null;
  if (maxParts > 1) {
    const shortest = isJoined ? MIN_PART_LENGTH : MIN_PART_LENGTH_ELSEWHERE;
    for (let at = shortest; at <= rest.length - shortest; at += 1) {
      const last = meaningOf(rest.slice(at), names, isJoined);
      if (last === null) continue;
      for (const joint of isJoined ? JOINTS : ['']) {
        const first = rest.slice(0, at);
        if (!first.endsWith(joint) || first.length - joint.length < shortest) continue;
        const parts = split(first.slice(0, first.length - joint.length), names, isJoined, maxParts - 1, known);
        if (parts !== null && (fewest === null || parts.length + 1 < fewest.length)) fewest = [...parts, last];
      }
    }
  }
  known.set(`${maxParts} ${rest}`, fewest);
  return fewest;
}

/** Where only a blank is lost, both words stand as they are known: inflected ones are found in too many other words. */
function meaningOf(part: string, { single, byInflection, language }: LanguageNames, isJoined: boolean): Meaning | null {
  if (NO_PARTS.has(part)) return null;
  const same = single.get(part);
  if (same !== undefined) return same;
  if (!isJoined || part.length < 4) return null;
  for (const word of byInflection.get(inflectionKey(part, language)) ?? []) {
    const meaning = single.get(word);
    if (meaning !== undefined && word.length >= 4) return meaning;
  }
  return null;
}
