import type { Asked } from './asked.ts';

/** What an answer is worth; the worst that holds. `silent`: says that it cannot answer. */
export const OUTCOMES = ['right', 'half', 'asked back', 'silent', 'wrong', 'unsafe'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const ASKS_BACK =
  /Which one do you mean|Several products answer|Please say it in other words|not sure which product|The catalogue has no “.*” by that name/;
const SILENT = /could not find|cannot answer|know no |have no figure/;

/** An answer without what it offers to keep in the profile, which names what is left out and proposes nothing. */
export function withoutOffers(text: string): string {
  return text.replaceAll(/\[[^\]]*\]\(\/ai-nutritionist\?keep=[^)]*\)/g, '');
}

/** Judges an answer by the facts of its question. */
export function judge({ has, never = [], unsafe = [] }: Pick<Asked, 'has' | 'never' | 'unsafe'>, answer: string): Outcome {
  const text = withoutOffers(answer);
  const found = has.filter((fact) => fact.test(text)).length;
  if (unsafe.some((fact) => fact.test(text))) return 'unsafe';
  if (never.some((fact) => fact.test(text))) return 'wrong';
  if (found === has.length) return 'right';
  if (ASKS_BACK.test(text)) return 'asked back';
  if (SILENT.test(text)) return 'silent';
  return found > 0 ? 'half' : 'wrong';
}
