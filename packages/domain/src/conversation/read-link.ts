/** An inline link as it stands in Markdown: `used` characters from its "[" to its ")". */
type Link = { label: string; target: string; used: number };
/** `open`: more text could make it one. `bare`: brackets without a target; `none`: it cannot become one. */
export type LinkReading = { kind: 'link'; link: Link } | { kind: 'open' | 'none' } | { kind: 'bare'; end: number };

const BLANK = /[ \t\n]/u;
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' };

/** Reads the inline link at the start of a text, which is a "[". Brackets nest, backslashes escape; linear in the text. */
export function readLink(text: string): LinkReading {
  const end = closing(text);
  if (end === -1) return { kind: 'open' };
  if (end === text.length) return { kind: 'open' };
  if (text[end] !== '(') return { kind: 'bare', end };
  const target = readTarget(text, end + 1);
  if (typeof target === 'string') return { kind: target };
  return { kind: 'link', link: { label: text.slice(1, end - 1), target: target.target, used: target.end } };
}

/** Where the bracket that opens the text has been closed; -1 when it is not. */
function closing(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '[') depth += 1;
    else if (character === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}

function readTarget(text: string, from: number): { target: string; end: number } | 'open' | 'none' {
  const start = skipBlank(text, from);
  const stop = text[start] === '<' ? text.indexOf('>', start) + 1 : bareEnd(text, start);
  if (stop === 0) return 'open';
  const target = text.slice(start, stop);
  const close = afterTitle(text, skipBlank(text, stop));
  if (close === -1 || close >= text.length) return 'open';
  return text[close] === ')' ? { target, end: close + 1 } : 'none';
}

/** A target without angle brackets ends at a blank, or at the parenthesis that it did not open. */
function bareEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (BLANK.test(character)) return at;
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth < 0) return at;
  }
  return text.length;
}

/** Behind the title of a link, where there is one; -1 where it does not end. */
function afterTitle(text: string, from: number): number {
  const quote = QUOTES[text[from] ?? ''];
  if (quote === undefined) return from;
  const end = text.indexOf(quote, from + 1);
  return end === -1 ? -1 : skipBlank(text, end + 1);
}

function skipBlank(text: string, from: number): number {
  let at = from;
  while (BLANK.test(text[at] ?? '')) at += 1;
  return at;
}
