import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The number of a row of "foodText"; see `RANK_STEP` of `modules/foods/storage/food-words.ts`. */
const placeOf = (row: 'old' | 'new') => sql.raw(`${row}."searchRank" * 100000000000000 + ${row}.id`);

/**
 * On SQLite what search ranks foods by, in the order in which the index gives them; and a count of all changes of foods, by which what was
 * made of foods before is known to hold. Triggers see to both, whoever writes. Foods of before are entered when their name, rank or
 * popularity changes, or by the job that reads the catalogue again; until then search reads their rows.
 */
export const searchNames: Migration = {
  name: '173-search-names',
  async up(tx, dialect) {
    if (dialect === 'postgres') return;
    await sql`create table "foodTextName" (place integer primary key, name text not null, brand text, popularity integer not null)`.execute(
      tx,
    );
    const add = sql`insert or replace into "foodTextName" (place, name, brand, popularity)
      select ${placeOf('new')}, new.name, new.brand, new.popularity where new."searchRank" is not null`;
    const remove = sql`delete from "foodTextName" where place = ${placeOf('old')}`;
    await sql`create trigger "foodTextNameAdded" after insert on food begin ${add}; end`.execute(tx);
    await sql`create trigger "foodTextNameRemoved" after delete on food begin ${remove}; end`.execute(tx);
    await sql`create trigger "foodTextNameChanged" after update of name, brand, popularity, "searchRank" on food
      when old.name is not new.name or old.brand is not new.brand or old.popularity is not new.popularity
        or old."searchRank" is not new."searchRank"
      begin ${remove}; ${add}; end`.execute(tx);
    await sql`create table "foodTextClock" (id integer primary key, number integer not null)`.execute(tx);
    await sql`insert into "foodTextClock" (id, number) values (1, 1)`.execute(tx);
    for (const event of ['insert', 'update', 'delete'])
      await sql`create trigger ${sql.id(`foodTextClock_${event}`)} after ${sql.raw(event)} on food
        begin update "foodTextClock" set number = number + 1 where id = 1; end`.execute(tx);
  },
};
