import { definitionOf, type Restriction, restrictionsOfChip } from '../diets/index.ts';
import { afterDenial, isContent, isDeniedDiet, isDeniedIllness, ONLY_WORDS, statesAllergy } from './denied.ts';
import { type Element, elementsOf } from './elements.ts';
import { restrictionsOf, withoutCovered, wordsRestriction } from './foods.ts';
import { isIllness, type PositionedElement } from './illness.ts';
import { type NameMeaning, namesSomething } from './names/known-names.ts';
import { originalOf } from './words/original.ts';
import { SEED_OIL } from './words/phrases.data.ts';
import { HIDDEN, NO_RESTRICTION, OF_AMOUNT, OF_OWN_RULES, type Role } from './words/roles.ts';
import { wordsOfName } from './words/tokens.ts';

/**
 * Where it was typed. Among restrictions a word that we do not know is taken for a food; among conditions only what is stated as an
 * allergy or intolerance, or names a food, binds anything ("Asthma" does not).
 */
export type Place = 'restriction' | 'condition';

/** The meaning of a text: what it leaves out, and words that are no food and bind nothing ("cat hair"). */
export type Understood = { readonly restrictions: readonly Restriction[]; readonly notFood: readonly string[] };

/** What a typed selection leaves out, in seven languages and with typing errors; `[]` only where it leaves nothing out. */
export function understand(text: string, place: Place = 'restriction'): Restriction[] {
  return [...explain(text, place).restrictions];
}

/** As `understand`, with the words that were understood to be no food. */
export function explain(text: string, place: Place = 'restriction'): Understood {
  const chip = restrictionsOfChip(text);
  if (chip !== null) return { restrictions: chip, notFood: [] };
  if (NO_RESTRICTION.has(wordsOfName(text).join(' '))) return { restrictions: [], notFood: [] };
  const oil = SEED_OIL.exec(wordsOfName(text).join(' '))?.[0];
  const sentences = sentencesOf(elementsOf(text)).map((sentence) => readSentence(sentence, text, place));
  const notFood = [...new Set(sentences.flatMap((one) => one.notFood))];
  const restrictions = withoutCovered([
    ...sentences.flatMap((one) => one.restrictions),
    ...(oil === undefined ? [] : [wordsRestriction(oil, text)]),
  ]);
  const isOpen = sentences.some((one) => one.isUnnamed) || OF_MANY_PLANTS.test(wordsOfName(text).join(' '));
  const isUnnamed = restrictions.length === 0 && notFood.length === 0 && isOpen;
  return { restrictions: isUnnamed ? [wordsRestriction(text.trim(), text)] : restrictions, notFood };
}

/** Lipid transfer proteins, which many plants hold: beside a food it says of what kind the allergy is, alone it names none. */
const OF_MANY_PLANTS = /\bltp\b/;

