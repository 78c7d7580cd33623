/**
 * Camera frames that are computed: a label with a code of random digits, turned and tilted anywhere in front of a camera,
 * with uneven light, blur and noise. The same seed gives the same frame. What is fixed by measurement (margins of the grey-level
 * reading) is fixed on these, never on photographs.
 */
import { checkDigit } from '@labelwise/domain/gtin';
import type { RetailFormat } from '../formats.ts';
import type { Point } from '../geometry.ts';
import { LEFT_SYMBOLS, modulesOf } from '../grey/templates.ts';
import type { Luminance } from '../luminance.ts';
import { blur, withGlare, withMotion, withNoise } from './lens.ts';

export type FrameOptions = {
  width?: number;
  height?: number;
  format?: RetailFormat;
  /** Pixels a module in the middle of the code. */
  modulePx: number;
  /** Standard deviation of the blur in pixels; 0.3 to 1.4 at random where it is not given. */
  blurPx?: number;
  /** Turn in the picture; any at random where it is not given. */
  degrees?: number;
  /** What spoils the code: the frame's edge, or a patch without bars that hides part of it over its whole height. */
  damage?: 'cut' | 'covered';
  /** An add-on of two or five digits at random beside the code, as on magazines and books. */
  addOn?: 2 | 5;
  /** Bars of the same widths at random in place of a code. */
  isNonsense?: boolean;
  /** These bars in place of a code, a character a module, 1 for a bar. */
  bars?: string;
  /** Something else in place of bars. */
  print?: Print;
  /** How far the hand moves while the picture is taken, pixels, in any direction. */
  motionPx?: number;
  /** A reflection of a lamp somewhere on the code. */
  hasGlare?: boolean;
  /** Radius in modules of the can or bottle around which the label goes, the bars along it. */
  roundness?: number;
};

/** Ink from 0 to 1 at a point of a label, in modules from its middle. */
export type Print = { width: number; height: number; ink(u: number, v: number): number };

/** `gtin` has 13 digits; `null` where the frame shows no code. */
export type GeneratedFrame = { frame: Luminance; gtin: string | null };

/** Numbers from 0 up to 1. @source Mulberry32 by Tommy Ettinger, public domain */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A frame of the seed's own code, paper, light, turn, tilt, blur and noise. */
export function generateFrame(seed: number, options: FrameOptions): GeneratedFrame {
  const { width = 640, height = 480, format = 'EAN-13', modulePx, damage } = options;
  const random = createRandom(seed);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const gtin = randomGtin(format, random);
  const modules = modulesOf(format, gtin);
  const isNoCode = options.isNonsense === true || options.bars !== undefined || options.print !== undefined;
  const bars = options.bars ?? (options.isNonsense === true ? randomModules(modules.length, random) : modules);
  const printed = options.addOn === undefined ? bars : bars + '0'.repeat(ADD_ON_GAP) + addOnModules(options.addOn, random);
  const flat = options.print === undefined ? labelOf(printed, between, damage === 'covered') : labelWith(options.print);
  const label = options.roundness === undefined ? flat : around(flat, options.roundness);
  const reach = damage === 'cut' ? between(0.3, 0.48) * modules.length * modulePx : 0;
  const radians = ((options.degrees ?? between(0, 180)) * Math.PI) / 180;
  // A cut code lies so far towards a corner of the frame that its end is outside.
  const place = {
    x: reach === 0 ? width / 2 + between(-0.03, 0.03) * width : width - reach * Math.abs(Math.cos(radians)),
    y: reach === 0 ? height / 2 + between(-0.03, 0.03) * height : height - reach * Math.abs(Math.sin(radians)),
  };
  const plane = planeOf({ focalPx: width, place, radians, modulePx, tilt: between(0, 0.5), leaning: between(0, 2 * Math.PI) });
  const light = lightOf({ width, height }, between);
  const gray = draw(width, height, plane, label, light);
  if (options.hasGlare === true) withGlare(gray, width, height, { x: place.x + between(-0.4, 0.4) * width, y: place.y }, between(12, 40));
  const moved = options.motionPx === undefined ? gray : withMotion(gray, width, height, options.motionPx, between(0, Math.PI));
  const blurred = blur(moved, width, height, options.blurPx ?? between(0.3, 1.4));
  return { frame: { data: withNoise(blurred, between(1, 9), random), width, height }, gtin: isNoCode ? null : gtin };
}

