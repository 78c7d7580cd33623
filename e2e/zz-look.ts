import { chromium } from '@playwright/test';
import { startServer } from './support/server.ts';
import { newPerson, signUp } from './support/member.ts';
import { callerOf } from './members/member.ts';
import { changeEntry } from '../packages/domain/src/shopping/index.ts';
import { writeCameraFilm, cameraArgs } from './support/fake-camera.ts';
import { writeFile } from 'node:fs/promises';
const what = process.argv[2] ?? 'all';
const server = await startServer({ FREE_SCANS_PER_DAY: '0', AUTH_RATE_LIMIT: '1000' });
try {
const person = newPerson();
const device = await signUp(server, person, { trial: true });
const call = callerOf(server, device.token);
await call('PUT', '/api/health-profile', { dietaryRestrictions: ['Vegetarian'], medicalConditions: ['High Blood Pressure'], consentVersion: '2026-11' });
const N = Number(process.argv[3] ?? 7);
const base = { medicalConditions: [], healthGoals: [], preferences: [], consentVersion: '2026-11' };
const P = [
 { nickname: 'Mia', colour: 'plum', age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] },
 { nickname: 'Eva', colour: 'clay', age: null, dietaryRestrictions: ['Gluten-Free'] },
 { nickname: 'Maximilian-Alexander von Hohenstein-Lang', colour: 'sage', age: null, dietaryRestrictions: ['Vegan'] },
 { nickname: 'Bartholomew', colour: 'sky', age: 12, dietaryRestrictions: ['Allergy: Milk'] },
 { nickname: 'Oma Charlotte', colour: 'oat', age: null, dietaryRestrictions: [] },
 { nickname: 'Jo', colour: 'stone', age: null, dietaryRestrictions: ['Dairy-Free'] },
 { nickname: 'Wilhelmina', colour: 'plum', age: 9, dietaryRestrictions: ['Allergy: Peanuts', 'Allergy: Soy'] },
].slice(0, N);
for (const one of P) { const r = await call('POST', '/api/people', { ...base, ...one }); if (r.status >= 300) console.log(r); }
const foods = ['3017620422003', '5449000000996', '7300400118101', '9002490100070', '5000159461122', '4003994112427', '0041250946335'];
const ids: string[] = [];
for (const f of foods) { const r = await call('GET', `/api/foods/barcode/${f}`); ids.push(r.status === 200 ? f : ''); if (r.status === 200) { await call('POST', '/api/favorites', { foodId: f }); await call('POST', '/api/scans', { foodId: f }); } }
console.log('foods', ids, P.length);
const entries: object[] = [];
let n = 0;
const add = (name: string, foodId: string | null, place: 'list' | 'basket', quantity = 1) => { n += 1; entries.push(changeEntry(`e${n}`, { name, foodId, quantity, place, list: null, isRemoved: false }, { seen: n, by: 'd' })); };
add('Nutella', '3017620422003', 'list', 2); add('Coca-Cola', '5449000000996', 'list'); add('Something for Mia’s lunch box', null, 'list'); add('Crisp bread', '7300400118101', 'list', 3);
add('lemons', null, 'list', 2); add('Snickers', '5000159461122', 'basket'); add('Red Bull', '9002490100070', 'basket'); add('bread', null, 'basket');
const sent = await call('POST', '/api/shopping', { changes: entries }); if (sent.status >= 300) console.log(JSON.stringify(sent).slice(0, 400));
const memory = { ...device, hasSeenWelcomeSurvey: 'true', hasSeenOnboarding: 'true' };
const sizes: [string, number, number, 'light' | 'dark'][] = [['m', 390, 844, 'light'], ['n', 320, 700, 'dark'], ['d', 1280, 800, 'light'], ['md', 390, 844, 'dark'], ['dd', 1280, 800, 'dark']];
const pages: [string, string][] = [['results', '/results/3017620422003'], ['list', '/shopping'], ['basket', '/shopping?tab=basket'], ['favorites', '/favorites'], ['search', '/search?q=chocolate'], ['trending', '/trending'], ['people', '/people'], ['household', '/household'], ['chat', '/ai-nutritionist'], ['changes', '/changes']];
await writeCameraFilm('/tmp/tableshots/film.mjpeg', [{ symbology: 'ean13', text: '3017620422003' }]);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: cameraArgs('/tmp/tableshots/film.mjpeg') });
for (const [size, width, height, theme] of sizes) {
  if (process.argv[4] && !process.argv[4].split(',').includes(size)) continue;
  const ctx = await browser.newContext({ baseURL: server.url, viewport: { width, height }, colorScheme: theme, storageState: { cookies: [], origins: [{ origin: server.url, localStorage: Object.entries({ ...memory, theme }).map(([name, value]) => ({ name, value })) }] } });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log('error', e.message));
  for (const [name, path] of pages) {
    if (what !== 'all' && !what.split(',').includes(name)) continue;
    await page.goto(path); await page.waitForLoadState('networkidle').catch(() => undefined); await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/tableshots/${name}-${size}.png`, fullPage: process.argv[5] === 'full' });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    if (wide) console.log('SIDEWAYS', name, size);
    if (name === 'list') console.log('rows', size, await page.evaluate(() => [...document.querySelectorAll('li[data-done]')].map((li) => Math.round(li.getBoundingClientRect().height))));
    if (name === 'basket' && size === 'm') { await page.emulateMedia({ media: 'print' }); await page.screenshot({ path: `/tmp/tableshots/basket-print.png`, fullPage: true }); await page.emulateMedia({ media: 'screen' }); }
    if (name === 'list' && size === 'm') { await page.emulateMedia({ media: 'print' }); await page.screenshot({ path: `/tmp/tableshots/list-print.png`, fullPage: true }); await page.emulateMedia({ media: 'screen' }); }
    if (name === 'chat' && ['m', 'd'].includes(size)) {
      await page.getByRole('textbox', { name: 'Message' }).fill('is nutella good?'); await page.keyboard.press('Enter');
      await page.waitForTimeout(4000); await page.screenshot({ path: `/tmp/tableshots/chat-answer-${size}.png` });
    }
  }
  if ((what === 'all' || what.includes('scan')) && ['m', 'n'].includes(size)) {
    await page.evaluate(() => localStorage.setItem('scanInARow', 'true'));
    await page.goto('/scan'); await page.waitForTimeout(800);
    const start = page.getByRole('button', { name: /Start|camera|Scan/i }); console.log('buttons', await start.allTextContents());
    await start.first().click().catch((e) => console.log(String(e).slice(0, 100))); await page.waitForTimeout(1500);
    console.log('overlay', await page.getByRole('button').allTextContents(), await page.getByRole('switch').allTextContents(), await page.getByRole('checkbox').allTextContents());
    await page.screenshot({ path: `/tmp/tableshots/scan0-${size}.png` });
    const row = page.getByRole('switch', { name: /several|row/i }).or(page.getByRole('button', { name: /several|in a row/i }));
    await row.first().click({ timeout: 2000 }).catch((e) => console.log(String(e).slice(0, 100)));
    await page.waitForTimeout(4000); await page.screenshot({ path: `/tmp/tableshots/scan-${size}.png` });
  }
  await ctx.close();
}
await browser.close();
} finally { await server.close(); }
