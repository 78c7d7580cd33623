declare global {
  interface Window {
    /** What `early-lookup.js` asked for, in the page itself. */
    earlyLookup?: { readonly path: string; readonly answer: Promise<Response> } | undefined;
  }
}

/** The answer that is on its way to this request, once; `null` where none is. */
export function takeEarlyLookup(method: string, url: string): Promise<Response> | null {
  const early = window.earlyLookup;
  if (early === undefined || method !== 'GET' || early.path !== url) return null;
  window.earlyLookup = undefined;
  return early.answer;
}
