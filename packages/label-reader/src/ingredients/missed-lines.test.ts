import { describe, expect, it } from 'vitest';
import { withMissedLines } from './missed-lines.ts';

const line = (text: string, score = 0.9) => ({ text, score });
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

describe('a line that the engine for running text passed over', () => {
  const printed = ['Zutaten:Rapsol,Zucker', '14%,Knoblauch,Gerste', 'Spuren von Haseinussen.'].map((text) => line(text));

  it.each([0, 1, 2])('comes from the first engine, in its place: line %d', (missed) => {
    const read = ['Zutaten: Rapsöl, Zucker', '14 %, Knoblauch, Gerste', 'Spuren von Haselnüssen.'].map((text) => line(text));
    const lines = withMissedLines(read.toSpliced(missed, 1), printed);
    expect(texts(lines)).toEqual(texts(read).with(missed, printed[missed]?.text ?? ''));
  });

  it('is none where the lines were cut elsewhere or read with slips; specks are no lines', () => {
    const read = [line('Zutaten: Rapsöl, Zucker 14 %, Knoblauch, Gerste'), line('Spuren von Haselnüssen.')];
    expect(withMissedLines(read, [...printed, line('%')])).toEqual(read);
    expect(texts(withMissedLines([], printed))).toEqual(texts(printed));
    expect(texts(withMissedLines(read, []))).toEqual(texts(read));
  });
});
