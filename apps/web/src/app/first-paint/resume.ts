import type { QueryClient } from '@tanstack/react-query';
import { createElement, type ReactNode, startTransition, useEffect } from 'react';
import { log } from '../../lib/log.ts';
import { hydrateRoot } from '../../lib/react-root.ts';
import { whenIdle } from '../../lib/timing.ts';
import { cameWithPage, repeatEarlyPress, takeEarlyPress } from '../../platform/start/early-lookup.ts';
import type { LazyScreen } from '../router/chunk-recovery.ts';
import { GuestHomeScreen, ResultsScreen, ScanScreen } from '../routes.tsx';

/** The screens that may come drawn: results by the server, the others by the build. */
const SCREENS = { results: ResultsScreen, home: GuestHomeScreen, scan: ScanScreen } as const;

export type Drawn = { readonly screen: LazyScreen; readonly barcode: string | null };

/** What has been drawn into the page for the app to take over; null where nothing was, or nothing that this device may show. */
export function drawnAhead(root: HTMLElement): Drawn | null {
  const { drawn, own } = document.documentElement.dataset;
  if (drawn === undefined || !isScreen(drawn)) return null;
  if (own === undefined) return { screen: SCREENS[drawn], barcode: root.dataset['barcode'] ?? null };
  // What was drawn is another visitor's page; `early-lookup.js` has left it out of sight.
  root.replaceChildren();
  delete document.documentElement.dataset['own'];
  repeatEarlyPress();
  return null;
}

function isScreen(name: string): name is keyof typeof SCREENS {
  return name in SCREENS;
}

/** One part of each file of contracts and tables that results need (`vite.config.ts`), and what checks the answer that they show first. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('@labelwise/contracts/foods'),
  () => import('@labelwise/domain/diets'),
  () => import('@labelwise/domain/matching'),
  () => import('@labelwise/contracts/saved-foods'),
  () => import('@labelwise/contracts/alternatives'),
  async () => {
    const [{ prepare }, { foods }] = await Promise.all([import('../../data/call.ts'), import('@labelwise/contracts/foods')]);
    prepare(foods.byBarcode);
  },
];

/** How long the parts of a screen take at most to answer, once the screen is the app's own. */
const TAKEN_OVER_MS = 200;

/**
 * Takes over what the server has drawn, once everything is here that it was drawn from: nothing on screen moves, is drawn twice or
 * loses its place.
 */
export async function resume(root: HTMLElement, { screen, barcode }: Drawn, app: ReactNode, queryClient: QueryClient): Promise<void> {
  // One after the other, each in a task of its own: all of it is on its way, and evaluated at one go it would hold up a press.
  if (barcode !== null) {
    for (const part of PARTS) {
      await part();
      await nextTask();
    }
    await takeAnswers(barcode, queryClient);
    await nextTask();
  }
  await screen.ready();
  await nextTask();
  // In slices: a press in between finds a page that answers.
  startTransition(() => {
    hydrateRoot(root, createElement(TakenOver, null, app), {
      // It is drawn anew then, which is all that is lost.
      onRecoverableError: (error) => log.warn(`The page was drawn again: ${String(error)}`),
    });
  });
  if (barcode !== null && document.documentElement.dataset['stored'] !== undefined) void renew(barcode, queryClient);
}

/** What the device had stored of an earlier visit stands; what holds now comes in its place. */
async function renew(barcode: string, queryClient: QueryClient): Promise<void> {
  await whenIdle();
  const { foodQuery, shelfQuery } = await import('../../data/foods/foods.ts');
  const food = foodQuery(barcode);
  const shelf = shelfQuery(queryClient.getQueryData(food.queryKey)?.id ?? '');
  await Promise.all([food, shelf].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}

/** The food, and its shelf where the page brought it along. */
async function takeAnswers(barcode: string, queryClient: QueryClient): Promise<void> {
  const { foodQuery, shelfQuery } = await import('../../data/foods/foods.ts');
  const food = foodQuery(barcode);
  await queryClient.prefetchQuery(food);
  const shelf = shelfQuery(queryClient.getQueryData(food.queryKey)?.id ?? '');
  if (cameWithPage(shelf.queryKey[0])) await queryClient.prefetchQuery(shelf);
}

/** Presses again what was pressed too early, once the page is the app's own, however long a busy device takes for that. */
function TakenOver({ children }: { children?: ReactNode }): ReactNode {
  useEffect(() => {
    setTimeout(takeEarlyPress(), TAKEN_OVER_MS);
  }, []);
  return children;
}

/** Settles in a task of its own, so that what was pressed meanwhile is answered before. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
