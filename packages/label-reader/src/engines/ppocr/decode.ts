import type { Tensor } from '../models.ts';

export type DecodedLine = { text: string; score: number; positions: number[] };

/**
 * The recogniser's answer → text: at each step the likeliest sign, repeated signs once, "no sign" dropped (greedy CTC).
 *
 * @param share the part of the steps that belongs to the line; the rest is padding
 */
export function decodeLine({ data, dims }: Tensor, signs: ReadonlyMap<number, string>, share: number): DecodedLine {
  const [, steps = 0, classes = 0] = dims;
  const known = [...signs.keys()].filter((sign) => sign < classes);
  const line: { sign: string; score: number; first: number; last: number; known: number }[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step += 1) {
    const offset = step * classes;
    let best = 0;
    let score = data[offset] ?? 0;
    for (const sign of known) {
      const value = data[offset + sign] ?? 0;
      if (value > score) [best, score] = [sign, value];
    }
    const latest = line.at(-1);
    if (best !== 0 && best === previous && latest !== undefined) {
      latest.last = step;
      latest.score = Math.max(latest.score, score);
    } else if (best !== 0) line.push({ sign: signs.get(best) ?? '', score, first: step, last: step, known: best });
    previous = best;
  }
  const used = Math.max(1, steps * share);
  return {
    text: line.map(({ sign }) => sign).join(''),
    score: line.length === 0 ? 0 : line.reduce((sum, { score }) => sum + score, 0) / line.length,
    positions: line.map(({ first, last }) => Math.min(1, ((first + last) / 2 + 0.5) / used)),
  };
}
