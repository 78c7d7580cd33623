import { expect, it } from 'vitest';
import { decodeLine } from './decode.ts';
import { readSigns } from './signs.ts';

const SIGNS = readSigns('a\n中\n，\nb');

/** One likeliest class at each step, by its number: 0 no sign, 1 "a", 2 the Chinese one, 3 the wide comma, 4 "b", 5 the space. */
function steps(...classes: number[]): { data: Float32Array; dims: number[] } {
  const data = new Float32Array(classes.length * 6);
  classes.forEach((best, step) => {
    data[step * 6 + best] = 0.9;
  });
  return { data, dims: [1, classes.length, 6] };
}

it('a sign that goes on is one sign, and a gap makes it two', () => {
  expect(decodeLine(steps(1, 1, 0, 1, 4), SIGNS, 1).text).toBe('aab');
});

it('wide signs are narrow ones, spaces stay, and signs that no pack here prints are not looked at', () => {
  expect(decodeLine(steps(1, 3, 5, 2, 4), SIGNS, 1).text).toBe('a, b');
});

it('each sign has its place in the line, padding left out', () => {
  const { positions } = decodeLine(steps(1, 0, 4, 0, 0, 0, 0, 0), SIGNS, 0.5);
  expect(positions).toEqual([0.125, 0.625]);
});

it('nothing is read from no signs', () => {
  expect(decodeLine(steps(0, 0), SIGNS, 1)).toEqual({ text: '', score: 0, positions: [] });
});
