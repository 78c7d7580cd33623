/**
 * Marks an answer that the service worker takes from its cache with `KEPT_HEADER`, so that the app does not take it for an
 * answer of the server. The build copies the text of this function into the worker: it can use nothing from outside itself.
 */
export async function markStored({ cachedResponse }: { cachedResponse?: Response | undefined }): Promise<Response | null> {
  if (!cachedResponse) return null;
  const headers = new Headers(cachedResponse.headers);
  headers.set('x-kept-on-device', '1');
  return new Response(cachedResponse.body, { status: cachedResponse.status, statusText: cachedResponse.statusText, headers });
}
