import { useSession } from '../../../data/session/session.ts';

/** Whether the member can be asked for a password at all: who signs in by a service elsewhere alone has none. */
export function useHasPassword(): boolean {
  return useSession().user?.hasPassword !== false;
}

/** Whether a form that asks for the password can be sent. */
export function usePasswordGiven(password: string): boolean {
  return !useHasPassword() || password !== '';
}
