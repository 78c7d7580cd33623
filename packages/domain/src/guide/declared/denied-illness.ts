import { REASONS, SPEAKERS, SPEAKING_VERBS } from './allergies.ts';
import { isCeliacWord } from './diets.ts';
import { PAUSE, type Statement } from './tokens.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Says that nobody has it. */
const NOT = set(
  "not no don't dont doesn't doesnt didn't didnt isn't isnt ain't aint never nobody none neither nor haven't hasn't nicht kein keine keinen keiner niemand nie pas jamais aucun aucune personne nunca jamas ninguno ninguna nadie non mai nessuno nessuna nao ninguem nenhuma geen niet nooit",
);
/** Between the denial and the illness: somebody has it, and nothing else of them. */
const LINKS = set(
  "have has had having got get a an any the it it's its i i'm im am is are was been being of with from my diagnosed suffer suffers suffering here actually ever as habe hab hat haben hatte bin ist sind ich er sie leide leidet an mit eine einen die das diagnostiziert j' ai as est suis ai-je de d' la le l' une un du souffre souffrons atteint maladie illness disease condition tengo tiene tenemos soy es sufro padezco el los una enfermedad ho ha abbiamo sono e soffro di il lo malattia tenho tem temos sou sofro doenca uma um o heb heeft hebben ben is aan een ziekte",
);
/** "Not only coeliac", "no doubt I have it", "I can't have": these deny nothing. */
const ASSURES = set('only just doubt wonder idea question nur allein seulement solo solamente soltanto so apenas alleen maar');
/** "I'm not coeliac but my son is": somebody else has it. */
const BUT_OTHERS =
  /^(?:(?:disease|krankheit|,|and|und|et|y|e|en) )*(?:but|aber|mais|pero|ma|mas|maar|sondern|sino) (?:\S+ ){1,3}(?:is|has|does|hat|ist|schon|si|oui|est|tiene|es|ha|e|tem|heeft|wel)(?= |$)/;
/** How far back the denial stands. */
const FARTHEST = 7;

/** Of statements about illnesses and allergies those that a message denies, and the coeliac disease that it denies. */
export function deniedIllnesses(tokens: readonly string[], spoken: readonly Statement[]): Statement[] {
  const coeliac = [...tokens.entries()].flatMap(([at, token]): Statement[] =>
    isCeliacWord(token) ? [{ diets: ['gluten-free'], unknown: [], isRetraction: true, from: at, end: at + 1 }] : [],
  );
  return [...spoken, ...coeliac].flatMap((one) => {
    const from = denialBefore(tokens, one.from);
    // "No soy, allergy", "no milk because of an allergy", "no peanuts I'm allergic" leave out the food.
    const isReason = tokens
      .slice(one.from, one.end)
      .some((token) => token === PAUSE || REASONS.has(token) || SPEAKERS.has(token) || SPEAKING_VERBS.has(token));
    if (from === null || isReason || isMeant(tokens, { from, end: one.end })) return [];
    return [{ ...one, isRetraction: true, from, end: OF_NAME.has(tokens[one.end] ?? '') ? one.end + 1 : one.end }];
  });
}

/**
 * Statements without those that bind what a message denies: "I do not have PKU" leaves out nothing, although "I do not have milk" does. What
 * goes on behind the denial stays; what is of others, or only seems to be denied, binds.
 */
export function withoutDenied(tokens: readonly string[], statements: readonly Statement[], denied: readonly Statement[]): Statement[] {
  return statements
    .filter((one) => one.isRetraction || !denied.some(({ from, end }) => one.from < end && from < one.end && one.end <= end))
    .map((one) => (one.isRetraction && isMeant(tokens, one) ? { ...one, isRetraction: false } : one));
}

/** Belongs to the name of an illness. */
const OF_NAME = set('disease sprue syndrome krankheit');
/** Stands before the denial and belongs to it. */
const BEFORE = set('do does did');

/** Where the denial begins that stands before a place, with nothing but {@link LINKS} between; `null` where none does. */
function denialBefore(tokens: readonly string[], place: number): number | null {
  for (let at = place - 1; at >= Math.max(0, place - FARTHEST); at -= 1) {
    const token = tokens[at] ?? '';
    if (NOT.has(token)) return BEFORE.has(tokens[at - 1] ?? '') ? at - 1 : at;
    if (!LINKS.has(token)) return null;
  }
  return null;
}

/** "Not only coeliac", "not coeliac, but my son is": somebody has it. */
function isMeant(tokens: readonly string[], { from, end }: Pick<Statement, 'from' | 'end'>): boolean {
  const isOfOthers = BUT_OTHERS.test(`${tokens.slice(end, end + FARTHEST).join(' ')} `);
  return (
    isOfOthers || tokens.slice(Math.max(0, from - NEAR), end).some((token, at, all) => NOT.has(token) && ASSURES.has(all[at + 1] ?? ''))
  );
}
/** Words before a statement in which its denial may stand. */
const NEAR = 4;
