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
    mayName: (word) => /^\p{Lu}/u.test(word) || ['nutella', 'peanut', 'butter', 'twix'].includes(word),
    isNameOfRefused: async (words) => ['Kinder Bueno', 'Twix', 'twix', 'nutella', 'peanut butter'].includes(words),
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

  it('has one before a name in small letters and before a food that somebody must not eat, however the pieces fall', async () => {
    const text = 'some twix with toast, or peanut butter; nutella too, and peanut butter again, nutella';
    const expected = `some ${CAUTION} twix with toast, or ${CAUTION} peanut butter; ${CAUTION} nutella too, and peanut butter again, nutella`;
    expect((await guarded(text)).text).toBe(expected);
    expect((await guarded(...text)).text).toBe(expected);
    expect((await guarded('try ', 'nut', 'ella')).text).toBe(`try ${CAUTION} nutella`);
  });

  it('ends with a word on it where it holds more names than are looked up', async () => {
    const many = Array.from({ length: 250 }, (_, at) => `Food${at}`).join(', ');
    expect((await guarded(`${many} and Twix`)).text).toBe(`${many} and Twix\n\n(not all checked)`);
    expect((await guarded('Try Food1')).text).toBe('Try Food1');
  });

  it.each(['a [b] c', '[not a link', 'see [x](https://example.com) and [y', '- [ ] box\n- [x] box'])('passes %j as it is', async (text) => {
    expect((await guarded(...text)).text).toBe(text);
  });
});
