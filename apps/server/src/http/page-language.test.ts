import { LANGUAGES } from '@labelwise/contracts/languages';
import { LOCALES } from '@labelwise/messages/languages';
import { describe, expect, it } from 'vitest';
import { languageOfPage, manifestIn, publicPage } from './page-language.ts';

const HTML =
  '<!doctype html><html lang="en"><head><title>Labelwise</title><meta name="description" content="Scan." /></head><body></body></html>';
const SITE = 'https://food.example';
const asked = (url: string, accepted = '') => ({ url, headers: { 'accept-language': accepted } });
const pageOf = (url: string, accepted = '') => publicPage(HTML, asked(url, accepted), SITE);

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

  it('that is drawn says the language that it is drawn in', async () => {
    const drawn = HTML.replace('<html lang="en">', '<html lang="en" data-drawn="home">');
    expect(await publicPage(drawn, asked('/', 'fr'), SITE)).toContain('<html lang="en" data-drawn="home">');
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
