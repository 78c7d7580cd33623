import type { Model, Sink, Source } from './models.ts';

/** Words and what stands between them; a single space between two words is not written. */
const PIECE = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const WORD = /^[\p{L}\p{N}]/u;
const END = '';

export function putText(sink: Sink, model: Model, text: string): void {
  const pieces = text.match(PIECE) ?? [];
  for (const [at, piece] of pieces.entries()) {
    const isPlainSpace = piece === ' ' && at > 0 && at < pieces.length - 1;
    if (!isPlainSpace) sink.put(model, piece);
  }
  sink.put(model, END);
}

export function takeText(source: Source, model: Model): string {
  let text = '';
  let wasWord = false;
  for (;;) {
    const piece = source.take(model);
    if (piece === END) return text;
    const isWord = WORD.test(piece);
    text += isWord && wasWord ? ` ${piece}` : piece;
    wasWord = isWord;
  }
}
