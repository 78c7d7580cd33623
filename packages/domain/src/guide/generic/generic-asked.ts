import type { Diet } from '../../diets/index.ts';
import { memoize } from '../../lib/index.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { FILLERS } from '../knowledge/fillers.data.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { asksWhetherHeld } from '../understand/asks-held.ts';
import { namesNothing } from '../understand/mention-words.ts';
import { namesTyped } from '../understand/named-foods.ts';
import { languageAsked } from '../understand/question-words.ts';
import { runsOf } from '../understand/words.ts';
import { DIETS_ASKED, DISH_ENDINGS, FIGURES_ASKED, HOW_MUCH, PARTS_ASKED, SUBSTANCES, WHAT_IS, WHICH_OF_TWO } from './asked.data.ts';
import { type Figure, foodsOfRows, type GenericFood, genericFoods, genericNames, heldIn } from './generic-foods.ts';
import type { Found, NamedGeneric } from './generic-found.ts';
import { type Token, tokensIn, tokensOf } from './generic-tokens.ts';
import type { HeldWord, Part } from './held.data.ts';
import { HEADS } from './made-with.data.ts';
import { compoundFood, joinedFoods } from './made-with.ts';

type TermLanguage = (typeof TERM_LANGUAGES)[number];

/**
 * What a question asks of foods by their names alone. `isSure`: beside them it has only words that ask; otherwise some that are often used,
 * which may be a brand, so that nothing is cleared by them.
 */
export type GenericAsked = { readonly foods: readonly NamedGeneric[]; readonly isSure: boolean } & WhatAsked;
/** What is asked of them. */
export type WhatAsked =
  | { readonly asked: 'held'; readonly held: HeldWord; readonly part: Part | null }
  | { readonly asked: 'diet'; readonly diet: Diet }
  | { readonly asked: 'amount'; readonly figures: readonly Figure[] }
  | { readonly asked: 'compare'; readonly figures: readonly Figure[] }
  | { readonly asked: 'what' }
  /** Whether it suits, or nothing but the name. */
  | { readonly asked: 'suits' };

/** Longest name, in words. */
const MAX_WORDS = 5;
const MAX_TOKENS = 16;
const FEW_TOKENS = 3;
/** Names of another language than that of the question: of fewer letters they are too often another word. */
const MIN_FOREIGN = 4;

type Index = ReadonlyMap<string, GenericFood>;
/** Made for a language with its first question. */
function perLanguage(make: (language: TermLanguage) => Index): (language: TermLanguage) => Index {
  const known = new Map<TermLanguage, Index>();
  return (language) => {
    const index = known.get(language) ?? make(language);
    known.set(language, index);
    return index;
  };
}
const indexOf = perLanguage((language) => indexed(genericFoods(), language));
const headsOf = perLanguage((language) => indexed(foodsOfRows(HEADS), language));
const withHeads = perLanguage((language) => new Map([...headsOf(language), ...indexOf(language)]));

function indexed(foods: readonly GenericFood[], language: TermLanguage): Index {
  const typed = foods.flatMap((food) => genericNames(food, language).map((name): [string, GenericFood] => [name, food]));
  const forms = typed.flatMap(([name, food]) => namesTyped(name, language).map((form): [string, GenericFood] => [form, food]));
  // The first food of a name has it, and a name as it stands goes before the plural of another.
  return new Map([
    ...forms.toReversed(),
    ...typed.toReversed().map(([name, food]): [string, GenericFood] => [tokensIn(name).join(' '), food]),
  ]);
}

/** The foods whose names stand in a text, in one language, those that are one together as one. */
export function foundIn(...given: Parameters<typeof namedIn>): Found[] {
  return namedIn(...given).filter(({ food }) => !Object.hasOwn(HEADS, food.id));
}

