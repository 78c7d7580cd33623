import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createPostgresDatabase, createPostgresDatabases, dropPostgresDatabase, type PostgresDatabases } from './postgres-server.ts';

const server = () => inject('postgresUrl');

async function run(database: string, ...statements: string[]): Promise<unknown[][]> {
  const client = new Client({ connectionString: server() + database });
  await client.connect();
  let rows: unknown[][] = [];
  for (const text of statements) ({ rows } = await client.query<unknown[]>({ text, rowMode: 'array' }));
  await client.end();
  return rows;
}

describe('a database that tests hand on', () => {
  let template: string;
  let databases: PostgresDatabases;
  let first: string;

  beforeAll(async () => {
    template = await createPostgresDatabase(server(), 'template0');
    await run(
      template,
      'create table box (id serial primary key)',
      'create table thing (id serial primary key, box int not null references box)',
      'create table setting (name text primary key)',
      `insert into setting values ('language')`,
    );
  });
  afterAll(() => dropPostgresDatabase(server(), template));

  beforeEach(async () => {
    databases = createPostgresDatabases(server(), template);
    first = await databases.take();
    onTestFinished(() => dropPostgresDatabase(server(), first).catch(() => undefined));
  });

  it('has the rows and the counters of its template again, in whatever order tables refer to each other', async () => {
    await run(first, 'insert into box default values', 'insert into thing (box) values (1)');
    await databases.giveBack(first);
    expect(await databases.take()).toBe(first);
    expect(await run(first, 'select (select count(*) from box), (select count(*) from thing), (select count(*) from setting)')).toEqual([
      ['0', '0', '1'],
    ]);
    expect(await run(first, 'insert into box default values returning id')).toEqual([[1]]);
  });

  it('is handed on without what is still connected to it', async () => {
    const client = new Client({ connectionString: server() + first });
    const ended = new Promise((resolve) => client.on('error', resolve));
    await client.connect();
    await databases.giveBack(first);
    expect(String(await ended)).toMatch(/terminat/u);
  });

  it.each([
    ['a column', 'alter table thing add column name text'],
    ['an index', 'create index by_box on thing (box)'],
    ['a table less', 'drop table thing'],
    ['statistics', 'insert into box default values; analyze box'],
    ['a row of the template', `update setting set name = 'theme'`],
    ['many rows', 'insert into box select from generate_series(1, 60000)'],
  ])('is not handed on with %s of its own', async (_what, statement) => {
    await run(first, statement);
    await databases.giveBack(first);
    const second = await databases.take();
    onTestFinished(() => dropPostgresDatabase(server(), second));
    expect(second).not.toBe(first);
    await expect(run(first, 'select 1')).rejects.toThrow(/does not exist/u);
  });
});
