import { readLink } from './read-link.ts';

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
  // Before a tag that is taken away, it would meet what follows.
  return text[1] === '<' ? { shown: ESCAPED['!'], used: 1 } : passBy(text, 1);
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

/** The target of a link; nothing where its protocol is not allowed. Hidden characters and entities count as an attempt. */
function safeTarget(target: string): string {
  const bare = target.startsWith('<') ? target.slice(1, -1) : target;
  if (/[\p{Cc}\p{Cf}\s\\<>]/u.test(bare)) return '';
  const scheme = /^(?<name>[^/?#]*?)(?<sign>[:&])/u.exec(bare)?.groups;
  return scheme === undefined || (scheme['sign'] === ':' && PROTOCOLS.has((scheme['name'] ?? '').toLowerCase())) ? bare : '';
}
