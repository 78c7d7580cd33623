import { describe, expect, it } from 'vitest';
import type { RunModel } from '../label-reading.ts';
import type { Picture } from '../picture.ts';
import { createPpocr, decodeLine, readSigns } from './ppocr.ts';

const LINE = { height: 12, width: 120 };

/** White paper with black bars in place of lines of print. */
function paper(width: number, height: number, tops: readonly number[]): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const top of tops) {
    for (let y = top; y < top + LINE.height; y += 1) data.fill(0, (y * width + 60) * 4, (y * width + 60 + LINE.width) * 4);
  }
  return { data, width, height };
}

/** Sees print where it is dark, and reads each line as "a". */
function createRun(): { run: RunModel; seen: number[] } {
  const seen: number[] = [];
  const run: RunModel = async (model, { data, dims }) => {
    if (model === 'recognition') return { data: Float32Array.of(0, 1, 0), dims: [1, 1, 3] };
    const [, , height = 0, width = 0] = dims;
    seen.push(width * height);
    return { data: data.slice(0, width * height).map((value) => (value < 0 ? 1 : 0)), dims: [1, 1, height, width] };
  };
  return { run, seen };
}

describe('a picture with small print', () => {
  // Some of them on the seams of both pictures: 640 in the first, 518 in the second.
  const tops = [20, 300, 480, 512, 560, 610, 634, 670, 900];

  it.each([
    [1280, 1280],
    [1500, 1000],
  ])('of %d by %d is never seen whole at once, and no line is lost or cut where its bands meet', async (width, height) => {
    const { run, seen } = createRun();
    const lines = tops.filter((top) => top + 40 < height);
    const boxes = await createPpocr(run, 'a').read(paper(width, height, lines));
    expect(boxes).toHaveLength(lines.length);
    boxes.forEach(({ quad: [{ x, y }, , lower] }, at) => {
      expect(y).toBeLessThan((lines[at] ?? 0) + 3);
      expect(lower.y).toBeGreaterThan((lines[at] ?? 0) + LINE.height - 3);
      expect([x < 60, lower.x > 60 + LINE.width - 3]).toEqual([true, true]);
    });
    expect(Math.max(...seen)).toBeLessThan(960_000);
  });

  it('is given up between two bands when the person cancels', async () => {
    const { run, seen } = createRun();
    const signal = {
      throwIfAborted() {
        if (seen.length === 1) throw new Error('cancelled');
      },
    };
    await expect(createPpocr(run, 'a').read(paper(1280, 1280, tops), { signal })).rejects.toThrow('cancelled');
    expect(seen).toHaveLength(1);
  });
});

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
