/** What members say that packs print. */
export type SubmissionTables = { submission: SubmissionTable };

/** One a member and food. `foodId` is the GTIN as a number, as in `food`, which need not know it. */
export type SubmissionTable = {
  memberId: string;
  foodId: number;
  /** `StatedFields` of the domain, JSON. */
  content: string;
  updatedAt: number;
  sharing: 'private' | 'waiting' | 'accepted' | 'refused';
  /** What of it was offered to everybody, JSON: what is reviewed is what was offered. null: nothing ever was. */
  offered: string | null;
  /** Why it was refused, in the reviewer's words. */
  reason: string | null;
  offeredAt: number | null;
  decidedAt: number | null;
  /** When it was last sent to Open Food Facts; null: never. */
  contributedAt: number | null;
};
