import { FOODS_IN_TEXTS, foodsInText } from '@labelwise/domain/guide';
import { describe, expect, it } from 'vitest';
import { EN } from './en/index.ts';

/** What mends a table that is behind its texts. */
const RUN = 'run `node tooling/intents/foods-in-texts.mjs`';
const listOf = (text: string): string => foodsInText(text).join(', ');

describe('the foods that our own texts name', () => {
  it('stand in the table of the guide, for every entry of the knowledge base', () => {
    for (const [id, foods] of Object.entries(FOODS_IN_TEXTS.general))
      expect.soft(`${id}: ${foods}`, RUN).toBe(`${id}: ${listOf(textOf(EN.general, id))}`);
  });

  it('stand in the table for every topic', () => {
    for (const [id, foods] of Object.entries(FOODS_IN_TEXTS.topics))
      expect.soft(`${id}: ${foods}`, RUN).toBe(`${id}: ${listOf(textOf(EN.topics, id))}`);
  });

  it('stand in the table for every reason of advice on a kind of food', () => {
    for (const [id, foods] of Object.entries(FOODS_IN_TEXTS.reasons))
      expect.soft(`${id}: ${foods}`, RUN).toBe(`${id}: ${listOf(textOf(EN.guide, `kind_${id}`))}`);
  });
});

function textOf(texts: Readonly<Record<string, unknown>>, id: string): string {
  const text = texts[id];
  if (typeof text !== 'string') throw new RangeError(`no text ${id}`);
  return text;
}
