import { ERROR_STATUS, type ErrorCode } from '@labelwise/contracts/errors';
import { LANGUAGES } from '@labelwise/contracts/languages';
import { assessedAdditiveCodes } from '@labelwise/domain/additives';
import { DIET_DEFINITIONS, FAMILY_MEMBERS, MEMBER_SINGULAR } from '@labelwise/domain/diets';
import { KNOWN_NAMES } from '@labelwise/domain/matching';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Catalog } from './catalog.ts';
import { catalogProblems, lengthOutliers } from './compare-catalogs.ts';
import { EN } from './en/index.ts';
import { acceptedRanges, LANGUAGE_NAMES, LOCALES, matchLanguage } from './languages.ts';
import { PENDING_AREAS } from './pending.ts';
import { pseudoCatalog, pseudoText } from './pseudo.ts';
import { SAFETY_TEXTS } from './render/safety-texts.data.ts';
import { termAtStart, termInside, termText } from './render/terms.ts';
import { loadLanguage, sayIn, translatorOf } from './say-in.ts';
import { type OtherLanguage, TRANSLATIONS } from './translations.ts';
import { createTranslator } from './translator.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const ENGLISH: Readonly<Record<string, Catalog>> = EN;
const areasOf = (language: OtherLanguage): Readonly<Record<string, Catalog>> => TRANSLATIONS[language];

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);

it('a language is spoken once it is loaded, and English always', async () => {
  // Other tests of the same process may have loaded languages.
  vi.resetModules();
  const { isLoaded, loadLanguage, sayIn } = await import('./say-in.ts');
  expect(isLoaded('en')).toBe(true);
  expect(isLoaded('nl')).toBe(false);
  expect(() => sayIn('nl')).toThrow('nl is not loaded');
  await loadLanguage('nl');
  expect(sayIn('nl')('errors.not_found')).toBe('Hier is niets.');
});

describe('the language of a reader', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
    ['de-CH-1996', 'de'],
    ['pt-BR', 'pt'],
    ['zh-Hant-TW, nl;q=0.5', 'nl'],
    ['en;q=0.5, it;q=0.9', 'it'],
    ['DE-at', 'de'],
    ['sv, da', null],
    ['*', null],
    ['', null],
    ['fr;q=0, de;q=0.1', 'de'],
    ['fr;q=nonsense, es', 'es'],
    ['x-private, ;;, es ; q = 0.3 ,it;q=0.2', 'es'],
  ])('%s is %s', (header, language) => {
    expect(matchLanguage(acceptedRanges(header))).toBe(language);
  });

  it('is found, or not, for whatever a header holds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (header) => {
        expect([...LANGUAGES, null]).toContain(matchLanguage(acceptedRanges(header)));
      }),
    );
  });

  it('names itself, and counts by rules that this machine knows', () => {
    expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length);
    expect(Intl.PluralRules.supportedLocalesOf(Object.values(LOCALES))).toEqual(Object.values(LOCALES));
  });
});

describe.each(OTHERS)('%s', (language) => {
  beforeAll(() => loadLanguage(language));
  it.each(Object.keys(TRANSLATIONS.fr))('has placeholders, plurals, markup and full stops of English in %s', (area) => {
    expect(catalogProblems(ENGLISH[area] ?? {}, areasOf(language)[area] ?? {}, LOCALES[language])).toEqual([]);
  });

  it.each(['alerts', 'general', 'guidance', 'guide', 'ledger', 'publications', 'topics'])('has the figures of English in %s', (area) => {
    const figures = (text: string) => (text.replaceAll(/(?<=\d)[.,\s](?=\d)/gu, '').match(/\d+/gu) ?? []).toSorted();
    for (const [id, text] of Object.entries(areasOf(language)[area] ?? {}))
      expect(figures(text), id).toEqual(figures(ENGLISH[area]?.[id] ?? ''));
  });

  it('has every area that is not pending', () => {
    const wanted = Object.keys(EN).filter((area) => !PENDING_AREAS.some((pending) => pending === area));
    expect(Object.keys(TRANSLATIONS[language]).toSorted()).toEqual(wanted.toSorted());
  });

  it('says every refusal, and none in English', () => {
    const say = sayIn(language);
    for (const code of Object.keys(ERROR_STATUS).filter(isErrorCode)) expect(say(`errors.${code}`), code).not.toBe(EN.errors[code]);
  });

  it('has a name for every additive that was assessed', () => {
    const say = sayIn(language);
    expect(assessedAdditiveCodes().filter((code) => say.term?.(code) === undefined)).toEqual([]);
  });

  it('has a word of its own for what the domain names', () => {
    const say = sayIn(language);
    const names = [
      ...KNOWN_NAMES,
      ...Object.values(DIET_DEFINITIONS).flatMap(({ word, substance }) => (substance === null ? [word] : [word, substance])),
      ...FAMILY_MEMBERS.flatMap((member) => [member, MEMBER_SINGULAR[member]]),
    ];
    expect(names.filter((name) => say.term?.(name) === undefined)).toEqual([]);
  });
});

it('what has no word stays as a person typed it, and a restriction of it is put together', async () => {
  await Promise.all([loadLanguage('fr'), loadLanguage('de')]);
  const [french, german] = [sayIn('fr'), sayIn('de')];
  expect(termText(french, 'Açaí')).toBe('Açaí');
  expect(termText(french, 'kiwi-free')).toBe('sans kiwi');
  expect([termText(french, 'strawberry'), termText(german, 'strawberry-free')]).toEqual(['fraise', 'frei von Erdbeere']);
  expect([termAtStart(french, 'Raisin'), termInside(french, 'Strawberry')]).toEqual(['Raisin', 'strawberry']);
  expect(termText(german, 'almond-free')).toBe('frei von Mandeln');
  expect([termText(sayIn('en'), 'Sugar'), termAtStart(sayIn('en'), 'Sugar'), termInside(sayIn('en'), 'Sugar')]).toEqual([
    'Sugar',
    'Sugar',
    'sugar',
  ]);
  expect([termAtStart(french, 'Sugar'), termInside(french, 'Sugar'), termInside(german, 'Sugar')]).toEqual(['Sucres', 'sucres', 'Zucker']);
  expect(termText(french, 'constructor')).toBe('constructor');
});

