/** What a model may answer to one call, bytes after unpacking: far above any reply, far below what hurts. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * `fetch` for an endpoint that may be anything: it follows no redirect (which could lead inside this network), takes no more
 * than 4 MB, and no page where events were asked for.
 */
export async function guardedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { body, headers, status, statusText } = response;
  if (response.ok && /^text\/html/iu.test(headers.get('content-type') ?? '')) {
    await body?.cancel();
    throw new TypeError('The endpoint answered with a page.');
  }
  return new Response(body?.pipeThrough(atMost(MAX_BYTES)) ?? null, { headers, status, statusText });
}

function atMost(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new TypeError('The endpoint answered too much.'));
      else controller.enqueue(chunk);
    },
  });
}
