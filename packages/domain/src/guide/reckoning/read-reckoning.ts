import { foldText } from '../../lib/index.ts';
import { FIGURES_ASKED } from '../generic/asked.data.ts';
import { brandsIn } from '../generic/brand-kinds.ts';
import { foundIn, isWhole, whole } from '../generic/generic-asked.ts';
import { type Figure, type GenericFood, genericFoods } from '../generic/generic-foods.ts';
import { type Token, tokensOf } from '../generic/generic-tokens.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { namesNothing } from '../understand/mention-words.ts';
import { languageAsked } from '../understand/question-words.ts';
import { type FoodState, SPOON_PHRASES, STATE_WORDS } from './measures.data.ts';
import { type Amount, measureNamed, type Quantity, quantitiesIn } from './quantities.ts';
import {
  ADDS,
  ASKS_A_LOT,
  ASKS_LEFT,
  ASKS_LIMIT,
  ASKS_MANY,
  ASKS_SHARE,
  ASKS_TOGETHER,
  FURTHER_NAMES,
  HOW_MUCH_WORDS,
  LIGHT,
  SCANNED,
} from './words.data.ts';

/** A food of a message on amounts. `label`: its amount and name as they were typed, where they stand side by side. */
export type Counted = {
  readonly food: GenericFood;
  readonly words: string;
  readonly isBrand: boolean;
  readonly amount: Amount | null;
  readonly label: string | null;
  readonly state: FoodState | null;
};

/** A message on amounts, taken apart. `isWhole`: nothing in it is left over. */
export type ReadAmounts = {
  readonly foods: readonly Counted[];
  /** Amounts of nothing that is named. */
  readonly loose: readonly Amount[];
  readonly figures: readonly Figure[];
  /** An amount of a figure that is wanted, or that a day holds. */
  readonly wanted: { readonly figure: Figure; readonly value: number } | null;
  readonly state: FoodState | null;
  readonly asks: ReadonlySet<'many' | 'limit' | 'left' | 'together' | 'a lot' | 'share'>;
  readonly adds: boolean;
  readonly isOfScan: boolean;
  readonly isWhole: boolean;
  readonly isEmpty: boolean;
};

type Place = {
  readonly food: GenericFood;
  readonly words: string;
  readonly at: number;
  readonly length: number;
  readonly isBrand: boolean;
};

/** Words between an amount and its food. */
const MAX_BETWEEN = 4;

/**
 * A message on amounts of foods.
 *
 * @param typed as it was typed
 * @param around what was written before, by which the language of a few words is known
 */
export function readAmounts(typed: string, around = ''): ReadAmounts {
  const { text, phrases } = prepared(typed);
  const tokens = tokensOf(text);
  const plain = tokens.map((one) => one.plain);
  const places = foodsIn(tokens, typed, around);
  const taken = new Set(places.flatMap(({ at, length }) => Array.from({ length }, (_, more) => at + more)));
  const wanted = wantedIn(plain, taken);
  const free = new Set([...taken, ...(wanted === null ? [] : wanted.places)]);
  const quantities = quantitiesIn(tokens, free, (languageAsked(around === '' ? typed : `${around} ${typed}`) ?? 'en') === 'en');
  const { foods, loose } = assigned(tokens, places, quantities, phrases);
  const behind = places.flatMap(({ at, length }) => (measureNamed(plain[at + length] ?? '') === null ? [] : [at + length]));
  const counted = new Set(quantities.flatMap(({ at, end }) => Array.from({ length: end - at }, (_, more) => at + more)));
  const rest = plain.filter((_, at) => !free.has(at) && !counted.has(at) && !behind.includes(at));
  const beside = rest.join(' ');
  const folded = foldText(typed).replaceAll(HOW_MUCH_WORDS, ' # ');
  const figures = FIGURES_ASKED.filter(([, source]) => whole(source).test(beside)).map(([figure]) => figure);
  const asks = new Set(ASKS.flatMap(([ask, source]) => (whole(source).test(ask === 'many' ? foldText(typed) : folded) ? [ask] : [])));
  const isOfScan = SCANNED.test(folded);
  const unknown = rest.filter((word) => !isPlain(word) && !(isOfScan && SCANNED.test(word)));
  return {
    foods: foods.map((one) => ({ ...one, state: one.state ?? (foods.length === 1 ? stateIn(plain.join(' ')) : null) })),
    loose: loose.some(({ kind }) => kind === 'weight') ? loose.filter(({ kind }) => kind === 'weight') : loose,
    figures: wanted === null ? figures : [...new Set([wanted.figure, ...figures])],
    wanted: wanted === null ? null : { figure: wanted.figure, value: wanted.value },
    state: stateIn(beside),
    asks,
    adds: whole(ADDS).test(folded),
    isOfScan,
    isWhole: unknown.length === 0,
    isEmpty: tokens.length === 0,
  };
}
const ASKS = [
  ['many', ASKS_MANY],
  ['limit', ASKS_LIMIT],
  ['left', ASKS_LEFT],
  ['together', ASKS_TOGETHER],
  ['a lot', ASKS_A_LOT],
  ['share', ASKS_SHARE],
] as const;

