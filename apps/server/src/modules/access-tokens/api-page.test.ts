import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { givenFoods } from '../../testing/given-foods.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

const PAGE = path.join(import.meta.dirname, '../../../../../docs/api.md');
const run = promisify(execFile);

it('every example of docs/api.md works as it stands', async () => {
  const test = await startTestApp('sqlite');
  await givenFoods(test.db, { gtin: '4006040055235', name: 'Rolled oats' });
  const ana = await signUp(test, 'ana');
  const scopes = ['foods:read', 'lists:read', 'lists:write'];
  const { token } = (await ana.as('POST', '/api/access-tokens', { name: 'Examples', scopes })).json;
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const page = await readFile(PAGE, 'utf8');
  const lines = [...page.matchAll(/^```sh\n(?<block>.*?)^```$/gmsu)]
    .flatMap(({ groups }) => (groups?.['block'] ?? '').split('\n'))
    .filter((line) => line !== '');
  expect(lines.length).toBeGreaterThan(7);
  for (const line of lines) {
    const { stdout } = await run('sh', ['-c', line], { env: { ...process.env, LABELWISE: address, TOKEN: token } });
    expect(() => JSON.parse(stdout), line).not.toThrow();
  }
  expect((await ana.as('GET', '/api/consumed')).json).toHaveLength(1);
});