/** The same, with foods that are read only with another beside them. */
export function namedIn(all: readonly Token[], language: TermLanguage, isForeign: boolean, asked: TermLanguage | null): Found[] {
  const index = indexOf(language);
  const tokens = all.map(({ plain }) => plain);
  const taken = new Set<number>();
  const found: Found[] = [];
  for (const { run, at, length } of runsOf(tokens, MAX_WORDS)) {
    const places = Array.from({ length }, (_, more) => at + more);
    if (places.some((place) => taken.has(place))) continue;
    const isTooShort = isForeign && (run.length < MIN_FOREIGN || (length === 1 && isPlainWord(run, asked ?? 'en')));
    const isLittle = length === 1 && isPlainWord(run, language);
    const food = isTooShort || isLittle ? undefined : index.get(run);
    const isOneWord = food === undefined && length === 1 && (!isForeign || run.length >= MIN_COMPOUND);
    const compound = isOneWord && COMPOUNDS.has(language) ? (compoundFood(run, withHeads(language)) ?? undefined) : undefined;
    const dish = isOneWord && !isForeign && compound === undefined ? partOfDish(run, index) : undefined;
    const named = food ?? compound?.food ?? dish ?? (isTooShort || isLittle ? undefined : headsOf(language).get(run));
    if (named === undefined) continue;
    for (const place of places) taken.add(place);
    const words = all.slice(at, at + length).map(({ text }) => text);
    found.push({
      food: named,
      run,
      words: words.join(' '),
      isPartOf: dish !== undefined,
      at,
      length,
      ...(compound !== undefined && { head: compound.head }),
    });
  }
  const ordered = found.toSorted((one, other) => one.at - other.at);
  const stops = new Set(all.flatMap(({ isEnd }, at) => (isEnd === true ? [at] : [])));
  return joinedFoods(ordered, tokens, language, stops);
}

/** Languages that write such a name as one word; of fewer letters it is too often a word of another language. */
const COMPOUNDS: ReadonlySet<string> = new Set(['de', 'nl']);
const MIN_COMPOUND = 8;

/** "Grünkernsuppe": what a compound is made of. */
function partOfDish(word: string, index: ReadonlyMap<string, GenericFood>): GenericFood | undefined {
  const food = DISH_ENDINGS.exec(word)?.groups?.['food'];
  return food === undefined ? undefined : (index.get(food) ?? index.get(`${food}e`) ?? index.get(`${food}n`));
}

/** Whether words are nothing but one of a table. */
export const isWhole = (table: readonly (readonly [unknown, string])[], words: string): boolean =>
  table.some(([, source]) => compiled(`^(?:${source})$`).test(words));
/** A source of a table as whole words. */
export const whole = (source: string): RegExp => compiled(`(?<!\\p{L})(?:${source})(?!\\p{L})`);
const compiled = memoize((source: string): RegExp => new RegExp(source, 'u'));
/** The first of a table that a text has. */
export function firstOf<Id>(table: readonly (readonly [Id, string])[], text: string): Id | null {
  return table.find(([, source]) => whole(source).test(text))?.[0] ?? null;
}

/**
 * What a question asks of a food by its name alone; `null` where it names none, or has words beside it that may be a brand, another food or
 * anything else that nobody knows.
 *
 * @param typed as it was typed
 */
export function genericAsked(typed: string): GenericAsked | null {
  const tokens = tokensOf(typed);
  if (tokens.length > MAX_TOKENS) return null;
  const language = languageAsked(typed);
  const asked = TERM_LANGUAGES.find((one) => one === language) ?? null;
  for (const one of new Set([...(asked === null ? [] : [asked]), ...TERM_LANGUAGES])) {
    // "Kcal cod" is in no language: a few words may name an English food, however short its name.
    const isForeign = one !== asked && asked !== null && !(one === 'en' && tokens.length <= FEW_TOKENS);
    const found = foundIn(tokens, one, isForeign, asked);
    const read =
      found.length === 0
        ? null
        : readAbout(
            tokens.map(({ plain }) => plain),
            found,
          );
    if (read !== null) return read;
  }
  return null;
}

