/**
 * Words of sentences that do not stand in lists of ingredients: forms of "to be" and other verbs, pronouns, words that point at
 * something. Folded.
 */
export const PROSE_WORDS: ReadonlySet<string> = new Set([
  // English
  'is', 'are', 'was', 'be', 'been', 'this', 'these', 'that', 'you', 'your', 'our', 'we', 'its', 'it', 'they', 'their', 'which', 'when', 'if', 'will', 'should', 'must', 'do', 'has', 'have', 'the', 'to', 'before', 'until',
  // French
  'est', 'sont', 'etre', 'ete', 'ont', 'votre', 'vos', 'vous', 'nous', 'notre', 'nos', 'il', 'elle', 'ils', 'cette', 'ces', 'ce', 'qui', 'que', 'dans', 'sur', 'pour', 'peut', 'doit', 'si', 'ses', 'leur', 'avant', 'jusqu', 'plus', 'tout', 'tous', 'une', 'un', 'les',
  // German
  'ist', 'sind', 'wird', 'werden', 'wurde', 'sein', 'ihr', 'ihre', 'ihren', 'sie', 'wir', 'unser', 'unsere', 'dieses', 'diese', 'dieser', 'nicht', 'auch', 'sich', 'wenn', 'dass', 'bitte', 'konnen', 'haben', 'hat', 'die', 'der', 'das', 'dem', 'den', 'ein', 'eine', 'einer', 'einem', 'einen', 'zum', 'zur', 'im', 'fur',
  // Spanish
  'son', 'ser', 'este', 'esta', 'estos', 'que', 'para', 'su', 'sus', 'se', 'nuestro', 'nuestra', 'nuestros', 'usted', 'cuando', 'hasta', 'antes', 'debe', 'ha', 'han', 'los', 'las', 'una', 'el', 'lo',
  // Italian
  "e'", 'sono', 'essere', 'viene', 'vengono', 'questo', 'questa', 'questi', 'che', 'chi', 'nostro', 'nostra', 'nostri', 'vostro', 'vostra', 'vostre', 'suo', 'sua', 'ogni', 'prima', 'quando', 'deve', 'puo', 'hanno', 'nel', 'nella', 'nello', 'gli', 'una', 'uno', 'per', 'non', 'la', 'le', 'il',
  // Dutch
  'zijn', 'wordt', 'worden', 'het', 'een', 'uw', 'je', 'jouw', 'wij', 'ons', 'onze', 'dit', 'deze', 'dat', 'die', 'niet', 'ook', 'om', 'er', 'als', 'dan', 'moet', 'heeft', 'hebben', 'zich', 'voor', 'naar', 'bij', 'te',
  // Portuguese
  'sao', 'este', 'esta', 'estes', 'seu', 'sua', 'nosso', 'nossa', 'nao', 'voce', 'quando', 'ate', 'deve', 'foi', 'uma', 'um', 'os', 'as', 'pelo', 'pela',
]);
