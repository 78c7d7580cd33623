import { describe, expect, it } from 'vitest';
import { DIALECTS } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createOwnerRepository } from './owner.repository.ts';

describe.each(DIALECTS)('rows of owners on %s', (dialect) => {
  it('of all who give the role up at the same moment one stays', async () => {
    const test = await startTestApp(dialect);
    const { setRole } = createOwnerRepository(test.db);
    const ids = await Promise.all(['ana', 'bob', 'cleo', 'dan'].map(async (name) => (await signUp(test, name)).id));
    for (let round = 0; round < 10; round += 1) {
      for (const id of ids) expect(await setRole(id, 'owner')).toBe('done');
      const outcomes = await Promise.all(ids.map((id) => setRole(id, null)));
      expect(outcomes.toSorted()).toEqual(['done', 'done', 'done', 'last-owner']);
    }
  });
});
