import type { ReadLanguage } from '@labelwise/domain/reading';
import type { LabelProgress, LabelReading } from '@labelwise/label-reader';

/** `prepare`: load what a reading needs. `read`: one photo, after which the worker is ended; `language`: the person's, whose list comes first. */
export type LabelRequest =
  | { readonly kind: 'prepare' }
  | { readonly kind: 'read'; readonly bitmap: ImageBitmap; readonly language: ReadLanguage };

/** What it says while it reads, and at last. */
export type LabelAnswer =
  | { readonly kind: 'progress'; readonly progress: LabelProgress }
  | { readonly kind: 'read'; readonly reading: LabelReading }
  | { readonly kind: 'failed'; readonly reason: string };
