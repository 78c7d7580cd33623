/** Begins a question, in seven languages; before accents are folded. */
const ASKS = [
  "is|are|was|were|does|do|did|how|what|what's|whats|what're|which|why|can|could|should|would|has|have|who|when|where",
  'ist|sind|hat|haben|wie|wieviel|was|welche[rsnm]?|warum|wieso|darf|d[uü]rfen|kann|k[oö]nnen|soll|enth[aä]lt|gibt',
  "est|est-ce|c'est|combien|quel(?:le)?s?|que|qu'est-ce|qu'|pourquoi|puis-je|peut|je peux|contient|a-t-il|y a-t-il|comment",
  'es|tiene|cu[aá]nt[oa]s?|qu[eé]|cu[aá]l(?:es)?|por qu[eé]|puedo|lleva|contiene|hay|c[oó]mo',
  "è|ha|quant[oaie]|che|cosa|cos'è|qual[ei]?|perch[eé]|posso|contiene|c'è|ci sono|come",
  'é|tem|quant[oa]s?|qual|quais|porqu[eê]|porque é que|posso|cont[eé]m|leva|como',
  'is|zijn|heeft|hoeveel|wat|welke?|waarom|mag|kan|bevat|zit|zitten|hoe',
].join('|');
const JOINS =
  'or|oder|ou|of|o|and also|oh and|and|also|plus|und auch|und|au(?:ß|ss)erdem|et aussi|et|y también|y|ed|e também|e anche|e|en ook|en|ook';
/** "Is it ok and does it have nuts": what joins two questions. */
const JOINED = new RegExp(`(?:,|\\s)\\s*(?=(?:${JOINS})\\s+(?:${ASKS})(?=[\\s']))`, 'iu');
/** "Is Twix ok? also what's E476". */
const ENDED = /[?!;\n]+\s*(?=\p{L})/u;
/** Words that a question begins with and nothing else does: behind a comma they begin another one. */
const STRONG = [
  'how|what|which|why|is it|is that|does it|can i',
  'wie|was|welche[rsnm]?|warum|ist (?:es|das)|hat (?:es|das)|darf ich',
  "combien|quel(?:le)?s?|pourquoi|comment|est-ce|c'est",
  'cu[aá]nt[oa]s?|qu[eé]|cu[aá]l(?:es)?|por qu[eé]|c[oó]mo',
  'quant[oaie]|qual[ei]|perch[eé]|come mai',
  'quant[oa]s?|qual|quais|porqu[eê]',
  'hoeveel|welke?|waarom|hoe|is het',
].join('|');
const BEHIND_COMMA = new RegExp(`,\\s*(?=(?:(?:${JOINS})\\s+)?(?:${STRONG})(?=[\\s']))`, 'iu');
const MIN_WORDS = { first: 3, second: 2 };

/** A message apart where it may ask two things, the second with the word that joins it; `null` where it can ask but one. Whether both ask is for the reader of them to tell. */
export function twoQuestionsIn(message: string): readonly [string, string] | null {
  for (const between of [ENDED, JOINED, BEHIND_COMMA]) {
    const match = between.exec(message);
    if (match === null) continue;
    const first = message.slice(0, match.index + (between === ENDED ? 1 : 0)).trim();
    const second = message.slice(match.index + match[0].length).trim();
    if (first.split(/\s+/).length >= MIN_WORDS.first && second.split(/\s+/).length >= MIN_WORDS.second) return [first, second];
  }
  return null;
}