/** Numbers apart from their units, and spoons by what they are for as one word each, stored as they were typed. */
function prepared(typed: string): { readonly text: string; readonly phrases: readonly string[] } {
  const phrases: string[] = [];
  const spooned = SPOON_PHRASES.reduce(
    (text, [form, measure]) =>
      text.replace(form, (phrase) => {
        phrases.push(phrase);
        return measure;
      }),
    typed,
  );
  const text = spooned
    .replaceAll('½', ' 0.5 ')
    .replaceAll('¼', ' 0.25 ')
    .replaceAll('¾', ' 0.75 ')
    .replace(/(?<!\d)1\/2(?!\d)/gu, '0.5')
    .replace(/(?<!\d)1\/4(?!\d)/gu, '0.25')
    .replace(/(?<!\d)3\/4(?!\d)/gu, '0.75')
    .replace(/(\d) ?x(?=[ \d\p{L}])/giu, '$1 ')
    .replace(/(?<=\d)(?=(?:g|gr|gramm?s?|kg|mg|ml|cl|dl|l|oz|lbs?|kcal|el|tl)(?!\p{L}))/giu, ' ');
  return { text, phrases };
}

/** Foods and brands, in the language of the question, else in the first that has any. */
function foodsIn(tokens: readonly Token[], typed: string, around: string): readonly Place[] {
  const brands = brandsIn(tokens).map((one): Place => ({ ...one, isBrand: true }));
  const asked = languageAsked(around === '' ? typed : `${around} ${typed}`);
  const own = TERM_LANGUAGES.find((one) => one === asked) ?? null;
  for (const language of new Set([...(own === null ? [] : [own]), ...TERM_LANGUAGES])) {
    const all = foundIn(tokens, language, own !== null && language !== own, own);
    const found = all.filter((one) => !one.isPartOf && !isFigureHere(one, tokens) && !brands.some((brand) => overlaps(brand, one)));
    // "Pasta Barilla" is one food.
    const around = all.filter((one) => !one.isPartOf && brands.some((brand) => isBeside(brand, one)));
    const whole = brands.map((brand) => around.filter((one) => isBeside(brand, one)).reduce(joinedWith, brand));
    if (found.length + around.length > 0)
      return withFurther([...whole, ...found.map((one): Place => ({ ...one, isBrand: false }))], tokens);
  }
  return withFurther(brands, tokens);
}

function withFurther(places: readonly Place[], tokens: readonly Token[]): readonly Place[] {
  const further = tokens.flatMap(({ plain, text }, at): Place[] => {
    if (places.some((one) => at >= one.at - 1 && at <= one.at + one.length)) return [];
    const id = FURTHER_NAMES.find(([, source]) => isWhole([[null, source]], plain))?.[0];
    const food = id === undefined ? undefined : genericFoods().find((one) => one.id === id);
    return food === undefined ? [] : [{ food, words: text, at, length: 1, isBrand: OF_BRAND.test(plain) }];
  });
  return [...places, ...further].toSorted((one, other) => one.at - other.at);
}
const OF_BRAND = /^(?:nutella|nocilla)$/u;

