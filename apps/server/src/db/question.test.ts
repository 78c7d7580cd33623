import { expect, it } from 'vitest';
import { openTestDatabase, RULE_DIALECTS } from '../testing/database.ts';
import { createQuestion } from './question.ts';

it.each(RULE_DIALECTS)('on %s a question whose values are not those of its statement is refused when it is made', async (dialect) => {
  const { read, ...db } = await openTestDatabase(dialect);
  const sessions = (id: string) => read.selectFrom('session').select('id').where('id', '=', id);
  const ask = createQuestion({ ...db, read }, [''], sessions);
  expect(await ask('nobody')).toEqual([]);
  expect(() =>
    createQuestion({ ...db, read }, ['', 5], (id: string, least: number) => sessions(id).where('createdAt', '>', least + 1)),
  ).toThrow('The values of a question are not those of its statement');
});
