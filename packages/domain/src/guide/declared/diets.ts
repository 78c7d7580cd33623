import { DIETS, definitionOf, type Restriction } from '../../diets/index.ts';
import { memoize } from '../../lib/index.ts';
import { namedIn, understand } from '../../understanding/index.ts';
import { isCommonWord } from '../intents/common-words.ts';
import { dietsOfWord } from './named-foods.ts';
import { END, PAUSE, type Statement } from './tokens.ts';

/** Words of a name. */
const MAX_NAME_LENGTH = 3;
const MIN_GUESS_LENGTH = 5;
/** Proper words that are near to the name of a diet. */
const NOT_MEANT: ReadonlySet<string> = new Set([
  'vegetable',
  'vegetables',
  'vegetal',
  'ketone',
  'megan',
  'vegas',
  'began',
  'vega',
  'natal',
  'closer',
  'mediterraneo',
  'catcher',
  'mosher',
  'washer',
  'posher',
]);
/** Before what is left out: "sans gluten". "No" asks as often what is in a food, so it says a diet of two alone. */
const WITHOUT: ReadonlySet<string> = new Set(['without', 'sans', 'ohne', 'sin', 'senza', 'zonder', 'sem']);
const NO: ReadonlySet<string> = new Set(['no gluten', 'no dairy']);
const FREE: ReadonlySet<string> = new Set(['free', 'frei', 'vrij']);
const SAYS_FREE = /.(?:free|frei(?:e[srnm]?)?|vrije?|less|los(?:e[srnm]?)?)$/;
const CELIAC = /^(?:c[eo]{1,2}l+i|col?iac|celia|celic|zoliak)/;
/** The illness by its whole stem: also in "Zöliakiepatient". */
const CELIAC_STEM = /^(?:co?eliak|zoliak|celiachi|celiaqui|co?eliac|celiac)/;

/** The diet that a word names by itself, with a typing error too: "veganer", "vegeterian", "glutenfrei", "coeliacs". */
export const dietOfMistyped = memoize((word: string): string | null => dietsOfName(word)[0] ?? null);

/** Whether a word names the illness that asks for food without gluten. */
export const isCeliacWord = memoize(
  (word: string): boolean =>
    CELIAC_STEM.test(word) ||
    (CELIAC.test(word) &&
      namedIn([word], { isCuratedOnly: true, isCautious: true }).some(({ restrictions }) =>
        restrictions.some((one) => one.kind === 'diet' && one.diet === 'gluten-free'),
      )),
);

/** Diets that words name, the longest names first. "Nut free" names two. */
export function dietsNamedIn(words: readonly string[]): { diet: string; at: number; length: number }[] {
  const found: { diet: string; at: number; length: number }[] = [];
  for (let length = MAX_NAME_LENGTH; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      if (found.some((one) => at < one.at + one.length && one.at < at + length)) continue;
      const run = words.slice(at, at + length);
      const diets = length === 1 ? dietsOfName(run[0] ?? '') : dietsOfPhrase(run.join(' '));
      found.push(...diets.map((diet) => ({ diet, at, length })));
    }
  }
  return found.sort((one, other) => one.at - other.at);
}

const dietsOfName = memoize((word: string): readonly string[] => {
  if (NOT_MEANT.has(word)) return [];
  if (isCeliacWord(word)) return ['gluten-free'];
  const [run] = namedIn([word], { isCuratedOnly: true, isCautious: true, mayBeMistyped: (token) => token.length >= MIN_GUESS_LENGTH });
  // "Jeden Tag": a word that people use is no misspelt diet.
  const diets = run?.isGuess === true && isCommonWord(word) ? [] : wholeDiets(run?.restrictions ?? []);
  if (diets.length > 0 || !SAYS_FREE.test(word)) return diets;
  return leftOut(understand(word));
});

const dietsOfPhrase = memoize((phrase: string): readonly string[] => {
  const words = phrase.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (FREE.has(last)) return leftOutIn(words.slice(0, -1).join(' '));
  if (WITHOUT.has(first) || NO.has(phrase)) return leftOutIn(words.slice(1).join(' '));
  const [run] = namedIn(words, { isCuratedOnly: true, mayBeMistyped: () => false });
  return run !== undefined && run.from === 0 && run.to === words.length ? wholeDiets(run.restrictions) : [];
});

