import type { Page } from '@playwright/test';

const PAGE_ROWS = 200;
const NEWEST = Date.parse('2026-11-20T20:00:00Z');
const HOURS = 3_600_000;

/** Appends a history of this many products to the member's own, paged as the server does: copies of one real scan. */
export async function givenHistory(page: Page, entry: object, count: number): Promise<void> {
  const { scan, food } = Object(entry);
  await page.unroute(/\/api\/scans(?:\?|$)/);
  await page.route(/\/api\/scans(?:\?|$)/, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const to = Math.min(count, from + PAGE_ROWS);
    const json = Array.from({ length: to - from }, (_, n) => {
      const at = from + n;
      return {
        scan: { ...scan, id: `s${at}`, foodId: `f${at}`, scannedAt: new Date(NEWEST - at * HOURS).toISOString() },
        food: { ...food, id: `f${at}`, barcode: String(2_000_000_000_000 + at), name: `Product ${at}` },
      };
    });
    return route.fulfill({ json, headers: to === count ? {} : { link: `</api/scans?cursor=${to}>; rel="next"` } });
  });
}
