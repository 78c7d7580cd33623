import type { ReadLanguage } from '@labelwise/domain/reading';
import type { LabelProgress, LabelReading } from '@labelwise/label-reader';

/** The one thing that a worker is asked: to read a photo. It is ended afterwards. `language`: the person's, whose list comes first. */
export type LabelRequest = { readonly bitmap: ImageBitmap; readonly language: ReadLanguage };

/** What it says while it reads, and at last. */
export type LabelAnswer =
  | { readonly kind: 'progress'; readonly progress: LabelProgress }
  | { readonly kind: 'read'; readonly reading: LabelReading }
  | { readonly kind: 'failed'; readonly reason: string };
