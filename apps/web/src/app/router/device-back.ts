import { namedOrigin } from '../../lib/navigation/back-target.ts';
import { paths } from '../../lib/paths.ts';

/** What the device's back button does. */
export type DeviceBack = 'close-dialog' | 'leave' | 'back';

/** Pages that nothing lies behind, unless somebody came to them from another one. */
const FIRST_PAGES: ReadonlySet<string> = new Set([paths.auth, paths.onboarding, paths.survey, paths.welcomeSurvey]);

/** The topmost dialog first; home is where the app is left; on every other page it is the page's own Back. */
export function deviceBack(page: { pathname: string; search: string }, hasDialog: boolean, previous: string | null): DeviceBack {
  if (hasDialog) return 'close-dialog';
  if (page.pathname === paths.home) return 'leave';
  const isFirst = FIRST_PAGES.has(page.pathname) && previous === null && namedOrigin(page.search) === null;
  return isFirst ? 'leave' : 'back';
}