/** Modules between a code and its add-on. @source GS1 General Specifications, 5.2.1.4 */
const ADD_ON_GAP = 9;
/** Which digits of an add-on are of number set B, by its check value. @source GS1 General Specifications, 5.2.2.5 */
const ADD_ON_SETS = {
  2: ['AA', 'AB', 'BA', 'BB'],
  5: ['BBAAA', 'BABAA', 'BAABA', 'BAAAB', 'ABBAA', 'AABBA', 'AAABB', 'ABABA', 'ABAAB', 'AABAB'],
} as const;

export function addOnModules(length: 2 | 5, random: () => number): string {
  const digits = Array.from({ length }, () => Math.floor(random() * 10));
  const check =
    length === 2
      ? ((digits[0] ?? 0) * 10 + (digits[1] ?? 0)) % 4
      : digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 9), 0) % 10;
  const sets = ADD_ON_SETS[length][check] ?? '';
  return `1011${digits.map((digit, at) => LEFT_SYMBOLS[digit + (sets[at] === 'B' ? 10 : 0)] ?? '').join('01')}`;
}

/** Of every first digit one that identifies items. */
const PREFIXES = ['00', '12', '29', '30', '40', '54', '60', '76', '87', '93'];

export function randomGtin(format: RetailFormat, random: () => number): string {
  const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  if (format === 'EAN-8') return `00000${withCheckDigit(String(1 + Math.floor(random() * 9)) + digits(6))}`;
  if (format === 'UPC-A') return `0${withCheckDigit(`${random() < 0.5 ? 0 : 7}${digits(10)}`)}`;
  if (format === 'UPC-E') return `0${withCheckDigit(`0${digits(2)}00000${digits(3)}`)}`;
  return withCheckDigit((PREFIXES[Math.floor(random() * PREFIXES.length)] ?? '') + digits(10));
}

const withCheckDigit = (body: string): string => body + checkDigit(body);

/** Bars and spaces of one to four modules between two bars. */
function randomModules(count: number, random: () => number): string {
  let modules = '101';
  for (let bar = false; modules.length < count; bar = !bar) modules += (bar ? '1' : '0').repeat(1 + Math.floor(random() * 4));
  return `${modules.slice(0, count - 3)}101`;
}

/** A label in units of a module, its origin in the middle of the code; `ink` from 0 (paper) to 1 (bar). */
type Label = {
  /** Mean ink from `left` to `right` in the height `v`. */
  ink(left: number, right: number, v: number): number;
  /** Whether a point lies on the label at all. */
  holds(u: number, v: number): boolean;
};

type Between = (low: number, high: number) => number;

function labelOf(modules: string, between: Between, isCovered: boolean): Label {
  const spread = between(-0.12, 0.2);
  const sums = inkSums(modules, spread);
  const half = { width: modules.length / 2, height: between(14, 32) };
  const cover = isCovered ? { from: between(-half.width, half.width - 12), width: between(10, 26) } : null;
  const letters = Array.from({ length: 60 }, () => (between(0, 1) < 0.45 ? 1 : 0));
  const sumAt = (u: number): number => {
    const at = (u + half.width + MARGIN) * STEPS;
    const index = Math.max(0, Math.min(sums.length - 2, Math.floor(at)));
    const part = Math.max(0, Math.min(1, at - index));
    return (sums[index] ?? 0) * (1 - part) + (sums[index + 1] ?? 0) * part;
  };
  return {
    ink(left, right, v) {
      if (cover !== null && left > cover.from && right < cover.from + cover.width) return 0.3;
      if (Math.abs(v) <= half.height) return (sumAt(right) - sumAt(left)) / (right - left);
      const isText = v > half.height + 2 && v < half.height + 10 && Math.abs(left) < half.width;
      return isText && (letters[Math.floor(left / 2 + 30) % 60] ?? 0) > 0 && Math.floor(v * 0.7) % 2 === 0 ? 0.9 : 0;
    },
    holds: (u, v) => Math.abs(u) < half.width + 12 && v > -half.height - 6 && v < half.height + 14,
  };
}

/** Points across a pixel at which ink is taken: edges fall between pixels. */
const INK_POINTS = [-0.375, -0.125, 0.125, 0.375];

function labelWith({ width, height, ink }: Print): Label {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  return {
    ink(left, right, v) {
      if (Math.abs(left + right) >= width || Math.abs(v) >= halfHeight) return 0;
      let sum = 0;
      for (const point of INK_POINTS) sum += ink((left + right) / 2 + point * (right - left), v);
      return sum / INK_POINTS.length;
    },
    holds: (u, v) => Math.abs(u) < halfWidth + 12 && Math.abs(v) < halfHeight + 10,
  };
}

