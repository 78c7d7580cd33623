import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalog } from './catalog.ts';

/** What is wrong with an area of another language, measured against English, as sentences that begin with the id. */
export function catalogProblems(english: Catalog, translated: Catalog, locale: string): string[] {
  const missing = Object.keys(english).filter((id) => !Object.hasOwn(translated, id));
  const superfluous = Object.keys(translated).filter((id) => !Object.hasOwn(english, id));
  return [
    ...missing.map((id) => `${id}: missing`),
    ...superfluous.map((id) => `${id}: unknown in English`),
    ...Object.entries(english).flatMap(([id, text]) => {
      const words = translated[id];
      return words === undefined ? [] : textProblems(text, words, locale).map((problem) => `${id}: ${problem}`);
    }),
  ];
}

function textProblems(english: string, translated: string, locale: string): string[] {
  if (english !== '' && translated.trim() === '') return ['empty'];
  const [wanted, found] = [partsOf(english), partsOf(translated)];
  // A translation may need a plural where English has none, for an article or an ending; the other way round something was lost.
  const differences: [what: string, one: readonly string[], other: readonly string[]][] = [
    ['placeholders', wanted.placeholders, found.placeholders],
    ['plurals', wanted.plurals, found.plurals.filter((one) => wanted.plurals.includes(one))],
    ['exact branches', wanted.exact, found.exact.filter((one) => wanted.exact.includes(one))],
    ['markup', markupOf(english), markupOf(translated)],
    ['full stop', [String(endsSentence(english))], [String(endsSentence(translated))]],
  ];
  const rules = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const strange = found.categories.filter((category) => !rules.some((rule) => rule === category));
  return [
    ...differences
      .filter(([, one, other]) => one.join() !== other.join())
      .map(([what, one, other]) => `${what} differ: "${one.join()}" in English, "${other.join()}" here`),
    ...strange.map((category) => `${locale} has no plural "${category}"`),
    ...(found.isWithoutOne ? ['a plural without "one"'] : []),
    ...(translated !== translated.trim() && english === english.trim() ? ['a blank at its end'] : []),
  ];
}

type Parts = {
  placeholders: string[];
  plurals: string[];
  exact: string[];
  categories: string[];
  isWithoutOne: boolean;
};

function partsOf(text: string): Parts {
  const placeholders = new Set<string>();
  const plurals = new Set<string>();
  const exact = new Set<string>();
  const categories = new Set<string>();
  let isWithoutOne = false;
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      placeholders.add(element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      const branches = Object.keys(element.options);
      if (element.type === TYPE.plural) {
        plurals.add(element.value);
        for (const branch of branches) (branch.startsWith('=') ? exact : categories).add(branch);
        const plain = branches.filter((branch) => !branch.startsWith('='));
        isWithoutOne ||= plain.length > 1 && !plain.includes('one');
      }
      for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(text));
  return {
    placeholders: [...placeholders].toSorted(),
    plurals: [...plurals].toSorted(),
    exact: [...exact].toSorted(),
    categories: [...categories],
    isWithoutOne,
  };
}

/** Addresses of links, marks of bold and of lists, in their order. */
function markupOf(text: string): string[] {
  return text.match(/\]\([^)]*\)|\*\*|^- |\n\n|<\/?\w+>/gmu) ?? [];
}

function endsSentence(text: string): boolean {
  return /[.!?…]\**$/u.test(text);
}

/** From these on a text is long for its place: half as long again as English, and by more than a dozen letters. */
const LONG = { times: 1.5, letters: 12 };

/** Ids whose text is far longer than the English one, the longest first: to be seen on a narrow screen. */
export function lengthOutliers(english: Catalog, translated: Catalog): { id: string; english: string; text: string }[] {
  return Object.entries(english)
    .flatMap(([id, text]) => {
      const words = translated[id];
      return words === undefined ? [] : [{ id, english: text, text: words, more: words.length - text.length }];
    })
    .filter(({ english: text, more }) => more > LONG.letters && more > text.length * (LONG.times - 1))
    .toSorted((one, other) => other.more - one.more)
    .map((one) => ({ id: one.id, english: one.english, text: one.text }));
}
