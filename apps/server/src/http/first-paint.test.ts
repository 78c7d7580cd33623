import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@labelwise/contracts/languages';
import { LOCALES } from '@labelwise/messages/languages';
import { expect, it, onTestFinished } from 'vitest';
import { startBareApp } from '../testing/bare-app.ts';

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
