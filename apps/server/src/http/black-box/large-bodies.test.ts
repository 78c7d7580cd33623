import { STRESS, sample, times, within } from '@labelwise/domain/testing';
import { expect, it } from 'vitest';
import { registration } from '../../testing/members.ts';
import { mainThreadMs, startProcess, temporaryFolder } from '../../testing/process.ts';

const CONCURRENCY = times(2, 40);
const DETECT = '/api/scan/detect-barcode';
const SCORE = '/api/calculate-score';
const MB = 1024 * 1024;

const repeated = (part: string, bytes: number) =>
  Array<string>(Math.floor(bytes / (part.length + 1)))
    .fill(part)
    .join(',');

/** Bodies that cost far more than their bytes, within the limit of their route. */
const HOSTILE: ReadonlyArray<[name: string, path: string, body: () => string]> = [
  ['10 MB of empty lists', DETECT, () => `[${repeated('[]', 10 * MB)}]`],
  ['10 MB of numbers', DETECT, () => `{"image":[${repeated('1', 10 * MB)}]}`],
  ['10 MB of objects', DETECT, () => `{"image":[${repeated('{}', 10 * MB)}]}`],
  ['10 MB of blanks', DETECT, () => `{"image":"x"${' '.repeat(10 * MB)}}`],
  ['10 MB of quotes in a text', DETECT, () => `{"image":"${String.raw`\"`.repeat(5 * MB)}"}`],
  ['10 MB of escapes', DETECT, () => `{"image":"${String.raw`\u0041`.repeat((10 * MB) / 6)}"}`],
  ['8 MB of zeros as a picture', DETECT, () => `{"image":"data:image/png;base64,${'A'.repeat(10 * MB)}"}`],
  ['90,000 names', SCORE, () => `{${Array.from({ length: 90_000 }, (_, index) => `"n${index}":1`).join(',')}}`],
  ['1 MB of lists within lists', SCORE, () => `{"food":[${repeated('[[[]]]', MB - 20)}]}`],
];

const TRIED = sample(HOSTILE, 3);

/** A scan as an export has it. */
const SCAN = { foodId: 3017620422003, score: 12, rulesVersion: 'x', contributions: [], basis: 'nutriscore', figures: { sugars: 56.3 } };

it(`no body stops the event loop, ${CONCURRENCY} at once from one address included`, { timeout: 600_000 }, async () => {
  const { url, child } = await startProcess({ DATA_DIR: temporaryFolder(), PUBLIC_URL: 'https://food.example' });
  const post = async (path: string, body: Uint8Array<ArrayBuffer>, address = '203.0.113.250') => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const answer = await fetch(url + path, { method: 'POST', body, headers });
    await answer.text();
    return answer;
  };
  // The threads that read bodies and pictures are loaded with the first of them.
  await post(DETECT, Buffer.from(`{"image":"data:image/png;base64,${'A'.repeat(MB)}"}`));
  for (const [index, [name, path, text]] of TRIED.entries()) {
    const body = Buffer.from(text());
    await longestStop(url);
    const before = mainThreadMs(child.pid);
    const answers = await Promise.all(Array.from({ length: CONCURRENCY }, () => post(path, body, `203.0.113.${index}`)));
    const worked = (mainThreadMs(child.pid) - before) / CONCURRENCY;
    const stopped = await longestStop(url);
    expect(
      answers.some(({ status }) => status !== 429),
      name,
    ).toBe(true);
    for (const { status, headers } of answers) {
      expect([200, 400, 413, 429, 503], name).toContain(status);
      if (status === 429 || status === 503) expect(Number(headers.get('retry-after')), name).toBeGreaterThan(0);
    }
    // Of the processor's time; how long the loop stood still is exact only where nothing else runs.
    expect(worked, name).toBeLessThan(within(50));
    if (!STRESS) continue;
    process.stdout.write(
      `${name}, ${CONCURRENCY} at once: ${Math.round(worked)} ms of work each, the event loop stopped for ${Math.round(stopped)} ms at most\n`,
    );
    expect(stopped, name).toBeLessThan(50);
  }
});

// A hundred megabytes.
it.runIf(STRESS)(
  'an address that has sent its share of bytes is asked to wait before more is read, and small calls of its own go on',
  async () => {
    const { url } = await startProcess({ DATA_DIR: temporaryFolder() });
    const body = `{"image":"data:image/png;base64,${'A'.repeat(10 * MB)}"}`;
    const send = () => fetch(url + DETECT, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${url}${SCORE}`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(
      200,
    );
  },
);

it('an export of the largest shape lets others have their turn, looked at and brought in', { timeout: 300_000 }, async () => {
  const { url, child } = await startProcess({ DATA_DIR: temporaryFolder() });
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers });
    const json: ReturnType<typeof JSON.parse> = await answer.json();
    return { status: answer.status, json };
  };
  const { token } = (await post('/api/auth/register', registration('ana'))).json;
  const scan = Array.from({ length: times(3000, 24_000) }, (_, at) => ({ ...SCAN, scannedAt: new Date(1_700_000_000_000 + at * 1000) }));
  for (const apply of [false, true]) {
    await longestStop(url);
    const before = mainThreadMs(child.pid);
    const bringing = post('/api/import/account', { file: { scan }, apply }, token);
    const meanwhile = await answersUntil(bringing, `${url}/api/health`);
    const { status, json } = await bringing;
    expect([status, json.parts?.[0]]).toEqual([200, { part: 'scans', added: scan.length, known: 0, refused: 0 }]);
    expect(meanwhile).toBeGreaterThan(5);
    if (!STRESS) continue;
    const [worked, stopped] = [mainThreadMs(child.pid) - before, await longestStop(url)];
    process.stdout.write(
      `${scan.length} scans, ${apply ? 'brought in' : 'looked at'}: ${Math.round(worked)} ms of work, the event loop stopped for ${Math.round(stopped)} ms at most\n`,
    );
    expect(stopped).toBeLessThan(50);
  }
});

/** How many calls in a row are answered until `work` ends. */
async function answersUntil(work: Promise<unknown>, url: string): Promise<number> {
  const over = work.then(() => 'over' as const);
  let answers = 0;
  while ((await Promise.race([over, fetch(url).then((answer) => answer.text())])) !== 'over') answers += 1;
  return answers;
}

/** How long the event loop stood still at most since this was last asked, ms. */
async function longestStop(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (?<seconds>\S+)$/mu.exec(metrics)?.groups?.['seconds']) * 1000;
}
