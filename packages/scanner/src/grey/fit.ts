/**
 * Where the modules of known bars lie in a strip, how blurred they are and how light: a least-squares fit of all at once.
 * @source Gauss-Newton with Levenberg's damping
 */
import { edgesOf, normalSum, QUIET } from './templates.ts';

/**
 * `place` gives the module at a sample, a polynomial of the sample's position from -1 to 1: perspective and a round pack bend it.
 * `paper` and `contrast` are gray levels, polynomials of the position within the code from -1 to 1. Blur and growth of bars in modules.
 */
export type Fit = { place: number[]; paper: number[]; contrast: number[]; blur: number; spread: number };

const PLACE_TERMS = 4;
const LIGHT_TERMS = 3;
const COUNT = PLACE_TERMS + 2 * LIGHT_TERMS + 2;

export const position = (sample: number, count: number): number => (2 * sample) / (count - 1) - 1;

export function polynomial(terms: readonly number[], x: number): number {
  let sum = 0;
  for (let at = terms.length - 1; at >= 0; at -= 1) sum = sum * x + (terms[at] ?? 0);
  return sum;
}

/** The polynomial of the place that goes nearest by the known samples of modules. */
export function placeThrough(points: readonly (readonly [module: number, sample: number])[], count: number): number[] {
  const normal = new Float64Array(PLACE_TERMS * PLACE_TERMS);
  const gradient = new Float64Array(PLACE_TERMS);
  for (const [module, sample] of points) {
    const powers = Array.from({ length: PLACE_TERMS }, (_, term) => position(sample, count) ** term);
    powers.forEach((a, i) => {
      gradient[i] = (gradient[i] ?? 0) + a * module;
      powers.forEach((b, j) => {
        normal[i * PLACE_TERMS + j] = (normal[i * PLACE_TERMS + j] ?? 0) + a * b;
      });
    });
  }
  return [...(solve(normal, gradient, 1e-9, PLACE_TERMS)?.subarray(0, PLACE_TERMS) ?? [])];
}

/** Improves a fit to `modules`; the answer's `error` is the mean squared difference in gray levels. */
export function improve(strip: Float32Array, modules: string, start: Fit, rounds: number): { fit: Fit; error: number } {
  let current = toVector(start);
  let [held, spare] = evaluations;
  let best = evaluate(strip, modules, current, held);
  let damping = 0.01;
  for (let round = 0; round < rounds && best !== null; round += 1) {
    const change = solve(best.normal, best.gradient, damping);
    if (change === null) break;
    const next = bounded(current.map((value, at) => value + (change[at] ?? 0)));
    const tried = evaluate(strip, modules, next, spare);
    if (tried !== null && tried.error < best.error) {
      const gain = (best.error - tried.error) / best.error;
      [current, best, damping] = [next, tried, damping / 5];
      [held, spare] = [spare, held];
      if (gain < 1e-3) break;
    } else {
      damping *= 10;
      if (damping > 100) break;
    }
  }
  return { fit: fromVector(current), error: best?.error ?? Number.POSITIVE_INFINITY };
}

function toVector({ place, paper, contrast, blur, spread }: Fit): number[] {
  const padded = (terms: readonly number[], count: number) => Array.from({ length: count }, (_, at) => terms[at] ?? 0);
  return [...padded(place, PLACE_TERMS), ...padded(paper, LIGHT_TERMS), ...padded(contrast, LIGHT_TERMS), blur, spread];
}

function fromVector(vector: readonly number[]): Fit {
  return {
    place: vector.slice(0, PLACE_TERMS),
    paper: vector.slice(PLACE_TERMS, PLACE_TERMS + LIGHT_TERMS),
    contrast: vector.slice(PLACE_TERMS + LIGHT_TERMS, COUNT - 2),
    blur: vector[COUNT - 2] ?? 0,
    spread: vector[COUNT - 1] ?? 0,
  };
}

function bounded(vector: number[]): number[] {
  vector[COUNT - 2] = Math.max(0.25, Math.min(2, vector[COUNT - 2] ?? 0));
  vector[COUNT - 1] = Math.max(-0.35, Math.min(0.45, vector[COUNT - 1] ?? 0));
  return vector;
}

type Evaluation = { error: number; normal: Float64Array; gradient: Float64Array };
const evaluation = (): Evaluation => ({ error: 0, normal: new Float64Array(COUNT * COUNT), gradient: new Float64Array(COUNT) });

// Thousands of fits are made a picture. Their buffers lie outside the heap, where the collector hardly sees them, so they are used again.
const evaluations = [evaluation(), evaluation()] as const;
const row = new Float64Array(COUNT);
const lower = new Float64Array(COUNT * COUNT);
const solution = new Float64Array(COUNT);