/** The same label around a cylinder of this radius, as it is seen from the front. */
function around({ ink, holds }: Label, radius: number): Label {
  const unrolled = (u: number): number => radius * Math.asin(Math.max(-1, Math.min(1, u / radius)));
  return {
    ink: (left, right, v) => ink(unrolled(left), Math.max(unrolled(right), unrolled(left) + 1e-6), v),
    holds: (u, v) => Math.abs(u) < radius && holds(unrolled(u), v),
  };
}

const STEPS = 16;
const MARGIN = 4;

/** Running sums of the ink, `STEPS` a module; bars are wider than their modules by `spread` modules. */
function inkSums(modules: string, spread: number): Float64Array {
  const padded = '0'.repeat(MARGIN) + modules + '0'.repeat(MARGIN);
  const ink = new Float64Array(padded.length * STEPS + 1);
  for (const { index, 0: bar } of padded.matchAll(/1+/g)) {
    const from = Math.round((index - spread / 2) * STEPS);
    const to = Math.round((index + bar.length + spread / 2) * STEPS);
    ink.fill(1, from + 1, to + 1);
  }
  let sum = 0;
  return ink.map((value) => (sum += value / STEPS));
}

/** From pixels around `place` to the label: `u = (u.x·x + u.y·y) / (depth.x·x + depth.y·y + depth.constant)`, `v` likewise. */
type Plane = { place: Point; u: Point; v: Point; depth: Point & { constant: number } };

/** `tilt` is the label's out of the picture's plane in radians, `leaning` the direction of the axis that it leans about. */
type Pose = { focalPx: number; place: Point; radians: number; modulePx: number; tilt: number; leaning: number };

/** A plane before a pinhole camera that looks at `place`. */
function planeOf({ focalPx, place, radians, modulePx, tilt, leaning }: Pose): Plane {
  const axis = { x: Math.cos(leaning), y: Math.sin(leaning) };
  const lean = (x: number, y: number) => {
    const along = x * axis.x + y * axis.y;
    return {
      x: along * axis.x + (x - along * axis.x) * Math.cos(tilt),
      y: along * axis.y + (y - along * axis.y) * Math.cos(tilt),
      z: (y * axis.x - x * axis.y) * Math.sin(tilt),
    };
  };
  const across = lean(Math.cos(radians), Math.sin(radians));
  const down = lean(-Math.sin(radians), Math.cos(radians));
  const normal = {
    x: across.y * down.z - across.z * down.y,
    y: across.z * down.x - across.x * down.z,
    z: across.x * down.y - across.y * down.x,
  };
  const onPlane = (direction: typeof across): Point => ({
    x: (normal.z * direction.x - direction.z * normal.x) / modulePx,
    y: (normal.z * direction.y - direction.z * normal.y) / modulePx,
  });
  const depth = { x: normal.x / focalPx, y: normal.y / focalPx, constant: normal.z };
  return { place, u: onPlane(across), v: onPlane(down), depth };
}

/** Light at a pixel, as factors of x, y and a constant; paper, ink and table in gray levels. */
type Light = { x: number; y: number; paper: number; ink: number; table: number; grain: number };

function lightOf(size: { width: number; height: number }, between: Between): Light {
  const ink = between(15, 80);
  const paper = Math.min(235, ink + between(70, 170));
  return {
    x: between(-0.3, 0.3) / size.width,
    y: between(-0.3, 0.3) / size.height,
    paper,
    ink,
    table: between(30, 200),
    grain: between(10, 60),
  };
}

function draw(width: number, height: number, plane: Plane, label: Label, light: Light): Float32Array {
  const gray = new Float32Array(width * height);
  const { place, u, v, depth } = plane;
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 1) {
      const x = column + 0.5 - place.x;
      const y = row + 0.5 - place.y;
      const depthHere = depth.x * x + depth.y * y + depth.constant;
      const across = (u.x * x + u.y * y) / depthHere;
      const down = (v.x * x + v.y * y) / depthHere;
      const reach = (Math.abs(u.x) + Math.abs(u.y)) / depthHere / 2;
      const shade = 1 + light.x * x + light.y * y;
      const reflected = label.holds(across, down)
        ? light.paper + (light.ink - light.paper) * label.ink(across - reach, across + reach, down)
        : light.table + light.grain * Math.sin(column / 9 + row / 17) * Math.sin(row / 11);
      gray[at] = reflected * shade;
    }
  }
  return gray;
}
