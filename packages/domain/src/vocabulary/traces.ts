import { TRACE_OPENERS } from '../ingredients/statements.data.ts';
import { termSource } from '../lib/index.ts';

/** Verbs of possibility: no ingredient is named with them, so what follows is possible and no more. */
const MODALS = [
  'may',
  'might',
  'could',
  'peu{t|vent}',
  'pourrai{t|ent}',
  'kann',
  'konn{en|te|ten}',
  'pued{e|en|a|an}',
  'podria[n]',
  "puo[']",
  'possono',
  'potrebbe[ro]',
  'kan',
  'kunnen',
  'pod{e|em|era|erao}',
] as const;
/** Said without a verb ("Traces: milk", "Spuren: Milch"). */
const TRACES = ['trace[s]!{ {element|mineral}}', 'spuren', 'trazas', 'tracce', 'sporen', 'vestigios', 'tracos', 'pub contenere'] as const;

/** Where it was made, in whatever words between: what else is handled there may be in it. */
const PLACES = [
  '(?:made|manufactured|produced|packed|packaged|prepared|processed|baked|handled|stored|bottled|blended|cooked|roasted) (?:in|on|at|using) (?:[a-z]+[- ]){0,5}(?:facilit|factor|plants?\\b|baker|kitchen|sites?\\b|area|lines?\\b|premises|equipment|machine|environment)[a-z]*',
  "(?:fabrique|elabore|prepare|produit|conditionne|emballe|transforme|cuisine)e?s? (?:dans|sur) (?:[a-z']+ ){0,5}(?:atelier|usine|sites?\\b|lignes?\\b|environnement|loca|equipement|machine|etablissement)[a-z]*",
  '(?:hergestellt|produziert|verarbeitet|verpackt|abgefullt|gefertigt|gebacken) (?:in|auf) (?:[a-z]+ ){0,4}[a-z]*(?:betrieb|anlage|linie|werk|produktion|maschine|fabrik|kuche)[a-z]*',
  '(?:elaborad|fabricad|envasad|producid|procesad|preparad)[oa]s? en (?:[a-z]+ ){0,4}(?:fabrica|instalacion|planta|linea|obrador|establecimiento|entorno|equipo)[a-z]*',
  "(?:prodott|confezionat|lavorat|realizzat|preparat|elaborat)[oaie] (?:in|su|nello|nella) (?:[a-z']+ ){0,4}(?:stabiliment|laborator|ambient|line|impiant|forno)[a-z]*",
  '(?:gemaakt|geproduceerd|verwerkt|verpakt|bereid|gebakken) (?:in|op) (?:[a-z]+ ){0,4}[a-z]*(?:bedrijf|fabriek|omgeving|ruimte|bakkerij|lijn|machine|installatie)[a-z]*',
  '(?:fabricad|produzid|embalad|processad|preparad)[oa]s? (?:em|num|numa|na|no) (?:[a-z]+ ){0,4}(?:fabrica|instalac|unidade|linha|ambiente|local|estabelecimento|equipamento)[a-z]*',
];
/** A denial as packs print it. */
const DENIAL =
  '(?:[a-z]+[- ]free(?! range)|free (?:from|of)|without|[a-z]+frei(?:e[rsnm]?)?|frei von|ohne|sans|exempte?s? d|sin|libres? de|exent[oa]s? de|senza|priv[oaie] di|[a-z]+vrije?|vrij van|zonder|sem|livres? de|isent[oa]s? de)';
/** What takes a denial back: it then says that what it names may well be there. */
const NOT_DENIED = [
  `(?:not|isn't|isnt|aren't|never|cannot|can't|can not|won't|no guarantee|nicht|niemals|keine garantie|weder|n'est|ne sont|pas|jamais|non garanti[es]*|no (?:es|esta|son|estan|se|podemos|esta garantizado)|tampoco|non (?:e'?|sono|si|possiamo|garantit[oaie])|niet|geen garantie|nao (?:e|esta|sao|se|podemos|garant[a-z]+))(?: [a-z']+){0,5}? ${DENIAL}`,
  `${DENIAL}(?: [a-z]+)? ?[?:] ?(?:no|non|nein|nee|nao)(?![a-z])`,
  `(?:also available|try (?:our|the)|discover|decouvrez|essayez|entdecke[n]?|probier[a-z]*|descubr[ae]|prueba|scopri|provate?|ontdek|probeer|experimente)(?: [a-z']+){0,5}? ${DENIAL}`,
  `${DENIAL.replace('(?! range)', '')}[- ](?:facility|factory|kitchen|style|range|bakery)`,
];

const OPENER = new RegExp(
  `(?<![a-z0-9])(?:(?:${[...TRACE_OPENERS, ...MODALS, ...TRACES].map(termSource).join('|')})|${[...PLACES, ...NOT_DENIED].join('|')})(?![a-z])`,
  'g',
);
/** One of these letters runs stands in every opener, so that most lists are not searched. */
const MAY_OPEN =
  /\b(?:may|might|could|can |peu[tv]|pourr|kann|konn|pue|podr|puo|poss|potre|kan|kunnen|pod)|contain|conten|contien|contem|bevat|enthalt|trac|traz|spuren|sporen|vestig|suitab|suited|geeignet|gesch|adapt|convien|apto|adecu|adatt|idone|facility|factory|made |manuf|produc|produz|process|proces|fabric|fabriq|elabor|herge|verarb|verpack|atelier|stabil|presen|guarant|packed|handled|stored|prepar|gebak|baked|bottl|cooked|roast|confez|lavorat|realiz|envas|emb|free|frei|vrij|sans|senza|\bsin\b|ohne|zonder|\bsem\b|without|libre|livre|exent|exempt|isent|priv/;

/** A statement about traces: from its opening words to the end of its sentence or of the bracket that it stands in. */
export type Stretch = { readonly from: number; readonly to: number };

export function traceStretches(folded: string): Stretch[] {
  if (!MAY_OPEN.test(folded)) return [];
  const found: Stretch[] = [];
  OPENER.lastIndex = 0;
  for (let opener = OPENER.exec(folded); opener !== null; opener = OPENER.exec(folded)) {
    const to = endOf(folded, opener.index);
    found.push({ from: opener.index, to });
    OPENER.lastIndex = Math.max(to, opener.index + 1);
  }
  return found;
}

/** The bracket that closes around the opener, else the full stop, else the end; brackets that open within are passed over. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') {
      if (depth === 0) return at;
      depth -= 1;
    } else if (sign === '.' && depth === 0 && !/\d/.test(text.charAt(at + 1))) return at;
  }
  return text.length;
}
