import { definitionOf, isDiet, type Restriction } from '../../diets/index.ts';
import { foldText } from '../../lib/index.ts';
import { type Circumstance, dietsOfCircumstances, keyOf, readCircumstances } from './circumstances.ts';
import { readFoods } from './food-list.ts';
import { type HeldCircumstance, nextCircumstances } from './held-circumstances.ts';
import { restrictionsOfId } from './named-foods.ts';
import { asksForSelf, isOfOthersOnly, ofAnotherAlone, speaksOfAnother, takenBackApart } from './only-of-another.ts';
import { type MessageParts, readStatements } from './read-statements.ts';
import { narrowedBy, statedInstead, takesBackLast } from './taken-back.ts';
import { END, PAUSE, tokensOf } from './tokens.ts';
import { askedFor, type Held, type Holder, heldOf, leavesAlone, nextHeld, isOfOther as speaksOfOther } from './whose.ts';

/** What binds the answers to a message, by all that was declared up to it. `diets`: ids of what is left out ("nut-free", "kiwi-free"). */
export type DeclaredRestrictions = {
  diets: readonly string[];
  /** What these bind a food to. */
  restrictions: readonly Restriction[];
  /** Words of an allergy that we do not know; `null` where all is understood. */
  unclear: readonly string[] | null;
  /** What the message itself added and took back. */
  added: readonly string[];
  retracted: readonly string[];
  /** Pregnancy, illness, a child's age: reported up to this message, and what the message itself reported and took back. */
  circumstances: readonly Circumstance[];
  reported: readonly Circumstance[];
  withdrawn: readonly Circumstance[];
  /** What the message itself adds is what somebody does not like, and no allergy. */
  isDislike: boolean;
  /** What the message itself adds is somebody else's. */
  isOfOther: boolean;
  /** It is asked for the one who writes alone, and what holds of somebody else is left out of account. */
  isForSelfAlone: boolean;
  /** Ids that bind every food: `diets`, and what the circumstances rule out. */
  binding: readonly string[];
};

