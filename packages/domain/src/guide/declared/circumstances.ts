import { memoize } from '../../lib/index.ts';
import { BABY, CHILD, MONTHS, WEEKS } from './ages.data.ts';
import { ageIn } from './ages.ts';
import { GESTATIONAL } from './cautions.data.ts';
import {
  AS_ILL,
  AS_PREGNANT,
  ASKS_WHETHER,
  BREASTFEEDING,
  DENIED,
  EXPECTING,
  FAILING,
  FOR_MYSELF,
  HAS,
  ILLNESSES,
  IS,
  NURSES,
  OTHERS,
  PREGNANT,
  STAGE,
  THEIRS,
  TRYING,
  WEEKS_ALONG,
} from './circumstances.data.ts';
import { BY_FIGURES, NURSING_AT_FIRST, PREGNANT_AT_FIRST, WEEKS_ALONE } from './circumstances-by-figures.data.ts';
import { clausesOf, folded } from './clauses.ts';
import { MYSELF, OTHER_PERSON } from './harms.data.ts';
import { tellsOfLostPregnancy } from './pregnancy-lost.ts';
import { withStateApart } from './since-when.ts';
import type { StateName } from './states.data.ts';
import { readStates } from './states.ts';
import { meaningWithin } from './unmeant.ts';

/**
 * What someone reported of themselves, or of a child, that changes what may be written of a food. `condition`: by its name in the health
 * profile. `age`: whole years.
 */
export type Circumstance =
  | { readonly kind: 'pregnancy' }
  | { readonly kind: 'breastfeeding' }
  | { readonly kind: 'condition'; readonly name: string }
  /** A medicine that food changes, or a state that no pack shows enough of. */
  | { readonly kind: 'state'; readonly name: StateName }
  | { readonly kind: 'child'; readonly age: number };

export type { StateName };

/**
 * A message taken apart: what it tells, what it takes back, and the rest that asks something. `ofOthers`: what it takes back of somebody
 * else, and nothing of one's own.
 */
export type ReadCircumstances = {
  reported: readonly Circumstance[];
  withdrawn: readonly Circumstance[];
  ofOthers: readonly Circumstance[];
  rest: string;
};

const GROWN_UP = 18;
/** Below this age no score is given. */
export const MIN_SCORED_AGE = 3;
/** Below this age whole nuts choke. @source NHS, Foods to avoid giving babies and young children */
const MIN_AGE_FOR_NUTS = 5;

const STATES: readonly StateForm[] = [
  state({ kind: 'pregnancy' }, IS, PREGNANT),
  state({ kind: 'breastfeeding' }, IS, BREASTFEEDING),
  ...Object.entries(ILLNESSES).map(([name, words]) => state({ kind: 'condition', name }, HAS, words)),
];

/** `over`: in a clause of somebody who is not named, such as "al final no está embarazada". */
type StateForm = { readonly circumstance: Circumstance; readonly form: RegExp; readonly bare: RegExp; readonly over: RegExp };

function state(circumstance: Circumstance, before: string, words: string): StateForm {
  return {
    circumstance,
    over: new RegExp(
      `(?:^| )(?:not|isn't|isnt|doesn't|doesnt|hasn't|no|non|nao|nicht|kein\\w*|pas|niet|geen)(?: (?!only|just|sure|nur|sicher|que|solo|so|che)\\S+){0,2}? ${words}(?: (?:after all|any ?more|mehr|meer|plus|piu|at all|actually))*$`,
    ),
    form: new RegExp(`(?<lead>(?:^|(?<= ))(?:${before} (?:\\S+ ){0,4}?|${before === HAS ? THEIRS : before} ))(?:[dl]')?${words}(?= |$)`),
    bare: new RegExp(
      `^(?:(?:and|also|oh|plus|und|auch|ausserdem|et|aussi|y|tambien|e|ed|anche|tambem|en|ook|i am|im|bin|suis|estoy|sono|estou|ben) )*(?:type \\d |(?:not|no longer|nicht mehr|ya no|plus|non piu|nao|niet meer) )?${words}(?: (?:type \\d|here|btw|too|any ?more|now|(?:(?:of|de|di|da|van|im|in|seit|depuis|desde|sinds|for|since) )*\\S+ (?:${MONTHS}|${WEEKS})))?$`,
    ),
  };
}

/** Needs nobody that is named. */
const BY_ITSELF: readonly { circumstance: Circumstance; form: RegExp }[] = [
  { circumstance: { kind: 'pregnancy' }, form: EXPECTING },
  { circumstance: { kind: 'pregnancy' }, form: WEEKS_ALONG },
  { circumstance: { kind: 'pregnancy' }, form: TRYING },
  { circumstance: { kind: 'breastfeeding' }, form: NURSES },
  { circumstance: { kind: 'breastfeeding' }, form: NURSING_AT_FIRST },
  { circumstance: { kind: 'pregnancy' }, form: AS_PREGNANT },
  { circumstance: { kind: 'pregnancy' }, form: PREGNANT_AT_FIRST },
  { circumstance: { kind: 'pregnancy' }, form: WEEKS_ALONE },
  ...[...Object.entries(FAILING), ...Object.entries(AS_ILL), ...Object.entries(BY_FIGURES)].map(([name, form]) => ({
    circumstance: { kind: 'condition', name } as const,
    form,
  })),
];

