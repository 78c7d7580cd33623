import type { Picture } from '@labelwise/label-reader';
import type { Random } from './random.ts';

export type Effects = {
  turn: number;
  tiltX: number;
  tiltY: number;
  bow: number;
  blur: number;
  noise: number;
  light: number;
  glare: number;
  side: number;
  margin: number;
  quality: number;
};

const LEVELS = {
  easy: { turn: 1.5, tilt: 0.04, bow: 0.03, blur: [0.4, 0.7], noise: 3 },
  medium: { turn: 5, tilt: 0.1, bow: 0.07, blur: [0.6, 1], noise: 5 },
  hard: { turn: 8, tilt: 0.16, bow: 0.12, blur: [0.8, 1.4], noise: 7 },
} as const;

export function makeEffects(random: Random): Effects {
  const level = LEVELS[random.pick(['easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard'] as const)];
  const both = (reach: number): number => random.between(-reach, reach);
  return {
    turn: (both(level.turn) * Math.PI) / 180,
    tiltX: both(level.tilt),
    tiltY: both(level.tilt),
    bow: random.chance(0.55) ? both(level.bow) : 0,
    blur: random.between(level.blur[0], level.blur[1]),
    noise: random.between(1.5, level.noise),
    light: random.between(0.05, 0.35),
    glare: random.chance(0.3) ? random.between(0.2, 0.6) : 0,
    side: Math.round(random.between(1_000, 2_000)),
    // A third stands small in the picture.
    margin: random.chance(0.33) ? random.between(0.35, 0.7) : random.between(0.08, 0.22),
    quality: 60,
  };
}

/** The page as a camera of a phone would see it: turned, from the side, bent, blurred, noisy, unevenly lit. By arithmetic alone. */
export function photograph(page: Picture, effects: Effects, random: Random): Picture {
  const aspect = page.width / page.height;
  const fit = 1 + effects.margin;
  const width = Math.round(aspect > 1 ? effects.side : effects.side * Math.max(0.55, aspect));
  const height = Math.round(aspect > 1 ? effects.side / Math.min(1.8, aspect) : effects.side);
  const scale = Math.max((page.width * fit) / width, (page.height * fit) / height);
  const table = random.pick([70, 110, 150, 190]);
  const seen = new Float32Array(width * height * 3);
  const [cos, sin] = [Math.cos(effects.turn), Math.sin(effects.turn)];
  const [glareX, glareY] = [random.between(0.1, 0.9) * width, random.between(0.1, 0.9) * height];
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 3) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const near = 1 + (effects.tiltX * dx) / width + (effects.tiltY * dy) / height;
      const u = ((dx * cos + dy * sin) * scale) / near;
      const v = ((dy * cos - dx * sin) * scale) / near;
      const across = u / (page.width / 2);
      const bent = v + effects.bow * page.width * 0.5 * (across * across - 0.33);
      spot(page, u + page.width / 2, bent + page.height / 2, table, seen, to);
      const light = 1 - effects.light * (0.5 + dx / width) * 0.9;
      const far = Math.hypot(x - glareX, y - glareY) / (0.18 * width);
      const shine = effects.glare * 160 * Math.exp(-far * far);
      for (let channel = 0; channel < 3; channel += 1) seen[to + channel] = (seen[to + channel] ?? 0) * light + shine;
    }
  }
  blur(seen, width, height, effects.blur);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0, from = 0; at < data.length; at += 4, from += 3) {
    const grain = (random.next() + random.next() + random.next() - 1.5) * 2 * effects.noise;
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = (seen[from + channel] ?? 0) + grain;
    data[at + 3] = 255;
  }
  return { data, width, height };
}

/** The color of the page between its pixels, the mean of four places; what lies beside it is the table that it lies on. */
function spot({ data, width, height }: Picture, x: number, y: number, table: number, out: Float32Array, to: number): void {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) {
    for (let channel = 0; channel < 3; channel += 1) out[to + channel] = table;
    return;
  }
  const [fx, fy] = [x - x0, y - y0];
  const at = (y0 * width + x0) * 4;
  for (let channel = 0; channel < 3; channel += 1) {
    const top = (data[at + channel] ?? 0) * (1 - fx) + (data[at + 4 + channel] ?? 0) * fx;
    const bottom = (data[at + width * 4 + channel] ?? 0) * (1 - fx) + (data[at + width * 4 + 4 + channel] ?? 0) * fx;
    out[to + channel] = top * (1 - fy) + bottom * fy;
  }
}

/** Gaussian, rows and then columns. */
function blur(data: Float32Array, width: number, height: number, sigma: number): void {
  const radius = Math.ceil(2.5 * sigma);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, at) => Math.exp(-((at - radius) ** 2) / (2 * sigma * sigma)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const copy = new Float32Array(data.length);
  const pass = (from: Float32Array, to: Float32Array, length: number, place: (line: number, at: number) => number, lines: number): void => {
    for (let line = 0; line < lines; line += 1) {
      for (let at = 0; at < length; at += 1) {
        for (let channel = 0; channel < 3; channel += 1) {
          let sum = 0;
          for (let tap = -radius; tap <= radius; tap += 1) {
            const near = Math.min(length - 1, Math.max(0, at + tap));
            sum += (weights[tap + radius] ?? 0) * (from[place(line, near) + channel] ?? 0);
          }
          to[place(line, at) + channel] = sum / total;
        }
      }
    }
  };
  pass(data, copy, width, (line, at) => (line * width + at) * 3, height);
  pass(copy, data, height, (line, at) => (at * width + line) * 3, width);
}
