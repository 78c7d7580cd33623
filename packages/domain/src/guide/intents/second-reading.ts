import { ALIKE, KINDS } from './class-kinds.data.ts';
import { type Classified, classify, type QuestionClass } from './classifier.ts';
import type { Chunk } from './marks.ts';
import type { Feature, ReadKind } from './rules.data.ts';

/** What the rules of the grammar decided on, with the weight of the rule. */
type First = { readonly kind: ReadKind; readonly weight: number } | null;
type Asked = Classified & { readonly features: ReadonlySet<Feature> };

/** From this share on what a question has in common with others decides where no rule does. */
const SURE = 0.5;
/** From these shares on it decides against a rule below a weight: there it is right more often than the rule. */
const SURER: readonly { readonly below: number; readonly share: number }[] = [
  { below: 6.5, share: 0.55 },
  { below: 8, share: 0.7 },
  { below: 9, share: 0.93 },
  { below: Infinity, share: 0.97 },
];

/** What a question is: by a rule, and by what it has in common with known questions where no rule fits or they are surer. */
export function secondReading(first: First, asked: Asked): { readonly kind: ReadKind | null; readonly likely: QuestionClass | null } {
  if (!/\p{L}/u.test(asked.typed)) return { kind: first?.kind ?? null, likely: null };
  const { kind, share } = classify(asked);
  const likely = share >= SURE ? kind : null;
  const other = KINDS[kind](asked.features, asked.words);
  if (first === null) return { kind: likely === null ? null : other, likely };
  // A name that nobody knows is no reason to say that a question is about something else.
  const isOther =
    other !== 'out of scope' &&
    other !== null &&
    other !== first.kind &&
    share >= (SURER.find(({ below }) => first.weight < below)?.share ?? 1);
  const isAlike = ALIKE.some((kinds) => other !== null && kinds.includes(other) && kinds.includes(first.kind));
  return { kind: isOther && !isAlike ? other : first.kind, likely };
}

/** Whether a name stands behind a word that leaves something out. @param words of the question that the chunks are of */
export function leavesOutName(words: readonly string[], chunks: readonly Chunk[]): boolean {
  return chunks.some(({ kind, from }) => kind === 'open' && LEAVES_OUT.test(`${words.slice(0, from).join(' ')} `));
}
const LEAVES_OUT = /\b(?:without|no|free of|free from|allerg\w*(?: to)?|avoid\w*|except|but not) (?:the |any |a )?$/;
