import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export type UseSession = SessionState & Pick<Session, 'login' | 'logout' | 'refresh'>;

/** Who is signed in, and the three ways to change it. */
export function useSession(): UseSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it.');
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return { ...state, login: session.login, logout: session.logout, refresh: session.refresh };
}
