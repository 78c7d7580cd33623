import { memoize } from '../../lib/index.ts';
import { explain, foodOfAllergyWord, isAllergyWord } from '../../understanding/index.ts';
import { isAboutWords } from './about-words.ts';
import { allergiesIn, namesNothing } from './allergies.ts';
import { hasQuestionApart } from './asserted.ts';
import { BESIDE } from './beside.data.ts';
import { deniedIllnesses, withoutDenied } from './denied-illness.ts';
import { dietsDeclaredIn, dietsNamedIn, isCeliacWord } from './diets.ts';
import { ofEachPerson } from './each-person.ts';
import { isRequestWord, readFoods, readFoodsBefore } from './food-list.ts';
import { ASKS } from './harms.data.ts';
import { harmsIn, isAllergen } from './harms.ts';
import { illnessesIn } from './illnesses.ts';
import { withoutCorrection } from './meant.ts';
import { dietsOfWord, idsOf, namedIn } from './named-foods.ts';
import { pensIn } from './pens.ts';
import { questionApart } from './question-apart.ts';
import { foodsReferredTo } from './referred-to.ts';
import { refusalsIn } from './refusals.ts';
import { withStateApart } from './since-when.ts';
import { END, PAUSE, type Statement, textOf, tokensOf, withoutAnswer } from './tokens.ts';
import { withoutUnmeant } from './unmeant.ts';
import { type Holder, holderOf } from './whose.ts';

/** A message taken apart: what someone is or must not eat, and what they ask. */
export type MessageParts = {
  /** Diets that bind every answer of the conversation from here on. */
  diets: readonly string[];
  /** Diets that do so no longer: "I am not vegan any more". */
  retracted: readonly string[];
  /** Whom these speak of; `anyone`: nobody is named. */
  holder: Holder;
  /** Words of a clear statement that name no food we know; with none, an allergy was spoken of and not named. */
  unclear: readonly string[] | null;
  /** Diets that this message alone asks for: "without nuts". */
  requested: readonly string[];
  /** Says nothing but these, and asks nothing: "also no dairy". */
  isOnlyRequest: boolean;
  /** The rest, folded; empty where nothing is asked. */
  rest: string;
};

/** Words around a statement that say nothing once it is taken out. */
const AROUND: ReadonlySet<string> = new Set(
  "anymore any more scrap tiene tienen tem ha hanno l' daughters sons boy girl boys girls toddler roommate flatmate colleague nino nina ninos ninas nene nena bebe bimbo bimba bimbi bambino bambina bambini crianca criancas menino menina enfant junge madchen jongen meisje cause because cuz coz other older younger eldest oldest i am i'm im is are was who we my our his her he she they son daughter kid kids child children wife husband mother father mom dad mum partner friend boyfriend girlfriend guest guests brother sister baby has have had got a an the very severely severe deathly highly deadly with and but also too because since as so being someone somebody person that suffer suffers suffering from suspect think know please note remember food foods some many multiple several not longer if when for even though keine kein nicht pas ich bin habe ist mein meine eine einen und da weil ein je suis j' ai mon ma fils fille une un et car est soy tengo mi hijo hija es una y sono ho mio mia figlio figlia ne n' nous avons wir haben i've ive i'd doctor says said only ik ben heb unfortunately sadly sorry actually by way which means mind that's why therefore hence in mind keep us uns nous nosotros noi nos ons plus auch aussi tambien anche tambem ook kinderen kinder kind sohn tochter hijos hijas mis mijn zoon dochter man vrouw miei mie figli figlie meu minha meus minhas filho filha filhos filhas enfants mes mari femme marido mujer marito moglie mulher pai mae vader moeder vater mutter pere mere padre madre unser unsere o i les los las".split(
    ' ',
  ),
);
/** A message that holds nothing but these beside a statement asks for nothing. */
const POLITE: ReadonlySet<string> = new Set(
  'hi hello hey well ok okay please thanks thank you bitte danke hallo merci bonjour hola gracias ciao grazie tho though pls plz stp svp porfa graag aub then dann dan alors entonces allora entao e ed en ou aber mais pero ma mas maar'.split(
    ' ',
  ),
);
const WITHOUT: ReadonlySet<string> = new Set([
  'without',
  'no',
  'ohne',
  'sans',
  'sin',
  'senza',
  'zonder',
  'excluding',
  'except',
  'minus',
  'kein',
  'keine',
  'keinen',
]);
/** "Is there no milk in it?" asks what is in a food; what these names mean is judged by amount. */
const NOT_AFTER: ReadonlySet<string> = new Set([
  'there',
  "there's",
  'theres',
  "isn't",
  'isnt',
  'has',
  'have',
  'contain',
  'contains',
  'with',
  'is',
  'what',
  'are',
  'why',
  'says',
  'said',
]);
const BY_AMOUNT: ReadonlySet<string> = new Set(['palm-oil-free', 'msg-free']);
const SHORT = 6;
/** Reads a message; `isClarifying`: the one before named an allergy that was not understood, so that a bare "peanuts" tells which. */
export function readStatements(message: string, isClarifying = false): MessageParts {
  return (isClarifying ? readClarifying : readAlone)(message);
}
/** One message is read several times until it is answered, and those before it with every message. */
const MESSAGES = 300;
const readAlone = memoize((message) => readParts(message, false), MESSAGES);
const readClarifying = memoize((message) => readParts(message, true), MESSAGES);

