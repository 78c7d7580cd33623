import { within } from '@labelwise/domain/testing';
import { expect, it } from 'vitest';
import { ask, begin, premiumMember, startWithModel } from './testing/chatting.ts';

const CHATS = 64;

it('64 chats of one member leave the first answer of every other under two seconds, and are all answered', async () => {
  const { test, model } = await startWithModel('sqlite', { LABELWISE_BENCH: '1' });
  const [ana, bob] = [await premiumMember(test, 'ana'), await premiumMember(test, 'bob')];
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  let held = 0;
  model.script(({ messages }) => {
    const isHeld = messages.at(-1)?.content?.includes('oats') === true && held < CHATS;
    if (isHeld) held += 1;
    return { text: ['Some ', 'fiber.'], ...(isHeld && { until }) };
  });
  const chats = await Promise.all(Array.from({ length: CHATS }, () => begin(ana)));
  const answers = chats.map((id) => ask(ana, id, 'Is there fiber in oats?'));
  const ofBob = await begin(bob);
  await expect.poll(() => held).toBeGreaterThan(0);
  const start = performance.now();
  const { status, json } = await ask(bob, ofBob, 'And in rye?');
  expect([status, json.response]).toEqual([200, 'Some fiber.']);
  expect(performance.now() - start).toBeLessThan(within(2000));
  expect(held).toBeLessThanOrEqual(4);
  letGo();
  for (const { json: answered } of await Promise.all(answers)) expect(answered.response).toBe('Some fiber.');
});
