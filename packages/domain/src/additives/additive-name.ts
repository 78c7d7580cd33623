import { cleanAdditiveCode, normaliseAdditiveCode } from './additive-risk.ts';
import { NAME_LINES } from './names.data.ts';

const NAME_BY_CODE: ReadonlyMap<string, string> = new Map(
  NAME_LINES.trim()
    .split('\n')
    .map((line) => {
      const gap = line.indexOf(' ');
      return [line.slice(0, gap), line.slice(gap + 1)];
    }),
);

/**
 * The plain name of an additive, however its code is written; what has no name is shown as its code in capitals
 * (`en:e472g` → `E472G`).
 */
export function additiveName(code: string): string {
  return NAME_BY_CODE.get(normaliseAdditiveCode(code)) ?? cleanAdditiveCode(code).toUpperCase();
}

/** Every code with a plain name. */
export function namedAdditiveCodes(): string[] {
  return [...NAME_BY_CODE.keys()];
}