/** Side by side, and neither inside the other. */
const isBeside = (one: Pick<Place, 'at' | 'length'>, other: Pick<Place, 'at' | 'length'>): boolean =>
  one.at + one.length === other.at || other.at + other.length === one.at;
function joinedWith(brand: Place, other: Pick<Place, 'at' | 'length'>): Place {
  return { ...brand, at: Math.min(brand.at, other.at), length: brand.length + other.length };
}
const overlaps = (one: Pick<Place, 'at' | 'length'>, other: Pick<Place, 'at' | 'length'>): boolean =>
  one.at <= other.at + other.length && other.at <= one.at + one.length;

/** "Sugar" is a food behind a measure of it, and otherwise what is asked after. */
function isFigureHere({ run, at }: { readonly run: string; readonly at: number }, tokens: readonly Token[]): boolean {
  if (!FIGURES_ASKED.some(([, source]) => isWhole([[null, source]], run))) return false;
  const before = quantitiesIn(tokens.slice(Math.max(0, at - MAX_BETWEEN), at), new Set()).at(-1);
  const isBehind = before !== undefined && before.kind === 'measure' && before.end >= Math.min(at, MAX_BETWEEN) - 1;
  const asksOther = FIGURES_ASKED.some(([, source]) => tokens.some(({ plain }, place) => place !== at && whole(source).test(plain)));
  return !(isBehind || (asksOther && before?.kind === 'weight'));
}

/** "30 g of protein", "500 kcal": an amount of what is asked after. */
function wantedIn(
  plain: readonly string[],
  taken: ReadonlySet<number>,
): { readonly figure: Figure; readonly value: number; readonly places: readonly number[] } | null {
  for (const [at, word] of plain.entries()) {
    if (!/^\d+(?:[.,]\d+)?$/u.test(word) || taken.has(at)) continue;
    const value = Number(word.replace(',', '.'));
    const next = plain[at + 1] ?? '';
    if (value >= MIN_KCAL && KCAL.test(next)) return { figure: 'Calories', value, places: [at, at + 1] };
    if (!/^(?:m?g|gr|grams?|gramm|gramos|grammi|gramas|grammes)$/u.test(next)) continue;
    const behind = plain[at + 2] ?? '';
    const place = OF.test(behind) ? at + 3 : at + 2;
    const figure = taken.has(place) ? undefined : FIGURES_ASKED.find(([, source]) => isWhole([[null, source]], plain[place] ?? ''))?.[0];
    if (figure === undefined || figure === 'Calories') continue;
    const inGrams = next === 'mg' && figure !== 'Caffeine' ? value / 1000 : value;
    return { figure, value: inGrams, places: Array.from({ length: place - at + 1 }, (_, more) => at + more) };
  }
  return null;
}
const KCAL = /^(?:kcal|cal|cals|calories?|kalorien|calorias|calorie|calorieen)$/u;
const OF = /^(?:of|de|d|di|an|von|van)$/u;
const MIN_KCAL = 10;