function readParts(message: string, isClarifying: boolean): MessageParts {
  const tokens = withoutAnswer(tokensOf(questionApart(withStateApart(withoutCorrection(message)))));
  if (isAboutWords(tokens))
    return { diets: [], retracted: [], unclear: null, requested: [], isOnlyRequest: false, rest: message, holder: 'anyone' };
  const named = allergiesIn(tokens);
  const [allergies, illnesses] = [[...named, ...ofEachPerson(tokens, named)], illnessesIn(tokens)];
  const denied = deniedIllnesses(tokens, [...allergies, ...illnesses]);
  const read = [
    ...withoutDenied(tokens, [...allergies, ...refusalsIn(tokens), ...dietsDeclaredIn(tokens), ...illnesses], denied),
    ...denied,
  ];
  const meant = withoutUnmeant(tokens, read);
  const whole = [...meant, ...wholeStatement(message, tokens, meant)];
  const known = [...whole, ...harmsIn(tokens, whole, /\?\s*$/.test(message))];
  const statements = (known.length > 0 ? known : pensIn(tokens)).map((one) => ({
    ...one,
    unknown: one.unknown.filter((words) => !namesNothing(words)),
  }));
  const requests = withoutIn(tokens, statements);
  const bare =
    isClarifying && statements.length === 0 && tokens.length <= SHORT
      ? namedIn(tokens, { firm: false, mayBeMistyped: (token) => token.length > 4 && !isRequestWord(token) })
      : null;
  const declared = statements.filter(({ isRetraction }) => !isRetraction);
  const stated = [...new Set([...declared.flatMap((one) => one.diets), ...(bare?.diets ?? [])])];
  const referred = stated.length === 0 ? foodsReferredTo(tokens, declared) : [];
  const diets = referred.length > 0 ? referred : stated.length === 0 && declared.length > 0 ? allergensAskedFor(tokens, declared) : stated;
  const isUnnamed = diets.length === 0 && declared.length > 0 && declared.every((one) => one.diets.length === 0);
  const whatIsLeft = restOf(tokens, [...statements, ...requests]);
  const left = statements.length > 0 && !message.includes('?') && whatIsLeft.split(' ').every((word) => BESIDE.has(word)) ? '' : whatIsLeft;
  // A message of nothing but a request ("without nuts please") is read as it stands.
  const rest =
    bare !== null && bare.diets.length > 0
      ? ''
      : statements.length + requests.length === 0 || (left === '' && statements.length === 0 && diets.length === 0)
        ? message
        : left;
  return {
    diets,
    retracted: [...new Set(statements.filter(({ isRetraction }) => isRetraction).flatMap((one) => one.diets))].filter(
      (diet) => !diets.includes(diet),
    ),
    unclear:
      (referred.length === 0 && declared.some((one) => one.unknown.length > 0)) || isUnnamed
        ? [...new Set(declared.flatMap((one) => one.unknown))]
        : null,
    requested: [...new Set(requests.flatMap((one) => one.diets))],
    isOnlyRequest:
      statements.length === 0 && requests.length > 0 && left === '' && !message.includes('?') && !ASKS_IT.test(tokens.join(' ')),
    rest,
    holder: holderOf(tokens, statements),
  };
}

