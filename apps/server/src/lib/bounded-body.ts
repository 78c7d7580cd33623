/** An answer of an upstream is larger than we take. */
export class BodyTooLargeError extends TypeError {
  override name = 'BodyTooLargeError';
}

/** The body of an answer as it comes, cut off with an error after `maxBytes`. They are counted after decompression. */
export function boundedBody({ body }: Response, maxBytes: number): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  let left = maxBytes;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new BodyTooLargeError(`The answer is larger than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return body?.pipeThrough(limit) ?? null;
}

/**
 * The whole body of an answer.
 *
 * @throws BodyTooLargeError
 */
export async function readBody({ body }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new BodyTooLargeError(`The answer is larger than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts, bytes);
}
