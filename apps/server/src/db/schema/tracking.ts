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
