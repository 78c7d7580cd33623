/** The light of a strip before anything is known of its bars: how bright paper and ink are near each sample. */
import { type Fit, polynomial, position } from './fit.ts';

export function inkBy(values: Float32Array, light: Envelope): Float32Array {
  return values.map((value, at) => {
    const [paper, dark] = [light.paper[at] ?? 0, light.ink[at] ?? 0];
    return (paper - value) / Math.max(1, paper - dark);
  });
}

/** Paper and ink as they are near each sample: the lightest and the darkest within twelve modules. */
export type Envelope = { paper: Float32Array; ink: Float32Array };

const WINDOW = 24;

export function envelopeOf(values: Float32Array): Envelope | null {
  const paper = smoothed(extremes(values, 1));
  const ink = smoothed(extremes(values, -1));
  return paper.some((value, at) => value - (ink[at] ?? 0) > 4) ? { paper, ink } : null;
}

function extremes(values: Float32Array, sign: 1 | -1): Float32Array {
  const out = new Float32Array(values.length);
  for (let at = 0; at < out.length; at += 1) {
    const last = Math.min(values.length - 1, at + WINDOW);
    let most = Number.NEGATIVE_INFINITY;
    for (let near = Math.max(0, at - WINDOW); near <= last; near += 1) {
      const value = sign * (values[near] ?? 0);
      if (value > most) most = value;
    }
    out[at] = sign * most;
  }
  return out;
}

function smoothed(values: Float32Array): Float32Array {
  return values.map((_, at) => {
    const from = Math.max(0, at - WINDOW / 2);
    const to = Math.min(values.length, at + WINDOW / 2 + 1);
    let sum = 0;
    for (let near = from; near < to; near += 1) sum += values[near] ?? 0;
    return sum / (to - from);
  });
}

/** The mean paper and contrast within the code as constants: the fit finds how they change. */
export function lightWithin(
  values: Float32Array,
  light: Envelope,
  place: readonly number[],
  modules: number,
): Pick<Fit, 'paper' | 'contrast'> {
  let [paper, contrast, count] = [0, 0, 0];
  for (let at = 0; at < values.length; at += 1) {
    const u = polynomial(place, position(at, values.length));
    if (u < 0 || u > modules) continue;
    paper += light.paper[at] ?? 0;
    contrast += (light.paper[at] ?? 0) - (light.ink[at] ?? 0);
    count += 1;
  }
  return { paper: [paper / Math.max(1, count)], contrast: [contrast / Math.max(1, count)] };
}
