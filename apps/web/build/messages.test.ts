import { EN } from '@labelwise/messages/en';
import { sayEnglish } from '@labelwise/messages/english';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { messages } from './messages.ts';

const ENTRY = `
import errors from 'virtual:messages/en/errors';
import { createTranslator, sayWith } from '@labelwise/messages';
export const say = sayWith(createTranslator('en', { errors }));
`;
const entry: Plugin = {
  name: 'entry',
  resolveId: (source) => (source === 'entry.js' ? `${import.meta.dirname}/entry.js` : null),
  load: (id) => (id.endsWith('/build/entry.js') ? ENTRY : null),
};

async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [messages(), entry],
    build: { write: false, rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('nothing was built');
  return chunk;
}

it('a bundle carries parsed messages and the formatter, no parser, and says the same sentences', async () => {
  const { code, moduleIds } = await bundle();
  expect(moduleIds.filter((id) => /icu-messageformat-parser.*\/parser\.js|messages\/src\/compile/.test(id))).toEqual([]);
  const { say } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  for (const id of Object.keys(EN.errors)) {
    const text: string = Reflect.get(EN.errors, id);
    if (!text.includes('{')) expect(say(`errors.${id}`)).toBe(Reflect.apply(sayEnglish, undefined, [`errors.${id}`]));
  }
});