const NEVER_MIND =
  /^(?:never ?mind|forget (?:it|that|about it)|no allergies|none|it does not matter|doesn't matter|ignore that|i have no allerg\w+)\b/;

/**
 * What someone declared of allergies and diets, message by message; each holds until it is retracted. The last message is the one
 * that is answered, and is passed separately. `isClarifying`: the one before it left an allergy open.
 */
export function restrictionsDeclaredIn(
  before: readonly string[],
  newest: string,
): { declared: DeclaredRestrictions; isClarifying: boolean; isGoingOn: boolean } {
  // "I have a nut allergy. Oh no, that was my sister" takes back what it has just stated.
  const messages = [...before, newest].flatMap(takenBackApart);
  const [earlier, message] = [messages.slice(0, -1), messages.at(-1) ?? newest];
  let state: State = { diets: [], unclear: null, holders: new Map(), whose: new Map(), last: [], ofAnother: [], ofOthers: [] };
  let last: MessageParts | null = null;
  let circumstances: readonly HeldCircumstance[] = [];
  for (const one of earlier) {
    const isMore = state.unclear !== null;
    const read = withoutStates(one, readStatements(one, isMore));
    last = goingOn(one, read, last) ?? read;
    state = next(state, one, last);
    circumstances = nextCircumstances(circumstances, one, readCircumstances(one));
  }
  const read = readCircumstances(message);
  const held = nextCircumstances(circumstances, message, read);
  const isClarifying = state.unclear !== null;
  const own = withoutStates(message, readStatements(message, isClarifying));
  const continued = goingOn(message, own, last);
  const parts = continued ?? own;
  const after = next(state, message, parts);
  // What holds of somebody else alone binds as soon as they are spoken of again.
  const all = speaksOfAnother([...earlier, message]) ? [...new Set([...after.diets, ...after.ofAnother])] : after.diets;
  const isForSelf = asksForSelf([...earlier, message]);
  const whom = askedFor([...earlier, message], declares);
  const diets = all.filter((diet) => !(isForSelf && after.ofOthers.includes(diet)) && !leavesAlone(heldIn(after, diet), whom));
  const now = held
    .filter(({ isOfOther, whose }) => !(isForSelf && isOfOther) && !leavesAlone(whose, whom))
    .map(({ circumstance }) => circumstance);
  return {
    declared: {
      diets,
      unclear: after.unclear,
      restrictions: diets.flatMap(restrictionsOfId),
      added: addedIn(parts).filter((diet) => diets.includes(diet)),
      retracted: state.diets.filter((diet) => !after.diets.includes(diet)),
      circumstances: now,
      reported: read.reported,
      withdrawn: circumstances
        .map(({ circumstance }) => circumstance)
        .filter((one) => !held.some(({ circumstance }) => keyOf(circumstance) === keyOf(one))),
      isDislike: DISLIKES.test(wordsOf(message)) && !OF_A_BODY.test(wordsOf(message)),
      isOfOther: isOfOther(message, parts),
      isForSelfAlone: (diets.length < all.length || now.length < held.length) && !(whom?.some((one) => one !== 'self') === true),
      binding: [...new Set([...diets, ...dietsOfCircumstances(now)])],
    },
    isClarifying,
    isGoingOn: continued !== null,
  };
}

/** "I don't tolerate histamine" tells of a state, which no food on a pack is called. */
function withoutStates(message: string, parts: MessageParts): MessageParts {
  if (parts.unclear === null || parts.unclear.length === 0) return parts;
  const isOfState = readCircumstances(message).reported.some(({ kind }) => kind === 'state');
  const unclear = isOfState ? parts.unclear.filter((words) => !OF_STATES.test(foldText(words))) : parts.unclear;
  return { ...parts, unclear: unclear.length === 0 ? null : unclear };
}
const OF_STATES = /histamin|istamin|fru[ck]to[sz]|fruttosio|frutose|fruchtzucker|fodmap|tyramin|tiramin|potass|kalium|potasio/;

/** "My daughter is allergic to eggs", "my husband is diabetic": nothing of the one who writes. */
function isOfOther(message: string, { holder, diets }: MessageParts): boolean {
  if (diets.length > 0) return holder === 'other';
  const text = wordsOf(message);
  return speaksOfOther(text) && !HAS_IT.test(text);
}
/** What does not taste, in seven languages; beside a word of a body it may be more. */
const DISLIKES =
  /\b(?:(?:don't|dont|do not|doesn't|doesnt|does not|never) (?:really |actually )?like|not a fan of|dislikes?|hates?|can't stand|mag (?:\w+ ){0,2}?(?:kein\w*|nicht)|schmeck\w* (?:mir|uns|ihm|ihr) (?:gar )?nicht|aime(?:nt|s)? (?:pas|plus)|deteste|no (?:me|nos|le|les) gustan?|odio|non (?:mi|ci|gli|le) piac\w+|nao (?:gosto|gosta|gostamos)|detesto|lust(?:en)? (?:\w+ ){0,2}?geen|hou(?:dt)? (?:\w+ ){0,2}?niet van)\b/;
const OF_A_BODY =
  /\w*allerg\w*|alergi\w*|\w*intoler\w*|vertrag\w*|verdra\w*|\b(?:can't eat|cant eat|cannot|makes? me|sick|ill|react\w*|swell\w*|itch\w*|celia\w*|coelia\w*|zoliak\w*|darf|puedo|posso|peux|mag niet)\b/;
const wordsOf = (message: string): string => foldText(message).replace(/[^\p{L}']+/gu, ' ');
/** The one who writes has it, too. */
const HAS_IT =
  /\b(?:i am|i'm|im|i have|i've|ich bin|ich habe|ich hab|je suis|j'ai|j' ai|soy|tengo|estoy|sono|ho|sou|tenho|estou|ik ben|ik heb|mi hanno|me han|me acaban|m'a|m'ont|bei mir|bij mij|me too|both)\b/;

/** A message that goes on with what the one before stated somebody must not eat, as a statement of its own; `null` where it does not. */
function goingOn(message: string, own: MessageParts, before: MessageParts | null): MessageParts | null {
  const instead = before === null ? null : statedInstead(message);
  if (before !== null && instead?.out.some((diet) => before.diets.includes(diet)))
    return {
      ...own,
      diets: instead.now,
      retracted: instead.out,
      unclear: null,
      requested: [],
      isOnlyRequest: false,
      rest: '',
      holder: before.holder,
    };
  if (before === null || own.diets.length + own.retracted.length > 0 || own.unclear !== null) return null;
  if (!before.diets.some((diet) => !isConviction(diet))) return null;
  const foods = foodsGoingOn(message, before.rest === '');
  if (foods === null) return null;
  const unclear = foods.unknown.length > 0 ? foods.unknown : null;
  return { ...own, diets: foods.diets, unclear, requested: [], isOnlyRequest: false, rest: '', holder: before.holder };
}

/** Takes back a diet that is followed, never an allergy: "I eat everything else" is what somebody with one writes. */
const EATS_ALL =
  /\b(?:i (?:now )?eat (?:everything|anything|all)|i have no diet|ich esse (?:wieder )?alles|je mange de tout|como de todo|mangio di tutto|como de tudo|ik eet alles)\b(?! (?:else|but|except|ausser|sauf|menos|tranne|exceto|behalve))/;
const isConviction = (diet: string): boolean => isDiet(diet) && ['identity', 'pattern', 'guide'].includes(definitionOf(diet).strictness);

/** `holders`: of whom each diet was declared; `last`: those of the newest declaration; `ofAnother`: of somebody else alone. */
type State = Pick<DeclaredRestrictions, 'diets' | 'unclear'> & {
  readonly holders: ReadonlyMap<string, Holder>;
  readonly whose: ReadonlyMap<string, Held>;
  readonly last: readonly string[];
  readonly ofAnother: readonly string[];
  /** Of those that bind, what was declared of somebody else and never of the one who writes. */
  readonly ofOthers: readonly string[];
};

/** What a message adds: what it declares, and what it leaves out without asking for anything ("also no dairy"). */
function addedIn({ diets, requested, isOnlyRequest }: MessageParts): readonly string[] {
  return isOnlyRequest ? requested : diets;
}

function next(state: State, message: string, parts: MessageParts): State {
  const { diets, unclear, holders, whose, last, ofAnother, ofOthers } = state;
  const another = diets.length === 0 ? null : ofAnotherAlone(message);
  if (another !== null) {
    const theirs = another.diets.length === 0 ? last : another.diets.filter((diet) => diets.includes(diet));
    return {
      ...state,
      diets: diets.filter((diet) => !theirs.includes(diet)),
      unclear: null,
      ofAnother: [...new Set([...ofAnother, ...theirs])],
      whose: new Map([...whose, ...theirs.map((diet): [string, Held] => [diet, heldOf(message, 'other')])]),
    };
  }
  const isCleared = parts.diets.length > 0 || NEVER_MIND.test(message.trim().toLowerCase());
  // "My wife isn't allergic to milk" takes back nothing of one's own.
  const isOfSame = (diet: string): boolean => {
    const isOfOther = holders.get(diet) === 'other';
    return parts.holder === 'anyone' || isOfOther === (parts.holder === 'other');
  };
  const eatsAll = EATS_ALL.test(foldText(message));
  const isLastOver = parts.diets.length + parts.retracted.length === 0 && takesBackLast(message);
  const lesser = narrowedBy(message, last, parts.diets);
  const stay = diets.filter(
    (diet) =>
      !lesser.includes(diet) &&
      !(parts.retracted.includes(diet) && isOfSame(diet)) &&
      !(eatsAll && isConviction(diet)) &&
      !(isLastOver && last.includes(diet)),
  );
  const added = addedIn(parts);
  const isNotOwn = (diet: string): boolean => ofOthers.includes(diet) || !diets.includes(diet);
  const others = isOfOthersOnly(message) ? added.filter(isNotOwn) : [];
  return {
    ofOthers: [...ofOthers.filter((diet) => !added.includes(diet)), ...others],
    last: added.length > 0 ? added : last,
    ofAnother: ofAnother.filter((diet) => !added.includes(diet)),
    diets: [...new Set([...stay, ...added])],
    unclear: parts.unclear ?? (isCleared ? null : unclear),
    whose: new Map([
      ...whose,
      ...added.map((diet): [string, Held] => [diet, nextHeld(whose.get(diet), heldOf(message, parts.holder), message)]),
    ]),
    // What holds of oneself is not taken back by what holds of another.
    holders: new Map([
      ...added.map((diet): [string, Holder] => [diet, parts.holder]),
      ...[...holders].filter(([diet]) => stay.includes(diet)),
    ]),
  };
}

/** Of whom a diet was declared; of one that goes on without a word of whom, anybody. */
const heldIn = ({ whose }: State, diet: string): Held => whose.get(diet) ?? { of: ['somebody'], free: [] };

/** Whether a message declares something of somebody. */
function declares(message: string): boolean {
  const { diets, retracted } = readStatements(message);
  return diets.length + retracted.length > 0 || readCircumstances(message).reported.length > 0;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Before what goes on with the message before. */
const LEAD = words(
  'o oke nou tja oh ah ach uh um hmm ups oops wait sorry btw ok yes ja oui si sim and also plus und ausserdem auch et aussi puis y tambien ademas e anche inoltre tambem en ook daarnaast',
);
const JOINS = words('and also plus und ausserdem auch et aussi puis y tambien ademas e anche inoltre tambem en ook daarnaast');
/** After "allergic", in seven languages. */
const TO = words("to against gegen auf a au aux contre al allo alla alle agli ai all' contra ao aos as voor tegen");
const TOO = words('too also well as actually auch noch ebenfalls aussi egalement tambien anche pure tambem ook sorry please');
/** Longer messages say something of their own. */
const MAX_TOKENS = 12;

/**
 * "And to nuts", "oh and eggs too" after "I'm allergic to milk": foods that go on with the statement before, and nothing else; `null` where
 * it is none. @param isBare whether the message before stated nothing but its statement, so that foods without "to" go on with it
 */
function foodsGoingOn(message: string, isBare: boolean): { diets: readonly string[]; unknown: readonly string[] } | null {
  const tokens = tokensOf(message).filter((token, at, all) => !(token === END && at === all.length - 1));
  if (message.includes('?') || tokens.length > MAX_TOKENS) return null;
  let at = 0;
  while (at < tokens.length && (LEAD.has(tokens[at] ?? '') || tokens[at] === PAUSE)) at += 1;
  const isJoined = tokens.slice(0, at).some((token) => JOINS.has(token));
  const isTo = TO.has(tokens[at] ?? '');
  let end = tokens.length;
  while (end > at && TOO.has(tokens[end - 1] ?? '')) end -= 1;
  const isToo = end < tokens.length;
  if (!(isTo || (isBare && (isJoined || isToo))) || !(isJoined || isToo || isTo)) return null;
  const foods = tokens.slice(isTo ? at + 1 : at, end);
  const { diets, unknown, end: read } = readFoods(foods, 0, isTo);
  const isWhole = read === foods.length && foods.length > 0;
  return isWhole && (diets.length > 0 || (isTo && isJoined)) ? { diets, unknown } : null;
}
