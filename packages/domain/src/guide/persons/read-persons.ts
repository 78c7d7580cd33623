import { languageOf } from '../../conversation/index.ts';
import { foldText } from '../../lib/index.ts';
import { isCueWord } from '../intents/marks.ts';
import { childrenMeant, childTyped, relativeCalled, tellsAge } from './child-meant.ts';
import {
  ADULT,
  ALL_BEFORE,
  AND,
  AROUND_SELF,
  ARTICLE,
  CHILD,
  CHILDREN,
  COUNTS,
  EATS,
  EVERYONE,
  FAMILY,
  FOR,
  GIVEN_NAMES,
  I_CAN,
  ME,
  MODAL,
  MY,
  SELF,
  SUITS,
  WE_CAN,
} from './persons.data.ts';

/** Somebody of the asker's household, as far as a question has to know them. */
export type NamedPerson = { readonly id: string; readonly name: string; readonly age: number | null };

/** For whom a question is asked. `words`: as it was typed. */
export type PersonSlot =
  /** Nobody else is named. `isNamed`: the one who asks says that it is for themselves. */
  | { readonly kind: 'self'; readonly isNamed: boolean }
  | { readonly kind: 'people'; readonly ids: readonly string[]; readonly withSelf: boolean }
  /** Nobody of that name is known, or it may be several. */
  | {
      readonly kind: 'unknown';
      readonly about: 'name' | 'relation' | 'count';
      readonly words: string;
      readonly candidates: readonly string[];
    };

/** A message with whom it is about, and the same with "me" in their place: what is asked is read without names of people. */
export type ReadPersons = { readonly slot: PersonSlot; readonly text: string };

type Token = { readonly folded: string; readonly start: number; readonly end: number; readonly isCapital: boolean };
type Span = {
  readonly from: number;
  readonly end: number;
  readonly ids: readonly string[];
  readonly withSelf: boolean;
  readonly unknown: Extract<PersonSlot, { kind: 'unknown' }>['about'] | null;
};

