import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DIETS, definitionOf, FAMILY_MEMBERS, type Restriction } from '../diets/index.ts';
import { type ReadFood, suits } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';
import { READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import { times } from '../testing/index.ts';
import { explain, understand } from './index.ts';
import { everydayFoods } from './names/known-names.ts';
import { MEMBER_NAMES } from './names/names.data.ts';
import { isKnownWord } from './names/spelling.ts';
import { binds, meaningOf } from './testing/meaning.ts';
import { ALLERGY_PHRASES } from './testing/phrases.ts';
import { tokensOf, wordsOfName } from './words/tokens.ts';

const TIMEOUT_MS = 60_000;

type Name = { readonly name: string; readonly language: ReadLanguage; readonly meant: Restriction };

/** Every name of every allergen in every language. */
const ALLERGENS: readonly Name[] = READ_LANGUAGES.flatMap((language) => [
  ...DIETS.filter((diet) => definitionOf(diet).rule.kind === 'free-from').flatMap((diet) =>
    definitionOf(diet).names[language].map((name) => ({
      name,
      language,
      meant: { kind: 'diet', diet, strictness: 'safety', typed: null } as const,
    })),
  ),
  ...FAMILY_MEMBERS.flatMap((member) =>
    MEMBER_NAMES[member][language].map((name) => ({
      name,
      language,
      meant: { kind: 'member', member, strictness: 'safety', typed: name } as const,
    })),
  ),
]);
const FOODS = everydayFoods().flatMap(({ food, names }) =>
  names.flatMap((all, at) => all.map((name) => ({ food, name, language: READ_LANGUAGES[at] ?? 'en' }))),
);

const phraseFor = (phrase: string, name: string): string => phrase.replace('{x}', name).replace('{X}', name.toUpperCase());
const allergens = fc.constantFrom(...ALLERGENS);
const phrasesFor = (language: ReadLanguage): fc.Arbitrary<string> => fc.constantFrom(...ALLERGY_PHRASES[language]);
const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');

/** One typing error: a letter left out, put in, exchanged, or swapped with the next. */
function slipped(word: string, kind: number, place: number, letter: string): string {
  const at = place % word.length;
  switch (kind) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    default:
      return word.slice(0, at) + word.slice(at + 1, at + 2) + word.charAt(at) + word.slice(at + 2);
  }
}

// The names of seven languages are made ready once.
beforeAll(() => void understand('zorble allergy'), 60_000);

describe('an allergen that is named', () => {
  it('is typed in thousands of ways', () => {
    expect(ALLERGENS.reduce((count, { language }) => count + ALLERGY_PHRASES[language].length, 0)).toBeGreaterThan(8000);
  });

  it.each(READ_LANGUAGES)(
    'binds, however it is phrased: %s',
    (language) => {
      const wrong = ALLERGENS.filter((one) => one.language === language).flatMap(({ name, meant }) =>
        ['{x}', ...ALLERGY_PHRASES[language]].flatMap((phrase) => {
          const meanings = understand(phraseFor(phrase, name));
          const isMeant = binds(meanings, meant) && !meanings.some(({ kind }) => kind === 'words');
          return isMeant ? [] : [`${phraseFor(phrase, name)}: ${meanings.map(meaningOf).join(' + ')}`];
        }),
      );
      expect(wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'still binds, or is looked for as a word, with one slip; a slip that makes another known word is that word',
    () => {
      let resolved = 0;
      let tried = 0;
      fc.assert(
        fc.property(allergens, fc.nat(3), fc.nat(20), fc.nat(3), letters, fc.nat(17), (allergen, kind, place, at, letter, phrase) => {
          const words = wordsOfName(allergen.name);
          const long = words.map((word, index) => ({ word, index })).filter(({ word }) => word.length >= 5);
          const chosen = long[at % Math.max(1, long.length)];
          if (chosen === undefined) return;
          const typed = slipped(chosen.word, kind, place, letter);
          if (tokensOf(typed).some(isKnownWord)) return;
          const phrases = ALLERGY_PHRASES[allergen.language];
          const message = phraseFor(phrases[phrase % phrases.length] ?? '{x}', words.with(chosen.index, typed).join(' '));
          const meanings = understand(message);
          tried += 1;
          if (!meanings.some((one) => one.kind === 'words')) resolved += 1;
          expect(binds(meanings, allergen.meant), `${message}: ${meanings.map(meaningOf).join(' + ')}`).toBe(true);
        }),
        { numRuns: times(50, 10_000) },
      );
      expect(resolved / tried).toBeGreaterThan(0.97);
    },
    TIMEOUT_MS,
  );
});

describe('whatever is typed', () => {
  it(
    'is answered, in bounds, with restrictions that carry the words and can be read back',
    () => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string({ unit: 'grapheme', maxLength: 60 }),
            fc
              .array(
                fc.constantFrom(
                  ...ALLERGENS.map(({ name }) => name),
                  'allergy',
                  'no',
                  'and',
                  'free',
                  ',',
                  '.',
                  'zorble',
                  'sin',
                  'allergisch',
                  '🥜',
                ),
                { maxLength: 12 },
              )
              .map((words) => words.join(' ')),
          ),
          (text) => {
            for (const one of understand(text)) {
              expect(one.typed === null || one.typed === text).toBe(true);
              if (one.kind === 'food') expect(one.ids.length).toBeGreaterThan(0);
            }
          },
        ),
        { numRuns: times(50, 5000) },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'and is stated as an allergy is never dropped',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...READ_LANGUAGES).chain((language) => fc.tuple(fc.constant(language), phrasesFor(language))),
          fc.stringMatching(/^[bcdfgklmnprstvz][aeiou][bcdfgklmnprstvz]{1,2}[aeiou][bcdfgklmnprstvz]{1,2}[aeiou][bcdfgklmnprstvz]$/),
          ([, phrase], word) => {
            const { restrictions, notFood } = explain(phraseFor(phrase, word));
            expect(restrictions.length + notFood.length, phraseFor(phrase, word)).toBeGreaterThan(0);
          },
        ),
        { numRuns: times(50, 5000) },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'a second food is never dropped for the first',
    () => {
      fc.assert(
        fc.property(
          allergens,
          allergens,
          fc.constantFrom(' and ', ', ', ' & ', ' / ', ' und ', ' et ', ' y ', ' e ', '; '),
          (one, other, joint) => {
            const meanings = understand(`allergy: ${one.name}${joint}${other.name}`);
            expect(
              binds(meanings, one.meant) && binds(meanings, other.meant),
              `${one.name}${joint}${other.name}: ${meanings.map(meaningOf).join(' + ')}`,
            ).toBe(true);
          },
        ),
        { numRuns: times(50, 5000) },
      );
    },
    TIMEOUT_MS,
  );
});

