import { LOW_SUGAR } from '../../safety/index.ts';
import { ABOUT_IT, OVER, STATE_NAMES, STATES, type StateName, TELLS } from './states.data.ts';

/** What a clause tells of medicines and states, and what is left of it to be asked. */
export type ReadStates = { readonly reported: readonly StateName[]; readonly withdrawn: readonly StateName[]; readonly rest: string };

const ASKED =
  /^(?:(?:and|so|und|et|y|e|en) )*(?:is|are|does|do|did|can|could|should|may|will|would|why|what|which|how|who|ist|sind|darf|kann|soll|warum|welche\w*|wie|was|puis|peux|dois|est ce|est|puedo|debo|es|que|cual|posso|devo|cosa|quale|mag|kan|moet|wat|welke|hoe)\b/;

/** Of what is reported of a state for now: a figure of blood sugar that is back up takes it back. */
export function readStates(clause: string): ReadStates {
  const none = { reported: [], withdrawn: [], rest: clause };
  if (ABOUT_IT.test(clause)) return none;
  const found = STATE_NAMES.flatMap((name) => {
    const match = name === 'low sugar' ? lowSugarIn(clause) : (STATES[name].exec(clause)?.[0] ?? null);
    return match === null ? [] : [{ name, match }];
  });
  if (found.length === 0) return SUGAR_IS_BACK.test(clause) ? { ...none, withdrawn: ['low sugar'] } : none;
  const names = found.map(({ name }) => name);
  const isReported = TELLS.test(clause) && !ASKED.test(clause);
  const rest =
    isReported || found.some(({ match }) => match === clause) ? '' : found.reduce((text, { match }) => text.replace(match, ' '), clause);
  return OVER.test(clause) || isDenied(clause, found) ? { reported: [], withdrawn: names, rest } : { reported: names, withdrawn: [], rest };
}

const SUGAR_IS_BACK =
  /\b(?:sugar|glucose|blutzucker|zucker|glycemie|glucemia|azucar|glicemia|glicose|acucar|bloedsuiker) (?:\w+ ){0,3}?(?:fine|ok|okay|normal\w*|back up|wieder gut|wieder ok|bien|bene|bem|goed|weer)\b/;
const DENIES = /(?:^| )(?:not|no|don't|dont|doesn't|never|nicht|kein\w*|pas|no tengo|non|nao|niet|geen)(?: \S+){0,2} ?$/;

function isDenied(clause: string, found: readonly { match: string }[]): boolean {
  return found.some(({ match }) => DENIES.test(clause.slice(0, clause.indexOf(match))));
}

function lowSugarIn(clause: string): string | null {
  for (const form of LOW_SUGAR) {
    const match = form.exec(clause)?.[0];
    if (match !== undefined) return match === '' ? clause : match;
  }
  return null;
}
