import { existsSync } from 'node:fs';
import { LANGUAGES } from '@labelwise/contracts/languages';
import { LOCALES } from '@labelwise/messages/languages';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import { describe, expect, it } from 'vitest';
import { escapeHtml, languageOfPage, manifestIn, publicPage } from './page-language.ts';

const HTML =
  '<!doctype html><html lang="en"><head><title>Labelwise</title><meta name="description" content="Scan." /></head>' +
  '<body><noscript>Labelwise needs JavaScript.</noscript></body></html>';
const SITE = 'https://food.example';
const asked = (url: string, accepted = '', chosen?: string) => ({
  url,
  headers: { 'accept-language': accepted },
  cookies: { language: chosen },
});
const pageOf = (url: string, accepted = '', chosen?: string) => publicPage(HTML, asked(url, accepted, chosen), SITE);

describe('a public page', () => {
  it('names its address in each language, and the one that chooses by itself', async () => {
    const page = await pageOf('/legal?utm=1');
    for (const language of LANGUAGES)
      expect(page).toContain(`<link rel="alternate" hreflang="${LOCALES[language]}" href="${SITE}/legal?lang=${LOCALES[language]}">`);
    expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${SITE}/legal">`);
  });

  it.each([
    ['/?lang=fr', 'de', 'fr', 'fr_FR'],
    ['/', 'pt-BR,pt;q=0.9', 'pt-PT', 'pt_PT'],
    ['/?lang=xx', 'nl', 'nl', 'nl_NL'],
    ['/', '', 'en', 'en_US'],
  ])('%s is, for who accepts "%s", in %s', async (url, accepted, lang, locale) => {
    const page = await pageOf(url, accepted);
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`<meta property="og:locale" content="${locale}">`);
    expect(page?.includes('<meta name="description" content="Scan a packaged food')).toBe(lang === 'en');
  });

  it.each([
    ['/', 'fr', 'de', 'de'],
    ['/', 'fr', 'pt-PT', 'pt-PT'],
    ['/?lang=it', 'fr', 'de', 'it'],
    ['/', 'fr', 'en-x-accented', 'en'],
    ['/', 'fr', 'klingon', 'fr'],
  ])('%s is, for who accepts "%s" and has chosen "%s" on the device, in %s', async (url, accepted, chosen, lang) => {
    expect(await pageOf(url, accepted, chosen)).toContain(`<html lang="${lang}">`);
  });

  it.each(LANGUAGES)('has title, description, preview, picture and what stands there without scripts in %s', async (language) => {
    await loadLanguage(language);
    const say = sayIn(language);
    const page = await pageOf(`/terms?lang=${language}`);
    const title = `${escapeHtml(say('screens-common.terms_and_conditions'))} · Labelwise`;
    const description = escapeHtml(say('screens-app.page_description'));
    expect(page).toContain(`<title>${title}</title>`);
    expect(page).toContain(`<meta property="og:title" content="${title}">`);
    expect(page).toContain(`<meta name="description" content="${description}">`);
    expect(page).toContain(`<meta property="og:description" content="${description}">`);
    expect(page).toContain(`<noscript>${escapeHtml(say('pages.needs_javascript'))}</noscript>`);
    expect(page).toContain(`<meta property="og:image" content="${SITE}/icons/share-${language}.png">`);
    expect(existsSync(new URL(`../../../web/public/icons/share-${language}.png`, import.meta.url))).toBe(true);
  });

  it('that is drawn has the name of its food in the title', async () => {
    const drawn = HTML.replace('<title>Labelwise<', '<title>Nutella · Labelwise<');
    const page = await publicPage(drawn, asked('/results/3017620422003', 'fr'), SITE);
    expect(page).toContain('<title>Nutella · Labelwise</title>');
    expect(page).toContain('<meta property="og:title" content="Nutella · Labelwise">');
  });

  it.each(['//', '//evil.example/', '/results/%', '/?lang=%', '/?lang=fr&lang=de'])(
    'answers whatever stands in its address: %s',
    async (url) => {
      expect(await pageOf(url)).toContain('hreflang="x-default"');
    },
  );

  it('takes nothing of its address as markup', async () => {
    expect(await pageOf('/results/%22%3E%3Cscript%3E')).not.toContain('<script>');
  });
});

it('a member’s own pages stay as they are', async () => {
  for (const url of ['/profile', '/history', '/want-more/Fiber', '/resultsets']) expect(await pageOf(url)).toBeNull();
});

it('the manifest of an installed app is in the language of the device', async () => {
  const manifest = JSON.stringify({ name: 'Labelwise', lang: 'en', shortcuts: [{ name: 'Scan Food', url: '/scan' }] });
  expect(await manifestIn(languageOfPage(asked('/manifest.webmanifest', 'fr-CA')), manifest)).toMatchObject({
    name: 'Labelwise',
    lang: 'fr',
    description: expect.stringContaining('aliment'),
    shortcuts: [{ name: expect.stringMatching(/Scanner/u), url: '/scan' }],
  });
});
