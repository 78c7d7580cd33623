import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { log } from '../../lib/log.ts';
import { repeatEarlyPress } from '../../platform/start/early-lookup.ts';
import { ResultsScreen } from '../routes.tsx';

/** The barcode whose results the server has drawn into the page; null where it drew none, or none that this device may take over. */
export function drawnAhead(root: HTMLElement): string | null {
  const barcode = root.dataset['barcode'];
  if (barcode === undefined) return null;
  if (document.documentElement.dataset['own'] === undefined) return barcode;
  // What was drawn is the score for everyone; `early-lookup.js` has left it out of sight.
  root.replaceChildren();
  repeatEarlyPress();
  return null;
}

/** How long the app takes at most to make what was drawn its own, once it has all parts. */
const TAKEN_OVER_MS = 200;

/**
 * Takes over what the server has drawn, once everything is here that it was drawn from: nothing on screen moves, is drawn twice or
 * loses its place.
 */
export async function resume(root: HTMLElement, barcode: string, app: ReactNode, queryClient: QueryClient): Promise<void> {
  const [{ foodQuery }] = await Promise.all([import('../../data/foods/foods.ts'), ResultsScreen.ready()]);
  await queryClient.prefetchQuery(foodQuery(barcode));
  hydrateRoot(root, app, {
    // It is drawn anew then, which is all that is lost.
    onRecoverableError: (error) => log.warn(`The page was drawn again: ${String(error)}`),
  });
  // By then every part answers.
  setTimeout(repeatEarlyPress, TAKEN_OVER_MS);
}