function sentencesOf(elements: readonly Element[]): Element[][] {
  const sentences: Element[][] = [[]];
  for (const element of elements) {
    if (element.kind === 'end') sentences.push([]);
    else sentences.at(-1)?.push(element);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

type SentenceReading = Understood & { readonly isUnnamed: boolean };
const NOTHING: SentenceReading = { restrictions: [], notFood: [], isUnnamed: false };

function readSentence(sentence: readonly Element[], text: string, place: Place): SentenceReading {
  const elements = afterDenial(sentence);
  if (elements === null) return NOTHING;
  const allergyAt = elements.findIndex(statesAllergy);
  const isAllergy = allergyAt !== -1;
  const chunks = chunksOf(elements);
  const isOnlyHere = chunks.filter((chunk) => chunk.some(({ element }) => isContent(element))).length < 2;
  const isOfTriggers = elements.some(isOfOwnTriggers);
  const restrictions: Restriction[] = [];
  const notFood: string[] = [];
  for (const [order, chunk] of chunks.entries()) {
    if (
      isPermitted(
        chunk,
        isAllergy &&
          chunks
            .slice(0, order)
            .flat()
            .some(({ element }) => isContent(element)),
      )
    )
      continue;
    const isWithout = chunk.some(
      ({ element }) => element.kind === 'role' && (element.role === 'without' || element.role === 'free' || element.role === 'little'),
    );
    // "Nut allergy, no pork": the second is no allergy.
    const isStated = isAllergy && (isOnlyHere || !isWithout || chunk.some(({ element }) => statesAllergy(element)));
    const statement = { isAllergy: isStated || isOfTriggers, text };
    const isMuch = chunk.some(({ element }) => element.kind === 'role' && element.role === 'much');
    const isBound =
      isAllergy || elements.some((element) => element.kind === 'role' && (element.role === 'without' || element.role === 'free'));
    for (const [index, { element, at }] of chunk.entries()) {
      if (element.kind === 'no food') notFood.push(originalOf(element.typed, text));
      if ((isMuch && !isBound) || isWhatIsFree(chunk, index) || isPartWord(chunk, index) || isDeniedIllness(chunk, index)) continue;
      // "FPIES rice and oats": what is named beside it is what harms.
      const isTrigger = isOfTriggers && element.kind === 'name' && !element.isGuess;
      if (place === 'condition' && !isBound && !isTrigger && !isIllness(chunk, index)) continue;
      if (element.kind === 'name' && !HIDDEN.has(element.typed)) {
        const meant = isDeniedDiet(chunk, index)
          ? { ...element.meant, diets: [] }
          : element.isGuess && isAllergy
            ? withoutObservedDiets(element.meant)
            : element.meant;
        // "No kosmeres" is about something other than the diet that it resembles.
        if (element.isGuess && !namesSomething(meant)) restrictions.push(wordsRestriction(originalOf(element.typed, text), text));
        else if (!(element.isGuess && isIncidental(elements, at, allergyAt)))
          restrictions.push(
            ...restrictionsOf(meant, originalOf(element.typed, text), meant.isIllness ? { isAllergy: true, text } : statement),
          );
      } else if (element.kind === 'unknown' || element.kind === 'name') {
        if (OF_AMOUNT.has(element.typed) && !statement.isAllergy) continue;
        const isMeant =
          HIDDEN.has(element.typed) ||
          OF_OWN_RULES.has(element.typed) ||
          (isBound
            ? !isIncidental(elements, at, allergyAt)
            : place === 'restriction' && !chunk.some(({ element: other }) => other.kind === 'name' && namesSomething(other.meant)));
        if (isMeant && !continuesUnknown(chunk, index))
          restrictions.push(wordsRestriction(originalOf(unknownRun(chunk, index), text), text));
      }
    }
  }
  return { restrictions, notFood, isUnnamed: isAllergy };
}

/** Parts between pauses and words like "and". */
function chunksOf(elements: readonly Element[]): PositionedElement[][] {
  const chunks: PositionedElement[][] = [[]];
  for (const [at, element] of elements.entries()) {
    if (element.kind === 'pause' || (element.kind === 'role' && (element.role === 'join' || element.role === 'spared'))) chunks.push([]);
    if (element.kind !== 'pause' && !(element.kind === 'role' && element.role === 'join')) chunks.at(-1)?.push({ element, at });
  }
  return chunks.filter((chunk) => chunk.length > 0);
}

/** "Milk is fine", or after an allergy "but not to milk". "Only goat milk is fine" leaves out more than can be represented. */
function isPermitted(chunk: readonly PositionedElement[], isAfterAllergy: boolean): boolean {
  const has = (role: Role): boolean => chunk.some(({ element }) => element.kind === 'role' && element.role === role);
  if (has('spared')) return isAfterAllergy;
  return (
    has('fine') &&
    !has('without') &&
    !has('free') &&
    !has('except') &&
    !chunk.some(({ element }) => statesAllergy(element) || (element.kind === 'role' && ONLY_WORDS.has(element.typed)))
  );
}

/** An illness whose triggers differ from one person to the next. */
function isOfOwnTriggers(element: Element): boolean {
  return element.kind === 'name' && element.meant.open.some(({ untilNamed }) => untilNamed);
}

/** "Milk protein": what of a food it is. */
const PARTS: ReadonlySet<string> = new Set('protein proteins proteine proteines proteina proteinas eiweiss eiwit eiwitten'.split(' '));

function isPartWord(chunk: readonly PositionedElement[], index: number): boolean {
  const element = chunk[index]?.element;
  return (
    (element?.kind === 'name' || element?.kind === 'unknown') &&
    PARTS.has(element.typed) &&
    chunk.some(({ element: other }) => other !== element && other.kind === 'name' && namesSomething(other.meant))
  );
}

/**
 * In "dairy free milk" the milk itself is not excluded. What has a statement of its own is: "gluten free, dairy free" without the comma,
 * "gluten free no eggs", "dairy free nut allergy"; so is an allergen or what somebody lives by, with a comma or without: "gluten free vegan".
 */
function isWhatIsFree(chunk: readonly PositionedElement[], index: number): boolean {
  const element = chunk[index]?.element;
  const free = chunk.findIndex(({ element: other }) => other.kind === 'role' && other.role === 'free');
  if (free === -1 || free >= index || !chunk.slice(0, free).some(({ element: before }) => isContent(before))) return false;
  if (element?.kind === 'name' && (element.meant.isIllness || element.meant.diets.length + element.meant.members.length > 0)) return false;
  if (element?.kind === 'unknown' && OF_OWN_RULES.has(element.typed)) return false;
  const statesItself = ({ element: other }: PositionedElement): boolean =>
    statesAllergy(other) || (other.kind === 'role' && STATEMENTS.has(other.role));
  return !chunk.slice(free + 1).some(statesItself);
}

/** Words that say of a food that it is left out. */
const STATEMENTS: ReadonlySet<Role> = new Set(['without', 'free', 'little']);

/** Unknown words of an allergy that name whose it is, or follow the statement: "Anna has a nut allergy", "nut allergy diagnosed 2019". */
function isIncidental(elements: readonly Element[], at: number, allergyAt: number): boolean {
  if (allergyAt === -1) return false;
  const next = elements[allergyAt + 1];
  const announces =
    next !== undefined &&
    (next.kind === 'pause' || isContent(next) || (next.kind === 'role' && ['link', 'join', 'has', 'harms', 'without'].includes(next.role)));
  const isAnnounced = announces && elements.slice(allergyAt + 1).some(isContent);
  const end = isAnnounced ? allergyAt + 1 : allergyAt;
  const has = elements.slice(0, end).findLastIndex((element) => element.kind === 'role' && element.role === 'has');
  if (at < has && elements.slice(has, isAnnounced ? elements.length : end).some(isContent)) return true;
  if (isAnnounced || at < allergyAt) return false;
  const pause = elements.findIndex(
    (element, index) => index > allergyAt && (element.kind === 'pause' || (element.kind === 'role' && element.role === 'join')),
  );
  return elements.slice(0, allergyAt).some(isContent) && (pause === -1 || at < pause);
}

/** "Cachew allergy" means cashews and not "cacher": a mistyped allergy is no diet that people observe, where it can be a food. */
function withoutObservedDiets(meant: NameMeaning): NameMeaning {
  const diets = meant.diets.filter((diet) => definitionOf(diet).rule.kind === 'free-from');
  const foods = { ...meant, diets };
  return namesSomething(foods) ? foods : meant;
}

/** Unknown words that follow one another form one entry. */
function unknownRun(chunk: readonly PositionedElement[], index: number): string {
  const end = chunk.findIndex(({ element }, at) => at >= index && !isOpen(element));
  return (
    chunk
      .slice(index, end === -1 ? undefined : end)
      .map(({ element }) => (element.kind === 'unknown' ? element.typed : ''))
      .join(' ')
      .trim() || typedOf(chunk[index])
  );
}

function continuesUnknown(chunk: readonly PositionedElement[], index: number): boolean {
  const before = chunk[index - 1]?.element;
  return before !== undefined && isOpen(before) && chunk[index]?.element.kind === 'unknown';
}

function isOpen(element: Element): boolean {
  return element.kind === 'unknown' && !OF_AMOUNT.has(element.typed);
}

function typedOf(placed: PositionedElement | undefined): string {
  return placed?.element.kind === 'name' || placed?.element.kind === 'unknown' ? placed.element.typed : '';
}
