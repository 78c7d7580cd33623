import { expect, it } from 'vitest';
import { startBareApp } from '../testing/bare-app.ts';

const ID = 'a-request-of-ours';

async function linesAt(level: string): Promise<Array<Record<string, unknown>>> {
  const { app, logs } = await startBareApp({ env: { LOG_LEVEL: level } });
  app.get('/api/quiet', async () => ({}));
  app.post('/api/changes', async () => ({}));
  app.get('/api/broken', async () => {
    throw new Error('no such luck');
  });
  app.get('/api/talkative', async ({ log }) => {
    log.child({ part: 'of it' }).warn({ of: { token: 'a secret' } }, 'told %s', 'aloud');
    return {};
  });
  for (const [method, url] of [
    ['GET', '/api/quiet'],
    ['POST', '/api/changes'],
    ['GET', '/api/broken'],
    ['GET', '/api/talkative'],
  ] as const)
    await app.inject({ method, url, headers: { 'x-request-id': ID } });
  return logs()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => !String(msg).startsWith('The web app has not been built'));
}

it.each([
  ['debug', ['/api/quiet', '/api/changes', '/api/broken', '/api/talkative']],
  ['info', ['/api/changes', '/api/broken']],
  ['warn', []],
] as const)('at %s a request is a line with its id where that level asks for it', async (level, routes) => {
  const lines = await linesAt(level);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ route }) => route)).toEqual(routes);
  for (const line of lines) expect(line['reqId']).toBe(ID);
  expect(lines.filter((line) => line['level'] === 'error')).toMatchObject([{ msg: 'request failed', err: { message: 'no such luck' } }]);
});

it('what a handler says bears the id of its request, and no secret of it', async () => {
  const written = (await linesAt('info')).filter((line) => line['level'] === 'warn');
  expect(written).toEqual([expect.objectContaining({ reqId: ID, part: 'of it', msg: 'told aloud', of: { token: '[secret]' } })]);
});
