import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AuthOutcome } from '../../data/auth.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { paths } from '../../lib/paths.ts';
import { returnPath } from '../../lib/return-path.ts';
import { raiseFlag } from '../../platform/storage/flags.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { toast } from '../../ui/feedback/toast/toast-store.ts';

/** How long the success toast stands before the app moves on. */
const AFTER_LOGIN_MS = 500;

/**
 * What follows a successful sign-in or sign-up: credentials stored, toast, survey marked as seen, and after 500 ms on to
 * the page that asked for the sign-in, else home. A sign-up that carried survey answers drops them and goes to the
 * survey's address. Where the sign-in stood in place of a page, that page appears by itself.
 */
export function useEnter(): (outcome: Extract<AuthOutcome, { kind: 'signed-in' }>, title: string, withSurvey: boolean) => void {
  const { login } = useSession();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return ({ token, user }, title, withSurvey) => {
    if (withSurvey) local.remove(storageKeys.surveyData);
    raiseFlag(storageKeys.surveySeen);
    toast({ title });
    void login(token, user);
    if (pathname !== paths.auth) return;
    const next = withSurvey ? `${paths.welcomeSurvey}?welcome=true` : (returnPath(state) ?? paths.home);
    timer.current = setTimeout(() => void navigate(next, { replace: true }), AFTER_LOGIN_MS);
  };
}
