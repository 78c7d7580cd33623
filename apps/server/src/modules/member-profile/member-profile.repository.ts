import type { Db } from '../../db/db.ts';
import type { PreferenceTable } from '../../db/schema/profiles.ts';
import { CHIP_COLUMNS, type ChipColumns } from './selections.ts';

export type MemberProfileRepository = ReturnType<typeof createMemberProfileRepository>;

/** Reads what the score knows of a member. */
export function createMemberProfileRepository(db: Db) {
  return {
    /** 0 before the first change. */
    async revision(memberId: string): Promise<number> {
      const row = await db.read.selectFrom('profileRevision').select('revision').where('memberId', '=', memberId).executeTakeFirst();
      return row?.revision ?? 0;
    },
    chips: (memberId: string): Promise<ChipColumns | undefined> =>
      db.read.selectFrom('healthProfile').select(CHIP_COLUMNS).where('memberId', '=', memberId).executeTakeFirst(),
    preferences: (memberId: string): Promise<PreferenceTable[]> =>
      db.read.selectFrom('preference').selectAll().where('memberId', '=', memberId).execute(),
  };
}
