import { expect, it } from 'vitest';
import { deviceBack } from './device-events.tsx';

it.each([
  ['a dialog closes first, also at home', '/', '', true, null, 'close-dialog'],
  ['home is where the app is left', '/', '', false, '/scan', 'leave'],
  ['a page goes back', '/scan', '', false, '/', 'back'],
  ['a page that was opened by a link goes home', '/results/3017620422003', '', false, null, 'back'],
  ['the sign-in leaves when nothing lies behind it', '/auth', '', false, null, 'leave'],
  ['the sign-in goes back where something does', '/auth', '', false, '/scan', 'back'],
] as const)('%s', (_what, pathname, search, hasDialog, previous, what) => {
  expect(deviceBack({ pathname, search }, hasDialog, previous)).toBe(what);
});
