import type { Tx } from '../../db/db.ts';
import type { MemberTable } from '../../db/schema/members.ts';

/** What sign-in needs of the members' rows; the users module owns them. */
export type MembersPort = {
  byId: (id: string) => Promise<MemberTable | undefined>;
  /** @param email trimmed and lower case */
  byEmail: (email: string) => Promise<MemberTable | undefined>;
  /** `false` when the address has an account already. */
  insert: (member: MemberTable, also: (tx: Tx) => Promise<void>) => Promise<boolean>;
  update: (id: string, fields: Partial<Omit<MemberTable, 'id'>>) => Promise<boolean>;
};
