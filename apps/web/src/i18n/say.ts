import { createTranslator, type Say, type Translator } from '@labelwise/messages';

let drawnIn = 'en';

/**
 * The language of this page by BCP 47, which `language.js` has put on `<html>` before the app ran: texts, figures and dates follow it, and
 * the API is asked for it. It does not change while the page stands. Where no page is, it is the language that a page is drawn in.
 */
export function locale(): string {
  return (typeof document === 'undefined' ? '' : document.documentElement.lang) || drawnIn;
}

/** Has pages drawn in a language from now on, where there is no document. One is drawn after the other (`app/first-paint/render.tsx`). */
export function drawIn(tag: string): void {
  drawnIn = tag;
}

const translators = new Map<string, Translator>();

/** The texts of a language that have come so far. */
export function translator(tag: string = locale()): Translator {
  const found = translators.get(tag) ?? createTranslator(tag);
  translators.set(tag, found);
  return found;
}

/**
 * The words of a message, in the language of this page. Never called while a module is evaluated: texts come later.
 * @throws where the texts of its area have not come: a screen is loaded with them (`loadTexts`)
 */
export const say: Say = Object.defineProperty<Say>((id, ...[values]) => translator().format(id, values), 'term', {
  get: () => (locale().startsWith('en') ? undefined : term),
});

/** What the domain names in English: its own words (area `terms`), and additives and foods where the texts of scores have come. */
function term(name: string, isFood = false): string | undefined {
  const { find, has } = translator();
  const word = name.toLowerCase();
  const known = find('terms', word) ?? find('additive-names', word) ?? (isFood ? find('food-names', word) : undefined);
  if (known !== undefined || !word.endsWith(FREE) || !has('alerts')) return known;
  const food = word.slice(0, -FREE.length);
  return say('alerts.free_of', { food: find('terms', food) ?? find('food-names', food.replaceAll('-', ' ')) ?? food });
}

const FREE = '-free';
