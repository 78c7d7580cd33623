import { App } from '@capacitor/app';
import { pathOfLink, type ShellEvents } from './shell-events.ts';

/** Host of the API, which is also the host of the links that open the app. */
function linkHost(): string | null {
  const api = import.meta.env.VITE_API_URL;
  return api === undefined ? null : new URL(api).host;
}

/** Hears the device's back button and the addresses that open the app, the one that started it among them; the answer ends it. */
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
