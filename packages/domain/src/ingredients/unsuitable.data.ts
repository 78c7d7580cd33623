/** "Not suitable for", where the people follow. Folded, in pattern notation. */
export const NOT_FOR = [
  '{un|not }suitable for', 'not for', 'not',
  'ne convien{t|nent} pas {aux|a|pour}', '{non |in|pas |peu }{adapte|convenable}[e][s] {aux|a|pour}', 'deconseille[e][s] {aux|pour}', 'non', 'pas',
  '{un|nicht }geeignet fur', 'nicht fur', 'nicht',
  'no [{es|son} ]{apto|apta|adecuado|adecuada|recomendado}[s] para', 'no es', 'no',
  'non [{e|sono} ]{adatt|idone}{o|i|a|e} {a|ai|al|per|alla|agli}',
  'niet geschikt voor', 'niet', 'nao [{e|sao} ]{adequado|apto|indicado|recomendado}[s] {para|a}', 'nao',
] as const;

/** "… nicht geeignet" after the people. */
export const NOT_FOR_BEFORE = 'fur';
export const NOT_FOR_AFTER = '{nicht |un}geeignet';

/** Everybody whom a food without meat suits, and of whom vegans are a part. */
export const VEGETARIANS = ['vegetari{an|en|er|erin|an diet|en diet|sch|sche|schen|ano|ana|ani|ane|ans|anos|anas|ens|enne|ennes|ers}[s]', 'vegetarisch[e][n]'] as const;
export const VEGANS = ['vegan[s|er|ern|e|en|o|a|os|as|i|isten]', 'vegetalien[s|ne|nes]'] as const;
