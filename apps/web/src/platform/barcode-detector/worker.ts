import { createDecoder, type Frame } from '@labelwise/scanner';
import { wasmUrl } from '@labelwise/scanner/wasm-url';
import type { FrameMessage, OutcomeMessage, View } from './detector.ts';
import { createLevels } from './levels.ts';

const decoder = createDecoder({ locateWasm: () => wasmUrl });
const levelsOf = createLevels();
let canvas: OffscreenCanvas | null = null;

addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => {
  void answer(data).then((message) => postMessage(message));
});

async function answer(message: FrameMessage): Promise<OutcomeMessage> {
  try {
    const frame = await frameOf(message);
    const { decodeFrame, decodePhoto } = await decoder;
    return { outcome: await (message.photo === true ? decodePhoto(frame) : decodeFrame(frame)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function frameOf(message: FrameMessage): Promise<Frame> {
  if ('frame' in message) return message.frame;
  if ('bitmap' in message) {
    const { bitmap } = message;
    const { width, height } = bitmap;
    return pixelsOf(bitmap, { left: 0, top: 0, width, height, shownWidth: width, shownHeight: height });
  }
  const { picture, view } = message;
  const levels = await levelsOf(picture, view).catch(() => null);
  if (levels === null) return pixelsOf(picture, view);
  picture.close();
  return levels;
}

/** What a picture shows, drawn; it is closed. The canvas is reused: frames of one camera have one size. */
function pixelsOf(picture: ImageBitmap | VideoFrame, view: View): Frame {
  const { left, top, width, height, shownWidth, shownHeight } = view;
  if (canvas?.width !== shownWidth || canvas.height !== shownHeight) canvas = new OffscreenCanvas(shownWidth, shownHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas in this worker');
  context.drawImage(picture, left, top, width, height, 0, 0, shownWidth, shownHeight);
  picture.close();
  const { data } = context.getImageData(0, 0, shownWidth, shownHeight);
  return { data: new Uint8ClampedArray(data.buffer), width: shownWidth, height: shownHeight };
}
