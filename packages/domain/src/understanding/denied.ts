import { type Diet, definitionOf } from '../diets/index.ts';
import type { Element } from './elements.ts';
import type { PositionedElement } from './illness.ts';
import { namesSomething } from './names/known-names.ts';
import { NAMES_EXCLUSION } from './names/names.data.ts';
import { DENIALS, ILLNESS, type Role } from './words/roles.ts';

/** Whether a part states an allergy, or that something harms. */
export function statesAllergy(element: Element): boolean {
  return element.kind === 'allergy' || (element.kind === 'role' && element.role === 'harms');
}

/** Whether a part names something that may be left out. */
export function isContent(element: Element | undefined): boolean {
  return element?.kind === 'unknown' || (element?.kind === 'name' && namesSomething(element.meant));
}

/** Whether a diet is one of faith or conviction, and not only what is left out. */
function isLivedBy(diet: Diet): boolean {
  const { kind } = definitionOf(diet).rule;
  return kind !== 'free-from' && kind !== 'amount';
}

/** "No allergies", "not allergic to nuts": `null`; "no allergies except nuts": what follows the exception. */
export function afterDenial(elements: readonly Element[]): readonly Element[] | null {
  const at = elements.findIndex((element, index) => element.kind === 'allergy' && isDenied(elements, index));
  if (at === -1) return elements;
  const exception = elements.findIndex((element, index) => index > at && element.kind === 'role' && element.role === 'except');
  return exception === -1 ? null : elements.slice(exception + 1).concat({ kind: 'allergy', typed: '' });
}

/** Words that narrow what follows: "only", "nur". */
export const ONLY_WORDS: ReadonlySet<string> = new Set(['only', 'just', 'nur', 'seulement', 'solo', 'alleen', 'apenas', 'slechts']);

/** "Not lactose intolerant", "nicht laktoseintolerant": of what somebody is, unlike "no nuts: allergic". */
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'am not', 'is not', 'isnt', 'arent', 'nicht', 'bin nicht', 'niet']);
const DESCRIBES_PERSON = /(?:ic|isch|ant|ent|que|ico|ica|ante)$/;

function isDenied(elements: readonly Element[], allergyAt: number): boolean {
  const allergy = elements[allergyAt];
  const [first, second] = [elements[allergyAt - 2], elements[allergyAt - 1]];
  if (
    allergy?.kind === 'allergy' &&
    DESCRIBES_PERSON.test(allergy.typed) &&
    second?.kind === 'name' &&
    first?.kind === 'role' &&
    NEGATIONS.has(first.typed)
  )
    return true;
  for (let at = allergyAt - 1; at >= 0; at -= 1) {
    const element = elements[at];
    if (element?.kind !== 'role' || ONLY_WORDS.has(element.typed)) return false;
    if (DENIALS.has(element.typed)) return true;
    if (!['passed over', 'link', 'has', 'without'].includes(element.role)) return false;
  }
  return false;
}

/** "I am not vegan", "not coeliac": a diet of faith or conviction is followed, not avoided. */
export function isDeniedDiet(chunk: readonly PositionedElement[], index: number): boolean {
  const { element } = chunk[index] ?? {};
  if (element?.kind !== 'name' || element.meant.diets.length === 0 || NAMES_EXCLUSION.test(element.typed)) return false;
  const isObserved = element.meant.diets.every(isLivedBy);
  const without = chunk.slice(0, index).findLastIndex(({ element: before }) => before.kind === 'role' && before.role === 'without');
  // "Ohne Gluten vegan": the gluten is left out, the diet is followed.
  return isObserved && without !== -1 && !chunk.slice(without, index).some(({ element: between }) => isContent(between));
}

/** "Not suitable for coeliacs" asks for what they can eat. */
const FOR_WHOM =
  /\b(?:for|pour|fur|para|per|voor|por|as|als|como|come|comme|suitable|geeignet|geschikt|apt[oa]|adatt[oa]|adapte|adequad[oa])\b/;

/** What a food may be without as well: "no alpha-gal" leaves it out. */
const ALSO_A_SUBSTANCE = /al(?:ph|f)a ?gal/;

/**
 * "No favism", "I do not have coeliac disease": an illness that somebody has not, where the same part names nothing else. "No coeliac"
 * alone may mean what coeliacs leave out.
 */
export function isDeniedIllness(chunk: readonly PositionedElement[], index: number): boolean {
  const element = chunk[index]?.element;
  if (element?.kind !== 'name' || chunk.some(({ element: other }) => other !== element && isContent(other))) return false;
  const isCoeliac = element.typed.split(' ').some((word) => ILLNESS.test(word));
  if (!isCoeliac && (!element.meant.isIllness || ALSO_A_SUBSTANCE.test(element.typed))) return false;
  let isDenied = false;
  let isOfPerson = false;
  for (const [place, { element: before }] of chunk.slice(0, index).entries()) {
    if (before.kind !== 'role' || FOR_WHOM.test(before.typed) || !STATES_ILLNESS.includes(before.role)) return false;
    isDenied ||= DENIALS.has(before.typed) || WITHOUT_HAVING.test(before.typed) || NEGATIONS.has(before.typed);
    isOfPerson ||= before.role === 'has' || WITHOUT_HAVING.test(before.typed) || (NEGATIONS.has(before.typed) && place >= index - 2);
  }
  return isDenied && (isOfPerson || !isCoeliac);
}

const STATES_ILLNESS: readonly Role[] = ['passed over', 'link', 'has', 'without'];
const WITHOUT_HAVING = /^(?:do not|dont|does not|doesnt) have$/;
