import type { ReactNode } from 'react';
import { Toaster } from '../ui/feedback/toast/toaster.tsx';
import { type FetchAnswers, fakeFetch } from './fake-fetch.ts';
import { renderApp, storeMember } from './render-app.tsx';

/** A member's screen on an API of canned answers, with the toasts beside it. */
export async function renderScreen(
  screen: ReactNode,
  answers: FetchAnswers,
  { at = '/', member = {} }: { at?: string; member?: Record<string, unknown> } = {},
) {
  storeMember(member);
  const calls = fakeFetch(answers);
  const app = await renderApp(
    <>
      {screen}
      <Toaster label="Notifications" />
    </>,
    { at },
  );
  return { ...app, calls, made: () => calls.map(({ method, path }) => `${method} ${path}`) };
}

/** What the lists of these foods add up to, as `GET /api/activity/summary` answers it. */
export const aSummary = (changes: Readonly<Record<string, unknown>> = {}) => ({
  body: { scans: 0, products: 0, averageScore: null, favorites: 0, purchased: 0, activities: 0, ...changes },
});
