import { foldText } from '../lib/index.ts';
import { isEmergency, isHighSugar, isIllness } from './events.ts';
import { SAFETY_SIGNS } from './signs.data.ts';

/** What a message speaks of that no answer about food should follow; the gravest first, since one message may speak of several. */
export const SAFETY_KINDS = [
  'crisis',
  'emergency',
  'high sugar',
  'low sugar',
  'eating disorder',
  'medication',
  'pregnancy',
  'diagnosis',
] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];

/**
 * Which of our own fixed texts answers a message; `null` where the guide or a model may. Asked before the guide and before anything
 * leaves for a model. Errs on the side of answering: a wrongly recognized question costs a sentence.
 */
export function safetyKind(message: string): SafetyKind | null {
  const text = ` ${foldText(message)
    .replace(/[^\p{L}\p{N}'%]+/gu, ' ')
    .trim()} `;
  const isIll = isIllness(text);
  return (
    SAFETY_KINDS.find((kind) => (hasSign(text, kind) && !(kind === 'eating disorder' && isIll)) || EVENTS[kind]?.(text) === true) ?? null
  );
}

const EVENTS: Readonly<Partial<Record<SafetyKind, (text: string) => boolean>>> = {
  emergency: isEmergency,
  'high sugar': isHighSugar,
  diagnosis: isIllness,
};

function hasSign(text: string, kind: SafetyKind): boolean {
  const { signs, unless } = SAFETY_SIGNS[kind];
  const cleaned = unless === null ? text : text.replace(unless, ' ');
  return signs.some((sign) => sign.test(cleaned));
}
