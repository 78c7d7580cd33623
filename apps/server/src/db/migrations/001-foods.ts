import { sql } from 'kysely';
import type { Dialect, Tx } from '../db.ts';
import type { Migration } from '../migrate.ts';

/**
 * The catalogue, what upstream does not know, import checkpoints, and the two search indexes: whole words, and trigrams of the
 * vocabulary.
 */
export const foods: Migration = {
  name: '001-foods',
  async up(tx, dialect) {
    await createCatalogue(tx, dialect);
    await sql`create index "foodCategory" on food ("categoryTag", points) where "categoryTag" is not null`.execute(tx);
    await sql`create table "foodMiss" (id bigint primary key, "expiresAt" bigint not null)`.execute(tx);
    await sql`create table "foodImport" (
      fingerprint text primary key, file text not null, position bigint not null, counts text not null,
      "updatedAt" bigint not null, "finishedAt" bigint)`.execute(tx);
    await (dialect === 'sqlite' ? createSqliteSearch(tx) : createPostgresSearch(tx));
  },
};

async function createCatalogue(tx: Tx, dialect: Dialect): Promise<void> {
  // INTEGER PRIMARY KEY, to the letter, makes the key SQLite's own row number: no second index to keep and to read.
  const key = sql.raw(dialect === 'sqlite' ? 'integer' : 'bigint');
  await sql`create table food (
    id ${key} primary key, name text not null, brand text, category text, "categoryTag" text, grade text, points integer,
    popularity integer not null, source text not null, "modifiedAt" bigint, hash bigint not null, doc text not null)`.execute(tx);
}

/** Contentless: the words are in the index alone. A trigger adds the trigrams of new words. */
async function createSqliteSearch(tx: Tx): Promise<void> {
  await sql`create virtual table "foodText" using fts5(
    words, content='', contentless_delete=1, detail=none, tokenize='unicode61 remove_diacritics 0')`.execute(tx);
  await sql`create table "foodWord" (number integer primary key, word text not null unique)`.execute(tx);
  await sql`create virtual table "foodTrigram" using fts5(
    word, content='foodWord', content_rowid='number', tokenize='trigram')`.execute(tx);
  await sql`create trigger "foodWordTrigram" after insert on "foodWord" begin
    insert into "foodTrigram" (rowid, word) values (new.number, new.word); end`.execute(tx);
}

async function createPostgresSearch(tx: Tx): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(tx);
  await sql`alter table food add column words tsvector not null`.execute(tx);
  await sql`create index "foodText" on food using gin (words)`.execute(tx);
  await sql`create table "foodWord" (word text primary key)`.execute(tx);
  // For "begins with", in any collation of the database.
  await sql`create index "foodWordStart" on "foodWord" (word text_pattern_ops)`.execute(tx);
  await sql`create index "foodTrigram" on "foodWord" using gin (word gin_trgm_ops)`.execute(tx);
}
