import type { Intent } from '../intents/intent.ts';
import { OF_A_PRODUCT } from './follow-up-kinds.ts';
import type { Understanding } from './understanding.ts';

/** Words and pieces of expressions, one of which stands there; a dot is a space. */
function alternatives(words: string): string {
  return words.trim().replaceAll(/\s+/g, '|').replaceAll('.', ' ');
}

/** Words before what a message goes on with. */
const START = "^(?:(?:and|but|so|ok|then|oh|ah|well|now|what about|how about|is it|is that|that is|it is|it's) )*";
/** Those whom food is for, in the words of the tables and as they are typed. */
const PERSON = `(?:${alternatives(`
  me us him her them son daughter kids? child children baby toddler boy girl little.one wife husband partner spouse girlfriend
  boyfriend mum mom mother dad father parents sister brother friend flatmate roommate housemate colleague neighbou?r niece nephew
  aunt auntie uncle cousin grand(?:ma|pa|mother|father|son|daughter|child|kids?) step(?:son|daughter) oma opa nichte neffen? enkel
  enkelin tante onkel schwester bruder mutter vater frau mann freund freundin nieces? neveux? oncle soeur frere mere pere femme mari
  copain copine mamie papi fils fille petit.fils petite.fille sobrin[oa] niet[oa] herman[oa] madre padre mujer marido novi[oa]
  abuel[oa] hij[oa] nipote sorella fratello moglie marito fidanzat[oa] nonn[oa] figli[oa] net[oa] irma irmao mae pai mulher
  namorad[oa] av[oa] filh[oa] nichtje neefje kleinzoon kleindochter zusje? zus broer moeder vader vrouw man vriendin? dochter zoon`)})`;
const WHOSE = `(?:(?:${alternatives(`
  my me our the a your his her their other little older younger mein meine meinen ma mon mi mio mia meu minha mijn o il la le l'`)}) ?)*`;
/** "And for my son?" */
const FOR_SOMEBODY = new RegExp(
  `${START}(?:for|pour|para|fur|voor|per) ${WHOSE}${PERSON}(?: too| as well| then| instead| now| ok| please)*$`,
);
/** "Sorry, I meant my niece, not my daughter": another person is meant, and no food. */
const PERSON_MEANT = new RegExp(
  `^(?:(?:oh|ah|no|sorry|wait|ok|hmm|actually|but|it is|it's|it was) )*(?:(?:i mean|i meant|it is for|it's for|it was|i was talking about|not for me but for) )?(?:for )?${WHOSE}${PERSON}(?: (?:and )?(?:not|instead of) (?:for )?${WHOSE}${PERSON})?(?: (?:still no|still ok|still not|so|and|is it|ok|then|allowed|can she|can he|eat|it|that|no|yes|safe|fine|now))*$`,
);
/** "Still no?" */
const STILL = new RegExp(
  `${START}(?:still|even so|nevertheless|all the same)(?: a)? ?(?:no|not|ok|okay|fine|yes|bad|good|safe|allowed|possible|not ok|not good|not allowed)?(?: (?:then|for me|really|though|or|now))*$|${START}so (?:no|yes|it's a no|that is a no|that's a no|still no)(?: then)?$`,
);
const MAX_WORDS = 16;

/** Asks the verdict on the previous food once more: for somebody else, after a person was put right, or whether it holds still. */
export function askedAgain(before: Understanding, present: Understanding): Understanding | null {
  const { normalizedText: text, barcodes } = present;
  if (!OF_A_PRODUCT.has(before.intent.kind) || before.intent.kind === 'compare' || barcodes.length > 0) return null;
  if (text.split(' ').length > MAX_WORDS || ![FOR_SOMEBODY, PERSON_MEANT, STILL].some((form) => form.test(text))) return null;
  const intent: Intent = before.intent.kind === 'swap' || before.intent.kind === 'contains' ? before.intent : { kind: 'verdict' };
  // A food that the catalogue did not have is asked for by its name again.
  return { ...before, intent, barcodes: [], normalizedText: text, general: null, instead: null, perhaps: [] };
}

/** "And the worst", "which of it is the best?" of one's own foods. */
const END_OF_THEM = new RegExp(
  `${START}(?:which|what|who)? ?(?:(?:one|ones|thing) )?(?:of (?:it|them|these|those|all) )?(?:is|are|was|were)? ?(?:the )?(?<side>best|worst|healthiest|unhealthiest|least healthy|most unhealthy)(?: (?:one|ones|of (?:it|them|all)|thing|scan|bit|part|item|food|choice|then))*$`,
);
const OTHERS = new RegExp(`${START}(?:the )?(?:others?|other ones|rest|remaining ones)(?: then| please)?$`);
const OWN: ReadonlySet<Intent['kind']> = new Set(['own ranking', 'own list', 'own foods', 'my week', 'my day']);

/** What a few words ask of the member's own foods, after an answer about those. */
export function ownBestOrWorst(before: Intent, { normalizedText }: Understanding): Intent | null {
  if (before.kind === 'own foods' && OTHERS.test(normalizedText)) return { ...before, isNegated: !before.isNegated };
  const side = OWN.has(before.kind) ? END_OF_THEM.exec(normalizedText)?.groups?.['side'] : undefined;
  if (side === undefined) return null;
  const set = before.kind === 'own ranking' || before.kind === 'own list' || before.kind === 'own foods' ? before.set : 'scans';
  return {
    kind: 'own ranking',
    set: before.kind === 'my day' ? 'eaten' : set,
    nutrient: null,
    side: side === 'best' || side === 'healthiest' ? 'best' : 'worst',
  };
}
