/** Far deeper than any valid input, and shallow enough for every recursive reader. */
const MAX_DEPTH = 64;
/** Names that reach into an object's prototype in a careless merge. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** A JSON text that parses, perhaps, but that two readers could understand differently. */
export class JsonRefusedError extends Error {
  override name = 'JsonRefusedError';
}

/** More values than a body may hold: each of them costs time wherever it is handled, however few bytes it has. */
export class TooManyValuesError extends Error {
  override name = 'TooManyValuesError';
}

/**
 * Parses JSON, refusing what `JSON.parse` lets pass: duplicate names, prototype names, numbers beyond a double's
 * range, NUL and halves of surrogate pairs in strings, nesting beyond 64, and more values than `maxValues`.
 *
 * @throws JsonRefusedError, TooManyValuesError for those, SyntaxError for what is no JSON at all
 */
export function parseStrictJson(text: string, maxValues = Infinity): unknown {
  inspect(text, maxValues);
  return JSON.parse(text);
}

/** Names seen in the object that is open, or `null` inside an array. */
type Frame = Set<string> | null;

/** One pass over the text. Grammar is left to `JSON.parse`; on a text that is no JSON this may say anything but must end. */
function inspect(text: string, maxValues: number): void {
  const frames: Frame[] = [];
  let nameNext = false;
  let values = 0;
  const count = () => {
    values += 1;
    if (values > maxValues) throw new TooManyValuesError('Too many values');
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"') {
      const end = endOfString(text, at);
      const value = readString(text.slice(at, end + 1));
      if (nameNext) takeName(frames.at(-1), value);
      nameNext = false;
      at = end;
    } else if (char === '{' || char === '[') {
      frames.push(char === '{' ? new Set() : null);
      count();
      if (frames.length > MAX_DEPTH) throw new JsonRefusedError('Nested too deeply');
      nameNext = char === '{';
    } else if (char === '}' || char === ']') {
      frames.pop();
      nameNext = false;
    } else if (char === ',') {
      count();
      nameNext = frames.at(-1) instanceof Set;
    } else if (char === '-' || (char >= '0' && char <= '9')) {
      at = endOfNumber(text, at) - 1;
    }
  }
}

function takeName(frame: Frame | undefined, name: string): void {
  if (POISON.has(name)) throw new JsonRefusedError(`"${name}" is no name for a field`);
  if (frame?.has(name)) throw new JsonRefusedError('A field is given twice');
  frame?.add(name);
}

/** Index of the closing quote: the first one with an even number of backslashes before it. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let slash = quote - 1;
    while (text.charAt(slash) === '\\') slash -= 1;
    if ((quote - slash) % 2 === 1) return quote;
  }
  return text.length - 1;
}

function readString(literal: string): string {
  if (!literal.includes('\\u')) return literal.slice(1, -1);
  const value: unknown = JSON.parse(literal);
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0'))
    throw new JsonRefusedError('A text holds characters that no text has');
  return value;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && '0123456789.eE+-'.includes(text.charAt(end))) end += 1;
  if (Math.abs(Number(text.slice(start, end))) === Infinity) throw new JsonRefusedError('A number is out of range');
  return end;
}
