/** Longest construct that is waited for, characters. What is longer is text. */
const MAX_CONSTRUCT_LENGTH = 4000;
const ESCAPED: Readonly<Record<'[' | '<' | '!', string>> & Readonly<Record<string, string>> = { '[': '&#91;', '<': '&lt;', '!': '&#33;' };
/** The protocols that a link may have. */
const PROTOCOLS = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);

/** What is shown, and for how much of the text; `null`: more text is needed to tell. */
type Step = { shown: string; used: number } | null;

/**
 * Takes what a model writes, in pieces, and lets through Markdown that can neither load nor run anything: pictures become
 * their description, raw HTML goes, links keep only the allowed protocols, definitions (of reference links and footnotes)
 * become text. However it is cut, the pieces give the same whole. The screen's own renderer stands behind it.
 */
export function createSafeMarkdown() {
  let held = '';
  function release(ended: boolean): string {
    let out = '';
    while (held !== '') {
      const risk = held.search(/[[<!\\]/u);
      const step = risk === 0 ? take(...paragraph(held, ended)) : passBy(held, risk);
      if (step === null) break;
      out += step.shown;
      held = held.slice(step.used);
    }
    return out;
  }
  return {
    /** What may be shown after this piece. */
    push(piece: string): string {
      held += piece;
      return release(false);
    },
    /** What was held back in case it would become something else. */
    end: (): string => release(true),
  };
}

/** The whole of a text at once. */
export function safeMarkdown(text: string): string {
  const safe = createSafeMarkdown();
  return safe.push(text) + safe.end();
}

/** As far as a construct can reach, and whether that end is final: an empty line ends a paragraph. */
function paragraph(text: string, ended: boolean): [text: string, final: boolean] {
  const near = text.slice(0, MAX_CONSTRUCT_LENGTH);
  const end = near.search(/\n[ \t]*\n/u);
  return end === -1 ? [near, ended || near.length === MAX_CONSTRUCT_LENGTH] : [near.slice(0, end), true];
}

function passBy(text: string, risk: number): Step {
  const used = risk === -1 ? text.length : risk;
  return { shown: text.slice(0, used), used };
}

function take(text: string, final: boolean): Step {
  if (text.startsWith('<')) return takeTag(text, final);
  if (text.startsWith('[')) return takeLink(text, final);
  if (text.length === 1) return final ? passBy(text, 1) : null;
  if (text.startsWith('!')) return takeBang(text, final);
  // A backslash is no escape everywhere, an entity is.
  return { shown: ESCAPED[text[1] ?? ''] ?? text.slice(0, 2), used: 2 };
}

function takeBang(text: string, final: boolean): Step {
  if (text[1] === '[') return takePicture(text, final);
  if (text === '!!' && !final) return null;
  // Before a tag or a picture that is taken away, it would meet what follows.
  return text[1] === '<' || text.startsWith('![', 1) ? { shown: ESCAPED['!'], used: 1 } : passBy(text, 1);
}

function takePicture(text: string, final: boolean): Step {
  const reading = readLink(text.slice(1));
  if (reading.kind === 'link') return { shown: reading.link.label.replaceAll(/[[\]<>!\\&]/gu, ''), used: reading.link.used + 1 };
  return reading.kind === 'open' && !final ? null : { shown: `!${ESCAPED['[']}`, used: 2 };
}

function takeLink(text: string, final: boolean): Step {
  const reading = readLink(text);
  if (reading.kind === 'link') {
    const { label, target, used } = reading.link;
    return { shown: `[${safeLabel(label)}](${safeTarget(target)})`, used };
  }
  if (reading.kind === 'open' && !final) return null;
  const isBox = reading.kind === 'bare' && /^\[[ xX]\][^:]/u.test(text);
  // Any other bracket could define a link that stands elsewhere, or refer to it.
  return { shown: isBox ? '[' : ESCAPED['['], used: 1 };
}

function takeTag(text: string, final: boolean): Step {
  if (text.length === 1) return final ? passBy(text, 1) : null;
  if (/^<[\s\d=.,-]/u.test(text)) return passBy(text, 1);
  const end = /^<[a-z/!?]/iu.test(text) ? text.slice(1).search(/[<>]/u) + 1 : 1;
  if (end === 0 && !final) return null;
  if (end === 1 || text[end] !== '>') return { shown: ESCAPED['<'], used: 1 };
  const target = text.slice(1, end);
  const isLink = /^(?:[a-z][a-z0-9+.-]{1,31}:[^\s]*|[^\s@/]+@[^\s@/]+)$/iu.test(target);
  return { shown: isLink && safeTarget(target) !== '' ? `<${target}>` : '', used: end + 1 };
}

/** Links hold no links: a bracket inside is text. */
function safeLabel(label: string): string {
  return safeMarkdown(label).replaceAll('[', ESCAPED['[']).replaceAll(']', '&#93;');
}

/**
 * The target of a link; nothing where its protocol is not allowed. Hidden characters, entities and brackets, which no address holds bare
 * (RFC 3986, section 2.2), count as an attempt.
 */
function safeTarget(target: string): string {
  const bare = target.startsWith('<') ? target.slice(1, -1) : target;
  if (/[\p{Cc}\p{Cf}\s\\<>[\]]/u.test(bare)) return '';
  const scheme = /^(?<name>[^/?#]*?)(?<sign>[:&])/u.exec(bare)?.groups;
  return scheme === undefined || (scheme['sign'] === ':' && PROTOCOLS.has((scheme['name'] ?? '').toLowerCase())) ? bare : '';
}

/** An inline link as it stands in Markdown: `used` characters from its "[" to its ")". */
type Link = { label: string; target: string; used: number };
/** `open`: more text could make it one. `bare`: brackets without a target; `none`: it cannot become one. */
type LinkReading = { kind: 'link'; link: Link } | { kind: 'open' | 'none' } | { kind: 'bare'; end: number };

const BLANK = /[ \t\n]/u;
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' };

/** Reads the inline link at the start of a text, which is a "[". Brackets nest, backslashes escape; linear in the text. */
function readLink(text: string): LinkReading {
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