/** Residuals of all samples within the code and their derivatives, as normal equations in `into`; `null` where too few samples are left. */
function evaluate(strip: Float32Array, modules: string, vector: readonly number[], into: Evaluation): Evaluation | null {
  const { place, paper, contrast, blur, spread } = fromVector(vector);
  const edges = edgesOf(modules, spread);
  const { normal, gradient } = into;
  normal.fill(0);
  gradient.fill(0);
  const reach = 3.5 * blur + 0.3;
  let [sum, count, first] = [0, 0, 0];
  for (let sample = 0; sample < strip.length; sample += 1) {
    const x = position(sample, strip.length);
    const u = polynomial(place, x);
    if (u < -QUIET || u > modules.length + QUIET) continue;
    while (first < edges.length && (edges[first] ?? 0) < u - reach) first += 1;
    let ink = first % 2;
    let byPlace = 0;
    let byBlur = 0;
    let bySpread = 0;
    for (let at = first; at < edges.length; at += 1) {
      const distance = (u - (edges[at] ?? 0)) / blur;
      if (distance < -reach / blur) break;
      const sign = at % 2 === 0 ? 1 : -1;
      const density = (Math.exp((-distance * distance) / 2) * 0.398_942_28) / blur;
      ink += sign * normalSum(distance);
      byPlace += sign * density;
      byBlur -= sign * density * distance;
      bySpread += 0.5 * density;
    }
    const v = (2 * u) / modules.length - 1;
    const strength = polynomial(contrast, v);
    const residual = (strip[sample] ?? 0) - (polynomial(paper, v) - strength * ink);
    for (let term = 0, power = 1; term < PLACE_TERMS; term += 1, power *= x) row[term] = -strength * byPlace * power;
    for (let term = 0, power = 1; term < LIGHT_TERMS; term += 1, power *= v) {
      row[PLACE_TERMS + term] = power;
      row[PLACE_TERMS + LIGHT_TERMS + term] = -ink * power;
    }
    row[COUNT - 2] = -strength * byBlur;
    row[COUNT - 1] = -strength * bySpread;
    for (let a = 0; a < COUNT; a += 1) {
      const value = row[a] ?? 0;
      gradient[a] = (gradient[a] ?? 0) + value * residual;
      for (let b = a; b < COUNT; b += 1) normal[a * COUNT + b] = (normal[a * COUNT + b] ?? 0) + value * (row[b] ?? 0);
    }
    sum += residual * residual;
    count += 1;
  }
  into.error = sum / count;
  return count < modules.length ? null : into;
}

/** Squared differences of the samples within the code, as shares of the contrast. */
function residualsOf(strip: Float32Array, modules: string, fit: Fit): { module: number; square: number }[] {
  const edges = edgesOf(modules, fit.spread);
  return Array.from(strip, (value, sample) => {
    const module = polynomial(fit.place, position(sample, strip.length));
    const v = (2 * module) / modules.length - 1;
    const ink = edges.reduce((sum, edge, at) => sum + (at % 2 === 0 ? 1 : -1) * normalSum((module - edge) / fit.blur), 0);
    const contrast = Math.max(1, polynomial(fit.contrast, v));
    return { module, square: ((value - polynomial(fit.paper, v)) / contrast + ink) ** 2 };
  }).filter(({ module }) => module >= 0 && module < modules.length);
}

/** Root mean squared difference over the seven modules that fit worst, as a share of the contrast there. */
export function worstDigit(strip: Float32Array, modules: string, fit: Fit): number {
  const squares = residualsOf(strip, modules, fit);
  let worst = 0;
  for (let from = 0; from + 7 <= modules.length; from += 1) {
    const inside = squares.filter(({ module }) => module >= from && module < from + 7);
    worst = Math.max(worst, inside.reduce((sum, { square }) => sum + square, 0) / Math.max(1, inside.length));
  }
  return Math.sqrt(worst);
}

/** Cholesky's decomposition of the damped normal equations: the solution stands until the next call; `null` where they have none. */
function solve(normal: Float64Array, gradient: Float64Array, damping: number, size = COUNT): Float64Array | null {
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = (normal[j * size + i] ?? 0) * (i === j ? 1 + damping : 1);
      for (let k = 0; k < j; k += 1) sum -= (lower[i * size + k] ?? 0) * (lower[j * size + k] ?? 0);
      if (i === j && sum <= 1e-12) return null;
      lower[i * size + j] = i === j ? Math.sqrt(sum) : sum / (lower[j * size + j] ?? 1);
    }
  }
  const result = solution;
  result.set(gradient);
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k < i; k += 1) result[i] = (result[i] ?? 0) - (lower[i * size + k] ?? 0) * (result[k] ?? 0);
    result[i] = (result[i] ?? 0) / (lower[i * size + i] ?? 1);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < size; k += 1) result[i] = (result[i] ?? 0) - (lower[k * size + i] ?? 0) * (result[k] ?? 0);
    result[i] = (result[i] ?? 0) / (lower[i * size + i] ?? 1);
  }
  return result;
}
