import { readCircumstances } from '../declared/circumstances.ts';
import type { Criterion } from '../facts.ts';
import type { Intent } from '../intents/intent.ts';
import { saysLittle } from './fragment.ts';
import type { Understanding } from './understanding.ts';

/** What was asked of a food, as what another is to be. */
export function askedOf({ intent }: Understanding): readonly Criterion[] {
  if (intent.kind !== 'contains') return [];
  return [
    ...intent.diets.map((diet): Criterion => ({ kind: 'diet', diet })),
    ...intent.nutrients.map((name): Criterion => ({ kind: 'amount', name, side: 'low' })),
  ];
}

/** "What then?" after whether a food is vegan: another that is. */
export function withAsked<Read extends Understanding>(read: Read, before: Understanding | undefined): Read {
  const isOpen = read.intent.kind === 'swap' && read.intent.criteria.length === 0 && before?.intent.kind === 'contains';
  if (!isOpen || before === undefined) return read;
  const criteria = askedOf(before);
  return { ...read, intent: { kind: 'swap', criteria }, criteria: [...read.criteria, ...criteria] };
}

/** "For my toddler", after foods that were looked for or judged: the same for that child. */
const FOR_A_CHILD =
  /^\W*(?:(?:and|und|et|y|e|ed|en|ok|or|but|what about|how about)\s+)*(?:for|f(?:u|ü|u\u0308)r|pour|para|per|voor|pra|pro)\s/iu;
const MEANT_FOR_IT: ReadonlySet<Intent['kind']> = new Set(['find', 'verdict', 'swap', 'contains']);

export function forThatChild(question: string, before: Understanding | undefined, normalizedText: string): Understanding | null {
  if (before === undefined || !MEANT_FOR_IT.has(before.intent.kind) || !FOR_A_CHILD.test(question)) return null;
  const { reported, rest } = readCircumstances(question);
  const [only, ...others] = reported;
  return only?.kind === 'child' && others.length === 0 && saysLittle(rest) ? { ...before, normalizedText, instead: null } : null;
}