/** Each amount with the food behind it, else with the one before. */
function assigned(
  tokens: readonly Token[],
  places: readonly Place[],
  quantities: readonly Quantity[],
  phrases: readonly string[],
): { readonly foods: readonly Counted[]; readonly loose: readonly Amount[] } {
  const amounts = new Map<Place, Quantity>();
  const left = quantities.filter((quantity, nth) => {
    const place = places.find(({ at }) => at >= quantity.end);
    const next = quantities[nth + 1];
    const isNear =
      place !== undefined &&
      (next === undefined || next.at >= place.at || (next.kind === 'count' && next.isArticle)) &&
      tokens.slice(quantity.end, place.at).every(({ plain }) => isBetween(plain)) &&
      place.at - quantity.end <= MAX_BETWEEN;
    if (isNear && !amounts.has(place)) amounts.set(place, quantity);
    return !isNear;
  });
  const loose = left.filter((quantity) => {
    // "One tablespoon, not 100 g".
    if (NOT.test(tokens[quantity.at - 1]?.plain ?? '')) return false;
    if (quantity.kind === 'count' && quantity.isArticle) return false;
    const before = places.findLast(({ at, length }) => at + length <= quantity.at);
    const known = before === undefined ? undefined : amounts.get(before);
    // "A Snickers, 50 g": what is weighed says more than an article.
    const isFree = before !== undefined && (known === undefined || (known.kind === 'count' && known.isArticle));
    if (!isFree || (quantity.kind === 'count' && before.at + before.length !== quantity.at)) return true;
    amounts.set(before, quantity);
    return false;
  });
  const spoken = labelled(tokens, phrases);
  return {
    foods: places.map((place) => {
      const quantity = amounts.get(place) ?? null;
      const isBefore = quantity !== null && quantity.end <= place.at;
      // "Two Snickers bars": in what is counted may stand behind the name.
      const after = measureNamed(tokens[place.at + place.length]?.plain ?? '');
      const isCounted = quantity !== null && quantity.kind === 'count' && after !== null;
      const amount: Amount | null = isCounted ? { kind: 'measure', measure: after, count: quantity.count } : quantity;
      const near = tokens.slice(Math.max(0, (quantity?.at ?? place.at) - 1), place.at + place.length + 2).map(({ plain }) => plain);
      return {
        food: place.food,
        words: place.words,
        isBrand: place.isBrand,
        amount,
        label: isBefore ? spoken(quantity.at, place.at + place.length + (isCounted ? 1 : 0)) : null,
        state: stateIn(near.join(' ')),
      };
    }),
    loose,
  };
}

const NOT = /^(?:not|nicht|keine?|pas|no|non|nao|niet|instead|statt)$/u;
const isBetween = (word: string): boolean =>
  LIGHT.test(word) || whole(`${STATE_WORDS.cooked}|${STATE_WORDS.dry}`).test(word) || isSmall(word);
const isSmall = (word: string): boolean =>
  /^(?:de|d|di|da|do|del|della|dello|degli|delle|des|du|la|le|les|l|el|los|las|il|lo|i|gli|o|os|as|von|van|der|die|das|den|dem|the|a|an|un|une|una|um|uma|ein\p{L}{0,2}|een|het)$/u.test(
    word,
  );

/** What stands between two places as it was typed. */
function labelled(tokens: readonly Token[], phrases: readonly string[]): (from: number, to: number) => string {
  return (from, to) =>
    tokens
      .slice(from, to)
      .map(({ text, plain }) => (phrases.length > 0 && (plain === 'teaspoon' || plain === 'tablespoon') ? (phrases[0] ?? text) : text))
      .filter((text, at, all) => text !== all[at - 1])
      .join(' ')
      .replaceAll(/(?<=\p{L}['’]) /gu, '');
}

function stateIn(text: string): FoodState | null {
  if (whole(STATE_WORDS.cooked).test(text)) return 'cooked';
  return whole(STATE_WORDS.dry).test(text) ? 'dry' : null;
}

const isPlain = (word: string): boolean =>
  LIGHT.test(word) ||
  isSmall(word) ||
  namesNothing(word) ||
  /^(?:[cdjlmnst]|qu|un|dell|nell|all|ho|hab|hatte|ai)$/u.test(word) ||
  /^\d/u.test(word) ||
  TERM_LANGUAGES.some((language) => isPlainWord(word, language)) ||
  FIGURES_ASKED.some(([, source]) => whole(source).test(word)) ||
  [ADDS, ASKS_A_LOT, ASKS_LEFT, ASKS_LIMIT, ASKS_MANY, ASKS_SHARE, ASKS_TOGETHER, STATE_WORDS.cooked, STATE_WORDS.dry].some((source) =>
    whole(source).test(word),
  );
