/** Codes that were torn, crumpled, printed over or put beside others, and surfaces that only look like bars: what may mislead a reader. */
import { LEFT_SYMBOLS } from '../grey/templates.ts';
import type { Print } from './generated-frames.ts';
import { type FrameKind, integer, mirrored, oneOf, printed, type Random, RETAIL, spoilt, within } from './kind.ts';

type Ink = Print['ink'];

const HEIGHT = { least: 24, most: 60 } as const;

/** Bars from the middle of the label outwards, without end along them. */
function inkOfBars(bars: string): Ink {
  const half = bars.length / 2;
  return (u) => (bars[Math.floor(u + half)] === '1' ? 1 : 0);
}

type Made = { ink: Ink; width: number; right: readonly string[] };

function kind(name: string, make: (random: Random, height: number) => Made, isReadable = false): FrameKind {
  return {
    name,
    isReadable,
    scene(random) {
      const height = within(random, HEIGHT.least, HEIGHT.most);
      const { ink, width, right } = make(random, height);
      return { options: { print: { ink, width, height } }, right, modules: width };
    },
  };
}

/** A code of any retail format as ink; `width` has room for what is done to it. */
function codeIn(random: Random, room = 10): Made {
  const { bars, gtin } = printed(random, RETAIL);
  return { ink: inkOfBars(bars), width: bars.length + room, right: [gtin] };
}

/** Letters are strokes at random in cells of a grid. */
function letters(random: Random): Ink {
  const strokes = Array.from({ length: 2048 }, () => random() < 0.4);
  const [size, line] = [within(random, 1, 4), within(random, 5, 20)];
  return (u, v) => {
    const row = Math.floor((v + 500) / line);
    if ((v + 500) % line > line * 0.6) return 0;
    const cell = row * 613 + Math.floor((u + 500) / size) * 17 + Math.floor(((v + 500) % line) / (line / 5));
    return strokes[cell & 2047] === true ? 1 : 0;
  };
}

/** Waves side by side, from 0 to 1. */
function grating(random: Random, least = 1, most = 6): Ink {
  const [angle, period, phase] = [within(random, 0, Math.PI), within(random, least, most), within(random, 0, 2 * Math.PI)];
  const [across, down] = [(2 * Math.PI * Math.cos(angle)) / period, (2 * Math.PI * Math.sin(angle)) / period];
  return (u, v) => 0.5 + 0.5 * Math.sin(across * u + down * v + phase);
}

/** Values at random on a grid, linear between its points: `stretch` times as long down as across. */
function texture(random: Random, size: number, stretch: number): Ink {
  const values = Float32Array.from({ length: 4096 }, random);
  const at = (column: number, row: number): number => values[(column * 31 + row * 977) & 4095] ?? 0;
  return (u, v) => {
    const [x, y] = [(u + 500) / size, (v + 500) / (size * stretch)];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [partX, partY] = [x - column, y - row];
    const upper = at(column, row) * (1 - partX) + at(column + 1, row) * partX;
    const lower = at(column, row + 1) * (1 - partX) + at(column + 1, row + 1) * partX;
    return upper * (1 - partY) + lower * partY;
  };
}

const TORN: readonly FrameKind[] = [
  kind('torn and put together askew', (random) => {
    const { ink, width, right } = codeIn(random, 40);
    const [slope, shift, from] = [within(random, -3, 3), within(random, -20, 20), within(random, -15, 15)];
    const gap = within(random, 0, 2);
    return {
      ink(u, v) {
        const beyond = slope * u - v + from;
        if (Math.abs(beyond) < gap) return 0.4;
        return beyond > 0 ? ink(u, v) : ink(u + shift, v);
      },
      width,
      right,
    };
  }),
  kind('folded', (random) => {
    const { ink, width, right } = codeIn(random);
    const [at, hidden, lean] = [within(random, -35, 35), within(random, 2, 40), within(random, -0.4, 0.4)];
    return { ink: (u, v) => ink(u > at + lean * v ? u + hidden : u, v), width, right };
  }),
  kind('crumpled', (random) => {
    const { ink, width, right } = codeIn(random, 16);
    const [across, down] = [within(random, 0.2, 3), within(random, 0.2, 3)];
    const [every, each] = [within(random, 6, 40), within(random, 6, 40)];
    const phase = within(random, 0, 6);
    return { ink: (u, v) => ink(u + across * Math.sin(u / every + phase) + down * Math.sin(v / each + phase), v), width, right };
  }),
  spoilt('modules turned to the other color', (random) => {
    const of = printed(random, RETAIL);
    const modules = [...of.bars];
    for (let count = integer(random, 1, 5); count > 0; count -= 1) {
      const at = integer(random, 3, modules.length - 4);
      modules[at] = modules[at] === '1' ? '0' : '1';
    }
    return { bars: modules.join(''), of };
  }),
  spoilt('digits changed in pairs', (random) => {
    const { bars } = printed(random, RETAIL);
    const first = 3 + 7 * integer(random, 0, 1);
    const [one, other] = [LEFT_SYMBOLS[integer(random, 0, 19)] ?? '', LEFT_SYMBOLS[integer(random, 0, 19)] ?? ''];
    return { bars: bars.slice(0, first) + one + bars.slice(first + 7, first + 14) + other + bars.slice(first + 21) };
  }),
  spoilt('mirrored', (random) => {
    const of = printed(random, RETAIL);
    return { bars: mirrored(of.bars), of };
  }),
];

