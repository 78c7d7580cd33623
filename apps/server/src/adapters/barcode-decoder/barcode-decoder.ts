import { IMAGE_LIMITS, sniffImage } from '@labelwise/scanner';
import { createDecodeThread } from './decode-thread.ts';
import type { DecodeResult } from './messages.ts';

export type { DecodeResult } from './messages.ts';

export type BarcodeDecoderOptions = {
  /** From the call to the answer, waiting included. */
  timeoutMs: number;
  /** A picture that claims more is refused by its header. */
  maxPixels: number;
  /** Pictures that may wait while one is read. */
  maxWaiting?: number;
};

export interface BarcodeDecoder {
  /** Never rejects: whatever the bytes are, it answers within the time limit. */
  decode(bytes: Uint8Array): Promise<DecodeResult>;
  close(): Promise<void>;
}

/** Reads barcodes of pictures that strangers send, in a thread beside the server's own. */
export function createBarcodeDecoder({ timeoutMs, maxPixels, maxWaiting = 8 }: BarcodeDecoderOptions): BarcodeDecoder {
  const thread = createDecodeThread();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function decodeInTurn(bytes: Uint8Array, pixels: number, turn: Promise<unknown>): Promise<DecodeResult> {
    const deadline = performance.now() + timeoutMs;
    await turn;
    const left = deadline - performance.now();
    return left <= 0 ? { kind: 'refused', reason: 'busy' } : thread.run(bytes, pixels, left);
  }

  return {
    async decode(bytes) {
      const file = sniffImage(bytes, { ...IMAGE_LIMITS, maxPixels });
      if (!file.ok) return { kind: 'refused', reason: file.reason };
      if (waiting > maxWaiting) return { kind: 'refused', reason: 'busy' };
      waiting += 1;
      const result = decodeInTurn(bytes, file.width * file.height, last).finally(() => {
        waiting -= 1;
      });
      last = result;
      return result;
    },
    close: () => thread.close(),
  };
}
