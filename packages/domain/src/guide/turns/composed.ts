import { foldText } from '../../lib/index.ts';
import { portionTyped } from '../amounts/portions.ts';
import type { Intent } from '../intents/intent.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import type { TermLanguage } from '../knowledge/terms.ts';
import { nutrientOf } from '../understand/concepts.ts';
import { VARIANTS } from '../understand/mention-words.ts';
import { languageAsked } from '../understand/question-words.ts';
import { BEHIND, FORM_FIRST, IN, IS_OK, JOINS, LEAVES_OUT, OF, OF_IT, OR, POINTS, THE_ONE, WITH, WITHOUT } from './composed.data.ts';
import { foodsIn, understood } from './read-once.ts';
import { type Span, subjectIn, takenIn } from './spans.ts';
import { tokensOfTurn } from './tokens.ts';
import type { TurnKind } from './turn-kind.ts';

/** A later turn beside the question before it. */
type Parts = {
  readonly turn: string;
  /** The turn without what joins it to the one before. */
  readonly bare: string;
  readonly before: string;
  readonly subject: Span | null;
  readonly language: TermLanguage;
  /** What the chat was about before that, where the same was asked of it. */
  readonly other: string | null;
};

/** These are composed; what others do with the question before is answered by what was answered. */
export type ComposedKind = 'of it' | 'variant' | 'other' | 'person' | 'amount' | 'instead' | 'choice';
const COMPOSED: { readonly [Kind in ComposedKind]: (parts: Parts) => string | null } = {
  'of it': ofIt,
  variant,
  other,
  person,
  amount,
  instead,
  choice,
};

export const isComposed = (kind: TurnKind): kind is ComposedKind => Object.hasOwn(COMPOSED, kind);

const ending = (text: string): string => text.trim().replace(/[?!.,;:\s\u00a0\u202f]+$/u, '');

/**
 * A later turn as a question of its own; `null` where the question before names nothing that it could be about.
 *
 * @param other what the same was asked of before
 */
export function composed(kind: ComposedKind, turn: string, before: string, other: string | null): string | null {
  const asked = ending(before);
  const bare = ending(turn.replace(JOINS, ''));
  if (bare === '' || asked === '') return null;
  const language = languageAsked(`${asked} ${turn}`) ?? 'en';
  return COMPOSED[kind]({ turn: ending(turn), bare, before: asked, subject: subjectIn(asked), language, other });
}

