import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { DIETS, type Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';
import { READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import { processorMs, STRESS, times, within } from '../testing/index.ts';
import { vocabulary } from './index.ts';
import { askWithout, eachName } from './testing/names.ts';

/** Which share of the long counts is run: 1 in `npm run stress`, 0 in `npm test`. */
vi.setConfig({ testTimeout: STRESS ? 1_800_000 : 60_000 });

/** Diets that are answered from the list; the others go by figures, processing or certificates. */
const BY_LIST = DIETS.filter(
  (diet) => !['keto', 'low-carb', 'low-sodium', 'paleo', 'mediterranean', 'pregnancy', 'breastfeeding', 'kosher'].includes(diet),
);
const answers = (text: string, lang: ReadLanguage): Map<Diet, string> =>
  new Map(BY_LIST.map((diet) => [diet, suitability(foodOf({ ingredientsText: text, lang }), diet).answer]));

const names = new Map(READ_LANGUAGES.map((language) => [language, eachName(vocabulary(), language).map(({ printed }) => printed)]));
const nameIn = (language: ReadLanguage): fc.Arbitrary<string> => fc.constantFrom(...(names.get(language) ?? []));
const unknownWord = fc.string({ unit: fc.constantFrom(...'bcdfghjklmnpqrtvwxz'), minLength: 5, maxLength: 9 });
const language = fc.constantFrom(...READ_LANGUAGES);
const list = language.chain((lang) =>
  fc.tuple(
    fc.constant(lang),
    fc.array(fc.oneof({ weight: 5, arbitrary: nameIn(lang) }, { weight: 1, arbitrary: unknownWord }), { minLength: 1, maxLength: 6 }),
  ),
);

describe('what is answered from a list', () => {
  it('never turns from no or unknown to yes by one more ingredient', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.oneof(unknownWord, nameIn('en')), ([lang, items], place, more) => {
        const before = answers(items.join(', '), lang);
        const at = place % (items.length + 1);
        const after = answers([...items.slice(0, at), more, ...items.slice(at)].join(', '), lang);
        for (const diet of BY_LIST)
          if (before.get(diet) !== 'yes') expect({ diet, answer: after.get(diet) }).not.toEqual({ diet, answer: 'yes' });
      }),
      { numRuns: times(12, 5000) },
    );
  });

  it('is never yes where one item is not known', () => {
    fc.assert(
      fc.property(list, unknownWord, ([lang, items], word) => {
        const text = [...items, word].join(', ');
        for (const [diet, answer] of answers(text, lang)) expect({ diet, answer, text }).not.toEqual({ diet, answer: 'yes', text });
      }),
      { numRuns: times(12, 3000) },
    );
  });

  it.each(BY_LIST)('leaves %s open where a mix does not name its parts', (diet) => {
    expect(suitability(foodOf({ ingredientsText: 'seasoning mix, salt', lang: 'en' }), diet).answer).not.toBe('yes');
  });

  it('never becomes yes by a name that is not known any more', () => {
    fc.assert(
      fc.property(
        language.chain((lang) => fc.tuple(fc.constant(lang), fc.constantFrom(...eachName(vocabulary(), lang)))),
        ([lang, { name, printed }]) => {
          const before = answers(printed, lang);
          const after = askWithout(vocabulary(), lang, name, () => answers(printed, lang));
          for (const diet of BY_LIST)
            if (before.get(diet) !== 'yes') expect({ diet, name, answer: after.get(diet) }).not.toEqual({ diet, name, answer: 'yes' });
        },
      ),
      { numRuns: times(20, 10_000) },
    );
  });

  it.each(['pl', 'sv', 'cs'])('is never yes from a list in %s, which is not read', (lang) => {
    for (const text of [
      'mąka pszenna, cukier, mleko w proszku, sól',
      'vetemjöl, socker, mjölkpulver, salt',
      'pšeničná mouka, cukr, sušené mléko, sůl',
    ]) {
      for (const diet of BY_LIST) expect(suitability(foodOf({ ingredientsText: text, lang }), diet).answer).not.toBe('yes');
    }
  });

  it('takes any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), language, (text, lang) => {
        expect(() => answers(text, lang)).not.toThrow();
      }),
      { numRuns: times(12, 5000) },
    );
  });

  it.each(['glucose ', 'canola or ', ' ', 'kann a, b ', 'a,', '(', 'free from a, ', 'sans ', 'xqzw', 'wxqz ', 'nutrition information '])(
    'reads %j thousands of signs long in reasonable time',
    (unit) => {
      const read = () => foodOf({ ingredientsText: unit.repeat(times(5000, 20_000) / unit.length), lang: 'de' });
      expect(processorMs(read)).toBeLessThan(within(500));
    },
  );
});