/** Diets that are followed as a whole, unlike those that leave one thing out. Where a slip can mean several, the strictest. */
function wholeDiets(restrictions: readonly Restriction[]): string[] {
  const named = new Set(restrictions.flatMap((one) => (one.kind === 'diet' && isWholeDiet(one.diet) ? [one.diet] : [])));
  return DIETS.filter((diet) => named.has(diet)).slice(0, 1);
}

function isWholeDiet(diet: Extract<Restriction, { kind: 'diet' }>['diet']): boolean {
  return ['plant', 'kosher', 'halal', 'amount', 'paleo', 'mediterranean'].includes(definitionOf(diet).rule.kind) && diet !== 'low-sodium';
}

/** "Gluten free" is a diet; "kiwi free" is asked for here and now. */
function leftOutIn(food: string): readonly string[] {
  return leftOut((dietsOfWord(food) ?? []).length === 0 ? [] : understand(`no ${food}`));
}

function leftOut(restrictions: readonly Restriction[]): string[] {
  return restrictions.flatMap((one) => {
    if (one.kind !== 'diet') return [];
    const { rule } = definitionOf(one.diet);
    return one.diet === 'meat-free' ? ['vegetarian'] : rule.kind === 'free-from' && rule.isNamedByLaw ? [one.diet] : [];
  });
}

/** Whom a diet is declared for. */
const WHO =
  /^(?:i am|i'm|im|iam|i m|we are|we're|were|he is|she is|he's|she's|they are|they're|who is|who are|who's|who eats|someone|somebody|(?:my|our|a|his|her) (?:\w+ )?(?:son|daughter|kids?|child|children|boys?|girls?|wife|husband|partner|spouse|mother|mom|mum|father|dad|parents|sister|brother|friends?|boyfriend|girlfriend|gf|bf|hubby|missus|nan|gran|mate|sis|bro|guests?|family|flatmate|roommate|colleague|grandmother|grandfather|grandma|grandpa|niece|nephew|cousin|aunt|uncle|visitors?) (?:is|are|eats?|keeps?|went|follows)|i eat|we eat|he eats|she eats|they eat|i keep|we keep|i follow|we follow|i live|i go|i went|we went|i stick to|i do|i have been|i've been|i've gone|i have gone|i became|i turned|i now eat|i only eat|i always eat|we only eat|as a|as an|being|i need to be|i have to be|i have to eat|i must eat|ich bin|wir sind|(?:mein|meine|unser|unsere) (?:sohn|tochter|kind|kinder|frau|mann|freund|freundin|mutter|vater|familie|bruder|schwester|partner|partnerin|gast|gaste) (?:ist|isst|lebt|sind|essen)|ich esse|wir essen|ich lebe|ich ernahre mich|wir leben|je suis|nous sommes|on est|je mange|nous mangeons|(?:mon|ma|mes|notre) (?:fils|fille|enfant|enfants|femme|mari|ami|amie|mere|pere|famille|copain|copine|invite|invitee) (?:est|sont|mange)|soy|somos|como|comemos|sigo|mi (?:hijo|hija|mujer|marido|esposa|esposo|madre|padre|amigo|amiga|pareja|familia) es|sono|siamo|mangio|mangiamo|seguo|(?:mio|mia) (?:figlio|figlia|moglie|marito|madre|padre|amico|amica|famiglia) e|eu sou|sou|somos|eu estou|(?:o meu|a minha|meu|minha) (?:filho|filha|mulher|marido|mae|pai|amigo|amiga|namorado|namorada|familia|esposa|esposo) e|ik ben|ik eet|ik leef|wij zijn|wij eten|mijn (?:zoon|dochter|kind|kinderen|man|vrouw|vriend|vriendin|moeder|vader|gezin|familie) (?:is|eet|zijn|eten)|since i'm|because i'm|cause i'm|bin|ben|suis)(?= )/;
/** Between the person and the diet. */
const BETWEEN: ReadonlySet<string> = new Set(
  'a an the my strict strictly fully completely totally 100% very also both now currently newly mostly mainly only on following eating doing trying to be become eat go going been since of diet food and lifelong committed with having kind raw practicing practising religious ein eine einer streng strenge strikt strikte sehr auch jetzt nur gerade un une strictement aussi estrictamente tambien una anche dieta regime ich um uma strikt strikte streng meer mais piu totalmente doch toch inzwischen mittlerweile inmiddels nu'.split(
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

/** "I'm vegan", "I keep halal", "Ich bin Veganer", "my wife is celiac": what someone is, not what they ask for. */
export function dietsDeclaredIn(tokens: readonly string[]): Statement[] {
  const found: Statement[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (found.some(({ from, end }) => from <= at && at < end)) continue;
    const who = WHO.exec(`${tokens.slice(at, at + FARTHEST).join(' ')} `)?.[0];
    const read = who === undefined ? bareRetraction(tokens, at) : statementOf(tokens, at, at + who.split(' ').length);
    // "Ya no soy vegano": the denial stands before.
    const statement = read !== null && DENIES.has(tokens[at - 1] ?? '') ? { ...read, isRetraction: true } : read;
    if (statement !== null) found.push(statement);
  }
  const whole = [...found, ...illnessesIn(tokens, found)];
  return [...whole, ...joinedIn(tokens, whole)];
}

const DENIES: ReadonlySet<string> = new Set(['no', 'nao', 'non']);
/** "Für ne Freundin mit Zöliakie" denies nothing: French "ne" does with its second word alone. */
function deniesIn(around: readonly string[], word: string): boolean {
  return NOT.has(word) && ((word !== 'ne' && word !== "n'") || around.some((one) => /^(?:pas|plus|jamais|point)$/.test(one)));
}

const ANY_MORE: ReadonlySet<string> = new Set(['any', 'anymore', 'longer', 'now']);

/** "Not vegan any more", of nobody else. */
function bareRetraction(tokens: readonly string[], at: number): Statement | null {
  const before = tokens[at - 1];
  const isStart = before === undefined || before === END || before === PAUSE;
  if (!isStart || (tokens[at] !== 'not' && tokens[at] !== 'no')) return null;
  const start = tokens[at + 1] === 'longer' ? at + 2 : at + 1;
  const one = dietAt(tokens, start);
  const end = start + (one?.length ?? 0);
  return one === null || !(start > at + 1 || ANY_MORE.has(tokens[end] ?? ''))
    ? null
    : { diets: [one.diet], unknown: [], isRetraction: true, from: at, end: tokens[end + 1] === 'more' ? end + 2 : end };
}

/** "I'm allergic to nuts and vegan": a diet at the end of what a person says of themselves. */
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
    return isOfHimself ? [{ diets: [one.diet], unknown: [], isRetraction: false, from: at, end: at + 1 + one.length }] : [];
  });
}