/** A question with another name in the place of what it is about; an article stands once before it. */
function withSubject(before: string, { from, to }: Span, name: string): string {
  const lead = before.slice(0, from);
  const [first = '', ...others] = name.split(' ');
  const isTwice = others.length > 0 && foldText(lead.trim().split(' ').at(-1) ?? '') === foldText(first);
  return `${lead}${isTwice ? others.join(' ') : name}${before.slice(to)}`;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(tokensOfTurn(text).map(({ folded }) => folded));

/** "How much sodium in that" of a hummus: how much sodium in the hummus. */
function ofIt({ bare, subject, language }: Parts): string | null {
  if (subject === null) return null;
  const own = wordsOf(bare);
  if (tokensOfTurn(subject.text).every(({ folded }) => own.has(folded))) return bare;
  for (const [points, lead] of POINTS[language]) {
    const found = points.exec(bare);
    if (found !== null) return `${bare.slice(0, found.index)}${lead}${subject.text}${bare.slice(found.index + found[0].length)}`;
  }
  const { nutrients, additives } = understood(bare);
  // "With honey in?" is about the honey as well: what holds of it is known with the turns before.
  if (additives.length > 0 || (foodsIn(bare).length > 0 && !isOfNutrient(bare, language))) return null;
  return nutrients.length > 0 ? `${bare} ${IN[language]} ${subject.text}` : `${subject.text} ${bare}`;
}

/** "And the salt?" names a nutrient and no food. */
function isOfNutrient(text: string, language: TermLanguage): boolean {
  const words = tokensOfTurn(text).filter(({ folded }) => !isPlainWord(folded, language));
  return words.length > 0 && words.every(({ folded }) => nutrientOf(folded) !== null);
}

/** "Greek yoghurt" names a food by itself, and no form of the one before, as "almond" may. */
function isFood(text: string, language: TermLanguage): boolean {
  const [food] = foodsIn(text);
  if (food === undefined || THE_ONE.test(text)) return false;
  return food === text || (FORM_FIRST.has(language) ? text.endsWith(` ${food}`) : text.startsWith(`${food} `));
}

/** "The unfrosted ones" of pop tarts: unfrosted pop tarts. */
function variant(parts: Parts): string | null {
  const { turn, bare, before, subject, language } = parts;
  if (subject === null) return null;
  if (isOfNutrient(bare, language)) return ofIt(parts);
  if (isFood(bare, language)) return withSubject(before, subject, bare);
  const taken = takenIn(turn, before, 'variant')?.text ?? bare;
  const form = taken.replace(THE_ONE, ' ').replace(/ +/g, ' ').trim();
  if (form === '') return null;
  const names = wordsOf(subject.text);
  if (tokensOfTurn(taken).some(({ folded }) => folded.length > 2 && names.has(folded))) return withSubject(before, subject, form);
  const thing = subject.text
    .split(' ')
    .filter((word) => !VARIANTS.has(foldText(word)) && !/^\d+(?:[.,]\d+)?%?$/.test(word))
    .join(' ');
  const isBehind = BEHIND.test(taken) || !FORM_FIRST.has(language);
  return withSubject(
    before,
    subject,
    isBehind ? `${thing === '' ? subject.text : thing} ${BEHIND.test(taken) ? taken : form}` : `${form} ${thing}`,
  );
}

/** "And feta?" after whether parmesan is free of lactose: whether feta is. */
function other(parts: Parts): string | null {
  const { turn, bare, before, subject, language } = parts;
  if (subject === null) return null;
  if (isOfNutrient(bare, language)) return ofIt(parts);
  const taken = (takenIn(turn, before, 'other')?.text ?? bare).replace(JOINS, '');
  return saysMore(bare, taken, language) ? null : withSubject(before, subject, taken);
}

/** "Is that butter good for me" asks something else than what was asked before. */
function saysMore(bare: string, taken: string, language: TermLanguage): boolean {
  const own = wordsOf(taken);
  const rest = tokensOfTurn(bare).filter(({ folded }) => !own.has(folded) && !isPlainWord(folded, language));
  return rest.length > (tokensOfTurn(bare).length > FEW ? 0 : 1);
}
const FEW = 4;

const ASKS_FOR_FOODS: ReadonlySet<Intent['kind']> = new Set(['find', 'ranking', 'swap', 'compare']);

/** "My daughter is 14 months": the same for her. */
function person({ before, bare, subject, language }: Parts): string {
  const { intent, nutrients } = understood(before);
  const isOfAmount = intent.kind === 'amount' || (nutrients.length > 0 && !ASKS_FOR_FOODS.has(intent.kind));
  const asked = subject !== null && isOfAmount ? IS_OK[language](subject.text) : before;
  return `${asked}, ${bare}`;
}

/** "A handful" of almonds. */
function amount({ turn, bare, before, subject, language }: Parts): string {
  const taken = (takenIn(turn, before, 'amount')?.text ?? bare).replace(OF_IT, ' ').replace(/ +/g, ' ').trim();
  const isWhole = taken !== '' && (portionTyped(taken) !== null || portionTyped(turn) === null);
  const much = isWhole ? taken : bare;
  return subject === null || (BEHIND.test(much) && portionTyped(much) === null && !/^an? /i.test(language === 'en' ? much : ''))
    ? `${before} ${much}`
    : withSubject(before, subject, `${much}${OF[language]}${subject.text}`);
}

/** "He hates mushrooms" after ideas for dinner: without mushrooms; what is wanted joins them. */
function instead({ turn, bare, before, language }: Parts): string {
  const taken = takenIn(turn, before, 'instead');
  if (taken === null) return `${before}, ${bare}`;
  const isLeftOut = LEAVES_OUT.test(turn.slice(0, taken.from)) && !LEAVES_OUT.test(taken.text);
  return isLeftOut ? `${before} ${WITHOUT[language]} ${taken.text.replace(WITH, '')}` : `${before} ${taken.text}`;
}

/** "So which one" of two: of those that the question before names, or that the same was asked of one after the other. */
function choice({ bare, before, subject, language, other }: Parts): string | null {
  if (understood(before).intent.kind === 'compare') return `${before}, ${bare}`;
  return subject === null || other === null ? null : `${withSubject(before, subject, `${other} ${OR[language]} ${subject.text}`)}, ${bare}`;
}
