import { LOCALES } from '@labelwise/messages/languages';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { translator } from '../../i18n/say.ts';
import { aListFood } from '../../testing/foods.ts';
import { render, renderFixed } from './render.tsx';
import { drawnAhead } from './resume.ts';

const SAYS = { text: 'A good everyday choice.', spoons: null, data: { kind: 'good' } };
const FOOD = aListFood({ name: 'Oats <b>& more', healthScore: 80, says: SAYS });
const BARCODE = FOOD.barcode ?? '';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['own'];
  delete document.documentElement.dataset['drawn'];
});

/** The page as the server sends it. */
async function open(): Promise<HTMLElement> {
  const drawn = await render(BARCODE, FOOD, null, 'en');
  const root = document.createElement('div');
  root.dataset['barcode'] = BARCODE;
  document.documentElement.dataset['drawn'] = 'results';
  root.innerHTML = drawn?.html ?? '';
  document.body.append(root);
  return root;
}

it('the verdict is in what the server draws: name, ring, number, word and sentence', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Oats <b>& more' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Score 80 of 100, Great Match' }).textContent).toBe('80of 100');
  expect(screen.getByText('Great Match')).toBeDefined();
  expect(screen.getByText('A good everyday choice.')).toBeDefined();
  expect(document.querySelector('script')).toBeNull();
});

it('its shelf is drawn with it, where that is known', async () => {
  const counts = Array.from({ length: 101 }, (_, score) => (score === 10 || score === 90 ? 20 : 0));
  const drawn = await render(BARCODE, FOOD, { shelf: { tag: 'en:cereals', name: 'Cereals', size: 40, counts } }, 'en');
  document.body.innerHTML = drawn?.html ?? '';
  expect(screen.getByRole('img', { name: 'Better than 50% of 40 cereals, by the score for everyone' })).toBeDefined();
});

it('on a device that knows a person it is taken away: their score may be another', async () => {
  const root = await open();
  document.documentElement.dataset['own'] = '';
  expect(drawnAhead(root)).toBeNull();
  expect(root.childElementCount).toBe(0);
});

it('an answer that this version of the app cannot read is not drawn', async () => {
  expect(await render(BARCODE, { name: 'Half a food' }, null, 'en')).toBeNull();
});

it.each([
  ['/', 'What is in it for you?'],
  ['/scan', 'Scan Food'],
])('%s is drawn in the build, as a guest sees it', async (address, title) => {
  document.body.innerHTML = await renderFixed(address, 'en');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
});

it('pages asked for at the same time are each drawn in their own language: scan, and the verdict with its sentence', async () => {
  const food = {
    ...FOOD,
    says: { text: 'It holds sodium nitrite.', spoons: null, data: { kind: 'additive', code: 'e250', name: 'Sodium nitrite' } },
  };
  const tags = Object.values(LOCALES);
  const drawn = await Promise.all(
    tags.map(async (tag) => [tag, await renderFixed('/scan', tag), (await render(BARCODE, food, null, tag))?.html ?? ''] as const),
  );
  for (const [tag, scan, results] of drawn) {
    document.body.innerHTML = scan;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(translator(tag).format('screens-common.scan_food'));
    document.body.innerHTML = results;
    const match = translator(tag).format('screens-common.match_great');
    expect(screen.getByText(match)).toBeDefined();
    expect(document.body.textContent.includes('It holds sodium nitrite.')).toBe(tag === 'en');
  }
});
