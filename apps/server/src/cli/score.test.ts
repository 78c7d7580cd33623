import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DIETS } from '@labelwise/domain/diets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment, linesOf } from '../testing/process.ts';
import { readOptions, runScore } from './score.ts';

const SCRIPT = fileURLToPath(new URL('score.ts', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labelwise-score-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('npm run score', () => {
  it('answers resolved facts line by line, and a malformed line with its error', async () => {
    const file = await write('resolved.jsonl', [
      '{"id":"w","food":{"kind":"water"},"profile":{}}',
      'nonsense',
      '{"id":"n","food":{"kind":"stone"}}',
      '',
      '{"id":"k","food":{"kind":null,"nutriments":{"sugars":20}},"profile":{"preferences":[{"ingredientName":"Sugar","preferenceValue":-1}]}}',
    ]);
    const { code, lines } = await run('--resolved', file);
    expect(code).toBe(0);
    expect(lines).toEqual([
      { id: 'w', score: 100, label: 'Great Match', contributions: [{ id: 'base.nutriscore', points: 100 }], suitability: [] },
      { id: null, error: 'This line is not JSON.' },
      { id: 'n', error: expect.stringContaining('kind: expected one of') },
      {
        id: 'k',
        score: 38,
        label: 'Poor Match',
        contributions: [
          { id: 'fallback.base', points: 50 },
          { id: 'fallback.sugars', points: -10 },
          { id: 'preference.Sugar', points: -2 },
        ],
        suitability: [],
      },
    ]);
  });

  it('answers Open Food Facts products for the person of the profile file', async () => {
    const file = await write('products.jsonl', [
      '{"code":"3017620422003","product_name":"Spread","allergens_tags":["en:milk"],"nutriments":{}}',
      '{"status":0}',
    ]);
    const profile = await write('profile.json', ['{"restrictions":["Dairy-Free"]}']);
    const { lines } = await run(file, '--profile', profile);
    expect(lines[0]).toMatchObject({
      code: '3017620422003',
      score: 25,
      label: 'Poor Match',
      alerts: [{ level: 'conflict', about: 'dairy-free' }],
    });
    expect(lines[1]).toMatchObject({ error: 'This line holds no product.' });
  });

  it('answers the diets of the profile, typed ones resolved, with the words of the pack that they rest on', async () => {
    const file = await write('spread.jsonl', [
      '{"code":"3017620422003","product_name":"Pâte","lang":"fr","ingredients_text":"sucre, noisettes 13%, xyzzy","nutriments":{}}',
    ]);
    const profile = await write('typed.json', ['{"restrictions":["Haselnussallergie","xyzzq"],"conditions":["allergie au lait"]}']);
    const { lines } = await run(file, '--profile', profile);
    expect(lines).toMatchObject([
      {
        suitability: [
          { diet: 'dairy-free', answer: 'unknown', why: '1 of 3 ingredients is not known to us: “xyzzy”', evidence: ['xyzzy'] },
          { diet: 'hazelnut-free', answer: 'no', why: expect.stringContaining('noisettes'), evidence: ['noisettes'] },
          { diet: 'xyzzq-free', answer: 'unknown', evidence: [] },
        ],
      },
    ]);
  });

  it('answers every diet once where all are asked for, also of resolved facts, whose list it reads with the name on the line', async () => {
    const line = {
      id: 'r',
      name: 'Butter biscuits',
      food: { lang: 'en', ingredients_text: 'wheat flour, sugar', reading: 'forged' },
      profile: { restrictions: ['Vegan', 'kiwi allergy'] },
    };
    const { lines } = await run('--resolved', await write('all.jsonl', [JSON.stringify(line)]), '--diets', 'all');
    const { suitability } = lines[0];
    expect(suitability.map(({ diet }: { diet: string }) => diet).toSorted()).toEqual([...DIETS, 'kiwi-free'].toSorted());
    expect(suitability).toEqual(
      expect.arrayContaining([expect.objectContaining({ diet: 'gluten-free', answer: 'no', evidence: ['wheat flour'] })]),
    );
    expect(suitability.find(({ diet }: { diet: string }) => diet === 'vegan').answer).not.toBe('yes');
  });

  it('refuses a missing file, a broken profile and unknown options with words and a code', async () => {
    expect((await run(join(folder, 'absent.jsonl'))).code).toBe(1);
    expect((await run('--nonsense', 'x')).code).toBe(2);
    const broken = await write('broken.json', ['{"goals":7}']);
    const { code, errors } = await run(await write('one.jsonl', ['{}']), '--profile', broken);
    expect([code, errors]).toEqual([1, expect.stringContaining('goals: expected a list of texts')]);
  });
});

it('starts as a command, which ends with its code', async () => {
  const file = await write('water.jsonl', ['{"id":"w","food":{"kind":"water"},"profile":{}}']);
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, '--resolved', file], { env: commandEnvironment() });
  expect(JSON.parse(stdout)).toMatchObject({ id: 'w', score: 100 });
  const wrong = promisify(execFile)(process.execPath, [SCRIPT, '--nonsense'], { env: commandEnvironment() });
  await expect(wrong).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Usage: npm run --silent score') });
});

it.each([
  [[], null],
  [['--nonsense', 'x'], null],
  [['a', 'b'], null],
  [['--diets', 'some', 'x'], null],
  [['--diets', 'all', '--resolved', 'x'], { file: 'x', resolved: true, profile: undefined, allDiets: true }],
  [['x', '--profile', 'p'], { file: 'x', resolved: false, profile: 'p', allDiets: false }],
])('reads %j', (args, expected) => {
  expect(readOptions(args)).toEqual(expected);
});

async function write(name: string, lines: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, lines.join('\n'));
  return path;
}

const run = (...args: string[]) => linesOf((output) => runScore(args, output));
