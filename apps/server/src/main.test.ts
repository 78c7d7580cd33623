import { Agent, get } from 'node:http';
import { STRESS, within } from '@labelwise/domain/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type DIALECTS, RULE_DIALECTS } from './testing/database.ts';
import { eventually } from './testing/eventually.ts';
import { freePort } from './testing/postgres-server.ts';
import { startProcess, startUnread, stopProcess, temporaryFolder } from './testing/process.ts';

async function environment(dialect: (typeof DIALECTS)[number]): Promise<Record<string, string>> {
  const { config, drop } = await createTestDatabase(dialect);
  onTestFinished(drop);
  return { DATA_DIR: temporaryFolder(), ...(config.dialect === 'postgres' && { DATABASE_URL: config.url }) };
}

describe.each(RULE_DIALECTS)('the service on %s', (dialect) => {
  it('starts, says where it is, answers, and when asked to ends with 0, under load too, and cuts off no request', async () => {
    const { url, child } = await startProcess(await environment(dialect));
    expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ status: 'ok', live: true, ready: true });
    const load = startLoad(`${url}/api/health`, 24);
    await load.answered(500);
    const { code, ms } = await stopProcess(child);
    const failures = await load.finish();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(within(10_000));
    // Once the port is closed a new connection is refused: that request never reached us.
    expect(failures.filter((failure) => failure !== 'ECONNREFUSED')).toEqual([]);
  });
});

it('has the sample foods from its first start on, and another that wants its port says so', async () => {
  const { url } = await startProcess({ ...(await environment('sqlite')), SAMPLE_FOODS: 'true' });
  expect(await (await fetch(`${url}/api/foods/barcode/3017620422003`)).json()).toMatchObject({ barcode: '3017620422003' });
  await expect(startProcess({ ...(await environment('sqlite')), PORT: new URL(url).port })).rejects.toThrow(
    /Ended with 1.*port is in use/su,
  );
});

it('serves on and ends with 0 when nobody reads its log any more', async () => {
  const { url, child } = await startProcess({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' });
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (let asked = 0; asked < 3; asked += 1) expect((await fetch(`${url}/api/foods/barcode/0000000000000`)).status).toBeLessThan(500);
  expect(await stopProcess(child)).toMatchObject({ code: 0 });
});

it.runIf(STRESS)('starts though nobody reads what it says', async () => {
  const port = await freePort();
  const deaf = startUnread({ DATA_DIR: temporaryFolder(), PORT: String(port) });
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200));
  expect(await stopProcess(deaf)).toMatchObject({ code: 0 });
});

it.each([
  ['a wrong variable', { PORT: 'eighty' }, /PORT: must be a whole number/u],
  ['a database that is not there', { DATABASE_URL: 'postgres://127.0.0.1:9/none' }, /ECONNREFUSED/u],
])('%s ends the start with a message and no stack of ours', async (_name, env, words) => {
  const refusal = await startProcess(env).then(() => 'started', String);
  expect(refusal).toMatch(words);
  expect(refusal).not.toMatch(/\n\s+at /u);
});

/** Clients that ask again as soon as they are answered, over connections that stay open. */
function startLoad(url: string, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const failures: string[] = [];
  let answers = 0;
  const stop = new AbortController();
  let reached: (() => void) | undefined;
  let goal = Infinity;
  const ask = () =>
    new Promise<boolean>((resolve) => {
      get(url, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          answers += 1;
          if (answers >= goal) reached?.();
          if (answer.statusCode !== 200 && answer.statusCode !== 503) failures.push(String(answer.statusCode));
          resolve(true);
        });
        answer.on('error', () => {
          failures.push('cut off');
          resolve(false);
        });
      }).on('error', (error) => {
        failures.push('code' in error ? String(error.code) : error.message);
        resolve(false);
      });
    });
  const client = async () => {
    while (!stop.signal.aborted && (await ask()));
  };
  const running = Array.from({ length: clients }, client);
  return {
    answered: (count: number) =>
      new Promise<void>((resolve) => {
        goal = answers + count;
        reached = resolve;
      }),
    async finish() {
      stop.abort();
      await Promise.all(running);
      agent.destroy();
      return failures;
    },
  };
}
