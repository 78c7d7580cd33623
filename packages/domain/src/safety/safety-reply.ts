import { foldText } from '../lib/index.ts';
import { SAFETY_SIGNS } from './signs.data.ts';
import { SAFETY_TEXTS } from './texts.data.ts';

export type SafetyKind = keyof typeof SAFETY_TEXTS;
/** `text` is Markdown and is shown as it is, in place of any other answer. */
export type SafetyReply = { kind: SafetyKind; text: string };

/** The gravest first: one message may speak of several. */
const ORDER: readonly SafetyKind[] = ['crisis', 'emergency', 'eating disorder', 'medication', 'pregnancy', 'diagnosis'];

/**
 * Our own answer to a message that no answer about food should follow; `null` for any other. Asked before the guide and
 * before anything leaves for a model. Errs on the side of answering: a wrongly caught question costs a sentence.
 */
export function safetyReply(message: string): SafetyReply | null {
  const said = ` ${foldText(message)
    .replace(/[^\p{L}\p{N}'%]+/gu, ' ')
    .trim()} `;
  const kind = ORDER.find((one) => isSaid(said, one));
  return kind === undefined ? null : { kind, text: SAFETY_TEXTS[kind] };
}

function isSaid(said: string, kind: SafetyKind): boolean {
  const { signs, unless } = SAFETY_SIGNS[kind];
  const cleaned = unless === null ? said : said.replace(unless, ' ');
  return signs.some((sign) => sign.test(cleaned));
}
