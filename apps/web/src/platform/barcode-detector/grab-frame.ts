import type { FrameMessage } from './messages.ts';

type Area = { left: number; top: number; width: number; height: number };

/** The middle of a picture: `share` of its width and height. */
export function middleArea(width: number, height: number, share: number): Area {
  const inner = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
  return { left: Math.floor((width - inner.width) / 2), top: Math.floor((height - inner.height) / 2), ...inner };
}

/** The video's present picture, ready to be handed to the worker without a copy. */
export async function grabFrame(video: HTMLVideoElement, crop: number): Promise<{ message: FrameMessage; transfer: Transferable[] }> {
  const { left, top, width, height } = middleArea(video.videoWidth, video.videoHeight, crop);
  if (typeof OffscreenCanvas === 'function') {
    const bitmap = await createImageBitmap(video, left, top, width, height);
    return { message: { bitmap }, transfer: [bitmap] };
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas in this browser');
  context.drawImage(video, left, top, width, height, 0, 0, width, height);
  const { buffer } = context.getImageData(0, 0, width, height).data;
  return { message: { frame: { data: new Uint8ClampedArray(buffer), width, height } }, transfer: [buffer] };
}
