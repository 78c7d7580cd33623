import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { namedOrigin, useGoBack, useNavigationMemory } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { leaveApp, listenToShell } from '../../platform/shell-events.ts';
import { topModal } from '../../ui/feedback/modal.tsx';

/** What the device's back button does. */
type DeviceBack = 'close-dialog' | 'leave' | 'back';

/** Pages that nothing lies behind, unless somebody came to them from another one. */
const FIRST_PAGES: ReadonlySet<string> = new Set([paths.auth, paths.onboarding, paths.survey, paths.welcomeSurvey]);

/** The topmost dialog first; home is where the app is left; on every other page it is the page's own Back. */
export function deviceBack(page: { pathname: string; search: string }, hasDialog: boolean, previous: string | null): DeviceBack {
  if (hasDialog) return 'close-dialog';
  if (page.pathname === paths.home) return 'leave';
  const isFirst = FIRST_PAGES.has(page.pathname) && previous === null && namedOrigin(page.search) === null;
  return isFirst ? 'leave' : 'back';
}

/** The device's back button and the links that open the app, in the shell only. Shows nothing. */
export function DeviceEvents() {
  const page = useLocation();
  const memory = useNavigationMemory();
  const goBack = useGoBack();
  const navigate = useNavigate();

  const back = useEffectEvent(() => {
    const dialog = topModal();
    const what = deviceBack(page, dialog !== null, memory.previous());
    // The same word that a browser gives a dialog for Escape and for its own back gesture.
    if (what === 'close-dialog') dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    else if (what === 'leave') void leaveApp();
    else goBack();
  });
  const open = useEffectEvent((path: string) => void navigate(path));

  useEffect(() => {
    const listening = listenToShell({ onBack: () => back(), onOpen: (path) => open(path) });
    return () => void listening.then((stop) => stop());
  }, []);
  return null;
}
