const MAX_BYTES = 2 * 1024 * 1024;

/**
 * A `fetch` for an upstream that may do anything: the caller's time limit covers the last byte of the body, no redirect
 * is followed, and an answer of more than 2 MiB after decompression is cut off with an error. The SDK takes any JSON
 * without `error` for success, whatever its status: a failure that does not say so is made to.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const body = await readAtMost(response, MAX_BYTES);
  return new Response(response.ok || saysError(body) ? body : UNSAID, { status: response.status, headers: response.headers });
}

const UNSAID = JSON.stringify({ error: { type: 'api_error', message: 'An answer that says nothing' } });

function saysError(body: Buffer): boolean {
  try {
    const answer: unknown = JSON.parse(body.toString());
    return typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'object';
  } catch {
    return false;
  }
}

async function readAtMost(response: Response, maxBytes: number): Promise<Buffer> {
  if (response.body === null) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new TypeError('The answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
