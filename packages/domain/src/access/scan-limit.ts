/** Scans a day on the free plan. */
export const FREE_SCANS_PER_DAY = 5;

/**
 * May one more scan be stored today? Premium access has no limit, and a limit of 0 lifts it for everyone
 * (self-hosted). `scansToday` = scans already stored on the member's own calendar day, see `dayBounds`.
 */
export function mayStoreScan({
  premium,
  scansToday,
  limit = FREE_SCANS_PER_DAY,
}: {
  premium: boolean;
  scansToday: number;
  limit?: number | undefined;
}): boolean {
  return premium || limit === 0 || scansToday < limit;
}
