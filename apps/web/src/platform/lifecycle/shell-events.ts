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

export type ShellEvents = {
  /** The device's back button or gesture. */
  onBack: () => void;
  /** A deep link, as a path of the app. */
  onOpen: (path: string) => void;
};
