import { describe, expect, it } from 'vitest';
import type { Picture } from '../../picture.ts';
import type { RunModel } from '../models.ts';
import { createPpocr } from './ppocr.ts';

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