function readAbout(tokens: readonly string[], all: readonly Found[]): GenericAsked | null {
  const text = tokens.join(' ');
  const isSubstance = ({ run }: Found): boolean => isWhole(SUBSTANCES, run) || isWhole(PARTS_ASKED, run);
  const isFigure = ({ run }: Found): boolean => isWhole(FIGURES_ASKED, run);
  const isBeside = (one: Found) => isSubstance(one) || isFigure(one);
  // "Does sherbet have milk?": of two the one that may be asked after is no food that is asked about.
  const foods = all.length > 1 && all.some((one) => !isBeside(one)) ? all.filter((one) => !isSubstance(one) && !isFigure(one)) : all;
  const ofItsName = asksOfItsName(foods, text);
  const [first, second, ...others] = ofItsName === null ? foods : [ofItsName.of];
  if (first === undefined || others.length > 0) return null;
  const places = new Set(foods.flatMap(({ at, length }) => Array.from({ length }, (_, more) => at + more)));
  const rest = tokens.filter((_, at) => !places.has(at));
  const beside = rest.join(' ');
  if (!rest.every((word) => isAsking(word))) return null;
  const isSure = rest.every((word) => isOnlyAsking(word));
  const figures = FIGURES_ASKED.filter(([, source]) => whole(source).test(beside)).map(([figure]) => figure);
  const named = (ofItsName === null ? foods : [first]).map(({ food, words, isPartOf }) => ({ food, words, isPartOf }));
  if (ofItsName !== null) return { foods: named, isSure: true, asked: 'held', held: ofItsName.held, part: null };
  if (second !== undefined) {
    const between = tokens.slice(first.at + first.length, second.at).join(' ');
    // Two names side by side are one food that no table has.
    if (!WHICH_OF_TWO.test(between) || first.food.id === second.food.id) return null;
    return { foods: named, isSure, asked: 'compare', figures };
  }
  if (isMadeOtherwise(tokens, first)) return null;
  if (HOW_MUCH.test(beside) && figures.length > 0 && !first.isPartOf) return { foods: named, isSure, asked: 'amount', figures };
  const diet = firstOf(DIETS_ASKED, beside);
  if (diet !== null) return { foods: named, isSure, asked: 'diet', diet };
  const part = firstOf(PARTS_ASKED, beside);
  const held = part === null ? firstOf(SUBSTANCES, beside) : heldOfPart(part);
  if (held !== null && isOfItsName(tokens, first)) return null;
  // "May I eat spelt, it is no wheat, is it?" asks whether it suits: a "yes" to what is in it would read as a "you may".
  if (held !== null && MAY_I.test(text)) return { foods: named, isSure, asked: 'suits' };
  // "Olives stuffed with anchovy": what stands beside it is in there, and not asked after.
  if (held !== null && !asksWhetherHeld(text) && tokens.length > MAX_BARE_HELD && !IS_OF_CLASS.test(text)) return null;
  if (held !== null) return { foods: named, isSure, asked: 'held', held, part };
  if (figures.length > 0) return first.isPartOf ? null : { foods: named, isSure, asked: 'amount', figures };
  // "Does kinder bueno contain egg?" asks of something else, and so does "how much?" without what of.
  if (HOW_MUCH.test(beside) || (isSubstance(first) && asksWhetherHeld(text))) return null;
  if (WHAT_IS.test(text)) return { foods: named, isSure, asked: 'what' };
  return { foods: named, isSure, asked: 'suits' };
}

/** "Do butter beans have butter in them?" asks after what only stands in the name. */
function asksOfItsName(foods: readonly Found[], text: string): { readonly of: Found; readonly held: HeldWord } | null {
  const [one, other, ...others] = foods;
  if (one === undefined || other === undefined || others.length > 0 || !asksWhetherHeld(text)) return null;
  const [of, after] = one.run.length > other.run.length ? [one, other] : [other, one];
  const held = [...heldIn(after.food)].find(([, certainty]) => certainty === 'certain')?.[0];
  return held === undefined || !of.run.includes(after.run) ? null : { of, held };
}

/** "Castanha de caju": what follows belongs to a name of which no table has the whole. */
function isOfItsName(tokens: readonly string[], { at, length }: Found): boolean {
  const after = tokens.slice(at + length, at + length + 3).join(' ');
  return OF_SOMETHING.some((of) => of.test(after));
}
const OF_SOMETHING = [...SUBSTANCES, ...PARTS_ASKED].map(
  ([, source]) => new RegExp(`^(?:of|de|del|do|da|di|van|von|aus|au|aux|d) (?:${source})(?!\\p{L})`, 'u'),
);
/** "Ladyfingers, gluten?", "is coconut a nut?" */
const MAX_BARE_HELD = 4;
const IS_OF_CLASS = /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|e|sono|sao|zijn|counts?|zahlt|zahlen|compte|cuenta|conta|telt)(?!\p{L})/u;
/** Asks for leave to eat. */
const MAY_I =
  /(?<!\p{L})(?:(?:can|may|could|should) (?:i|we|he|she|they|my|our)|darf(?:st)?|durfen|kann (?:ich|man|er|sie|mein\p{L}*)|konnen (?:wir|sie)|puis|je peux|(?:on|il|elle) peut|peut (?:on|il|elle)|puedo|puede|podemos|posso|pode|puo|possiamo|(?:mag|mogen|kan|kunnen) (?:ik|we|wij|hij|ze|zij|mijn))(?!\p{L})/u;

