import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { NavigationType } from 'react-router';
import { foodQuery, inLanguage, parseFood, parseShelf, shelfQuery } from '../../data/foods/foods.ts';
import { createQueryClient } from '../../data/query-client.ts';
import type { Session } from '../../data/session/session.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { drawIn } from '../../i18n/say.ts';
import { resultsPath } from '../../lib/paths.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { raiseFlag } from '../../platform/storage/local.ts';
import { App } from '../app.tsx';
import type { BrowserHistory } from '../router/app-router.tsx';

const nothing = () => undefined;
const failing = () => Promise.reject(new Error('A page that is drawn ahead of the app changes nothing.'));

/** Nobody is signed in: what is drawn is the same for everyone. */
const SIGNED_OUT: Session = {
  getState: () => STATE,
  subscribe: () => nothing,
  start: failing,
  login: failing,
  logout: nothing,
  refresh: failing,
};
const STATE = { isLoading: false, isAuthenticated: false, user: null };

/**
 * The results of a food as the app itself draws them for a visitor, up to the verdict. Runs on the server, from a build of its own; the app
 * takes the page over as it stands (`resume.ts`), so the two must draw alike.
 *
 * @param food the answer of the look-up
 * @param shelf that of the food's shelf, where it is known already
 * @param tag the language that it is drawn in, by BCP 47
 * @returns null where it is none that this version of the app can show
 */
export async function render(barcode: string, food: unknown, shelf: unknown, tag: string): Promise<{ html: string; title: string } | null> {
  const parsed = parseFood(food);
  if (parsed === undefined) return null;
  const html = await oneAfterTheOther(tag, async () => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(foodQuery(barcode).queryKey, await inLanguage(parsed));
    const known = parseShelf(shelf);
    if (known !== undefined) queryClient.setQueryData(shelfQuery(parsed.id).queryKey, known);
    return draw(resultsPath(barcode), queryClient);
  });
  return { html, title: parsed.name };
}

/** A page that is the same for everyone who may see it, as a guest sees it. Runs in the build. */
export async function renderFixed(address: string, tag: string): Promise<string> {
  raiseFlag(storageKeys.guest);
  return oneAfterTheOther(tag, () => draw(address, createQueryClient()));
}

let last: Promise<unknown> = Promise.resolve();

/** The language of what is drawn stands for the whole module, so no two pages are drawn at a time. */
function oneAfterTheOther(tag: string, draws: () => Promise<string>): Promise<string> {
  const drawn = last.then(() => {
    drawIn(tag);
    return draws();
  });
  last = drawn.catch(nothing);
  return drawn;
}

async function draw(address: string, queryClient: QueryClient): Promise<string> {
  await loadTexts('first', 'rest');
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App queryClient={queryClient} session={SIGNED_OUT} history={standingAt(address)} />
    </StrictMode>,
    // In one piece: pieces that come later are put in their place by scripts, which the content policy would refuse.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  queryClient.clear();
  // Thrown here and not from within React, where nobody would catch it and the whole server would end.
  if (errors.length > 0) throw errors[0];
  return html;
}

/** A history that stands still. */
function standingAt(pathname: string): BrowserHistory {
  const place = { action: NavigationType.Pop, location: { pathname, search: '', hash: '', state: null, key: 'default' } };
  return {
    current: () => place,
    prepare: () => place,
    createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? pathname}${to.search ?? ''}${to.hash ?? ''}`),
    push: nothing,
    replace: nothing,
    go: nothing,
    listen: () => nothing,
  };
}