/** "Is that without nuts": asks of a food whether it is. */
const ASKS_IT =
  /^(?:(?:ok|okay|and|und|et|y|e|en|so|but) )*(?:is|are|ist|sind|est|es|e|sao|is) (?:it|that|this|they|das|der|die|es|ce|c'|ca|eso|esto|questo|isso|dat|het)(?= |$)/;

/** "Does it contain nuts, my daughter is allergic": an allergy that names no food is one to what the message asks for. */
function allergensAskedFor(tokens: readonly string[], declared: readonly Statement[]): string[] {
  const isUnnamed = declared.every(({ unknown }) => unknown.length === 0);
  return isUnnamed && tokens.some((token) => HOLDS.has(token))
    ? namedIn(tokens, { firm: false, mayBeMistyped: () => false }).diets.filter(isAllergen)
    : [];
}
const HOLDS: ReadonlySet<string> = new Set(
  'contain contains containing enthalt enthalten contient contiennent contiene contienen contengono contem bevat bevatten'.split(' '),
);

/** Longer messages ask for something too. */
const MAX_STATEMENT_WORDS = 8;

/**
 * A message that is little but what someone must not eat ("Zöliakie", "Milch- und Eiallergie"), read as the profile reads it: the
 * allergens of the law that it leaves out beside the statements that were found. Other foods may be what it asks for.
 */
function wholeStatement(message: string, tokens: readonly string[], read: readonly Statement[]): Statement[] {
  const isAboutAllergy = tokens.some((token) => isAllergyWord(token) || isCeliacWord(token) || foodOfAllergyWord(token) !== null);
  if (
    !isAboutAllergy ||
    tokens.length > MAX_STATEMENT_WORDS ||
    message.includes('?') ||
    hasQuestionApart(tokens) ||
    ASKS.test(`${tokens.join(' ')} `) ||
    read.some(({ isRetraction, unknown }) => isRetraction || unknown.length > 0)
  )
    return [];
  const { restrictions } = explain(message, 'condition');
  if (restrictions.some(({ kind }) => kind === 'words')) return [];
  const diets = idsOf(
    restrictions.filter(({ kind }) => kind === 'diet' || kind === 'member'),
    message,
  ).filter((diet) => !read.some((one) => one.diets.includes(diet)));
  return diets.length === 0 ? [] : [{ diets, unknown: [], isRetraction: false, from: 0, end: tokens.length }];
}

function namesWhatSomebodyIs(word: string): boolean {
  return isAllergyWord(word) || isCeliacWord(word) || dietsNamedIn([word]).length > 0;
}

/** "No nuts please", "ohne Milch", "mushroom-free": asked for here and now. */
function withoutIn(tokens: readonly string[], statements: readonly Statement[]): Statement[] {
  const isDeclared = (at: number) => statements.some(({ from, end }) => from <= at && at < end);
  return [...tokens.entries()].flatMap(([at, token]) => {
    // Spanish "no soy alérgico", "no soy vegano" means no soy.
    if (isDeclared(at) || (token === 'no' && tokens[at + 1] === 'soy' && namesWhatSomebodyIs(tokens[at + 2] ?? ''))) return [];
    const one = { unknown: [], isRetraction: false };
    const isHated =
      ['hate', 'dislike', 'hates', 'detest'].includes(token) &&
      ['i', 'we', 'really', 'kids', 'son', 'daughter'].includes(tokens[at - 1] ?? '');
    // "I don't want eggs again" asks for something else now.
    const isUnwanted =
      token === 'want' && (["don't", 'dont'].includes(tokens[at - 1] ?? '') || tokens.slice(at - 2, at).join(' ') === 'do not');
    const isNot = isHated || isUnwanted || (token === 'not' && ['but', 'and', PAUSE].includes(tokens[at - 1] ?? ''));
    if ((isNot || WITHOUT.has(token)) && !NOT_AFTER.has(tokens[at - 1] ?? '')) {
      const next = dietsOfWord(tokens[at + 1] ?? '') ?? dietsOfWord(tokens.slice(at + 1, at + 3).join(' '));
      const { diets, end } = readFoods(tokens, at + 1, false);
      const named = diets.filter((diet) => !BY_AMOUNT.has(diet));
      const isFood = next !== null || ['any', 'the', "d'", 'de', 'lait', 'kein'].includes(tokens[at + 1] ?? '');
      return isFood && named.length > 0 ? [{ ...one, diets: named, from: at, end }] : [];
    }
    // "Nut and egg free snacks", unlike "is it nut and egg free?".
    const isListed =
      token === 'free' &&
      ['and', 'or', '&', PAUSE].includes(tokens[at - 2] ?? '') &&
      !/^(?:is|are|does|do|which|what|and|was|were)$/.test(tokens[0] ?? '');
    const before = isListed ? readFoodsBefore(tokens, at) : null;
    if (before !== null && before.diets.length > 0) return [{ ...one, diets: before.diets, from: before.from, end: at + 1 }];
    const free = tokens[at + 1] === 'free' && dietsNamedIn([token, 'free']).length === 0 ? dietsOfWord(token) : null;
    const named = (free ?? []).filter((diet) => !BY_AMOUNT.has(diet));
    return named.length === 0 || tokens[at + 2] === 'from' ? [] : [{ ...one, diets: named, from: at, end: at + 2 }];
  });
}

/** What is left without the statements and the words that belong to them. */
function restOf(tokens: readonly string[], statements: readonly Statement[]): string {
  const out = new Set<number>();
  for (const { from, end } of statements) {
    let first = from;
    while (first > 0 && AROUND.has(tokens[first - 1] ?? '')) first -= 1;
    for (let at = first; at < end; at++) out.add(at);
    for (let at = end; AFTER.has(tokens[at] ?? ''); at++) out.add(at);
  }
  const rest = tokens.filter((_, at) => !out.has(at));
  return rest.every((token) => token === END || token === PAUSE || AROUND.has(token) || POLITE.has(token)) ? '' : textOf(rest);
}

const AFTER: ReadonlySet<string> = new Set([
  'essen',
  'trinken',
  'vertragen',
  'manger',
  'boire',
  'comer',
  'mangiare',
  'allergy',
  'allergies',
  'badly',
  'severely',
  'anymore',
  'though',
  'either',
  'haben',
  'nicht',
  'too',
  'also',
  'please',
]);
