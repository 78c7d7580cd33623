import { paths } from '../lib/paths.ts';
import type { AppRoute } from './routes.tsx';

/** What a visitor meets at a route. */
export type Decision =
  | { show: 'page' }
  | { show: 'card' }
  | { show: 'sign-in' }
  | { show: 'guest-home' }
  | { show: 'redirect'; to: string; remember: boolean };

export type Visitor = {
  isAuthenticated: boolean;
  /** Chose to look around without an account on this device. */
  isGuest: boolean;
  /** No sign-in, no onboarding, no survey yet on this device. */
  isFirstVisit: boolean;
};

/** The guards in one table. */
export function decide(access: AppRoute['access'], visitor: Visitor): Decision {
  if (visitor.isAuthenticated || access === 'open') return { show: 'page' };
  if (access === 'card') return { show: 'card' };
  if (access === 'in-place') return { show: 'sign-in' };
  if (access === 'home' && visitor.isGuest) return { show: 'guest-home' };
  if (access === 'home' && visitor.isFirstVisit) return { show: 'redirect', to: paths.onboarding, remember: false };
  return { show: 'redirect', to: paths.auth, remember: true };
}
