import { paths } from '../../../lib/paths.ts';

/** Protocols that a link in an answer may have. */
const ALLOWED = /^(?:https?|ircs?|mailto|xmpp):/i;
const HAS_PROTOCOL = /^[^/?#]*:/;

/**
 * A link's address as it may stand on the page; empty for every other protocol. Control characters, which browsers skip
 * while reading a protocol, never help one through.
 */
export function safeAddress(address: string): string {
  // oxlint-disable-next-line no-control-regex -- the characters that the URL standard strips
  const bare = address.replaceAll(/[\u0000-\u0020\u007F]/g, '');
  return ALLOWED.test(bare) || !HAS_PROTOCOL.test(bare) ? bare : '';
}

/** The path inside this app that a link leads to (`/results/123`, also with our own host before it); null for others. */
export function insidePath(address: string, origin: string): string | null {
  if (address.startsWith('#') || address === '') return null;
  let url: URL;
  try {
    url = new URL(address, `${origin}/`);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  const isPage = Object.values(paths).some((path) => path === url.pathname) || url.pathname.startsWith(`${paths.results}/`);
  return isPage ? url.pathname + url.search : null;
}
