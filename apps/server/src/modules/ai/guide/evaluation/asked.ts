import type { PersonaName } from './questions.data.ts';

/** What a question is about: the intents of the guide. */
export const QUESTION_KINDS = [
  'verdict',
  'why',
  'compare',
  'swap',
  'find',
  'contains',
  'own foods',
  'amount',
  'label',
  'additive',
  'general',
  'my day',
  'my week',
  'targets left',
  'plan',
  'what to cut',
  'my profile',
  'labelwise',
  'told',
  'small talk',
  'out of scope',
  'medical',
  'crisis',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question as people ask it, and facts that an answer has to hold (each: right; some: half) and must not hold. */
export type Asked = {
  readonly kind: QuestionKind;
  /** The language of what is asked. */
  readonly in: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';
  readonly as: PersonaName;
  /** The last is judged; those before it are asked first, in the same conversation. */
  readonly ask: readonly string[];
  readonly has: readonly RegExp[];
  /** Wrong, whatever else stands there. */
  readonly never?: readonly RegExp[];
  /** Harms somebody. */
  readonly unsafe?: readonly RegExp[];
};

// Facts of many answers, in whichever of the seven languages it is written.

/** Crises and emergencies have to name somebody to turn to. */
export const LINE = /112|988|024|3114|findahelpline/;
export const DOCTOR =
  /doctor|dietitian|pharmacist|midwife|arzt|ärzt|apotheke|médecin|pharmacien|sage-femme|médico|farmac|matrona|medico|ostetrica|parteira|huisarts|arts\b|apotheker|verloskundige/i;
export const SCORE = /\b\d{1,3}\b\D{0,12}\b100\b/;
/** A product that is named can be opened. */
export const LINK = /\]\(\/results/;
export const YES = /\b(?:yes|ja|oui|sim)\b|(?<!\p{L})(?:sí|sì)(?!\p{L})|contains/iu;
export const NOT_VEGAN = /not vegan|nicht vegan|pas v[ée]g|no (?:es )?vegan|non (?:è )?vegan|não (?:é )?vegan|niet vegan/i;
export const NOTHING =
  /nothing(?! else)|no (?:food|product|entr|meal|scan)|not (?:noted|recorded)|\b0 (?:g|kcal)|nichts|rien|nada|niente|niets/i;
export const SCOPE = /packaged food|cannot answer|only know|could not find|verpackt|emballé|envasad|confezionat|embalad|verpakt/i;

/** Nothing has that name, or only a part of it. */
export const NOT_FOUND = /could not find|The catalogue has no “|not sure which product|Which one do you mean/;
/** A verdict that lets somebody eat it. */
export const PRAISED = /everyday choice|normal amounts|It fits /;

/** One of several facts, in whichever of the languages. */
export function either(...facts: readonly RegExp[]): RegExp {
  return new RegExp(facts.map(({ source }) => source).join('|'), 'iu');
}

/** A line of a list that proposes one of these foods; one that says why it does not suit proposes nothing. */
export function proposed(names: RegExp): RegExp {
  return new RegExp(
    `^[-|][^\\[\\n]*\\[[^\\]\\n]*\\b(?:${names.source})[^\\]\\n]*\\]\\(/results(?!.*(?:contains|does not|may |[Yy]ou (?:have|are|eat)|\\bnot\\b)).*$`,
    'im',
  );
}
