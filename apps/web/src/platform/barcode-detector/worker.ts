import { createDecoder, type Frame } from '@labelwise/scanner';
import { wasmUrl } from '@labelwise/scanner/wasm-url';
import type { FrameMessage, OutcomeMessage } from './detector.ts';

const decoder = createDecoder({ locateWasm: () => wasmUrl });
let canvas: OffscreenCanvas | null = null;

addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => {
  void answer(data).then((message) => postMessage(message));
});

async function answer(message: FrameMessage): Promise<OutcomeMessage> {
  try {
    const frame = 'bitmap' in message ? pixelsOf(message.bitmap) : message.frame;
    const { decodeFrame, decodePhoto } = await decoder;
    return { outcome: await (message.photo === true ? decodePhoto(frame) : decodeFrame(frame)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** The canvas is reused: frames of one camera have one size. */
function pixelsOf(bitmap: ImageBitmap): Frame {
  const { width, height } = bitmap;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas in this worker');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { data: new Uint8ClampedArray(data.buffer), width, height };
}
