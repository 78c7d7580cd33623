import { describe, expect, it, onTestFinished } from 'vitest';
import { createEmptyDatabase } from '../../testing/database.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { recordSteps } from '../fixtures/fixtures.ts';
import { MIGRATIONS } from './index.ts';

/** From here on old and new processes run side by side while a step is new; see docs/decisions/121-many-processes.md. */
const SINCE = '160';

/** Steps that take away what no release in use reads or writes any more, each with the release that stopped doing so. */
const CONTRACTS: ReadonlyMap<string, string> = new Map();

/** What breaks a process of the release before. */
const BREAKS: readonly [string, RegExp][] = [
  ['removes something', /\bdrop\s+(?:table|column|constraint|view)\b/iu],
  ['renames something', /\brename\b/iu],
  ['changes a type or asks for a value', /\balter\s+column\s+\S+\s+(?:type|set\s+(?!storage|default|statistics))/iu],
  ['asks for a value that former releases do not give', /\badd\s+(?:column\s+)?\S+\s+(?:\w+\s+)+not\s+null(?!.*\bdefault\b)/iu],
  ['refuses rows that former releases write', /\bcreate\s+unique\s+index\b|\badd\s+(?:constraint\b.*)?(?:unique|check|foreign)\b/iu],
];

const breaksBy = (statement: string): string[] => BREAKS.flatMap(([what, pattern]) => (pattern.test(statement) ? [what] : []));

it('no step breaks a process of the release before, unless it is listed with the release that stopped using what goes', async () => {
  const { config, drop } = await createEmptyDatabase('sqlite');
  if (config.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  const db = openSqlite(config);
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  const first = MIGRATIONS.findIndex(({ name }) => name > SINCE);
  const before = MIGRATIONS.slice(0, first);
  await recordSteps(db, before, 0);
  const existing = new Set((await db.read.introspection.getTables()).map(({ name }) => name));
  const steps = await recordSteps(db, MIGRATIONS, first);
  const broken = steps.flatMap(({ name, statements }) =>
    CONTRACTS.has(name)
      ? []
      : statements
          .filter((statement) => concerns(statement, existing))
          .flatMap((statement) => breaksBy(statement).map((what) => [name, what, statement])),
  );
  expect(steps.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

/** What a step does with tables that it makes itself concerns nobody yet. */
const concerns = (statement: string, existing: ReadonlySet<string>): boolean =>
  [...existing].some((table) => new RegExp(`\\b${table}\\b`, 'u').test(statement));

describe('of the statements of a step', () => {
  it.each([
    'alter table member drop column "timeZone"',
    'drop table scan',
    'alter table scan rename column at to "scannedAt"',
    'alter table scan alter column score type text',
    'alter table scan alter column score set not null',
    'alter table scan add column score integer not null',
    'create unique index "memberName" on member (username)',
    'alter table scan add constraint positive check (score > 0)',
  ])('%j breaks it', (statement) => {
    expect(breaksBy(statement)).not.toEqual([]);
  });

  it.each([
    'alter table scan add column score integer',
    'alter table scan add column score integer not null default 0',
    'create table shelf (name text not null unique)',
    'create index "scanScore" on scan (score)',
  ])('%j does not', (statement) => {
    expect(breaksBy(statement)).toEqual([]);
  });
});
