import { times } from '@labelwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { startModelStandIn } from '../../../adapters/ai-model/testing/model-stand-in.ts';
import { DIALECTS } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ask, begin, eventsOf, type Member, messagesOf, premiumMember, startWithModel, stream } from './testing/chatting.ts';

const COUNTING = { text: Array.from({ length: 12 }, (_, step) => `${step} `), pauseMs: 25 };
/** A model that says nothing more is given up soon. */
const TIMEOUTS = { first: 25_000, next: 2000, all: 120_000 };
const WHOLE = COUNTING.text.join('');

/**
 * Asks, and after some words hangs up, stops the reply or removes the conversation, or does nothing; the conversation, where it should be
 * left.
 */
async function interrupt(test: TestApp, ana: Member, turn: number): Promise<string[]> {
  const id = await begin(ana);
  let seen = 0;
  for await (const { event } of stream(test, ana, id, `Count ${turn}`)) {
    seen += 1;
    if (event === 'delta' && seen === 2 + (turn % 5)) {
      if (turn % 4 === 0) break;
      if (turn % 4 === 1) await ana.as('POST', `/api/ai/conversations/${id}/stop`);
      if (turn % 4 === 2) await ana.as('DELETE', `/api/ai/conversations/${id}`);
    }
  }
  return turn % 4 === 2 && seen > turn % 5 ? [] : [id];
}

function isWholeOrSaysWhatItIs({ status, json }: Awaited<ReturnType<Member['as']>>): void {
  if (status === 404) return;
  const [question, reply, ...more] = json;
  expect([question.role, reply.role, more]).toEqual(['user', 'assistant', []]);
  if (reply.status === 'complete') expect(reply.content).toBe(WHOLE);
  else expect(['stopped', 'failed']).toContain(reply.status);
  if (reply.status === 'stopped') expect(WHOLE.startsWith(reply.content)).toBe(true);
}

describe.each(DIALECTS)('replies that are interrupted on %s', (dialect) => {
  it('many at once, cut off, stopped or removed at any moment: every transcript is whole or says what it is', {
    timeout: 600_000,
  }, async () => {
    const { test, model } = await startWithModel(dialect, { LABELWISE_BENCH: 'true' }, { modelTimeLimits: TIMEOUTS });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    model.script((_call, round) => (round % 7 === 6 ? { text: ['0 1 '], finish: null } : COUNTING));
    for (let wave = 0; wave < times(1, 5); wave += 1) {
      // A day has its number of questions: each wave asks as someone else.
      const ana = await premiumMember(test, `ana${wave}`);
      const stored = (await Promise.all(Array.from({ length: times(4, 40) }, (_, turn) => interrupt(test, ana, turn)))).flat();
      await eventually(async () =>
        expect(await test.db.read.selectFrom('message').select('id').where('status', '=', 'pending').execute()).toEqual([]),
      );
      for (const id of stored) isWholeOrSaysWhatItIs(await ana.as('GET', `/api/ai/conversations/${id}/messages`));
      const orphans = await test.db.read
        .selectFrom('message')
        .leftJoin('conversation', 'conversation.id', 'message.conversationId')
        .select('message.id')
        .where('conversation.id', 'is', null)
        .execute();
      expect(orphans).toEqual([]);
    }
  });

  it('a reply stopped by another process ends here soon, with what there is', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    model.script(() => ({ text: Array.from({ length: 400 }, (_, step) => `${step} `), pauseMs: 25 }));
    const events = [];
    for await (const one of stream(test, ana, id, 'Count')) {
      if (one.event === 'start')
        await test.db.write((tx) => tx.updateTable('message').set({ status: 'stopped' }).where('status', '=', 'pending').execute());
      events.push(one);
    }
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { message: { status: 'stopped', content: expect.stringMatching(/^0 1 2 /u) } },
    });
    expect(events.length).toBeLessThan(300);
  });

  it('two questions at once in one conversation: one is answered, the other is asked to wait', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    model.script(() => COUNTING);
    const answers = await Promise.all(['One', 'Two', 'Three'].map((question) => ask(ana, id, question)));
    expect(answers.map(({ status, json }) => json.code ?? status).toSorted()).toEqual([200, 'reply_pending', 'reply_pending']);
    expect(await messagesOf(ana, id)).toHaveLength(2);
    expect((await eventsOf(stream(test, ana, id, 'Four'))).at(-1)?.event).toBe('done');
  });
});

describe('a service that stops', () => {
  it('lets replies end that are nearly done, and tells who waits for the others', async () => {
    const model = await startModelStandIn();
    const test = await createTestApp('sqlite', { env: { AI_BASE_URL: model.url }, replyGraceMs: 2000 });
    const ana = await premiumMember(test, 'ana');
    model.script(({ messages }) =>
      messages.at(-1)?.content === 'Hang' ? { text: ['Oats ', 'are '], pauseMs: 20_000 } : { text: ['one ', 'two'], pauseMs: 400 },
    );
    const [quick, slow] = [await begin(ana), await begin(ana)];
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const begun = ['Quick', 'Hang'].map((question, index) => stream(test, ana, index === 0 ? quick : slow, question));
    for (const events of begun) expect((await events.next()).value?.event).toBe('start');
    const rest = begun.map((events) => eventsOf(events));
    await test.close();
    const [ended, cut] = await Promise.all(rest);
    expect(ended?.at(-1)).toMatchObject({ event: 'done', data: { message: { content: 'one two' } } });
    expect(cut?.at(-1)).toMatchObject({ event: 'error', data: { code: 'assistant_failed' } });
    await model.close();
  });
});
