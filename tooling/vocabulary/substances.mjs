/** Which substances the names of a concept mean, found by the matchers (word patterns in seven languages). */

import { foldText, occurs, wholeWords } from '../../packages/domain/src/lib/index.ts';
import { MICRONUTRIENTS } from '../../packages/domain/src/matching/nutrients/reference-values.data.ts';
import { SUBSTANCE_NAMES, SUBSTANCES, substancePatterns, withoutLookAlikes } from './matchers/substances.ts';
import { LANGUAGES } from './sources.mjs';

const HINTS = [
  ['names vitamin A', 'Vitamin A'],
  ['names vitamin C', 'Vitamin C'],
  ['names vitamin D', 'Vitamin D'],
  ['names vitamin E', 'Vitamin E'],
  ['names folate', 'Folate'],
  ['names B vitamin', 'B Vitamins'],
  ['names B12', 'B12'],
].map(([property, name]) => [property, wholeWords(MICRONUTRIENTS[name]?.words ?? [])]);

/** `half`: the name leaves open which of several it is ("vegetable oil"). */
export function substancesNamed({ id, names, isAdditive }) {
  const votes = new Map();
  const half = new Map();
  let languages = 0;
  for (const language of LANGUAGES) {
    const first = names[language]?.find((name) => !/^e ?\d/i.test(name));
    if (first === undefined) continue;
    languages += 1;
    const folded = foldText(first);
    for (const name of SUBSTANCE_NAMES) {
      const patterns = substancePatterns(name, language);
      const isNamed = occurs(patterns.terms, folded) && occurs(patterns.terms, withoutLookAlikes(patterns, folded));
      if (isNamed) votes.set(name, (votes.get(name) ?? 0) + (language === 'en' ? 1.5 : 1));
      else if (patterns.half !== null && occurs(patterns.half, withoutLookAlikes(patterns, folded)))
        half.set(name, (half.get(name) ?? 0) + 1);
    }
    for (const [property, pattern] of HINTS) if (occurs(pattern, folded)) votes.set(property, (votes.get(property) ?? 0) + 1);
  }
  const code = id
    .replace(/^en:/, '')
    .replace(/-/g, '')
    .replace(/(e\d+[a-i]?)(?:[ivx]+)?$/, '$1');
  const named = new Set([...votes].filter(([, count]) => count >= Math.max(1, languages / 2) || count % 1 === 0.5).map(([name]) => name));
  if (isAdditive) for (const name of SUBSTANCE_NAMES) if (SUBSTANCES[name].additives?.includes(code)) named.add(name);
  return {
    named,
    half: new Set([...half].filter(([name, count]) => count >= Math.max(1, languages / 2) && !named.has(name)).map(([name]) => name)),
  };
}
