import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@labelwise/contracts/languages';
import { LOCALES } from '@labelwise/messages/languages';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBareApp } from '../testing/bare-app.ts';
import { escapeHtml, languageOfPage, manifestIn, publicPage } from './pages.ts';

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

const EMPTY = '<div id="root"></div>';
const PLAIN = `<!doctype html><head><title>Labelwise</title></head><body>${EMPTY}</body>`;
const TEMPLATE =
  '<!doctype html><html lang="en" data-drawn="results"><head><title><!--title--></title><!--food--></head><body><div id="root"><!--markup--></div></body>';

/** Draws a food as its name in bold with the language, and fails for the one that is called so. */
const RENDERER = `
let drawn = 0;
export const render = async (barcode, food, shelf, tag) => {
  if (food.name === 'fault') throw new Error('no');
  return food.name === 'nothing' ? null : { html: '<b lang="' + tag + '">' + food.name.length + ' $& ' + ++drawn + '</b>', title: food.name };
};`;

const CODE = '3017620422003';

/** A server whose catalogue holds one food under this code. */
async function start(
  food: object | null,
  renderer = RENDERER,
  shelf: () => string | null = () => null,
  pages: Readonly<Record<string, string>> = {},
) {
  const webRoot = mkdtempSync(path.join(tmpdir(), 'labelwise-web-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  mkdirSync(path.join(webRoot, '.first-paint'));
  const files = { 'index.html': PLAIN, '.first-paint/page.html': TEMPLATE, '.first-paint/renderer.js': renderer };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(webRoot, name), content);
  for (const [name, content] of Object.entries(pages)) writeFileSync(path.join(webRoot, '.first-paint', name), content);
  const answer = food === null ? null : { text: JSON.stringify(food) };
  const { app, logs } = await startBareApp({
    webRoot,
    findAtHand: async (barcode) => (answer === null || barcode !== CODE ? null : { id: CODE, food: answer, shelf: shelf() }),
  });
  const visit = async (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { visit, logs };
}

it('the results of a food that is at hand come drawn, with its name as the title and its answer for the app', async () => {
  const { visit } = await start({ name: 'Nutella' });
  const { statusCode, headers, body } = await visit(`/results/${CODE}?from=trending`);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['vary']).toContain('Cookie');
  expect(headers['content-security-policy']).toBe((await visit('/')).headers['content-security-policy']);
  expect(body).toContain('<title>Nutella · Labelwise</title>');
  expect(body).toContain('<script type="application/json" id="first-food">{"name":"Nutella"}</script>');
  expect(body).toContain(`<div id="root" data-barcode="${CODE}"><b lang="en">7 $& 1</b></div>`);
});

it.each(LANGUAGES)('they come drawn in %s where that is accepted, chosen on the device or asked for by the address', async (language) => {
  const { visit } = await start({ name: 'Nutella' });
  const address = `/results/${CODE}`;
  const ways = [
    await visit(address, { 'accept-language': language }),
    await visit(address, { 'accept-language': 'fr', cookie: `language=${language}` }),
    await visit(`${address}?lang=${LOCALES[language]}`, { 'accept-language': 'de', cookie: 'language=es' }),
  ];
  for (const { headers, body } of ways) {
    expect(body).toContain(`<html lang="${LOCALES[language]}" data-drawn="results">`);
    // Drawn once for all of them.
    expect(body).toContain(`<b lang="${LOCALES[language]}">7 $& 1</b>`);
    expect(headers['content-language']).toBe(language);
    expect(headers['vary']).toMatch(/Accept-Language.*Cookie/u);
  }
});

it('what is drawn in one language is not sent to readers of another, also when its shelf changes', async () => {
  let size = 200;
  const { visit } = await start({ name: 'Nutella' }, RENDERER, () => JSON.stringify({ shelf: { size } }));
  const drawnIn = async (language: string) =>
    /<b lang="(?<tag>[^"]+)">7 \$& (?<drawn>\d+)</u.exec((await visit(`/results/${CODE}`, { 'accept-language': language })).body)?.groups;
  expect([await drawnIn('de'), await drawnIn('fr'), await drawnIn('de')]).toMatchObject([
    { tag: 'de', drawn: '1' },
    { tag: 'fr', drawn: '2' },
    { tag: 'de', drawn: '1' },
  ]);
  size = 201;
  expect([await drawnIn('fr'), await drawnIn('de')]).toMatchObject([
    { tag: 'fr', drawn: '3' },
    { tag: 'de', drawn: '4' },
  ]);
});

it('pages that the build has drawn are sent in the language of who asks', async () => {
  const pages = Object.fromEntries(
    LANGUAGES.map((one) => [`home.${LOCALES[one]}.html`, `<!doctype html><html lang="${LOCALES[one]}">home`]),
  );
  const { visit } = await start(null, RENDERER, () => null, pages);
  for (const language of LANGUAGES) {
    const { headers, body } = await visit('/', { 'accept-language': language });
    expect(body).toBe(pages[`home.${LOCALES[language]}.html`]);
    expect(headers['content-language']).toBe(language);
  }
  // Whoever is signed in sees another home.
  expect((await visit('/', { cookie: 'labelwise=abc' })).body).not.toContain('home');
});

