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

function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
