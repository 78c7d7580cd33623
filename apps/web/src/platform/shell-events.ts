import { App } from '@capacitor/app';

/** A page that an address from outside may open: results of a product number, and nothing else. */
const RESULTS = /^\/results\/(\d{8}|\d{12,14})\/?$/;

/** `labelwise://results/…`; the scheme of the app links is https. */
const SCHEME = 'labelwise:';

/**
 * The app's own path behind a deep link; null for every address that is not one of ours. An address comes from anybody, so
 * it may name a product and cannot carry anything else into the app.
 *
 * @param host of the server whose links open the app, e.g. `labelwise.example`; null where it is unknown
 */
export function pathOfLink(link: string, host: string | null): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, host: linkHost, pathname } = new URL(link);
  const path = protocol === SCHEME ? `/${linkHost}${pathname}` : protocol === 'https:' && linkHost === host ? pathname : '';
  const barcode = RESULTS.exec(path)?.[1];
  return barcode === undefined ? null : `/results/${barcode}`;
}

type ShellEvents = {
  /** The device's back button or gesture. */
  onBack: () => void;
  /** A deep link, as a path of the app. */
  onOpen: (path: string) => void;
};

/** Host of the API, which is also the host of the links that open the app. */
function linkHost(): string | null {
  const api = import.meta.env.VITE_API_URL;
  return api === undefined ? null : new URL(api).host;
}

/** Calls back for the device's back button and the addresses that open the app, the one that started it among them; the answer ends it. */
export async function listenToShell({ onBack, onOpen }: ShellEvents): Promise<() => void> {
  let opened: string | null = null;
  const open = (link: string) => {
    const path = pathOfLink(link, linkHost());
    if (path !== null) onOpen(path);
  };
  const handles = await Promise.all([
    App.addListener('backButton', onBack),
    App.addListener('appUrlOpen', ({ url }) => {
      opened = url;
      open(url);
    }),
  ]);
  const launch = await App.getLaunchUrl();
  // The address that started the app comes as an event as well, on some versions of some systems.
  if (launch !== undefined && launch !== null && launch.url !== opened) open(launch.url);
  return () => handles.forEach((handle) => void handle.remove());
}

/** Leaves the app to the launcher, as Android's back does on a first page. iOS has no such thing. */
export async function leaveApp(): Promise<void> {
  await App.minimizeApp();
}
