import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const TOKENS = readFileSync(join(SRC, 'styles/tokens.css'), 'utf8');

type Theme = 'light' | 'dark';

/** The #rrggbb behind a colour token in a theme, following `var()`. */
function color(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(TOKENS)?.[1] ?? '';
  const alias = /^var\(--([a-z-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return color(alias, theme);
  const [light, dark] = value.match(/#[0-9A-F]{6}/gi) ?? [];
  const found = theme === 'dark' && value.startsWith('light-dark') ? dark : light;
  if (found === undefined) throw new Error(`no colour token --${name}`);
  return found;
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Text on the surfaces it is printed on: 4.5 and more (WCAG 1.4.3). */
const TEXT = [
  ['ink', ['paper', 'paper-sunk', 'card', 'primary-wash', 'good-wash', 'fair-wash', 'poor-wash', 'danger-wash']],
  ['ink-muted', ['paper', 'paper-sunk', 'card']],
  ['primary', ['paper', 'card', 'primary-wash', 'paper-sunk']],
  ['good', ['paper', 'card']],
  ['fair', ['paper', 'card', 'fair-wash']],
  ['poor', ['paper', 'card', 'poor-wash']],
  ['danger', ['paper', 'card', 'danger-wash']],
  ['risk-low', ['card']],
  ['risk-moderate', ['card']],
  ['risk-high', ['card']],
  ['risk-unknown', ['card']],
  ['on-primary', ['primary', 'primary-press']],
  ['on-brand', ['brand']],
  ['on-accent', ['accent']],
  ['on-danger', ['danger']],
  ['paper', ['ink', 'ink-muted']],
  ['cam-ink', ['cam']],
  ['ns-on-a', ['ns-a']],
  ['ns-on', ['ns-b', 'ns-c', 'ns-d', 'ns-e']],
] as const;

/** Graphics and edges that carry meaning: 3 and more (WCAG 1.4.11). */
const GRAPHIC = [
  ['good-fill', ['paper', 'card', 'track']],
  ['fair-fill', ['paper', 'card', 'track']],
  ['poor-fill', ['paper', 'card', 'track']],
  ['line-strong', ['paper', 'card']],
  ['rule', ['paper', 'card']],
  ['focus', ['paper', 'card', 'paper-sunk']],
  ['ink', ['track']],
  ['accent', ['brand', 'cam']],
  ['primary', ['track']],
] as const;

describe.each(['light', 'dark'] as const)('token pairs in the %s theme', (theme) => {
  const pairs = (table: typeof TEXT | typeof GRAPHIC, least: number) =>
    table.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })));

  it.each([...pairs(TEXT, 4.5), ...pairs(GRAPHIC, 3)])('$front on $back reaches $least', ({ front, back, least }) => {
    expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(least);
  });
});

describe('tokens.css', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
  );

  it('is the only stylesheet that writes down a colour or a duration', () => {
    const strays = sheets.flatMap((file) =>
      readFileSync(join(SRC, file), 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .split('\n')
        .filter((line) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|[\s:(]\d*\.?\d+m?s\b/i.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(strays).toEqual([]);
  });

  it('has every custom property that a stylesheet asks for, unless a part sets it itself', () => {
    const own = new Set([...TOKENS.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
    const all = sheets.map((file) => readFileSync(join(SRC, file), 'utf8')).join('\n');
    const parts = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
      .map((file) => readFileSync(join(SRC, file), 'utf8'))
      .join('\n');
    const missing = [...all.matchAll(/var\((--[\w-]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !own.has(name) && !all.includes(`${name}:`) && !parts.includes(`'${name}'`));
    expect([...new Set(missing)]).toEqual([]);
  });
});