/** Every message of a chat is read with each answer, by several readers. */
const MESSAGES = 300;

/** Reads what a message tells of pregnancy, breastfeeding, illness and the age of a child, in seven languages. */
export const readCircumstances = memoize(readAll, MESSAGES);

function readAll(message: string): ReadCircumstances {
  const reported: Circumstance[] = [];
  const withdrawn: Circumstance[] = [];
  const ofOthers: Circumstance[] = [];
  let isChanged = false;
  const whole = folded(message);
  const isOfChild = new RegExp(`\\b${CHILD}\\b`).test(whole);
  const isOfWoman = WOMAN.test(whole);
  const clauses = clausesOf(withStateApart(message)).map((clause) => {
    if (ASKS_WHETHER.test(clause)) return clause;
    const states = readStates(clause);
    reported.push(...states.reported.map((name) => ({ kind: 'state', name }) as const));
    withdrawn.push(...states.withdrawn.map((name) => ({ kind: 'state', name }) as const));
    let rest = clause;
    if (GESTATIONAL.test(clause)) {
      reported.push({ kind: 'pregnancy' }, { kind: 'condition', name: 'Diabetes' });
      rest = clause.replace(GESTATIONAL, ' ');
      isChanged = true;
    }
    const isOfStates = states.rest !== clause;
    isChanged ||= isOfStates;
    for (const { circumstance, form, bare, over } of STATES) {
      const looked = rest.replace(OTHERS, ' ');
      const match = form.exec(looked) ?? bare.exec(looked.trim());
      if (match === null) {
        const ended = over.exec(looked.trim())?.[0];
        if (ended === undefined || meaningWithin(clause, ended) !== 'meant') continue;
        ofOthers.push(circumstance);
        rest = '';
        isChanged = true;
        continue;
      }
      const before = looked.slice(0, match.index);
      const isOver = /^ (?:plus|piu|mas|mehr|meer)(?= (?:depuis|da|desde|seit|sinds)|$)/.test(looked.slice(match.index + match[0].length));
      const saysNo = isOver || isDenied(before, match[0], match.groups?.['lead'] ?? '');
      const meaning = saysNo ? meaningWithin(clause, match[0]) : 'meant';
      if (meaning === 'open') continue;
      const denied = saysNo && meaning === 'meant';
      // "My sister isn't pregnant" takes back nothing of one's own.
      const isOfOther = denied && OTHER_PERSON.test(clause) && !MYSELF.test(clause);
      (isOfOther ? ofOthers : denied ? withdrawn : reported).push(circumstance);
      rest = rest.replace(match[0], ' ').replace(/ (?:any ?more|any longer|mehr|meer)(?= |$)/, ' ');
      isChanged = true;
    }
    for (const { circumstance, form } of BY_ITSELF) {
      const match = form.exec(rest);
      // Words of a baby that is hoped for name no child, however often they tell of the same.
      if (match !== null && form === TRYING && reported.some(({ kind }) => kind === 'pregnancy')) rest = rest.replace(form, ' ');
      if (match === null || reported.some((one) => keyOf(one) === keyOf(circumstance))) continue;
      // "She's 8 months": a child, unless a woman is spoken of.
      const isAge = form === WEEKS_ALONG && !OF_FIRST.test(match[0]) && ageIn(rest, isOfChild, isOfWoman && !isOfChild) !== null;
      if (isAge) continue;
      const denied = circumstance.kind !== 'condition' && DENIES_BEFORE.test(rest.slice(0, match.index));
      (denied ? withdrawn : reported).push(circumstance);
      rest = rest.replace(form, ' ');
      isChanged = true;
    }
    // "I breastfeed my baby": the food is not for the baby.
    if (reported.some(({ kind }) => kind === 'breastfeeding')) rest = rest.replace(new RegExp(`\\b${BABY}\\b`), ' ');
    const isNursed =
      reported.some(({ kind }) => kind === 'breastfeeding') && /\b(?:breast ?feed|stille|allait|amament|allatt|borst)/.test(clause);
    const isExpected = reported.some(({ kind }) => kind === 'pregnancy') || (isOfWoman && !isOfChild);
    const child = isNursed ? null : ageIn(rest, isOfChild, isExpected);
    if (child !== null) {
      reported.push({ kind: 'child', age: child.age });
      rest = child.clause.replace(child.words, child.isNamed ? ' ' : ' my child ');
      isChanged = true;
    }
    return isOfStates ? withoutState(rest, clause, states.rest) : rest;
  });
  // "I'm shaking, type 1", "my bloods: potassium 6.1, too high": what tells of it may stand in two clauses.
  const isReported = [...reported, ...withdrawn].some(({ kind }) => kind === 'state');
  if (!isReported)
    reported.push(
      ...readStates(
        folded(message)
          .replace(/(?<!\d)[.,]|[.,](?!\d)|[;:!?\n]+/g, ' ')
          .replace(/ +/g, ' ')
          .trim(),
      ).reported.map((name) => ({ kind: 'state', name }) as const),
    );
  if (FOR_MYSELF.test(folded(message))) withdrawn.push({ kind: 'child', age: 0 });
  if (tellsOfLostPregnancy(message))
    return {
      reported: reported.filter(({ kind }) => kind === 'condition'),
      withdrawn: [...withdrawn, { kind: 'pregnancy' }],
      ofOthers,
      rest: message,
    };
  const isChild = reported.some(({ kind }) => kind === 'child');
  return {
    reported: [...new Map(reported.map((one) => [`${keyOf(one)} ${'age' in one ? one.age : ''}`, one])).values()].filter(
      (one) => one.kind !== 'child' || one.age < GROWN_UP,
    ),
    withdrawn: [...withdrawn, ...ofOthers],
    ofOthers,
    rest: isChanged
      ? restOf(clauses, isChild)
          .replace(reported.length > 0 ? STAGE : '', ' ')
          .trim()
      : message,
  };
}

