import { LANGUAGES } from '@labelwise/contracts/languages';
import { LOCALES, matchLanguage } from '@labelwise/messages/languages';
import { afterEach, expect, it, vi } from 'vitest';
import script from '../../public/language.js?raw';

const page = document.documentElement;

afterEach(() => {
  page.lang = 'en';
  page.dir = 'ltr';
  document.cookie = 'language=;path=/;max-age=0';
  for (const name of ['own', 'foreign', 'drawn']) delete page.dataset[name];
  document.head.querySelectorAll('link').forEach((link) => link.remove());
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** Opens a page as a browser does that reads these languages. */
function open(languages: readonly string[], address = '/'): string {
  window.history.replaceState(null, '', address);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  // oxlint-disable-next-line no-new-func -- the script is no module: it runs before everything
  new Function(script)();
  return page.lang;
}

it.each([[['fr-CH', 'en']], [['de-CH-1996']], [['sv', 'nl-BE']], [['pt-BR']], [['zh-Hant-TW', 'x-private', 'it']], [['sv', 'da']], [[]]])(
  'a browser that reads %j has the language that the server would choose',
  (languages) => {
    expect(open(languages)).toBe(LOCALES[matchLanguage(languages) ?? 'en']);
  },
);

it('what was chosen on this device goes before the browser’s, and the address before both', () => {
  localStorage.setItem('language', 'it');
  expect(open(['fr'])).toBe('it');
  expect(open(['fr'], '/?lang=de')).toBe('de');
  expect(open(['fr'], '/?lang=klingon')).toBe('it');
});

it('every language of the product can be chosen by its code and by its locale', () => {
  for (const language of LANGUAGES) {
    expect(open([], `/?lang=${language}`)).toBe(LOCALES[language]);
    expect(open([], `/?lang=${LOCALES[language]}`)).toBe(LOCALES[language]);
  }
});

it('a mirrored page reads from right to left, all others from left to right', () => {
  open([], '/?lang=en-x-mirrored');
  expect(page.dir).toBe('rtl');
  open([], '/?lang=en-x-accented');
  expect(page.dir).toBe('ltr');
});

it('what came drawn in another language stays out of sight, what came in this one does not', () => {
  page.dataset['drawn'] = 'home';
  open(['en']);
  expect(page.dataset['own']).toBeUndefined();
  open(['fr']);
  expect(page.dataset['own']).toBe('');
  expect(page.dataset['foreign']).toBe('');
});

it('the server learns which language a device speaks that it drew another for, unless the address asks for one', () => {
  page.dataset['drawn'] = 'home';
  localStorage.setItem('language', 'it');
  open(['fr'], '/?lang=de');
  expect(document.cookie).not.toContain('language=');
  page.lang = 'en';
  open(['fr']);
  expect(document.cookie).toContain('language=it');
});

it('its first texts are fetched at once, and those of no other language', () => {
  vi.stubGlobal('firstTexts', { en: '/en.js', fr: '/fr.js' });
  open(['fr']);
  expect([...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))).toEqual(['/fr.js']);
});