it('a food is drawn once and sent to everybody', async () => {
  const { visit } = await start({ name: 'Nutella' });
  await visit(`/results/${CODE}`);
  expect((await visit(`/results/${CODE}`)).body).toContain(' 1</b>');
});

it('its shelf comes with it, and when that has changed the page is drawn anew', async () => {
  let size = 200;
  const { visit } = await start({ name: 'Nutella' }, RENDERER, () => JSON.stringify({ shelf: { size } }));
  const { body } = await visit(`/results/${CODE}`);
  expect(body).toContain(`<script type="application/json" id="first-shelf" data-food="${CODE}">{"shelf":{"size":200}}</script>`);
  expect((await visit(`/results/${CODE}`)).body).toBe(body);
  size = 201;
  const anew = (await visit(`/results/${CODE}`)).body;
  expect(anew).toContain('{"size":201}');
  expect(anew).toContain(' 2</b>');
});

it('a name that looks like markup stays text, in the title and in the answer', async () => {
  const { visit } = await start({ name: '</title></script><script>alert(1)</script>' });
  const { body } = await visit(`/results/${CODE}`);
  expect(body).not.toContain('<script>alert');
  expect(body.match(/<\/script>/gu)).toHaveLength(1);
  expect(body).toContain(String.raw`"\u003c/title>\u003c/script>`);
});

it('whoever is signed in gets the plain page: their score may be another', async () => {
  const { visit } = await start({ name: 'Nutella' });
  expect((await visit(`/results/${CODE}`, { cookie: 'labelwise=abc' })).body).toContain(EMPTY);
});

it.each(['/', '/scan', '/results', '/results/temp', '/results/4006040055235', `/results/${CODE}x`])('%s is the plain page', async (url) => {
  const { visit } = await start({ name: 'Nutella' });
  expect((await visit(url)).body).toContain(EMPTY);
});

it.each([
  ['a food that cannot be drawn', { name: 'nothing' }, RENDERER],
  ['a fault of the drawing', { name: 'fault' }, RENDERER],
  ['a build that draws nothing', { name: 'Nutella' }, 'export const other = 1;'],
  ['a food that is not at hand', null, RENDERER],
])('%s leaves the plain page', async (_, food, renderer) => {
  const { visit, logs } = await start(food, renderer);
  const answer = await visit(`/results/${CODE}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(EMPTY);
  expect(logs().includes('results not drawn on the server')).toBe(food?.name === 'fault' || renderer !== RENDERER);
});

it('the server goes on while its built web app is replaced beneath it, and then sends the new one', async () => {
  const webRoot = mkdtempSync(path.join(tmpdir(), 'labelwise-web-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true, force: true }));
  // Its page is drawn by a part that is loaded with the first food, as in the real build.
  const renderer = `export const render = async (barcode, food) => (await import('./part-' + NAME + '.js')).draw(food);`;
  const build = (name: string, changedAt: number) => {
    mkdirSync(path.join(webRoot, '.first-paint'), { recursive: true });
    const files = {
      '.first-paint/page.html': TEMPLATE,
      '.first-paint/renderer.js': renderer.replace('NAME', `'${name}'`),
      [`.first-paint/part-${name}.js`]: `export const draw = (food) => ({ html: '<b>${name}</b>', title: food.name });`,
      'pages.json': JSON.stringify({ history: `<link rel="modulepreload" href="/assets/${name}.js">` }),
      'index.html': PLAIN.replace('<body>', `<body><script>'${name}'</script>`),
    };
    for (const [file, content] of Object.entries(files)) writeFileSync(path.join(webRoot, file), content);
    utimesSync(path.join(webRoot, 'index.html'), changedAt, changedAt);
  };
  const remove = () => rmSync(webRoot, { recursive: true, force: true });
  build('one', 1_000);
  const answer = { text: JSON.stringify({ name: 'Nutella' }) };
  const { app } = await startBareApp({ webRoot, findAtHand: async () => ({ id: CODE, food: answer, shelf: null }) });
  const visit = async (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const addresses = ['/', '/offline', '/history', `/results/${CODE}`];

  // Not a page was drawn yet when the first build goes.
  remove();
  for (const url of addresses) expect([url, (await visit(url)).statusCode]).toEqual([url, 200]);
  // The new one comes file by file, its page first.
  mkdirSync(webRoot, { recursive: true });
  writeFileSync(path.join(webRoot, 'index.html'), '');
  for (const url of addresses) expect([url, (await visit(url)).statusCode]).toEqual([url, 200]);
  build('two', 2_000);
  const [home, , history, results] = await Promise.all(addresses.map(visit));
  expect(home?.body).toContain(`<script>'two'</script>`);
  const hash = createHash('sha256').update(`'two'`).digest('base64');
  expect(home?.headers['content-security-policy']).toContain(hash);
  expect(history?.body).toContain('/assets/two.js');
  // Results are drawn by the app itself until a restart.
  expect(results?.body).toContain(`<script>'two'</script>`);
  expect(results?.headers['content-security-policy']).toContain(hash);
});
