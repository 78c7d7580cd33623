import type { Statement } from './allergies.ts';
import { dietsNamedIn, isCeliacWord } from './named-diets.ts';
import { END, PAUSE } from './tokens.ts';

/** Who a diet is said of. */
const WHO =
  /^(?:i am|i'm|im|iam|i m|we are|we're|were|he is|she is|he's|she's|they are|they're|who is|who are|who's|who eats|someone|somebody|(?:my|our|a|his|her) (?:\w+ )?(?:son|daughter|kids?|child|children|boys?|girls?|wife|husband|partner|spouse|mother|mom|mum|father|dad|parents|sister|brother|friends?|boyfriend|girlfriend|guests?|family|flatmate|roommate|colleague|grandmother|grandfather|grandma|grandpa|niece|nephew|cousin|aunt|uncle|visitors?) (?:is|are|eats?|keeps?|went|follows)|i eat|we eat|he eats|she eats|they eat|i keep|we keep|i follow|we follow|i live|i go|i went|we went|i stick to|i do|i have been|i've been|i've gone|i have gone|i became|i turned|i now eat|i only eat|i always eat|we only eat|as a|as an|being|i need to be|i have to be|i have to eat|i must eat|ich bin|wir sind|(?:mein|meine|unser|unsere) (?:sohn|tochter|kind|kinder|frau|mann|freund|freundin|mutter|vater|familie|bruder|schwester|partner|partnerin|gast|gaste) (?:ist|isst|lebt|sind|essen)|ich esse|wir essen|ich lebe|ich ernahre mich|wir leben|je suis|nous sommes|on est|je mange|nous mangeons|(?:mon|ma|mes|notre) (?:fils|fille|enfant|enfants|femme|mari|ami|amie|mere|pere|famille|copain|copine|invite|invitee) (?:est|sont|mange)|soy|somos|como|comemos|sigo|mi (?:hijo|hija|mujer|marido|esposa|esposo|madre|padre|amigo|amiga|pareja|familia) es|sono|siamo|mangio|mangiamo|seguo|(?:mio|mia) (?:figlio|figlia|moglie|marito|madre|padre|amico|amica|famiglia) e|ik ben|ik eet|wij zijn|since i'm|because i'm|cause i'm)(?= )/;
/** Between him and it. */
const BETWEEN: ReadonlySet<string> = new Set(
  'a an the my strict strictly fully completely totally 100% very also both now currently newly mostly mainly only on following eating doing trying to be become eat go going been since of diet food and lifelong committed with having kind raw practicing practising religious ein eine einer streng strenge strikt strikte sehr auch jetzt nur gerade un une strictement aussi estrictamente tambien una anche dieta regime ich'.split(
    ' ',
  ),
);
const NOT: ReadonlySet<string> = new Set([
  'not',
  'no',
  'nicht',
  'kein',
  'keine',
  'keinen',
  'pas',
  'plus',
  'non',
  "isn't",
  "aren't",
  'longer',
  'niet',
  'geen',
  'mehr',
  'ne',
  "n'",
]);
const TAIL: ReadonlySet<string> = new Set([
  'diet',
  'diets',
  'food',
  'foods',
  'eater',
  'lifestyle',
  'person',
  'too',
  'also',
  'now',
  'only',
  'anymore',
  'disease',
  'ernahrung',
  'here',
  'auch',
  'aussi',
  'lebe',
  'lebend',
  'myself',
  'mehr',
  'plus',
]);
const FARTHEST = 6;

/** "I'm vegan", "I keep halal", "Ich bin Veganer", "my wife is celiac": what somebody is, not what he asks for. */
export function dietsStatedIn(tokens: readonly string[]): Statement[] {
  const found: Statement[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (found.some(({ from, end }) => from <= at && at < end)) continue;
    const who = WHO.exec(`${tokens.slice(at, at + FARTHEST).join(' ')} `)?.[0];
    const statement = who === undefined ? null : statementOf(tokens, at, at + who.split(' ').length);
    if (statement !== null) found.push(statement);
  }
  const whole = [...found, ...illnessesIn(tokens, found)];
  return [...whole, ...joinedIn(tokens, whole)];
}

/** "I'm allergic to nuts and vegan": a diet at the end of what somebody says of himself. */
function joinedIn(tokens: readonly string[], known: readonly Statement[]): Statement[] {
  return [...tokens.entries()].flatMap(([at, token]) => {
    const one = ['and', 'und', 'et', 'y', 'e', '&'].includes(token) ? dietAt(tokens, at + 1) : null;
    const after = one === null ? undefined : tokens[at + 1 + one.length];
    if (
      one === null ||
      (after !== undefined && after !== END && after !== PAUSE) ||
      known.some(({ from, end }) => from <= at + 1 && at + 1 < end)
    )
      return [];
    const sentence = tokens.slice(Math.max(0, tokens.lastIndexOf(END, at)), at);
    const isOfHimself =
      sentence.some((word) => ['am', "i'm", 'im', 'bin', 'suis', 'soy', 'sono'].includes(word)) && !sentence.some((word) => NOT.has(word));
    return isOfHimself ? [{ diets: [one.diet], unknown: [], isTakenBack: false, from: at, end: at + 1 + one.length }] : [];
  });
}

function statementOf(tokens: readonly string[], from: number, start: number): Statement | null {
  let at = start;
  let isTakenBack = false;
  while (at < tokens.length && (BETWEEN.has(tokens[at] ?? '') || NOT.has(tokens[at] ?? ''))) {
    isTakenBack ||= NOT.has(tokens[at] ?? '');
    if (dietAt(tokens, at) !== null) break;
    at += 1;
  }
  const diets: string[] = [];
  let end = at;
  for (let one = dietAt(tokens, at); one !== null; one = dietAt(tokens, at)) {
    diets.push(one.diet);
    end = at + one.length;
    while (TAIL.has(tokens[end] ?? '')) end += 1;
    at = end;
    while ([PAUSE, 'and', 'but', 'also', 'und', 'et', 'y', 'e', 'auch', 'aussi', 'a', 'eat', '&', 'or'].includes(tokens[at] ?? '')) at += 1;
    // "I'm vegan, gluten-free snacks please" asks for the second.
    if (at > end && tokens[end] === PAUSE && !isWhole(tokens, at)) break;
  }
  return diets.length === 0 ? null : { diets, unknown: [], isTakenBack, from, end };
}

function isWhole(tokens: readonly string[], at: number): boolean {
  const next = dietAt(tokens, at);
  const after = next === null ? undefined : tokens[at + next.length];
  return next !== null && (after === undefined || after === END || after === PAUSE || after === 'and');
}

function dietAt(tokens: readonly string[], at: number): { diet: string; length: number } | null {
  if (isCeliacWord(tokens[at] ?? '')) return { diet: 'gluten-free', length: 1 };
  const first = dietsNamedIn(tokens.slice(at, at + 3))[0];
  return first === undefined || first.at > 0 ? null : first;
}

/** "I have celiac disease", "with my coeliac": an illness that asks for a diet, said of a person. */
function illnessesIn(tokens: readonly string[], known: readonly Statement[]): Statement[] {
  return [...tokens.entries()].flatMap(([at, token]) => {
    if (!isCeliacWord(token) || known.some(({ from, end }) => from <= at && at < end)) return [];
    const before = tokens.slice(Math.max(0, at - 4), at);
    const said = before.findLastIndex((word) =>
      ['have', 'has', 'with', 'habe', 'hat', "j'", 'ai', 'tengo', 'ho', 'got', 'my', 'mit', 'avec', 'con', 'having', 'heb'].includes(word),
    );
    if (said === -1) return [];
    const isTakenBack = before.some((word) => NOT.has(word) || word === "don't");
    const end = at + 1 + (['disease', 'sprue'].includes(tokens[at + 1] ?? '') ? 1 : 0);
    return [{ diets: ['gluten-free'], unknown: [], isTakenBack, from: at - before.length + said, end }];
  });
}
