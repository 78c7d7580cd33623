import { describe, expect, it } from 'vitest';
import { QUESTION_KINDS } from '../../apps/server/src/modules/ai/guide/evaluation/asked.ts';
import { traffic } from './read.mjs';

describe('what people ask of the guide', () => {
  const all = traffic();

  it('stands once', () => {
    const texts = new Set<string>();
    const twice = all.filter(({ text }) => texts.size === texts.add(text.toLowerCase()).size);
    expect(twice.map(({ text }) => text)).toEqual([]);
  });

  it('is of every kind, and of none for the most part', () => {
    const shares = QUESTION_KINDS.map((kind) => all.filter((one) => one.kind === kind).length / all.length);
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(Math.max(...shares)).toBeLessThan(0.25);
  });
});
