import { explain, isAllergyWord } from '../../understanding/index.ts';
import { isCommonWord } from '../intents/common-words.ts';
import { readFoods, readFoodsBefore } from './food-list.ts';
import { dietsOfCompound } from './named-foods.ts';
import { END, PAUSE, type Statement } from './tokens.ts';

const NOT: ReadonlySet<string> = new Set([
  'not',
  'no',
  "isn't",
  'isnt',
  "don't",
  'dont',
  "aren't",
  'never',
  'nicht',
  'keine',
  'kein',
  'pas',
  'aucune',
  'non',
  'without',
  'nor',
  "wasn't",
  'niet',
  'geen',
  'nao',
  'ninguna',
  'nessuna',
  'nenhuma',
]);
/** Between an allergy and its foods. */
export const PREPOSITIONS: ReadonlySet<string> = new Set([
  'to',
  'against',
  'of',
  'from',
  'with',
  'on',
  'gegen',
  'auf',
  'gegenuber',
  'a',
  'au',
  'aux',
  'al',
  'alle',
  'agli',
  'ai',
  'allo',
  'alla',
  "all'",
  'voor',
  'is',
  'are',
  'include',
  'includes',
  'de',
  'contra',
  'por',
  'na',
  'nas',
  'ao',
  'aos',
  'da',
  'do',
  'voor',
  'tegen',
  PAUSE,
]);
const ABOUT: ReadonlySet<string> = new Set([
  'what',
  "what's",
  'explain',
  'define',
  'which',
  'common',
  'show',
  'list',
  'about',
  'my',
  'your',
  'these',
  'those',
  'meine',
  'mes',
]);

/** No one states more in one message. */
const MAX_STATEMENTS = 40;

/** "Allergic to nuts", "milk and egg allergy", "Erdnussallergie", "allergies: soy". */
export function allergiesIn(tokens: readonly string[]): Statement[] {
  const found: Statement[] = [];
  for (const [at, token] of tokens.entries()) {
    if (found.length >= MAX_STATEMENTS) break;
    if (found.some(({ from, end }) => from <= at && at < end)) continue;
    const compound = dietsOfCompound(token);
    if (compound !== null) {
      const known = compound.diets.length > 0;
      found.push({
        diets: compound.diets,
        unknown: known ? [] : [compound.food],
        isRetraction: isDenied(tokens, at),
        from: at,
        end: at + 1,
      });
    } else if (isAllergyWord(token)) {
      const one = statementAt(tokens, at);
      const isOfNoFood = one.diets.length === 0 && one.unknown.length > 0 && one.unknown.every(isNoFood);
      if (!isOfNoFood) found.push(one);
    }
  }
  return found;
}

/** "Dust", "cat hair": an allergy that no food can break. */
function isNoFood(words: string): boolean {
  const { restrictions, notFood } = explain(`${words} allergy`);
  return restrictions.length === 0 && notFood.length > 0;
}

function statementAt(tokens: readonly string[], at: number): Statement {
  const next = tokens[at + 1] ?? END;
  const isRetraction = isDenied(tokens, at);
  const after = PREPOSITIONS.has(next) ? readFoods(tokens, at + 1) : { diets: [], unknown: [], end: at + 1 };
  // Spanish "soy alérgico" means no soy.
  const isSpanish = tokens[at - 1] === 'soy' && /[oa]s?$|ante$/.test(tokens[at] ?? '');
  const before =
    isSpanish || (after.diets.length > 0 && next !== PAUSE) ? { diets: [], from: at, unknown: [] } : readFoodsBefore(tokens, at);
  if (before.diets.length > 0) return { diets: before.diets, unknown: before.unknown, isRetraction, from: before.from, end: at + 1 };
  if (after.diets.length > 0) return { diets: after.diets, unknown: after.unknown, isRetraction, from: at, end: after.end };
  const loose = readFoods(tokens, at + 1);
  if (loose.diets.length > 0 && next !== END) return { diets: loose.diets, unknown: loose.unknown, isRetraction, from: at, end: loose.end };
  const unknown =
    next !== PAUSE && after.unknown.length > 0
      ? after.unknown
      : before.unknown.filter((words) => !ABOUT.has(words) && !namesNothing(words) && !words.split(' ').every(isCommonWord));
  return {
    diets: [],
    unknown,
    isRetraction,
    from: before.unknown.length > 0 ? before.from : at,
    end: Math.max(at + 1, next === PAUSE ? at + 1 : after.end),
  };
}

/** "No milk because of an allergy": what stands before is left out, and the allergy is not denied. */
export const REASONS: ReadonlySet<string> = new Set(
  'because cuz cos due since wegen aufgrund weil cause causa car puisque por porque per perche ivm vanwege omdat door'.split(' '),
);

/** With whom a clause begins, where the denial stands behind the verb or beside it. */
export const SPEAKERS: ReadonlySet<string> = new Set("i im i'm ive i've he she they ich er sie je j' il elle ik hij zij ze".split(' '));

/** Verbs that stand for the person too: the denial stands right before them, or a pronoun between. */
export const SPEAKING_VERBS: ReadonlySet<string> = new Set('soy somos tengo sono siamo ho sou somos tenho bin suis ben'.split(' '));

/** Words of an allergy, of reasons and of who speaks alone: "no soy, allergy" leaves nothing open. */
export const namesNothing = (words: string): boolean =>
  words.split(' ').every((word) => REASONS.has(word) || SPEAKERS.has(word) || SPEAKING_VERBS.has(word) || isAllergyWord(word));

/**
 * "I am not allergic", "no allergies": within the few words before it. What is denied before somebody begins to speak of themselves is
 * something else, with a comma between or without one: "not yogurt im allergic to milk".
 */
export function isDenied(tokens: readonly string[], at: number): boolean {
  for (let back = 1; back <= 4; back++) {
    const token = tokens[at - back] ?? END;
    if (token === END || token === PAUSE || REASONS.has(token)) return false;
    if (NOT.has(token)) return true;
    if (SPEAKERS.has(token)) return isDoubted(tokens, at - back);
    if (SPEAKING_VERBS.has(token)) return isDeniedVerb(tokens, at - back);
  }
  return false;
}

const PRONOUNS: ReadonlySet<string> = new Set('lo la le ne ci o a yo io eu'.split(' '));
/** What is denied of them denies what follows: "I don't think I'm allergic", "not that I'm allergic". */
const DOUBTED: ReadonlySet<string> = new Set(
  'think believe sure certain that saying say said mean know dass que qu dat glaube glaub denke denk pense crois denk geloof cause'.split(
    ' ',
  ),
);

function isDoubted(tokens: readonly string[], at: number): boolean {
  return DOUBTED.has(tokens[at - 1] ?? END) && [2, 3, 4].some((back) => NOT.has(tokens[at - back] ?? END));
}

function isDeniedVerb(tokens: readonly string[], at: number): boolean {
  const before = PRONOUNS.has(tokens[at - 1] ?? END) ? at - 2 : at - 1;
  return NOT.has(tokens[before] ?? END) || isDoubted(tokens, at);
}