export const heldOfPart = (part: Part): HeldWord | null => OF_PART[part] ?? null;
const OF_PART: Readonly<Partial<Record<Part, HeldWord>>> = {
  almond: 'nuts',
  hazelnut: 'nuts',
  walnut: 'nuts',
  cashew: 'nuts',
  pistachio: 'nuts',
  barley: 'gluten',
  rye: 'gluten',
  oats: 'gluten',
  anchovy: 'fish',
};

/** "Vegan parmesan", "glutenfreies Bier": made otherwise than what has that name. */
export function isMadeOtherwise(tokens: readonly string[], { at }: Pick<Found, 'at'>): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at).join(' ');
  return MADE_OTHERWISE.test(before);
}
const MADE_OTHERWISE =
  /(?:free|frei(?:e[mnrs]?)?|vrije?|vegane?[mnrs]?|vegan[oa]?|vegetarische?[mnrs]?|vegetarian|veggie|plant based|pflanzliche?[mnrs]?|plantaardige?|alcohol free|decaf|kosher|halal)$/;

const ASKING: ReadonlySet<string> = new Set([
  ...TERM_LANGUAGES.flatMap((language) => FILLERS[language].split(' ')),
  ...(
    'and what about how then ok okay so und was ist mit dann et alors y entonces que tal e allora en dan he she him her it ihm ihr er sie lui elle ella ele ela hem haar hij zij ' +
    'whole entire ganze ganzen ganzer ganzes entier entiere entero entera enteros intero intera inteiro inteira hele heel gewone normale normal normaler normales usual typical large small medium big gross grosse kleine grand petit grande pequeno pequena piccolo piccola groot klein ' +
    'yes no oui nein sim nee si ja eat eating drink safe allowed suitable contain contains contained inside in normally usually made lunch dinner breakfast snack kid kids child son daughter husband wife ' +
    'portion portions portionen ration porzione porcao portie serving bowl plate slice slices piece pieces glass cup teller schussel stuck scheibe glas tasse assiette bol tranche morceau verre plato racion trozo rebanada vaso taza ' +
    'piatto fetta pezzo bicchiere tazza prato fatia pedaco copo bord plak plakje stuk kom glaasje grams gramm grammi gramos gramas ' +
    'darf kann essen trinken enthalt drin drinnen geht gehen fur vertragt erlaubt peux puis manger boire contient dedans permis autorise puedo comer beber lleva contiene tiene apto posso mangiare bere ammesso adatto ' +
    'comer beber tem leva contem posso mag kan eten drinken zit zitten erin bevat veilig fine better worse healthier healthy more less most least mehr weniger besser gesunder plus moins mieux mas menos mejor piu meno meglio mais menos melhor meer minder beter'
  ).split(' '),
]);
/** Asks, or says nothing of what a food is. */
function isAsking(word: string): boolean {
  return isOnlyAsking(word) || namesNothing(word);
}

function isOnlyAsking(word: string): boolean {
  return (
    ASKING.has(word) ||
    TERM_LANGUAGES.some((language) => isPlainWord(word, language)) ||
    /^[\d.,½¼]+g?$/.test(word) ||
    /^(?:[cdjlmnst]|qu|un|dell|nell|all)$/.test(word) ||
    [SUBSTANCES, PARTS_ASKED, DIETS_ASKED, FIGURES_ASKED].some((table) => table.some(([, source]) => whole(source).test(word))) ||
    /^(?:free|gluten|nut|egg|dairy|sans|sin|senza|sem|zonder|ohne|without|tree|fruits?|frutos?|frutta|coques?|guscio|secos?|cascara|casca|rija|palm|huile|aceite|olio|oleo|palme|palma|matieres?|grasses?|animal)$/.test(
      word,
    )
  );
}

/** The one food that a message is about by its name alone; `null` where it is about none, or about several. */
export function genericNamed(message: string): string | null {
  const asked = genericAsked(message);
  const [only, ...others] = asked?.isSure === true ? asked.foods : [];
  const name = tokensIn(only?.words ?? '').join(' ');
  const isAskedOf = only === undefined || isWhole(FIGURES_ASKED, name) || isWhole(SUBSTANCES, name);
  return isAskedOf || others.length > 0 ? null : only.words;
}

/** "What is it?", with nothing else that is asked. @param typed as it was typed */
export const asksWhatItIs = (typed: string): boolean => WHAT_IS.test(`${tokensIn(typed).join(' ')} `);
