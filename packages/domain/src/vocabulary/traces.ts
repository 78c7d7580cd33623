import { termSource } from '../lib/index.ts';
import { TRACE_OPENERS } from '../ingredients/statements.data.ts';

/** Verbs of possibility: no ingredient is named with them, so what follows is possible and no more. */
const MODALS = ['may', 'might', 'could', 'peu{t|vent}', 'pourrai{t|ent}', 'kann', 'konn{en|te|ten}', 'pued{e|en|a|an}', 'podria[n]', "puo[']", 'possono', 'potrebbe[ro]', 'kan', 'kunnen', 'pod{e|em|era|erao}'] as const;
/** Said without a verb ("Traces: milk", "Spuren: Milch"). */
const TRACES = ['trace[s]!{ {element|mineral}}', 'spuren', 'trazas', 'tracce', 'sporen', 'vestigios', 'tracos', 'pub contenere'] as const;

const OPENER = new RegExp(`(?<![a-z0-9])(?:${[...TRACE_OPENERS, ...MODALS, ...TRACES].map(termSource).join('|')})(?![a-z])`, 'g');
/** One of these letters runs stands in every opener, so that most lists are not searched. */
const MAY_OPEN = /\b(?:may|might|could|can |peu[tv]|pourr|kann|konn|pue|podr|puo|poss|potre|kan|kunnen|pod)|contain|conten|contien|contem|bevat|enthalt|trac|traz|spuren|sporen|vestig|suitab|suited|geeignet|gesch|adapt|convien|apto|adecu|adatt|idone|facility|factory|made |manuf|produc|produz|process|proces|fabric|fabriq|elabor|herge|verarb|verpack|atelier|stabil|presen|guarant|packed|handled|stored|prepar/;

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
