import type { ReadLanguage } from '@labelwise/domain/reading';
import { type LabelProgress, type LabelReading, type Picture, readLabel } from '@labelwise/label-reader';
import { createWebEngines } from '@labelwise/label-reader/web';

const engines = createWebEngines();

addEventListener('message', ({ data }: MessageEvent<LabelRequest>) => {
  // What cannot be loaded now is loaded, or fails, with the reading.
  if (data.kind === 'prepare') return void engines.prepare().catch(() => undefined);
  read(data).catch((error: unknown) => post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }));
});

function post(answer: LabelAnswer): void {
  postMessage(answer);
}

async function read({ bitmap, language }: Extract<LabelRequest, { kind: 'read' }>): Promise<void> {
  const onProgress = (progress: Extract<LabelAnswer, { kind: 'progress' }>['progress']) => post({ kind: 'progress', progress });
  post({ kind: 'read', reading: await readLabel(pixelsOf(bitmap), engines, { language, onProgress }) });
}

function pixelsOf(bitmap: ImageBitmap): Picture {
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas in this worker');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  // The canvas would hold a second copy for as long as the reading lasts.
  [canvas.width, canvas.height] = [0, 0];
  return { data, width, height };
}

/** `prepare`: load what a reading needs. `read`: one photo, after which the worker is ended; `language`: the person's, whose list comes first. */
export type LabelRequest =
  | { readonly kind: 'prepare' }
  | { readonly kind: 'read'; readonly bitmap: ImageBitmap; readonly language: ReadLanguage };

/** What it says while it reads, and at last. */
export type LabelAnswer =
  | { readonly kind: 'progress'; readonly progress: LabelProgress }
  | { readonly kind: 'read'; readonly reading: LabelReading }
  | { readonly kind: 'failed'; readonly reason: string };
