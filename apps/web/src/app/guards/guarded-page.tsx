import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../data/session/session-context.tsx';
import type { ReturnState } from '../../lib/return-path.ts';
import { hasFlag, isFirstVisit } from '../../platform/storage/flags.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { type AppRoute, AuthScreen, GuestHomeScreen } from '../routes.tsx';
import { PendingScreen } from '../static/pending-screen.tsx';
import { type Decision, decide } from './decide.ts';
import { SignedOutCard } from './signed-out-card.tsx';

/** What this visitor meets at this route. */
export function useDecision(route: AppRoute): Decision {
  const { isAuthenticated } = useSession();
  return decide(route.access, { isAuthenticated, isGuest: hasFlag(storageKeys.guest), isFirstVisit: isFirstVisit() });
}

/** A route's page, or what stands in its place for a visitor who is not signed in. */
export function GuardedPage({ route, decision }: { route: AppRoute; decision: Decision }) {
  const { pathname, search } = useLocation();
  switch (decision.show) {
    case 'redirect': {
      const state: ReturnState | null = decision.remember ? { returnTo: pathname + search } : null;
      // An invitation to the trial (/profile?trial=true) is still one at the sign-in.
      const isInvited = decision.remember && new URLSearchParams(search).get('trial') === 'true';
      return <Navigate to={isInvited ? `${decision.to}?trial=true` : decision.to} replace state={state} />;
    }
    case 'guest-home':
      return <GuestHomeScreen />;
    case 'sign-in':
      return <AuthScreen />;
    case 'card':
      return <SignedOutCard route={route} />;
    case 'page':
      return route.Screen === undefined ? <PendingScreen title={route.title} /> : <route.Screen />;
  }
}
