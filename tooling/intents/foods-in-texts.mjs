/**
 * Writes `packages/domain/src/guide/knowledge/foods-in-texts.data.ts`, the foods that our own English texts name:
 * `node tooling/intents/foods-in-texts.mjs`. It is run where such a text or the names of foods changed.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { foodsInText } from '../../packages/domain/src/guide/knowledge/foods-in-texts.ts';
import { GENERAL } from '../../packages/domain/src/guide/knowledge/general.data.ts';
import { KIND_REASONS } from '../../packages/domain/src/guide/knowledge/kind-advice.data.ts';
import { LABEL_TOPICS, NUTRIENT_TOPICS } from '../../packages/domain/src/guide/knowledge/topics.data.ts';
import { EN } from '../../packages/messages/src/en/index.ts';
import { listInText } from '../../packages/messages/src/render/list-in-text.ts';

const FILE = path.join(import.meta.dirname, '../../packages/domain/src/guide/knowledge/foods-in-texts.data.ts');

const groups = [
  ['general', Object.keys(GENERAL), (id) => EN.general[id]],
  ['topics', [...Object.keys(LABEL_TOPICS), ...Object.keys(NUTRIENT_TOPICS)], (id) => EN.topics[id]],
  ['reasons', Object.keys(KIND_REASONS), (id) => EN.guide[`kind_${id}`]],
];
const lines = groups.flatMap(([name, ids, textOf]) => [
  `  ${name}: {`,
  ...ids.map((id) => `    ${/^[a-z]\w*$/i.test(id) ? id : `'${id}'`}: ${quoted(foodsInText(textOf(id)).join(', '))},`),
  '  },',
]);
writeFileSync(
  FILE,
  [
    '/**',
    ' * The foods that each of our own texts names, by their English words, whatever it says of them: whoever must not eat one of them reads so beside the',
    ' * text. Written by `tooling/intents/foods-in-texts.mjs`, held to the English texts by `packages/messages/src/foods-in-texts.test.ts`.',
    ' */',
    'export const FOODS_IN_TEXTS = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n'),
);

/** Entries that propose what to eat, and begin with a list of it. */
const LISTS = [
  'fibre_sources',
  'omega3_sources',
  'iron_sources',
  'calcium_sources',
  'calcium_no_milk',
  'magnesium_sources',
  'potassium_sources',
  'zinc',
  'vegetarian_protein',
  'budget_food',
  'kids_snacks',
  'balanced_plate',
  'lunchbox',
];
const foodsOf = (text) => quoted(foodsInText(text.replaceAll(/\bwithout \w+/g, '')).join(', '));
writeFileSync(
  path.join(import.meta.dirname, '../../packages/domain/src/guide/knowledge/lists-in-texts.data.ts'),
  [
    '/**',
    ' * The foods of each item and each sentence of our own texts that begin with a list of what to eat, by their English words: what somebody leaves out',
    ' * is taken out of the list. Written by `tooling/intents/foods-in-texts.mjs`, held to the texts by `packages/messages/src/foods-in-texts.test.ts`.',
    ' */',
    'export const LISTS_IN_TEXTS = {',
    ...LISTS.map((id) => {
      const { items, end, sentences } = listInText(EN.general[id]);
      return `  ${id}: { items: [${items.map(foodsOf).join(', ')}], ending: ${foodsOf(end)}, sentences: [${sentences.map(foodsOf).join(', ')}] },`;
    }),
    '} as const;',
    '',
  ].join('\n'),
);

function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
