import { AssistantStatus, ChatEvent, Message } from '@labelwise/contracts/ai';
import { sayEnglish } from '@labelwise/messages/english';
import { describe, expect, it } from 'vitest';
import { DIALECTS, isRuledElsewhere, RULE_DIALECTS } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { givenFoods } from '../../../testing/given-foods.ts';
import { anyone } from '../../../testing/members.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { QUESTIONS_A_DAY } from './chat.service.ts';
import { ask, begin, eventsOf, messagesOf, premiumMember, startWithModel, stream } from './testing/chatting.ts';

const RANDOM = '0190f3a0-0000-7000-8000-000000000000';

describe.each(DIALECTS)('chat with a model on %s', (dialect) => {
  it('one exchange leaves a question and a reply, and a client that stores both itself adds none', async () => {
    const { test } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    const store = (role: string, content: string) => ana.as('POST', `/api/ai/conversations/${id}/messages`, { role, content });
    for (const question of ['What has fiber?', 'What has fiber?', 'And iron?']) {
      await store('user', question);
      const { status, json } = await ana.as('POST', '/api/ai/chat', { conversationId: id, message: question, userId: ana.id });
      expect([status, json.response]).toEqual([200, `You asked: ${question}`]);
      expect((await store('assistant', json.response)).json.id).toBe(json.message.id);
    }
    await ask(ana, id, 'Asked first');
    await store('user', 'Asked first');
    await store('assistant', 'You asked: Asked first');
    const stored = await messagesOf(ana, id);
    expect(stored.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user', 'assistant', 'user', 'assistant']);
    for (const row of stored)
      expect(Message.parse(row)).toMatchObject({ status: 'complete', timestamp: expect.stringMatching(/^\d{4}-.*Z$/u) });
    expect((await store('assistant', 'I made this up')).json.code).toBe('forbidden');
  });

  it('streams the reply as it is written, and ends with the whole of it', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    model.script(() => ({ text: ['Oats ', 'have ', '**fiber**.'], pauseMs: 20 }));
    const events = await eventsOf(stream(test, ana, id, 'What has fiber?'));
    // A word is shown once it is whole, so that pieces may differ from the model's.
    const pieces = events.slice(1, -1);
    expect([events[0]?.event, events.at(-1)?.event, new Set(pieces.map(({ event }) => event))]).toEqual([
      'start',
      'done',
      new Set(['delta']),
    ]);
    expect(pieces.length).toBeGreaterThan(1);
    const { question, replyId } = ChatEvent.start.parse(events[0]?.data);
    expect(question.content).toBe('What has fiber?');
    expect(pieces.map(({ data }) => ChatEvent.delta.parse(data).text).join('')).toBe('Oats have **fiber**.');
    expect(ChatEvent.done.parse(events.at(-1)?.data).message).toMatchObject({
      id: replyId,
      content: 'Oats have **fiber**.',
      status: 'complete',
      by: 'model',
    });
    expect((await messagesOf(ana, id)).at(-1)).toEqual(events.at(-1)?.data.message);
  });

  it('a conversation removed while its reply is written leaves nothing behind', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    model.script(() => ({ text: Array.from({ length: 30 }, (_, step) => `${step} `), pauseMs: 100 }));
    const id = await begin(ana);
    const last = [];
    for await (const { event, data } of stream(test, ana, id, 'Count')) {
      if (event === 'start') expect((await ana.as('DELETE', `/api/ai/conversations/${id}`)).status).toBe(200);
      last.push([event, data.code]);
    }
    expect(last.at(-1)).toEqual(['error', 'not_found']);
    expect(await test.db.read.selectFrom('message').selectAll().execute()).toEqual([]);
  });

  it('a repeated request joins the first, and never makes a second row', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    model.script(() => ({ text: ['slow ', 'reply'], pauseMs: 200 }));
    const key = { 'idempotency-key': 'one' };
    const answers = await Promise.all([1, 2, 3].map(() => ask(ana, id, 'Once', key)));
    answers.push(await ask(ana, id, 'Once', key));
    expect(answers.map(({ json }) => json.response)).toEqual(Array.from({ length: 4 }, () => 'slow reply'));
    expect(await messagesOf(ana, id)).toHaveLength(2);
    expect(model.calls).toHaveLength(1);
    expect((await ask(ana, id, 'Other', key)).json.code).toBe('idempotency_conflict');
  });

  it('a day has so many questions, counted without a race, and a reply that fails does not count', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const status = async () => AssistantStatus.parse((await ana.as('GET', '/api/ai/status')).json);
    expect(await status()).toMatchObject({ mode: 'model', dailyLimit: QUESTIONS_A_DAY, remaining: QUESTIONS_A_DAY });
    model.misbehave('html');
    await ask(ana, await begin(ana), 'Fails');
    model.misbehave(null);
    expect((await status()).remaining).toBe(QUESTIONS_A_DAY);
    await test.db.write((tx) =>
      tx
        .updateTable('chatAllowance')
        .set({ used: QUESTIONS_A_DAY - 2 })
        .execute(),
    );
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => begin(ana)));
    const answers = await Promise.all(ids.map((id) => ask(ana, id, 'Hello')));
    expect(answers.map(({ status: code }) => code).toSorted()).toEqual([200, 200, 429, 429, 429]);
    const refused = answers.find(({ status: code }) => code === 429);
    expect(refused?.json.code).toBe('daily_chat_limit');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await status()).remaining).toBe(0);
    await test.db.write((tx) => tx.updateTable('chatAllowance').set({ endsAt: 1 }).execute());
    expect((await ask(ana, ids[0] ?? '', 'Hello again')).status).toBe(200);
  });

  it('a reply whose writer died counts as failed after a while', async () => {
    const { test } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    await ask(ana, id, 'Hello');
    await test.db.write((tx) =>
      tx
        .updateTable('message')
        .set({ status: 'pending', content: '', updatedAt: Date.now() - 60_000 })
        .where('role', '=', 'assistant')
        .execute(),
    );
    expect((await messagesOf(ana, id)).at(-1)).toMatchObject({ status: 'failed', content: sayEnglish('errors.assistant_failed') });
    expect((await ask(ana, id, 'Hello')).status).toBe(200);
    expect(await messagesOf(ana, id)).toHaveLength(2);
  });

  it('that a model may be given health data is shown, can be taken back, and goes with the health profile', async () => {
    const { test } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const isAgreed = async () => (await ana.as('GET', '/api/ai/status')).json.sharesHealth;
    expect(await isAgreed()).toBe(false);
    for (const agreed of [true, true, false, false]) {
      expect((await ana.as('PUT', '/api/ai/health-consent', { agreed })).json.sharesHealth).toBe(agreed);
      expect(await isAgreed()).toBe(agreed);
    }
    await ana.as('PUT', '/api/ai/health-consent', { agreed: true });
    await ana.as('DELETE', '/api/health-profile');
    expect(await isAgreed()).toBe(false);
    expect((await ana.as('GET', '/api/export')).json.modelConsent).toEqual([]);
  });

  if (isRuledElsewhere(dialect)) return;

  it('a reply goes on when its reader leaves, and is there after a reload', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    model.script(() => ({ text: Array.from({ length: 12 }, (_, step) => `${step} `), pauseMs: 100 }));
    for await (const { event } of stream(test, ana, id, 'Count')) if (event === 'delta') break;
    expect((await messagesOf(ana, id)).at(-1)?.status).toBe('pending');
    expect((await ask(ana, id, 'Another')).json.code).toBe('reply_pending');
    await eventually(async () =>
      expect((await messagesOf(ana, id)).at(-1)).toMatchObject({ status: 'complete', content: expect.stringMatching(/11 $/u) }),
    );
  });

  it('stopping stores the text so far, marked as stopped, and ends the call to the model', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    model.script(() => ({ text: Array.from({ length: 200 }, (_, step) => `${step} `), pauseMs: 50 }));
    let last;
    for await (const { event, data } of stream(test, ana, id, 'Count')) {
      if (event === 'delta' && data.text.startsWith('3'))
        expect((await ana.as('POST', `/api/ai/conversations/${id}/stop`)).json).toEqual({ stopped: true });
      last = { event, data };
    }
    expect(last).toMatchObject({ event: 'done', data: { message: { status: 'stopped', content: expect.stringMatching(/^0 1 2 3/u) } } });
    expect((await messagesOf(ana, id)).at(-1)).toMatchObject({ status: 'stopped', content: last?.data.message.content });
    expect((await ana.as('POST', `/api/ai/conversations/${id}/stop`)).json).toEqual({ stopped: false });
  });

  it('another member’s conversation, another member’s name, no premium and no session are refused', async () => {
    const { test, model } = await startWithModel(dialect);
    const [ana, bob] = [await premiumMember(test, 'ana'), await premiumMember(test, 'bob')];
    const id = await begin(bob);
    for (const call of [
      (other: string) => ask(ana, other, 'Hello'),
      (other: string) => ana.as('POST', `/api/ai/conversations/${other}/stop`),
    ]) {
      const theirs = await call(id);
      expect([theirs.status, theirs.json]).toEqual([404, (await call(RANDOM)).json]);
    }
    expect((await bob.as('POST', '/api/ai/chat', { conversationId: id, message: 'Hi', userId: ana.id })).json.code).toBe('wrong_user');
    await test.db.write((tx) =>
      tx.updateTable('member').set({ subscriptionStatus: 'free', trialEndsAt: 1 }).where('id', '=', bob.id).execute(),
    );
    const refused = await ask(bob, id, 'Hi');
    expect([refused.status, refused.json.code]).toEqual([403, 'premium_required']);
    expect((await anyone(test)('POST', '/api/ai/chat', { conversationId: id, message: 'Hi' })).status).toBe(401);
    expect(await messagesOf(bob, id)).toEqual([]);
    expect(model.calls).toEqual([]);
  });

  it('a failed reply answers 502 with its sentence, and asking again takes its place', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    model.misbehave('fail');
    const failed = await ask(ana, id, 'Hello', { 'idempotency-key': 'k' });
    expect([failed.status, failed.json.error]).toEqual([502, sayEnglish('errors.assistant_failed')]);
    expect((await messagesOf(ana, id)).at(-1)).toMatchObject({ status: 'failed', content: sayEnglish('errors.assistant_failed') });
    expect((await eventsOf(stream(test, ana, id, 'Hello'))).at(-1)).toEqual({
      event: 'error',
      data: { error: sayEnglish('errors.assistant_failed'), code: 'assistant_failed' },
    });
    model.misbehave(null);
    expect((await ask(ana, id, 'Hello', { 'idempotency-key': 'k' })).json.response).toBe('You asked: Hello');
    expect((await messagesOf(ana, id)).map(({ status }) => status)).toEqual(['complete', 'complete']);
  });

  it('medical questions and crises get our own words, and no model is asked', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    for (const question of ['I take warfarin, can I eat kale?', 'I want to kill myself']) {
      const { json } = await ask(ana, id, question);
      expect(json.message.by).toBe('safety');
      expect(json.response).toMatch(/pharmacist|988/u);
    }
    expect(model.calls).toEqual([]);
    await ask(ana, id, 'What has fiber?');
    expect(model.calls[0]?.body).not.toMatch(/warfarin.*988|Telefonseelsorge/u);
  });
});

describe.each(RULE_DIALECTS)('chat without a model on %s', (dialect) => {
  it('the built-in guide answers, in one piece and as events, and says so', async () => {
    const test = await startTestApp(dialect);
    await givenFoods(test.db, { name: 'Oat flakes' });
    const ana = await premiumMember(test, 'ana');
    const id = await begin(ana);
    expect((await ana.as('GET', '/api/ai/status')).json.mode).toBe('guide');
    const { json } = await ask(ana, id, 'What do you know about oat flakes?');
    expect(json.message).toMatchObject({ by: 'guide', status: 'complete', content: json.response });
    expect(json.response.length).toBeGreaterThan(10);
    const events = await eventsOf(stream(test, ana, id, 'What do you know about oat flakes?'));
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: { by: 'guide' } } });
    expect(
      events
        .filter(({ event }) => event === 'delta')
        .map(({ data }) => data.text)
        .join(''),
    ).toBe(events.at(-1)?.data.message.content);
  });
});
