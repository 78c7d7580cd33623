import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readTheme, storeTheme } from './theme.ts';

const early = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8');
const colours = () => [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('content'));

beforeEach(() => {
  document.documentElement.removeAttribute('data-theme');
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBFAF6">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0E1412">`;
});

describe('the theme', () => {
  it.each([
    [null, 'system'],
    ['blue', 'system'],
    ['system', 'system'],
    ['light', 'light'],
    ['dark', 'dark'],
  ])('stored as %j is %s', (stored, theme) => {
    if (stored !== null) localStorage.setItem('theme', stored);
    expect(readTheme()).toBe(theme);
  });

  it('is stored under theme and put on the page and its bars', () => {
    storeTheme('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
    expect(colours()).toEqual(['#0E1412', '#0E1412']);
    storeTheme('system');
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
    expect(colours()).toEqual(['#FBFAF6', '#0E1412']);
  });

  it.each(['light', 'dark', 'system', 'blue', null])('stored as %j is the same before the first paint', (stored) => {
    if (stored !== null) localStorage.setItem('theme', stored);
    // The blocking script of index.html, run as the browser runs it.
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- it is our own file
    new Function(early)();
    const expected = stored === 'light' || stored === 'dark' ? stored : null;
    expect(document.documentElement.getAttribute('data-theme')).toBe(expected);
    expect(colours()).toEqual(
      expected === 'light' ? ['#FBFAF6', '#FBFAF6'] : expected === 'dark' ? ['#0E1412', '#0E1412'] : ['#FBFAF6', '#0E1412'],
    );
  });
});
