const MAX_SECONDS = 3600;

/** Whole seconds, at most an hour, that an answer asks us to wait, rounded up; `null` where it gives no number of them. */
export function retryAfterSeconds({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), MAX_SECONDS) : null;
}
