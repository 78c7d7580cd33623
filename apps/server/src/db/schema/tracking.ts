/** What members do with foods, and the counts that trending is made of. `foodId` is the GTIN as a number, as in `food`. */
export type TrackingTables = {
  scan: ScanTable;
  scanAllowance: ScanAllowanceTable;
  favorite: SavedFoodTable;
  purchased: SavedFoodTable;
  consumed: ConsumedTable;
  doneRequest: DoneRequestTable;
  foodFavorite: { foodId: number; count: number };
  /** Scans of a food by the hour they were made in, hours since 1970; names no member. */
  foodScanHour: { hour: number; foodId: number; count: number };
};

export type ScanTable = {
  id: string;
  memberId: string;
  foodId: number;
  /** 0 to 100, as it was then. */
  score: number;
  rulesVersion: string;
  /** The ledger behind the score, JSON: lines as data; those of older editions in words. */
  contributions: string;
  scannedAt: number;
  /** What the score rests on; `none`: on nothing, and it is in no average. null: made before this was recorded, and not resolved yet. */
  basis: 'nutriscore' | 'fallback' | 'none' | null;
  /** The figures of the food then, JSON: what is compared at the next scan. null: made before this was recorded. */
  figures: string | null;
};

/** Scans stored in the member's running day. It is separate from the scans, so that deleting them refills nothing. */
export type ScanAllowanceTable = {
  memberId: string;
  used: number;
  /** End of the day that was running when the count began; a change of the time zone does not move it. */
  endsAt: number;
};

/** A food in one of a member's lists: once in `favorite` and `purchased`, once a meal in `consumed`. */
export type SavedFoodTable = {
  id: string;
  memberId: string;
  foodId: number;
  createdAt: number;
};

/** A note of a meal. `amount` in grams or millilitres; null: one serving, as the pack has it. */
export type ConsumedTable = SavedFoodTable & { amount: number | null };

/** A request that named an Idempotency-Key and was carried out: the same again makes no second row. */
export type DoneRequestTable = {
  memberId: string;
  /** Which call, and the key that the client gave. */
  requestKey: string;
  /** SHA-256 of the body, hex. */
  bodyHash: string;
  /** What the request made. */
  resultId: string;
  createdAt: number;
};

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

/**
 * The watch over foods that members saved or scanned: docs/decisions/113-watch.md. `foodId` is the GTIN as a number, as in `food`; `hash`
 * names a record of a food, as there.
 */
export type WatchTables = {
  foodVersion: FoodVersionTable;
  watchedFood: WatchedFoodTable;
  /** Shelves that somebody had foods of when they were saved or changed. */
  watchedShelf: { categoryTag: string };
  /** Watched foods whose record has changed and that nobody has compared yet. */
  foodChange: { foodId: number; changedAt: number };
  /** Foods that are new, or score higher than before, on a shelf that somebody uses. */
  shelfArrival: { foodId: number; categoryTag: string; arrivedAt: number };
  watchSetting: WatchSettingTable;
};

/** A former record of a food that somebody saw, once for all who did; what they see now is in `food`. */
export type FoodVersionTable = { foodId: number; hash: number; name: string; doc: string };

/** Which record of a food a member saw last. */
export type WatchedFoodTable = {
  memberId: string;
  foodId: number;
  /** The narrowest category of the food then. */
  categoryTag: string | null;
  hash: number;
  seenAt: number;
  /** Since when the food says something else; null: it says the same. */
  changedAt: number | null;
  /** What was seen before the member dismissed a change: for undoing that. */
  previousHash: number | null;
  previousAt: number | null;
  /** Up to when better foods of this shelf were dismissed. */
  arrivalsSeenAt: number | null;
};

/** A member without a row: watched, and no mail. */
export type WatchSettingTable = {
  memberId: string;
  isOn: number;
  /** 1: a mail a week, where there is something to say. */
  digest: number;
  /** When the member asked for the mail, which is their consent. */
  digestAskedAt: number | null;
  /** What came up to here was mailed, or was there when the mail was asked for. */
  digestedUpTo: number;
  nextDigestAt: number;
};