const OLDEST_CHILD = 17;
const WORD = /[\p{L}\p{M}\p{N}&]+(?:[.'’-][\p{L}\p{M}\p{N}]+)*/gu;

/** Reads for whom a message asks. @param people of the household, without the one who asks */
export function personsIn(message: string, people: readonly NamedPerson[]): ReadPersons {
  const tokens = tokensOf(message);
  const spans = spansOf(tokens, people);
  const [first] = spans;
  const self = { kind: 'self', isNamed: namesSelf(tokens) } as const;
  if (first === undefined) return { slot: self, text: message };
  const open = spans.find(({ unknown }) => unknown !== null);
  if (open?.unknown != null) {
    const words = message.slice(tokens[open.from]?.start, tokens[open.end - 1]?.end);
    return { slot: { kind: 'unknown', about: open.unknown, words, candidates: open.ids }, text: message };
  }
  const ids = people.map(({ id }) => id).filter((id) => spans.some((span) => span.ids.includes(id)));
  const withSelf = spans.some((span) => span.withSelf);
  if (ids.length === 0) return { slot: self, text: message };
  return { slot: { kind: 'people', ids, withSelf }, text: withMe(message, tokens, joined(tokens, spans)) };
}

/** "A Kinder Surprise": a brand, and no children. */
const KINDER_NAME =
  /^kinder (?:surprise|sorpresa|uberraschung\w*|bueno|chocolat\w*|schokolade|schoko\w*|riegel|maxi|country|joy|cards?|pingui|delice|happy|egg|ei)\b/;

function tokensOf(message: string): Token[] {
  return [...message.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: KINDER_NAME.test(foldText(message.slice(index))) ? '' : foldText(word).replace(/['’]s$/u, ''),
    start: index,
    end: index + word.length,
    isCapital: /^\p{Lu}\p{Ll}/u.test(word),
  }));
}

function spansOf(tokens: readonly Token[], people: readonly NamedPerson[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const span = spanAt(tokens, at, people, spans.at(-1));
    if (span === null) {
      at += 1;
      continue;
    }
    spans.push(span);
    at = span.end;
  }
  return spans;
}

function spanAt(tokens: readonly Token[], at: number, people: readonly NamedPerson[], before: Span | undefined): Span | null {
  return (
    namedAt(tokens, at, people) ??
    familyAt(tokens, at, people) ??
    countAt(tokens, at, people) ??
    relationAt(tokens, at, people) ??
    everyoneAt(tokens, at, people) ??
    selfAt(tokens, at, before) ??
    strangerAt(tokens, at, people)
  );
}

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.folded ?? '';

/** Somebody is asked for here: after "for" or "suits", beside "can", or joined to another person. */
function isPosition(tokens: readonly Token[], from: number, end: number): boolean {
  const [before, after] = [wordAt(tokens, from - 1), wordAt(tokens, end)];
  return FOR.has(before) || SUITS.has(before) || MODAL.has(before) || MODAL.has(after) || AND.has(before) || AND.has(after);
}

/**
 * The nickname of somebody; one that is a word of the grammar counts only where a person is asked for. Of several the longest is meant, and
 * everybody who is called so.
 */
function namedAt(tokens: readonly Token[], at: number, people: readonly NamedPerson[]): Span | null {
  let [end, ids]: [number, readonly string[]] = [at, []];
  for (const { id, name } of people) {
    const parts = tokensOf(name).map(({ folded }) => folded);
    const [only] = parts;
    const own = at + parts.length;
    if (only === undefined || own < end || !parts.every((part, place) => wordAt(tokens, at + place) === part)) continue;
    const isWord = parts.length === 1 && (isCueWord(only) || only.length < 3 || FOR.has(only) || MODAL.has(only));
    if (isWord && !isPosition(tokens, at, own)) continue;
    // "Ik ben op zoek naar brood" names no Ben.
    if (only === 'ben' && (wordAt(tokens, at - 1) === 'ik' || wordAt(tokens, own) === 'ik')) continue;
    ids = own > end ? [id] : [...ids, id];
    end = own;
  }
  return ids.length === 0 ? null : { from: at, end, ids, withSelf: false, unknown: null };
}

function familyAt(tokens: readonly Token[], at: number, people: readonly NamedPerson[]): Span | null {
  for (const phrase of FAMILY) {
    const parts = phrase.split(' ');
    if (parts.every((part, place) => wordAt(tokens, at + place) === part)) return everybody(at, at + parts.length, people, 'relation');
  }
  return null;
}

/** With nobody but oneself known, "my family" names people who are not. */
function everybody(from: number, end: number, people: readonly NamedPerson[], unknown: Span['unknown']): Span {
  return { from, end, ids: people.map(({ id }) => id), withSelf: true, unknown: people.length === 0 ? unknown : null };
}

/** "All three", "the two of us": everybody, where so many are known, else it is not clear for whom. */
function countAt(tokens: readonly Token[], at: number, people: readonly NamedPerson[]): Span | null {
  let from = at;
  while (from < at + 2 && ALL_BEFORE.has(wordAt(tokens, from)) && COUNTS[wordAt(tokens, from)] === undefined) from += 1;
  const number =
    COUNTS[wordAt(tokens, from)] ?? (/^[2-8]$/.test(wordAt(tokens, from)) && from > at ? Number(wordAt(tokens, from)) : undefined);
  if (number === undefined) return null;
  const isOfUs = wordAt(tokens, from + 1) === 'of' && wordAt(tokens, from + 2) === 'us';
  const end = from + (isOfUs ? 3 : 1);
  const isUs = isOfUs || ['us', 'we', 'uns', 'wir', 'nous', 'nosotros', 'noi', 'nos', 'ons', 'wij'].includes(wordAt(tokens, at));
  const before = wordAt(tokens, at - 1);
  const isAsked =
    isUs || ((from > at || number === 2) && (FOR.has(before) || SUITS.has(before) || (MODAL.has(before) && EATS.has(wordAt(tokens, end)))));
  if (
    !isAsked ||
    (!isUs && from === at && !['both', 'beide', 'beiden', 'allebei', 'ambos', 'ambas', 'entrambi', 'entrambe'].includes(wordAt(tokens, at)))
  )
    return null;
  if (number === people.length + 1) return everybody(at, end, people, 'count');
  const ids = people.map(({ id }) => id);
  return number === people.length && !isUs
    ? { from: at, end, ids, withSelf: false, unknown: null }
    : { from: at, end, ids, withSelf: true, unknown: 'count' };
}

/** "My daughter", "the kids": whom of the household that can be. */
function relationAt(tokens: readonly Token[], at: number, people: readonly NamedPerson[]): Span | null {
  const lead = wordAt(tokens, at);
  if (!MY.has(lead)) return null;
  // "Il mio figlio", "a minha filha".
  const from = ARTICLE.has(lead) && MY.has(wordAt(tokens, at + 1)) && !ARTICLE.has(wordAt(tokens, at + 1)) ? at + 1 : at;
  const isOwn = !ARTICLE.has(wordAt(tokens, from));
  const word = wordAt(tokens, from + 1);
  const children = people.filter(({ age }) => age !== null && age <= OLDEST_CHILD);
  const all = children.map(({ id }) => id);
  if (CHILDREN.has(word) && (isOwn || isPosition(tokens, at, from + 2)) && !(CHILD.has(word) && children.length === 1))
    return all.length === 0 && !isOwn
      ? null
      : { from: at, end: from + 2, ids: all, withSelf: false, unknown: all.length === 0 ? 'relation' : null };
  const { typed, end } = childTyped((place) => wordAt(tokens, place), from + 1);
  const isOfAge = typed.some(tellsAge) && children.length > 0 && isPosition(tokens, at, end);
  if (typed.length > 0 && (isOwn || isOfAge)) {
    const meant = childrenMeant(typed, children);
    return { from: at, end, ids: meant.length === 0 ? all : meant, withSelf: false, unknown: meant.length === 1 ? null : 'relation' };
  }
  if (!ADULT.has(word) || !isOwn) return null;
  const called = relativeCalled(word, people);
  const adults = called.length > 0 ? called : people.filter(({ age }) => age === null);
  const unknown = called.length === 1 ? null : 'relation';
  return { from: at, end: from + 2, ids: adults.map(({ id }) => id), withSelf: false, unknown };
}

function everyoneAt(tokens: readonly Token[], at: number, people: readonly NamedPerson[]): Span | null {
  const word = wordAt(tokens, at);
  if (people.length === 0) return null;
  if (WE_CAN.has(word)) return everybody(at, at + 1, people, null);
  if (!EVERYONE.has(word)) return null;
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  const isAsked = FOR.has(before) || SUITS.has(before) || MODAL.has(before) || MODAL.has(after);
  return isAsked ? everybody(at, at + 1, people, null) : null;
}

/** "For Ana and me". */
function selfAt(tokens: readonly Token[], at: number, before: Span | undefined): Span | null {
  if (!SELF.has(wordAt(tokens, at))) return null;
  const joint = FOR.has(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  const isAfter = before !== undefined && before.end === joint && AND.has(wordAt(tokens, joint));
  const isBefore = AND.has(wordAt(tokens, at + 1)) && (FOR.has(wordAt(tokens, at - 1)) || MODAL.has(wordAt(tokens, at - 1)));
  return isAfter || isBefore ? { from: at, end: at + 1, ids: [], withSelf: true, unknown: null } : null;
}

/** "For me", "can I eat this?": not "what can I cook?", which may be for anybody. */
function namesSelf(tokens: readonly Token[]): boolean {
  return (
    isOfSelfAlone(tokens) ||
    tokens.some(({ folded }, at) => {
      const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
      const eats = tokens.slice(at + 1).some((one) => EATS.has(one.folded));
      if (I_CAN.has(folded)) return eats;
      if (!SELF.has(folded)) return false;
      const isWhom = FOR.has(before) || SUITS.has(before);
      return isWhom || (eats && (MODAL.has(before) || MODAL.has(after) || I_CAN.has(before) || I_CAN.has(after)));
    })
  );
}

/** "And me?", "¿y yo?", "what about me?": nothing but the one who asks. */
export function isSelfAlone(message: string): boolean {
  return isOfSelfAlone(tokensOf(message));
}

function isOfSelfAlone(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ folded }) => folded).filter((word) => !AROUND_SELF.has(word));
  return words.length > 0 && words.every((word) => SELF.has(word));
}