/** Two circumstances of one key replace each other. */
export function keyOf(one: Circumstance): string {
  return one.kind === 'condition' || one.kind === 'state' ? `${one.kind} ${one.name}` : one.kind;
}

export function dietsOfCircumstances(circumstances: readonly Circumstance[]): ('pregnancy' | 'breastfeeding')[] {
  return circumstances.flatMap(({ kind }) => (kind === 'pregnancy' || kind === 'breastfeeding' ? [kind] : []));
}

/** The conditions among them, by their name in the health profile. */
export function conditionsOf(circumstances: readonly Circumstance[]): string[] {
  return circumstances.flatMap((one) => (one.kind === 'condition' ? [one.name] : []));
}

/** Medicines and states that an answer about food has to begin with. */
export function statesOf(circumstances: readonly Circumstance[]): StateName[] {
  return circumstances.flatMap((one) => {
    const isOfKidneys = one.kind === 'condition' && one.name === 'Kidney Disease';
    return isOfKidneys ? ['kidneys' as const] : one.kind === 'state' ? [one.name] : [];
  });
}

/** Whether the foods are for a child so young that no score is given. */
export function isForSmallChild(circumstances: readonly Circumstance[]): boolean {
  return circumstances.some((one) => one.kind === 'child' && one.age < MIN_SCORED_AGE);
}

/** Whether the foods are for a child that chokes on whole nuts. */
export function isForYoungChild(circumstances: readonly Circumstance[]): boolean {
  return circumstances.some((one) => one.kind === 'child' && one.age < MIN_AGE_FOR_NUTS);
}

/** What is left of a clause that reported of a state: nothing, or what it asks beside it. */
function withoutState(rest: string, clause: string, left: string): string {
  return rest === clause ? left : left === '' ? '' : rest;
}

function isDenied(before: string, match: string, lead: string): boolean {
  return (
    DENIED.test(`${before}${lead}`.trim()) || DENIED.test(lead.trim()) || /^(?:not|no longer|nicht|ya no|plus|non|nao|niet) /.test(match)
  );
}

/** Of the one who writes. */
const OF_FIRST = /(?:^| )(?:i'm|im|i am|we're|je suis|j'en suis|suis|ich bin|bin|estoy|sono|siamo|estou|ik ben)(?= )/;
/** A woman of theirs, of whom weeks and months may be those of a pregnancy. */
const WOMAN =
  /(?<!\p{L})(?:wife|missus|sister|girlfriend|gf|partner|fiancee|friend|cousin|colleague|aunt|daughter in law|sister in law|frau|schwester|freundin|schwagerin|kollegin|femme|soeur|copine|amie|compagne|belle soeur|mujer|esposa|hermana|novia|amiga|cunada|moglie|sorella|fidanzata|amica|compagna|cognata|mulher|irma|namorada|cunhada|vrouw|zus|vriendin|schoonzus)(?!\p{L})/u;

const DENIES_BEFORE = /\b(?:not|no|never|isn't|aren't|nicht|kein\w*|pas|plus|ya no|non|nao|niet|geen)(?: \S+){0,2}$/;

/** What asks something: clauses with the statements taken out, "he" and "she" as the one who is asked for. */
function restOf(clauses: readonly string[], isChild: boolean): string {
  const rest = clauses
    .map((clause) => clause.replace(/ +/g, ' ').trim())
    .map((clause) =>
      clause.replace(/^(?:and|so|also|then|now|und|et|y|e|en|because|since|as|hi|hello|hey|well|ok|i|it is|it's for|for)(?: |$)/, ''),
    )
    .filter((clause) => clause !== '')
    .join(', ');
  return isChild
    ? rest.replace(/\b(can|may|should|could|darf|kann|peut|puede|puo|pode|mag) (?:he|she|they|my child|er|sie|es|il|elle|hij|ze)\b/, '$1 i')
    : rest;
}