describe('an everyday food', () => {
  it(
    'is found by every name in every language, with its ids',
    () => {
      const wrong = FOODS.flatMap(({ food, name }) => {
        const meanings = understand(name);
        const isFound =
          meanings.some((one) => one.kind === 'food' && one.name === food && one.ids.length > 0) ||
          meanings.some((one) => one.kind !== 'food' && one.strictness === 'safety');
        return isFound ? [] : [`${food}: ${name} → ${meanings.map(meaningOf).join(' + ')}`];
      });
      expect(wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it.each(['kiwi', 'strawberry', 'corn', 'salmon', 'chicken', 'poppy seed'])(
    '%s leaves the vague names that may stand for it open, and what is made of it out',
    (food) => {
      const [one] = understand(food);
      expect(one?.kind === 'food' && one.wider.length > 0 && one.wider.every((id) => !one.ids.includes(id))).toBe(true);
    },
  );
});

describe('a pack that prints the very food', () => {
  const WATER = { en: 'water', fr: 'eau', de: 'Wasser', es: 'agua', it: 'acqua', nl: 'water', pt: 'água' } as const;
  const pack = (name: string, lang: ReadLanguage): ReadFood =>
    foodOf({ ingredientsText: `${WATER[lang]}, ${name}`, lang, ingredientsCount: 2, unknownIngredientsCount: 0 });
  const isCalledFree = (typed: string, name: string, language: ReadLanguage): boolean => {
    const food = pack(name, language);
    return understand(typed).every((restriction) => suits(food, restriction).answer === 'yes');
  };

  it(
    'is never called free of it, whatever language the food was typed in',
    () => {
      const free = FOODS.filter(
        ({ food, name, language }) => isCalledFree(`${food} allergy`, name, language) || isCalledFree(`allergy: ${name}`, name, language),
      );
      expect(free).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'is never called free of an allergen by one of its names',
    () => {
      // Where the vocabulary files the words under something else; see the report of missed names.
      const elsewhere = new Set(['frutta secca', 'shell fish']);
      const isFood = (name: string): boolean =>
        !/c[oe]+l|celi|zöli|sprue|CMPA|APLV|free|frei|vrij|sens|^(?:sans|sin|senza|sem) /i.test(name);
      const free = ALLERGENS.filter(
        ({ name, language }) => isFood(name) && !elsewhere.has(name) && isCalledFree(`allergy: ${name}`, name, language),
      );
      expect(free).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
