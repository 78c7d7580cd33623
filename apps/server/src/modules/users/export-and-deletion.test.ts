import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { tableNames } from '../../db/fixtures/fixtures.ts';
import { MEMBER_TABLES } from '../../db/schema/member-tables.ts';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { type FullMember, givenFullMember, rowsOfMember } from '../../testing/full-member.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { anyone, PASSWORD } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Row = Record<string, unknown>;

describe.each(DIALECTS)('a member who left something in every table, beside another, on %s', (dialect) => {
  let test: TestApp;
  let ana: FullMember;
  let bob: FullMember;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(test.db, { gtin: '4006040055235' });
    ana = await givenFullMember(test, 'ana');
    bob = await givenFullMember(test, 'bob');
  });

  it('the list of members’ tables is that of the database', async () => {
    expect(await tablesOfMembers(test)).toEqual(
      MEMBER_TABLES.filter(({ key }) => key === 'memberId')
        .map(({ table }) => table)
        .toSorted(),
    );
  });

  it('the list names the columns that hold times and JSON, and no others', async () => {
    const stored = await rowsOfMember(test, ana.id);
    for (const { table, ...columns } of MEMBER_TABLES) {
      const { omit, times, json }: Columns = columns;
      for (const [name, value] of (stored[table] ?? []).flatMap((row) => Object.entries(row))) {
        if (value === null || omit.includes(name)) continue;
        const where = `${table}.${name}`;
        // A food's id is a barcode, which is as large as a time.
        expect(times.includes(name), where).toBe(typeof value === 'number' && value > 1e12 && name !== 'foodId');
        expect(json.includes(name), where).toBe(typeof value === 'string' && /^[[{]/u.test(value));
      }
    }
  });

  it('leaves her own words as she wrote them, also where they look like data', async () => {
    for (const text of ['[1]', '{"a": 1}']) {
      await ana.as('POST', '/api/ai/conversations', { title: text });
      await ana.as('POST', '/api/user-preferences', { ingredientName: `oats ${text.length}`, preferenceValue: -1, reason: text });
    }
    const { json } = await ana.as('GET', '/api/export');
    expect(json.conversation.map(({ title }: Row) => title)).toEqual(expect.arrayContaining(['[1]', '{"a": 1}']));
    expect(json.preference.map(({ reason }: Row) => reason)).toEqual(expect.arrayContaining(['[1]', '{"a": 1}']));
  });

  it('takes along every row of hers from every table, value by value, without secrets', async () => {
    const { status, json } = await ana.as('GET', '/api/export');
    expect(status).toBe(200);
    const stored = await rowsOfMember(test, ana.id);
    for (const { table, ...columns } of MEMBER_TABLES) {
      const rows = stored[table] ?? [];
      expect(rows.length, table).toBeGreaterThan(0);
      const exported = json[table].map(({ lastUsedAt: _moves, ...row }: Row) => row);
      expect(sorted(exported), table).toEqual(sorted(rows.map((row) => readable(row, columns))));
    }
    expect(JSON.stringify(json)).not.toMatch(/argon2|passwordHash|tokenHash/u);
  });

  it('contains nothing of another member', async () => {
    const text = JSON.stringify((await ana.as('GET', '/api/export')).json);
    const anas = new Set(
      Object.values(await rowsOfMember(test, ana.id))
        .flat()
        .flatMap(namesIn),
    );
    const bobs = Object.values(await rowsOfMember(test, bob.id))
      .flat()
      .flatMap(namesIn)
      .filter((name) => !anas.has(name));
    expect(bobs).toEqual(expect.arrayContaining([bob.id, bob.email]));
    expect(bobs.filter((name) => text.includes(name))).toEqual([]);
  });

  if (isRuledElsewhere(dialect)) return;

  it('is nowhere in the database once deleted, and cannot sign in; the other member loses nothing', async () => {
    const before = await rowsOfMember(test, bob.id);
    await test.db.write((tx) => tx.insertInto('resetRequest').values({ id: 'asked', email: ana.email, createdAt: Date.now() }).execute());
    expect((await ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword: 'wrong' })).json.code).toBe('reauthentication_required');
    expect(await tablesNaming(test, ana)).toEqual(expect.arrayContaining(['member', 'resetRequest', 'session', 'subscription']));
    expect((await ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword: PASSWORD })).status).toBe(200);
    expect(await tablesNaming(test, ana)).toEqual([]);
    expect((await ana.as('GET', '/api/auth/me')).status).toBe(401);
    expect((await ana.as('GET', '/api/export')).status).toBe(401);
    expect((await anyone(test)('POST', '/api/auth/login', { email: ana.email, password: PASSWORD })).status).toBe(401);
    expect(await rowsOfMember(test, bob.id)).toEqual(before);
  });
});

type Columns = { readonly omit: readonly string[]; readonly times: readonly string[]; readonly json: readonly string[] };

/** A row as an export shows it: times as dates, JSON unpacked, no secrets. */
function readable(row: Row, { omit, times, json }: Columns): Row {
  const value = (name: string, held: unknown) => {
    if (times.includes(name) && typeof held === 'number') return new Date(held).toISOString();
    return json.includes(name) && typeof held === 'string' ? JSON.parse(held) : held;
  };
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !omit.includes(name))
      .map(([name, held]) => [name, value(name, held)]),
  );
}

const sorted = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

/** What tells one row from all others: ids, addresses, hashes. */
const namesIn = (row: Row): string[] =>
  Object.values(row)
    .filter((value) => typeof value === 'string')
    .filter((value) => value.length >= 12 || value.includes('@'));

/** The tables, of all there are, in which their id or address stands anywhere. */
async function tablesNaming({ db }: TestApp, { id, email }: FullMember): Promise<string[]> {
  const naming: string[] = [];
  const tables = await tableNames(db);
  expect(tables.length).toBeGreaterThan(MEMBER_TABLES.length);
  for (const table of tables) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db.read);
    const text = JSON.stringify(rows, (_name, value: unknown) => (Buffer.isBuffer(value) ? value.toString('latin1') : value));
    if (text.includes(id) || text.includes(email)) naming.push(table);
  }
  return naming;
}

/** Names of all tables that have a column `memberId`, as the database itself tells. */
async function tablesOfMembers({ db }: TestApp): Promise<string[]> {
  const query =
    db.dialect === 'sqlite'
      ? sql<{
          name: string;
        }>`select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'memberId' where m.type = 'table'`
      : sql<{
          name: string;
        }>`select table_name as name from information_schema.columns where column_name = 'memberId' and table_schema = current_schema()`;
  return (await query.execute(db.read)).rows.map(({ name }) => name).toSorted();
}
