/**
 * The watch over foods that members saved or scanned: docs/decisions/113-watch.md. `foodId` is the GTIN as a number, as in `food`; `hash`
 * names a record of a food, as there.
 */
export type WatchTables = {
  foodVersion: FoodVersionTable;
  watchedFood: WatchedFoodTable;
  /** Watched foods whose record has changed and that nobody has compared yet. */
  foodChange: { foodId: number; changedAt: number };
  /** Foods that are new, or score higher than before, on a shelf that somebody uses. */
  shelfArrival: { foodId: number; categoryTag: string; arrivedAt: number };
  watchSetting: WatchSettingTable;
};

/** A record of a food as somebody saw it, once for all who did. */
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
