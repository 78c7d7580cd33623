import type { Db } from '../../db/db.ts';
import { createQuestion } from '../../db/question.ts';
import type { PreferenceTable } from '../../db/schema/profiles.ts';
import { CHIP_COLUMNS, type ChipColumns } from './selections.ts';

export type MemberProfileRepository = ReturnType<typeof createMemberProfileRepository>;

/** Reads what the score knows of a member. */
export function createMemberProfileRepository(db: Db) {
  const revisionOf = createQuestion(db, [''], (memberId: string) =>
    db.read.selectFrom('profileRevision').select('revision').where('memberId', '=', memberId),
  );
  return {
    /** 0 before the first change. */
    revision: async (memberId: string): Promise<number> => (await revisionOf(memberId))[0]?.revision ?? 0,
    chips: (memberId: string): Promise<ChipColumns | undefined> =>
      db.read.selectFrom('healthProfile').select(CHIP_COLUMNS).where('memberId', '=', memberId).executeTakeFirst(),
    preferences: (memberId: string): Promise<PreferenceTable[]> =>
      db.read.selectFrom('preference').selectAll().where('memberId', '=', memberId).execute(),
  };
}
