import { foldText } from '../../lib/index.ts';

/** The end of a sentence, and a pause within one. */
export const END = '.';
export const PAUSE = ',';

/** Stands for the point of a decimal, so that it ends no sentence. */
const POINT = 'º';

/** Words of a message that are read: more than the longest that may be sent has, unless it is made of letters. */
const MAX_TOKENS = 1000;

/** A message as folded words, with the ends of sentences and pauses as words of their own. */
export function tokensOf(message: string): string[] {
  return (
    foldText(message)
      // "P.K.U." ends no sentence.
      .replace(/(?<![\p{L}\p{N}.])(?:\p{L}\.){2,}\p{L}(?![\p{L}\p{N}])/gu, (letters) => letters.replaceAll('.', ''))
      .replace(/(\d)[.,](?=\d)/g, `$1${POINT}`)
      .replace(/[.!?;\n¿¡…]+/g, ` ${END} `)
      .replace(/[,:()–—]+| - /g, ` ${PAUSE} `)
      .replace(/\b([ldnmstj]|qu|un|all|dell|nell)'(?=\p{L})/gu, "$1' ")
      // "Not just nuts but also milk" lists both.
      .replace(/\b(?:but|sondern|mais|sino|ma|mas|maar) (also|auch|aussi|tambien|anche|tambem|ook)\b/g, '$1')
      // "Glutenhaltiges" names gluten.
      .replace(/(\p{L}{3,}?)s?haltige?[nrsm]?(?!\p{L})/gu, '$1')
      .replace(/[^\p{L}\p{N}.,'%&]+/gu, ' ')
      .replace(/'(?!\p{L}| )|(?<!\p{L})'/gu, ' ')
      .split(' ')
      .filter((token) => token !== '')
      .slice(0, MAX_TOKENS)
  );
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const ANSWER = set('no nope nah non nein nee nao');
/** May stand before an answer. */
const BEFORE_ANSWER = set('well oh but um uh hm hmm actually wait sorry ah also ach mais bah pero bueno ma beh mas maar tja nou');
const SUBJECT = set(
  "i im i'm ive i've my he she we our they ich mein meine er sie wir unser unsere je j' mon ma mes notre il elle on nous yo nuestro ella io mio mia lui lei noi eu meu minha ele ela ik mijn hij zij ze wij ons",
);
const VERB = set('tengo soy tiene es estoy padezco sufro tenho sou tem estou sofro ha e soffro ho sono');
/** After Italian "no", which is no "non"; Spanish "no mi hijo". */
const AFTER_NO = set('ho sono mi');

/** "No, I have coeliac disease": a "no" that answers somebody is left out, since it denies nothing of what follows. */
export function withoutAnswer(tokens: readonly string[]): string[] {
  const isBegin = (at: number): boolean => {
    const before = tokens[at - 1];
    return before === undefined || before === END || before === PAUSE || (BEFORE_ANSWER.has(before) && isBegin(at - 1));
  };
  return tokens.filter((token, at) => {
    if (!ANSWER.has(token) || !isBegin(at)) return true;
    const isPaused = tokens[at + 1] === PAUSE || tokens[at + 1] === END;
    const next = tokens[at + (isPaused ? 2 : 1)] ?? '';
    return !(SUBJECT.has(next) || (isPaused && VERB.has(next)) || (token === 'no' && AFTER_NO.has(next)));
  });
}

/** Tokens as a text again. */
export function textOf(tokens: readonly string[]): string {
  return tokens
    .join(' ')
    .replaceAll("' ", "'")
    .replace(/ (?=[.,])/g, '')
    .replace(/^[\s.,]+|[\s,]+$/g, '')
    .replace(/(?:[.,] ?)+(?=[.,])/g, '')
    .replaceAll(POINT, '.');
}

/** Part of a message that says what someone must not eat. Places are those of its tokens. */
export type Statement = { diets: readonly string[]; unknown: readonly string[]; isRetraction: boolean; from: number; end: number };

/** The sentence of the first such word; all of them where there is none. */
export function sentenceOf(tokens: readonly string[], isMeant: (token: string) => boolean): readonly string[] {
  const at = tokens.findIndex(isMeant);
  if (at < 0) return tokens;
  const end = tokens.indexOf(END, at);
  return tokens.slice(tokens.lastIndexOf(END, at) + 1, end < 0 ? tokens.length : end);
}
