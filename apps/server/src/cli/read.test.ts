import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment, linesOf } from '../testing/process.ts';
import { runRead } from './read.ts';

const SCRIPT = fileURLToPath(new URL('read.ts', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labelwise-read-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('npm run read', () => {
  it('prints the reading of a list: items in their tree, what is not known, and how much is', async () => {
    const text = 'Farine de _blé_ 60%, chocolat (sucre, plugh), xyzzy. Peut contenir: _arachides_.';
    const {
      code,
      lines: [line],
    } = await run([JSON.stringify({ code: '12', lang: 'fr', name: 'Biscuits', text })]);
    expect(code).toBe(0);
    expect(line).toMatchObject({
      id: '12',
      code: '12',
      language: 'fr',
      version: VOCABULARY_VERSION,
      unrecognised: ['plugh', 'xyzzy'],
      coverage: { known: 3, all: 5, share: 0.6 },
      claims: [],
      items: expect.arrayContaining([
        expect.objectContaining({
          id: 'en:wheat-flour',
          text: 'Farine de blé',
          start: 0,
          end: 14,
          how: 'contained',
          source: 'list',
          percent: 60,
          has: expect.arrayContaining(['Gluten', 'Wheat']),
          may: [],
          children: [],
        }),
        expect.objectContaining({
          text: 'chocolat',
          children: [expect.objectContaining({ id: 'en:sugar' }), expect.objectContaining({ id: null, text: 'plugh', has: [] })],
        }),
        expect.objectContaining({ text: 'arachides', how: 'may contain', has: expect.arrayContaining(['Peanuts']) }),
      ]),
    });
  });

  it('reads the list of a product, and the name and the claims on it', async () => {
    const product = { code: '3017620422003', product_name: 'Gluten free hazelnut bar', lang: 'en', ingredients_text: 'oats, sugar' };
    const { lines } = await run([
      JSON.stringify(product),
      JSON.stringify({ status: 1, code: '3017620422003', product }),
      JSON.stringify({ product_name: 'Xyzzy', nutriments: {} }),
    ]);
    expect(lines[0]).toMatchObject({
      id: '3017620422003',
      coverage: { known: 2, all: 2, share: 1 },
      claims: [{ about: 'Gluten', suits: true }],
    });
    expect(lines[0]).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ source: 'name', has: expect.arrayContaining(['hazelnuts']) })]),
    });
    expect(lines[1]).toEqual(lines[0]);
    expect(lines[2]).toMatchObject({ code: null, items: [], unrecognised: [], coverage: { known: 0, all: 0, share: null } });
  });

  it('says what is wrong with a line and goes on, and explains its use', async () => {
    const { lines } = await run(['nonsense', '[]', '{"status":0}', '{"text":"water"}']);
    expect(lines.slice(0, 3)).toMatchObject([
      { error: 'This line is not JSON.' },
      { error: 'This line is not an object.' },
      { error: 'This line holds no product.' },
    ]);
    expect(lines[3]).toMatchObject({ coverage: { known: 1, all: 1 } });
    expect((await start()).code).toBe(2);
    expect((await start(join(folder, 'absent.jsonl'))).code).toBe(1);
  });

  it('starts as a command, which ends with its code', async () => {
    const command = promisify(execFile)(process.execPath, [SCRIPT, join(folder, 'absent.jsonl')], { env: commandEnvironment() });
    await expect(command).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('absent.jsonl') });
  });
});

async function run(lines: readonly string[]) {
  const file = join(folder, 'lines.jsonl');
  await writeFile(file, lines.join('\n'));
  return start(file);
}

const start = (...args: string[]) => linesOf((output) => runRead(args, output));
