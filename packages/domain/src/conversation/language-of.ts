import { foldText } from '../lib/index.ts';
import type { ReadLanguage } from '../reading/index.ts';

/** Short words that one language uses all the time and the others hardly; folded. Those that several share are left out. */
const WORDS: Readonly<Record<ReadLanguage, string>> = {
  en: "the is are was what which how much many does do can i i'm my have has this that with without better than healthy should would why not and for in of to eat it more less you me want feel",
  de: 'der die das ist sind ich bin habe nicht kein keine wie viel viele was welche welches welcher mein meine und oder mit ohne kann darf soll gesund besser als fur warum essen enthalt zucker mir mich heute ein eine im will auch noch leben sterben mehr mochte',
  fr: "le les est sont je suis j'ai ne pas quel quelle quels quelles combien mon ma mes et avec sans puis peux pourquoi manger bon mieux que dans du des une qui est-ce vous aujourd'hui contient veux ai trop envie vivre mourir plus pas jamais au aux moins ou cette ce",
  es: 'el los las es son yo soy estoy tengo cual cuales cuanto cuanta cuantos mis y con sin puedo porque comer mejor que del una por hoy contiene lleva llevan vegano vegana es quiero esta este mas tiene hay azucar para muy me ya vivir morir nunca',
  it: 'uno il gli sono ho quale quali quanto quanta quanti mio mia miei e con senza posso perche mangiare meglio che del della una per oggi contiene contengono glutine uova latte voglio questo questa piu ha di nella nel zucchero cosa fa mi non vivere morire mai',
  pt: 'o os as sou estou tenho qual quais quanto quanta quantos meu minha meus minhas com sem posso porque comer melhor que do da uma por hoje contem quero este esta mais tem nao eu acucar para na em viver morrer mais nunca',
  nl: 'het de een is zijn ik ben heb niet geen hoeveel welke wat mijn en met zonder kan mag waarom eten beter dan gezond voor in van vandaag bevat wil deze dit meer minder suiker zit er ook hoe naar wil dood leven sterven nooit',
};
/** One short word may stand in any language. */
const MIN_SIGNS = 1.5;
const SETS = new Map<ReadLanguage, ReadonlySet<string>>(languages().map((language) => [language, new Set(WORDS[language].split(' '))]));
/** Letters that one of the languages writes and the others do not. */
const LETTERS: readonly (readonly [RegExp, ReadLanguage])[] = [
  [/ß|[äö]/i, 'de'],
  [/ñ|[¿¡]/i, 'es'],
  // "Soy" is also a bean of English.
  [
    /\bsoy (?:\p{L}+ )?(?:al[eé]rgic[oa]|cel[ií]ac[oa]|diab[eé]tic[oa]|vegan[oa]|vegetarian[oa]|intolerante|hipertens[oa]|musulm\p{L}+|jud[ií][oa])/iu,
    'es',
  ],
  [/\bsou (?:\p{L}+ )?(?:al[eé]rgic[oa]|cel[ií]ac[oa]|diab[eé]tic[oa]|vegan[oa]|vegetarian[oa]|intolerante)/iu, 'pt'],
  [/\b(?:bin|hab|habe) (?:\p{L}+ ){0,2}?(?:\p{L}*allergi\p{L}+|\p{L}*intoleran\p{L}+|z[oö]liakie|veganer\p{L}*|schwanger)/iu, 'de'],
  [/\ba la(?:s)? \p{L}/iu, 'es'],
  [/\bho (?:la|il|l'|un|una|le|lo|gli)\b|\bsono (?:celiac|allergic|intoller|incinta|vegan|vegetarian|diabetic)/i, 'it'],
  [/[ãõ]|(?:^|\s)é(?=\s)/i, 'pt'],
  [/œ|[èêëîûù]|\bqu'|\b[jn]'/i, 'fr'],
  [/\bperché\b|\bpiù\b|\bc'è\b|ò\b|(?:^|\s)è(?=\s)/i, 'it'],
];

function languages(): ReadLanguage[] {
  return ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
}

/** The language that a message is written in, by its short words and letters; English where nothing tells. */
export function languageOf(message: string): ReadLanguage {
  const words = foldText(message)
    .replace(/\b(?:l|d|un|dell|nell|all|qu)'/g, ' ')
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '');
  const scores = languages().map((language) => ({
    language,
    score:
      words.filter((word) => SETS.get(language)?.has(word) === true).length +
      (LETTERS.some(([form, one]) => one === language && form.test(message)) ? 1.5 : 0),
  }));
  const best = scores.reduce((first, one) => (one.score > first.score ? one : first));
  const english = scores.find(({ language }) => language === 'en')?.score ?? 0;
  return best.score > english && best.score >= MIN_SIGNS ? best.language : 'en';
}