/** A given name that is nobody's of the household, where a person is asked for. */
function strangerAt(tokens: readonly Token[], at: number, people: readonly NamedPerson[]): Span | null {
  const token = tokens[at];
  if (token === undefined || SELF.has(token.folded) || EVERYONE.has(token.folded)) return null;
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  const eats = [1, 2, 3].some((step) => EATS.has(wordAt(tokens, at + step)));
  const isGiven = GIVEN_NAMES.has(token.folded);
  const isAsked = isGiven && (FOR.has(before) || ((MODAL.has(before) || MODAL.has(after)) && eats));
  const isTyped =
    token.isCapital && at > 0 && MODAL.has(before) && EATS.has(after) && !isCueWord(token.folded) && !CHILDREN.has(token.folded);
  return isAsked || isTyped ? { from: at, end: at + 1, ids: people.map(({ id }) => id), withSelf: true, unknown: 'name' } : null;
}

/** Spans that only "and" or a comma stands between, as one. */
function joined(tokens: readonly Token[], spans: readonly Span[]): { from: number; end: number }[] {
  const all: { from: number; end: number }[] = [];
  for (const { from, end } of spans) {
    const last = all.at(-1);
    const between = last === undefined ? [] : tokens.slice(last.end, from);
    if (last !== undefined && between.every(({ folded }) => AND.has(folded) || FOR.has(folded)))
      all[all.length - 1] = { from: last.from, end };
    else all.push({ from, end });
  }
  return all;
}

/** The message with the asker in their place: "can Ana eat this?" as "can i eat this?". */
function withMe(message: string, tokens: readonly Token[], spans: readonly { from: number; end: number }[]): string {
  const me = ME[languageOf(message)];
  let text = '';
  let at = 0;
  for (const { from, end } of spans) {
    const [first, last] = [tokens[from], tokens[end - 1]];
    if (first === undefined || last === undefined) continue;
    const eats = MODAL.has(wordAt(tokens, from - 1)) || MODAL.has(wordAt(tokens, end));
    const isOwner = /['’]s$/u.test(message.slice(first.start, last.end));
    text += message.slice(at, first.start) + (isOwner ? 'my' : WE_CAN.has(first.folded) ? first.folded : eats ? me.eats : me.whom);
    at = last.end;
  }
  return text + message.slice(at);
}
