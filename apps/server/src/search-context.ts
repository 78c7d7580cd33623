import type { Db, SqliteDb } from './db/db.ts';
import type { DatabaseConfig } from './db/open.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import type { FoodsRepository } from './modules/foods/foods.repository.ts';
import { createCatalogueSearch } from './modules/foods/search/catalogue-search.ts';
import { createFindFoodsService, type FindFoodsService } from './modules/foods/search/find-foods.service.ts';
import { createSearchBeside, type SearchService } from './modules/foods/search/search-beside.ts';
import type { TextSearch } from './modules/foods/search/search-here.ts';
import { createSharedAnswers } from './modules/foods/search/shared-answers.ts';
import { createShelfDirectory } from './modules/foods/search/shelf-directory.ts';
import type { RowReader } from './modules/foods/storage/row-reader.ts';
import type { MemberScoring } from './modules/member-profile/member-profile.service.ts';
import type { MemberFoodsService } from './modules/submissions/member-foods.service.ts';

/** A catalogue up to about so many foods is searched faster than a thread is asked. */
const LARGE_FROM_FOODS = 40_000;
/** A file of SQLite with as many. */
const LARGE_FROM_BYTES = 32 * 1024 * 1024;
/** How long it holds that a catalogue is small, ms. */
const LOOK_MS = 60_000;

type ForMembers = {
  foods: FoodsRepository;
  memberFoods: Pick<MemberFoodsService, 'ownFoods'>;
  profileOf: Parameters<typeof createFindFoodsService>[0]['profileOf'];
  scoringOf: (memberId: string) => Promise<MemberScoring>;
};

type Needs = {
  db: Db;
  database: DatabaseConfig;
  reader: Pick<RowReader, 'take'>;
  /** Whether search runs beside the process; by the size of the catalogue by default. */
  isLarge?: (() => Promise<boolean>) | undefined;
};

/** Builds search: on the thread of the process while the catalogue is small, beside it from then on. */
export function createSearch({ db, database, reader, isLarge = createSizeCheck(db, systemClock) }: Needs) {
  const here = createCatalogueSearch(db);
  let members: Pick<ForMembers, 'scoringOf'> | null = null;
  const beside = createSearchBeside({
    database,
    reads: db.reads,
    reader,
    async scoringOf(memberId) {
      if (members === null) throw new Error('Members are known before anybody asks');
      return members.scoringOf(memberId);
    },
  });
  const statements = async (): Promise<TextSearch> => ((await isLarge()) ? beside.text : here);

  return {
    /** What words find, for the repository of foods. */
    text: {
      find: async (...question) => (await statements()).find(...question),
      filedAmongFound: async (ids) => (await statements()).filedAmongFound(ids),
    } satisfies TextSearch,

    serviceFor({ foods, memberFoods, profileOf, scoringOf }: ForMembers): SearchService {
      members = { scoringOf };
      const directory = createShelfDirectory(here, systemClock);
      const small = createFindFoodsService({
        foods,
        shelves: here,
        directory,
        ownFoods: memberFoods.ownFoods,
        profileOf,
      });
      const shared = createSharedAnswers(beside.texts, { foods, ownFoods: memberFoods.ownFoods, profileOf });
      const current = async (): Promise<FindFoodsService> => ((await isLarge()) ? beside.foods : small);
      return {
        find: async (...question) => (await current()).find(...question),
        candidates: async (...question) => (await current()).candidates(...question),
        suggest: async (...question) => (await current()).suggest(...question),
        shelves: async (...question) => (await current()).shelves(...question),
        texts: async () => ((await isLarge()) ? shared : null),
      };
    },

    close: beside.close,
  };
}

/** Whether the catalogue is large; once it is, it stays so. */
function createSizeCheck(db: Db, now: Clock): () => Promise<boolean> {
  let known: { isLarge: Promise<boolean>; at: number } | null = null;
  let hasGrown = false;
  return async () => {
    if (hasGrown) return true;
    if (known === null || now() - known.at >= LOOK_MS)
      known = { isLarge: db.dialect === 'sqlite' ? Promise.resolve(isLargeFile(db)) : isLargeTable(db), at: now() };
    hasGrown = await known.isLarge;
    return hasGrown;
  };
}

/** Read from the head of the file, which is in memory. */
function isLargeFile({ reader }: SqliteDb): boolean {
  const bytes = Number(reader.pragma('page_count', { simple: true })) * Number(reader.pragma('page_size', { simple: true }));
  return bytes > LARGE_FROM_BYTES;
}

/** As the server last counted. Where it cannot be asked, search says so itself. */
async function isLargeTable({ ask }: Extract<Db, { dialect: 'postgres' }>): Promise<boolean> {
  try {
    const [table] = await ask<{ rows: number }>(`select reltuples::float8 as rows from pg_class where oid = 'food'::regclass`);
    return table !== undefined && table.rows > LARGE_FROM_FOODS;
  } catch {
    return false;
  }
}
