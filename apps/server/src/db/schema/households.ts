/** Members who share a shopping list, and the list. */
export type HouseholdTables = {
  household: HouseholdTable;
  householdMember: HouseholdMemberTable;
  householdInvitation: HouseholdInvitationTable;
  shoppingEntry: ShoppingEntryTable;
};

/** What a member's device reads every half second while it listens: `epoch` and `clock` say whether anything changed. */
export type HouseholdTable = {
  id: string;
  /** Counts the changes of list, members and what they share. Whoever changes one locks this row first. */
  clock: number;
  /** Raised where rows went without leaving a trace: devices then read everything again. */
  epoch: number;
  /** The highest logical time of an entry. */
  count: number;
  createdAt: number;
};

/** Where the household of a member stands. */
export type HouseholdPlace = Pick<HouseholdTable, 'clock' | 'epoch' | 'count'> & {
  readonly memberId: string;
  readonly householdId: string;
};

/** A member is in one household at most. */
export type HouseholdMemberTable = {
  /** What the others of the household know the member by. */
  id: string;
  memberId: string;
  householdId: string;
  joinedAt: number;
  /** JSON list: `me`, and ids of their people, whose diets and allergies the others may see. */
  shared: string;
  consentVersion: string | null;
  /** When that version of the consent was accepted. */
  consentAt: number | null;
};

export type HouseholdInvitationTable = {
  id: string;
  householdId: string;
  /** Who invites. */
  memberId: string;
  /** SHA-256 of the token, hex; the token itself is nowhere. */
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
};

/** An entry, or a list that entries stand on. The id is the device's; it means nothing outside of the household. */
export type ShoppingEntryTable = {
  householdId: string;
  id: string;
  /** Whose entry it is: it leaves with them. */
  memberId: string;
  changedBy: string | null;
  /** The household's clock at the last change. */
  clock: number;
  removed: number;
  /** JSON of `ShoppingEntry` of the domain, without the id. */
  content: string;
  createdAt: number;
  kind: 'entry' | 'list';
};
