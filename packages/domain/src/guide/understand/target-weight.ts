import { foldText } from '../../lib/index.ts';

/** What is aimed at comes next. Folded. */
const AIM =
  '(?:(?:get|go|getting|going|drop|slim) (?:down )?to|down to|reach|weigh(?=s? (?:only )?\\d)(?<!(?:i|we|he|she|they|currently|already|now|you) weigh)|be (?:at )?|hit|schaff\\w*|erreich\\w*|(?:runter |komm\\w* |komme ich |will |mochte )?auf|wiegen|(?:peser|atteindre|arriver a|descendre a|passer a)|(?:llegar a(?: los)?|bajar (?:a|hasta)(?: los)?|pesar)|(?:arrivare a|scendere a|pesare)|(?:chegar a(?:os)?|baixar (?:para|a)|descer para)|(?:naar|wegen|komen op|kom ik op))';
const KILOS = new RegExp(
  `(?<!\\p{L})${AIM} (?:\\p{L}+ ){0,2}?(\\d{2,3})(?:[.,]\\d)? ?(?:kg|kgs|kilos?|quilos?|chil[io]|chilogrammi|kilogram\\w*)(?!\\p{L})`,
  'u',
);
/** Metres with centimetres: "1,65", "1 m 68", "1m68", or "165 cm". */
const HEIGHT = /(?<![\d.,])(?:(1)(?:[.,]| ?m(?:etre)?s? ?| metr\p{L}+ )(\d{2})|(1[2-9]\d) ?cm)(?!\d)/u;
/** Below it an adult is underweight. @source WHO, body mass index */
const LEAST_BMI = 18.5;
/** Nobody of school age and older is well at less, however tall they are, kg. */
const LEAST_KILOS = 40;

/** The weight in kg that a message aims at; `null` where it aims at none. */
const aimedAt = (text: string): number | null => {
  const kilos = KILOS.exec(text)?.[1];
  return kilos === undefined ? null : Number(kilos);
};

/** Whether a message aims at a weight, in seven languages. */
export const aimsAtWeight = (message: string): boolean => aimedAt(readable(message)) !== null;

/**
 * Whether a message aims at a weight that is too little for the height that it states: "how do I get to 42 kilos, I'm 1.68". Without a height
 * only what is too little for everybody.
 */
export function aimsTooLow(message: string): boolean {
  const text = readable(message);
  const kilos = aimedAt(text);
  if (kilos === null) return false;
  const [, metres, centimetres, whole] = HEIGHT.exec(text) ?? [];
  const height = whole === undefined ? Number(`${metres}.${centimetres}`) : Number(whole) / 100;
  return Number.isNaN(height) ? kilos < LEAST_KILOS : kilos / height ** 2 < LEAST_BMI;
}

const readable = (message: string): string =>
  foldText(message)
    .replace(/[^\p{L}\p{N}'.,]+/gu, ' ')
    .trim();