function statementOf(tokens: readonly string[], from: number, start: number): Statement | null {
  let at = start;
  let isRetraction = false;
  while (at < tokens.length && (BETWEEN.has(tokens[at] ?? '') || NOT.has(tokens[at] ?? ''))) {
    isRetraction ||= deniesIn(tokens.slice(from, at + FARTHEST), tokens[at] ?? '');
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
  return diets.length === 0 ? null : { diets, unknown: [], isRetraction, from, end };
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

/** "I have celiac disease", "with my coeliac": an illness that asks for a diet, of a person. */
function illnessesIn(tokens: readonly string[], known: readonly Statement[]): Statement[] {
  return [...tokens.entries()].flatMap(([at, token]) => {
    if (!isCeliacWord(token) || known.some(({ from, end }) => from <= at && at < end)) return [];
    const before = tokens.slice(Math.max(0, at - 4), at);
    const verb = before.findLastIndex((word) =>
      ['have', 'has', 'with', 'habe', 'hat', "j'", 'ai', 'tengo', 'ho', 'got', 'my', 'mit', 'avec', 'con', 'having', 'heb'].includes(word),
    );
    if (verb === -1) return [];
    const isRetraction = before.some((word) => deniesIn(before, word) || word === "don't");
    const end = at + 1 + (['disease', 'sprue'].includes(tokens[at + 1] ?? '') ? 1 : 0);
    return [{ diets: ['gluten-free'], unknown: [], isRetraction, from: at - before.length + verb, end }];
  });
}
