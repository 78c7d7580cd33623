import { compileCatalog } from './compile.ts';
import { EN } from './en/index.ts';
import { createTranslator, type Say, sayWith } from './index.ts';
import type { Translator } from './translator.ts';

/** Everything in English, parsed when it is first asked for: for servers, commands and tests. */
export function english(): Translator {
  known ??= createTranslator('en', Object.fromEntries(Object.entries(EN).map(([area, texts]) => [area, compileCatalog(texts)])));
  return known;
}

let known: Translator | undefined;

export const sayEnglish: Say = (id, ...values) => sayWith(english())(id, ...values);