it('English terms say the name as it is', () => {
  for (const [id, text] of Object.entries(EN.terms)) expect(text).toBe(id);
});

it('no French sign stands at the beginning of a line: the space before it, and after an opening quote, does not break', () => {
  const texts = [...Object.values(areasOf('fr')).flatMap((area) => Object.values(area)), ...Object.values(SAFETY_TEXTS.fr)];
  expect(texts.filter((text) => / [;:?!»%]|« /u.test(text))).toEqual([]);
});

it.each(LANGUAGES)('a percent sign stands to its figure as the language writes it: %s', (language) => {
  const [, gap = ''] = /\d(\s?)%/u.exec((0.13).toLocaleString(LOCALES[language], { style: 'percent' })) ?? [];
  const texts = Object.values(language === 'en' ? ENGLISH : areasOf(language)).flatMap((area) => Object.values(area));
  const gaps = texts.flatMap((text) => [...text.matchAll(/[\d}](\s?)%(?![\dA-F]{2})/gu)].map((match) => [match[1], text]));
  // French sets a space that does not break, wide or narrow.
  const right = gap === '' ? [''] : ['\u00a0', '\u202f'];
  expect(gaps.length).toBeGreaterThan(10);
  expect(gaps.filter(([one = '']) => !right.includes(one))).toEqual([]);
});

it.each(OTHERS)('an apostrophe is the sign of print, not the one of typewriters: %s', (language) => {
  const texts = Object.values(areasOf(language)).flatMap((area) => Object.values(area));
  expect(texts.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

it('a language counts and writes figures by its own rules', async () => {
  await Promise.all([loadLanguage('fr'), loadLanguage('de'), loadLanguage('pt')]);
  expect(sayIn('fr')('errors.daily_scan_limit_of', { limit: 1 })).toContain('votre scan d’aujourd’hui');
  expect(sayIn('de')('errors.daily_scan_limit_of', { limit: 7 })).toContain('deine 7 Scans');
  expect(translatorOf('pt').locale).toBe('pt-PT');
});

describe('a translation is compared with English', () => {
  it.each([
    [{ a: 'Salt {n}' }, { a: 'Sel' }, /placeholders differ/u],
    [{ a: 'Salt' }, {}, /missing/u],
    [{ a: 'Salt' }, { a: 'Sel', b: 'Sucre' }, /unknown in English/u],
    [{ a: '{n, plural, one {# day} other {# days}}' }, { a: '{n} jours' }, /plurals differ/u],
    [
      { a: '{n, plural, =0 {none} one {# day} other {# days}}' },
      { a: '{n, plural, one {# jour} other {# jours}}' },
      /exact branches differ/u,
    ],
    [{ a: '{n, plural, one {# day} other {# days}}' }, { a: '{n, plural, few {# jours} other {# jours}}' }, /has no plural "few"/u],
    [{ a: '**Now** [here](https://a.example)' }, { a: 'Maintenant [ici](https://b.example)' }, /markup differ/u],
    [{ a: 'Salt.' }, { a: 'Sel' }, /full stop differ/u],
    [{ a: 'Salt' }, { a: ' ' }, /empty/u],
  ])('%j against %j', (english, translated: Catalog, problem) => {
    expect(catalogProblems(english, translated, 'fr').join()).toMatch(problem);
  });

  it('and may have a plural, or a figure written by its language, where English needs none', () => {
    expect(catalogProblems({ a: '{n} left.' }, { a: '{n, plural, one {reste #} other {restent #}}.' }, 'fr')).toEqual([]);
    expect(catalogProblems({ a: '{n} g' }, { a: '{n, number} g' }, 'fr')).toEqual([]);
  });

  it('and a text that is far longer is reported', () => {
    expect(lengthOutliers({ a: 'Save', b: 'Save' }, { a: 'Enregistrer pour plus tard', b: 'Garder' })).toMatchObject([{ id: 'a' }]);
  });
});

describe('a pseudo-language', () => {
  const catalog = { a: 'Open **this** [link](https://a.example/x): {count, plural, one {# day} other {# days}} of {name}.' };
  const format = (kind: 'accented' | 'mirrored') =>
    createTranslator('en', { area: pseudoCatalog(catalog, kind) }).format('area.a', { count: 2, name: 'Salt' });

  it('has accents and 40 % more letters, and leaves values, addresses and branches alone', () => {
    const text = format('accented');
    expect(text).toContain('Salt');
    expect(text).toContain('](https://a.example/x)');
    expect(text).toContain('**ţĥîš··**');
    expect(text).toMatch(/2 ðáýš·+/u);
    expect(pseudoText('Saved foods', 'accented').length).toBe('Saved foods'.length + 5);
    expect(pseudoText('{{n}} items', 'accented')).toMatch(/^\{\{n\}\} îţéɱš·+$/u);
  });

  it('is written from right to left where it is mirrored, and back at the end of each piece', () => {
    const text = format('mirrored');
    expect(text.match(/\u202e/gu)?.length).toBe(text.match(/\u202c/gu)?.length);
    expect(text).toContain('](https://a.example/x)');
  });

  it('is made of every English area', () => {
    for (const texts of Object.values(EN)) expect(() => pseudoCatalog(texts, 'accented')).not.toThrow();
  });
});
