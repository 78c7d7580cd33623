import { AppError, type ErrorMessage } from '../../lib/app-error.ts';

/** What a posted ingredient list may have; beyond it the request is 400. */
const MAX_BYTES = 20_000;
const MAX_ITEMS = 500;
const MAX_DEPTH = 8;

/** What divides a list, or opens and closes a part of it. A comma between digits is a decimal sign. */
const DIVIDER = /[;•·●|*\n:()[\]{}،—]|(?<!\d),|,(?!\d)|\.(?=\s|$)| [-–] /gu;
const OPENING = /^[([{]$/u;
const CLOSING = /^[)\]}]$/u;

/** @throws AppError `invalid_input` for a list that is longer than any pack prints; it is not read then */
export function checkList(list: string): void {
  if (Buffer.byteLength(list) <= MAX_BYTES) {
    const { items, depth } = sizeOf(list);
    if (items <= MAX_ITEMS && depth <= MAX_DEPTH) return;
  }
  const message: ErrorMessage = {
    id: 'errors.list_too_long',
    values: { kilobytes: MAX_BYTES / 1000, items: MAX_ITEMS, levels: MAX_DEPTH },
  };
  throw new AppError('invalid_input', { message, issues: [{ path: 'ingredients', message }] });
}

function sizeOf(list: string): { items: number; depth: number } {
  let items = 0;
  let depth = 0;
  let deepest = 0;
  let from = 0;
  const count = (to: number) => {
    if (/[\p{L}\p{N}]/u.test(list.slice(from, to))) items += 1;
  };
  for (const { 0: sign, index } of list.matchAll(DIVIDER)) {
    count(index);
    from = index + sign.length;
    if (OPENING.test(sign)) deepest = Math.max(deepest, (depth += 1));
    else if (CLOSING.test(sign)) depth = Math.max(0, depth - 1);
  }
  count(list.length);
  return { items, depth: deepest };
}