const PRINTED_OVER: readonly FrameKind[] = [
  kind('text over a code', (random) => {
    const { ink, width, right } = codeIn(random);
    const [over, angle] = [letters(random), oneOf(random, [0, Math.PI / 2, within(random, 0, Math.PI)])];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const color = oneOf(random, [0, 1]);
    return { ink: (u, v) => (over(u * cos + v * sin, v * cos - u * sin) > 0.5 ? color : ink(u, v)), width, right };
  }),
  kind('a code over another', (random) => {
    const [one, other] = [codeIn(random, 40), codeIn(random, 40)];
    const [angle, aside] = [oneOf(random, [0, within(random, 0, Math.PI)]), within(random, -25, 25)];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      ink: (u, v) => Math.max(one.ink(u, v), other.ink(u * cos + v * sin + aside, v)),
      width: Math.max(one.width, other.width),
      right: [...one.right, ...other.right],
    };
  }),
  kind('a label that hides a part of another', (random, height) => {
    const [below, above] = [codeIn(random, 30), codeIn(random, 12)];
    const [aside, edge] = [within(random, -50, 50), within(random, -0.4, 0.4) * height];
    const lean = within(random, -0.3, 0.3);
    const isHidden = (u: number, v: number): boolean => Math.abs(u - aside) < above.width / 2 && v > edge + lean * u;
    return {
      ink: (u, v) => (isHidden(u, v) ? above.ink(u - aside, v) : below.ink(u, v)),
      width: below.width + above.width / 2,
      right: [...below.right, ...above.right],
    };
  }),
  kind('a code behind a screen of lines', (random) => {
    const { ink, width, right } = codeIn(random);
    const [screen, depth] = [grating(random, 0.8, 4), within(random, 0.2, 0.9)];
    return { ink: (u, v) => ink(u, v) * (1 - depth) + depth * screen(u, v), width, right };
  }),
  kind('white bars on black', (random) => {
    const { ink, width, right } = codeIn(random, 20);
    return { ink: (u, v) => 1 - ink(u, v), width, right };
  }),
];

const BESIDE: readonly FrameKind[] = [
  kind('two long codes side by side', (random) => {
    const [one, other] = [printed(random), printed(random)];
    const bars = one.bars + '0'.repeat(integer(random, 1, 20)) + other.bars;
    return { ink: inkOfBars(bars), width: bars.length + 10, right: [one.gtin, other.gtin] };
  }),
  kind('two codes one above the other', (random) => {
    const [one, other] = [codeIn(random, 24), codeIn(random, 24)];
    const [aside, gap, lean] = [within(random, -12, 12), oneOf(random, [0, 0, 3]), within(random, -0.15, 0.15)];
    return {
      ink(u, v) {
        if (Math.abs(v - lean * u) < gap) return 0;
        return v < lean * u ? one.ink(u, v) : other.ink(u + aside, v);
      },
      width: Math.max(one.width, other.width),
      right: [...one.right, ...other.right],
    };
  }),
];

export const SURFACES: readonly FrameKind[] = [
  kind('moiré of two gratings', (random) => {
    const [one, other, third] = [grating(random), grating(random), grating(random, 2, 30)];
    return { ink: (u, v) => one(u, v) * other(u, v) * (0.5 + 0.5 * third(u, v)), width: within(random, 60, 130), right: [] };
  }),
  kind('texture at random', (random) => {
    const coarse = texture(random, within(random, 2, 8), oneOf(random, [1, 4, 30]));
    const fine = texture(random, within(random, 0.7, 2.5), oneOf(random, [1, 4, 30, 200]));
    const [share, isHard] = [within(random, 0, 0.7), random() < 0.5];
    return {
      ink(u, v) {
        const value = coarse(u, v) * share + fine(u, v) * (1 - share);
        return isHard ? Number(value > 0.5) : value;
      },
      width: within(random, 60, 130),
      right: [],
    };
  }),
  kind('grain of wood or cloth', (random) => {
    const [bend, waves] = [texture(random, 20, 2), [grating(random, 1, 9), grating(random, 1, 9), grating(random, 1, 9)]];
    return {
      ink: (u, v) => waves.reduce((sum, wave) => sum + wave(u + 6 * bend(u, v), v * 0.1), 0) / waves.length,
      width: within(random, 60, 130),
      right: [],
    };
  }),
  kind('text of many sizes', (random) => {
    const [one, other] = [letters(random), letters(random)];
    const edge = within(random, -20, 20);
    return { ink: (u, v) => (u < edge ? one(u, v) : other(v, u)), width: within(random, 60, 130), right: [] };
  }),
];

export const ATTACKS: readonly FrameKind[] = [...TORN, ...PRINTED_OVER, ...BESIDE];
