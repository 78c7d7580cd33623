import { describe, expect, it } from 'vitest';
import { guardedText } from './guarded-text.ts';

const AGAINST = '3017620422003';
const CAUTION = '(not for you)';

async function guarded(...pieces: string[]): Promise<{ text: string; shown: string[] }> {
  async function* source() {
    yield* pieces;
  }
  const shown: string[] = [];
  for await (const piece of guardedText(source(), {
    mayPropose: async (barcode) => barcode !== AGAINST,
    isNameOfRefused: async (words) => words === 'Kinder Bueno' || words === 'Twix',
    caution: CAUTION,
    unchecked: '(not all checked)',
  }))
    shown.push(piece);
  return { text: shown.join(''), shown };
}

describe('the text of a model', () => {
  it('has a caution before a product that may not be proposed, once, however the pieces fall', async () => {
    const text = `Try [Nutella](/results/${AGAINST}), or [Oats](/results/0041415021051). [Nutella](/results/${AGAINST}) again.`;
    const expected = `Try ${CAUTION} [Nutella](/results/${AGAINST}), or [Oats](/results/0041415021051). [Nutella](/results/${AGAINST}) again.`;
    expect((await guarded(text)).text).toBe(expected);
    expect((await guarded(...text)).text).toBe(expected);
  });

  it('never shows a link before it is checked', async () => {
    const { shown } = await guarded('Try [Nut', `ella](/results/${AGAINST}`, ') now');
    expect(shown.join('')).toBe(`Try ${CAUTION} [Nutella](/results/${AGAINST}) now`);
    expect(shown.findIndex((piece) => piece.includes('Nut'))).toBe(shown.findIndex((piece) => piece.includes('/results/')));
  });

  it('has one before a product that is only named, within other words too, once, however the pieces fall', async () => {
    const text = 'Have you tried Kinder Bueno? Try Twix, or an apple. A Twix again.';
    const expected = `Have you tried ${CAUTION} Kinder Bueno? Try ${CAUTION} Twix, or an apple. A Twix again.`;
    expect((await guarded(text)).text).toBe(expected);
    expect((await guarded(...text)).text).toBe(expected);
  });

  it('ends with a word on it where it holds more names than are looked up', async () => {
    const many = Array.from({ length: 130 }, (_, at) => `Food${at}`).join(', ');
    expect((await guarded(`${many} and Twix`)).text).toBe(`${many} and Twix\n\n(not all checked)`);
    expect((await guarded('Try Food1')).text).toBe('Try Food1');
  });

  it.each(['a [b] c', '[not a link', 'see [x](https://example.com) and [y', '- [ ] box\n- [x] box'])('passes %j as it is', async (text) => {
    expect((await guarded(...text)).text).toBe(text);
  });
});
