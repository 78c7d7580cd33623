import { FOODS_IN_TEXTS, foodsInText, LISTS_IN_TEXTS } from '@labelwise/domain/guide';
import { describe, expect, it } from 'vitest';
import { EN } from './en/index.ts';
import { listInText } from './render/list-in-text.ts';
import { TRANSLATIONS } from './translations.ts';

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

  it('stand in the table part by part, for every entry that begins with a list of what to eat', () => {
    const foodsOf = (text: string): string => listOf(text.replaceAll(/\bwithout \w+/g, ''));
    for (const [id, list] of Object.entries(LISTS_IN_TEXTS)) {
      const read = listInText(textOf(EN.general, id));
      expect.soft(list, RUN).toEqual({
        items: read?.items.map(foodsOf),
        ending: foodsOf(read?.end ?? ''),
        sentences: read?.sentences.map(foodsOf),
      });
    }
  });

  it.each(Object.entries(TRANSLATIONS))('stand part by part in the same places in every language: %s', (_, { general }) => {
    for (const [id, { items, sentences }] of Object.entries(LISTS_IN_TEXTS)) {
      const read = listInText(textOf(general, id));
      expect.soft([id, read?.items.length, read?.sentences.length]).toEqual([id, items.length, sentences.length]);
    }
  });
});

function textOf(texts: Readonly<Record<string, unknown>>, id: string): string {
  const text = texts[id];
  if (typeof text !== 'string') throw new RangeError(`no text ${id}`);
  return text;
}
