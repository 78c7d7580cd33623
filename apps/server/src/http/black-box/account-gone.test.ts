import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DIALECTS } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { OATS } from '../../testing/writers.ts';

describe.each(DIALECTS)('an account that is deleted while its calls are under way, on %s', (dialect) => {
  it.each([
    ['PUT', `/api/submissions/${OATS}`, { fields: { name: { value: 'Oats', from: 'hand', at: 1 } } }],
    ['POST', '/api/household/invitations', {}],
  ] as const)('is nobody’s any more: %s %s is refused as without a session, and no failure of ours', async (method, url, body) => {
    const test = await startTestApp(dialect);
    const ana = await signUp(test, 'ana');
    const outside = AsyncLocalStorage.snapshot();
    let answer: ReturnType<typeof ana.as> | undefined;
    await test.db.write(async (tx) => {
      await tx.deleteFrom('member').where('id', '=', ana.id).execute();
      answer = outside(() => ana.as(method, url, body));
      // The session is still seen by others: it is looked up, and then the row waits for this transaction.
      for (let turns = 0; turns < 200; turns += 1) await turn();
    });
    expect(await answer).toMatchObject({ status: 401, json: { code: 'authentication_required' } });
    expect(test.logs()).not.toContain('request failed');
  });
});
