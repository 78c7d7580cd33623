import { say } from '../../../i18n/say.ts';

/** What a server calls a device whose browser does not name itself. */
const NAMELESS = 'A device without a name';

/** What a device is called: the server names it by its browser and system, in English: "Chrome on Android". */
export function deviceText(name: string): string {
  if (name === NAMELESS) return say('screens-profile.nameless_device');
  const [browser, system, ...rest] = name.split(' on ');
  return browser === undefined || system === undefined || rest.length > 0
    ? name
    : say('screens-profile.browser_on_system', { browser, system });
}
