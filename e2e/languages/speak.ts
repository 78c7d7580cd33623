import { LANGUAGES, type Language } from '@labelwise/contracts/languages';
import type { Catalog } from '@labelwise/messages/catalog';
import { EN } from '@labelwise/messages/en';
import { LOCALES } from '@labelwise/messages/languages';
import { isLoaded, loadLanguage, translatorOf } from '@labelwise/messages/say-in';
import type { Page } from '../support/app.ts';

for (const language of LANGUAGES) await loadLanguage(language);

/** The words of a message in a language, from the very files that the product speaks with. */
export function wordsOf(language: Language) {
  if (!isLoaded(language)) throw new Error(`${language} is not loaded`);
  const { format } = translatorOf(language);
  return (id: string, values: Readonly<Record<string, string | number>> = {}): string => format(id, values);
}

/** Messages of the screens in English, by their words. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries<Catalog>(EN)
    .filter(([area]) => area.startsWith('screens-'))
    .flatMap(([area, texts]) => Object.entries(texts).map(([id, text]) => [text, `${area}.${id}`] as const)),
);

/** What packs of the catalogue are called. */
const NAMES: ReadonlySet<string> = new Set(['Biscuits']);

/** Pieces of text on the page that are an English message, where the language says it otherwise. Words that a pack prints stand as they are. */
export async function englishLeft(page: Page, language: Language): Promise<string[]> {
  const say = wordsOf(language);
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; where: string }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('mark') === null)
        texts.push({ text: node.textContent?.trim() ?? '', where: node.parentElement.className });
    const labels = [...document.querySelectorAll('[aria-label]')].map((element) => ({
      text: element.getAttribute('aria-label') ?? '',
      where: 'a label',
    }));
    return [...texts, ...labels, { text: document.title, where: 'the title' }];
  });
  return shown.flatMap(({ text, where }) => {
    const id = ENGLISH.get(text);
    return id !== undefined && !NAMES.has(text) && !text.includes('{') && say(id) !== text ? [`${text} (${where})`] : [];
  });
}

/** Texts that are a message of another language, where the language has no message that reads so. */
export function foreignAmong(texts: Iterable<string>, language: Language): string[] {
  const own = screenTexts(language);
  const others = LANGUAGES.filter((other) => other !== language).map(screenTexts);
  return [...texts].filter((text) => /\p{L}{3}/u.test(text) && !NAMES.has(text) && !own.has(text) && others.some((one) => one.has(text)));
}

/** Messages of the screens without placeholders. */
function screenTexts(language: Language): ReadonlySet<string> {
  const say = wordsOf(language);
  return new Set([...ENGLISH].filter(([text]) => !text.includes('{')).map(([, id]) => say(id)));
}

/** The language of a page; null for one that is made by rule. */
export const languageOf = (tag: string): Language | null => LANGUAGES.find((language) => LOCALES[language] === tag) ?? null;

export { LANGUAGES, LOCALES };
