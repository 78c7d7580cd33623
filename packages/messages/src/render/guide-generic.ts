import type { GenericFact } from '@labelwise/domain/guide';
import type { Say } from '../index.ts';
import { amountText, gramsText, nutrientWord } from './guide-words.ts';
import { capitalized, listed, plainName, termsListed } from './markdown.ts';
import { termText } from './terms.ts';

type Certainty = Extract<GenericFact, { asked: 'held' }>['certainty'];
type Figure = Extract<GenericFact, { asked: 'amount' }>['figure'];
type Food = Extract<GenericFact, { asked: 'what' }>['food'];

/** What is known of a food by its name alone: the answer in the first words. */
export function genericParagraphs(say: Say, fact: GenericFact): readonly string[] {
  switch (fact.asked) {
    case 'what':
      return [whatItIs(say, fact)];
    case 'held': {
      const what = fact.part === null ? heldText(say, [fact.held]) : say(`guide.generic_of_${fact.part}`);
      return [say(HELD[String(fact.certainty) as keyof typeof HELD], { what })];
    }
    case 'diet':
      return [dietText(say, fact)];
    case 'suits': {
      const related = fact.related ?? [];
      const what = heldText(say, related.length > 0 ? related : fact.held);
      const values = { food: nameOf(fact.words), diets: termsListed(say, fact.diets), what };
      if (related.length > 0) return [say('guide.generic_me_related', values)];
      return [say(SUITS[String(fact.certainty) as keyof typeof SUITS], values)];
    }
    case 'amount':
      return amountParagraphs(say, fact);
    case 'figures': {
      const figures = fact.figures.map(({ figure, value }) => say('guide.generic_figure', figureOf(say, figure, value)));
      return [say('guide.generic_figures', { per: fact.per, figures: figures.join(', ') }), say('guide.generic_values')];
    }
    case 'compare':
      return [fact.rows.map((row) => comparisonText(say, fact, row)).join('\n\n'), say('guide.generic_values')];
    case 'judged':
      return [judgedText(say, fact)];
    case 'portion': {
      const figures = fact.figures.map(({ figure, value }) => say('guide.generic_figure', figureOf(say, figure, rounded(value))));
      return [say('guide.generic_in_usual', { grams: gramsText(say, fact.grams, fact.per), figures: figures.join(', ') })];
    }
    case 'milder': {
      const [one, other] = [nameOf(fact.foods[0].words), nameOf(fact.foods[1].words)];
      return [
        fact.milder === null
          ? say('guide.generic_no_milder', { food: one, other })
          : say('guide.generic_milder', { food: fact.milder === 0 ? one : other }),
      ];
    }
    case 'usually without':
      return [
        fact.diets.length === 0
          ? say('guide.generic_usually_without', { food: nameOf(fact.words), what: heldText(say, fact.held) })
          : say('guide.generic_usually_fits', { food: nameOf(fact.words), diets: termsListed(say, fact.diets) }),
      ];
    case 'of its kind':
      return [say('guide.generic_of_its_kind', { food: nameOf(fact.words) })];
    default:
      return fact satisfies never;
  }
}

const HELD = {
  certain: 'guide.generic_yes',
  usual: 'guide.generic_usually_yes',
  possible: 'guide.generic_can',
  null: 'guide.generic_none',
} as const satisfies Readonly<Record<`${Certainty}`, string>>;
const SUITS = {
  certain: 'guide.generic_me_no',
  usual: 'guide.generic_me_usually',
  possible: 'guide.generic_me_can',
  null: 'guide.generic_me_yes',
} as const satisfies Readonly<Record<`${Certainty}`, string>>;
const DIET = {
  certain: 'guide.generic_diet_no',
  usual: 'guide.generic_diet_usually_no',
  possible: 'guide.generic_diet_can',
} as const;

const nameOf = (words: string): string => capitalized(plainName(words));
const heldText = (say: Say, held: Extract<GenericFact, { asked: 'suits' }>['held']): string =>
  listed(
    say,
    held.map((one) => say(`guide.generic_held_${one}`)),
  );

function whatItIs(say: Say, { food, words }: { readonly food: Food; readonly words: string }): string {
  const of = (certainty: string) =>
    food.parts.filter((one) => one.certainty === certainty).map(({ part }) => say(`guide.generic_of_${part}`));
  const [certain, usual, possible] = [of('certain'), of('usual'), of('possible')];
  const [only = ''] = certain;
  const isAlone = certain.length === 1 && usual.length + possible.length === 0 && !only.includes('(');
  const isNothingElse = isAlone && (OF_ITSELF.has(food.kind) || only.toLowerCase() === words.toLowerCase());
  const parts = [
    certain.length === 0 || isNothingElse ? '' : say('guide.generic_of', { of: listed(say, certain) }),
    usual.length === 0 ? '' : say(certain.length === 0 ? 'guide.generic_usually_of' : 'guide.generic_usually', { of: listed(say, usual) }),
    possible.length === 0 ? '' : say('guide.generic_sometimes', { of: listed(say, possible) }),
  ];
  return say('guide.generic_is', { food: nameOf(words), kind: say(`guide.generic_kind_${food.kind}`), parts: parts.join('') });
}
/** Of these the name says what they are made of. */
const OF_ITSELF: ReadonlySet<Food['kind']> = new Set([
  'fish',
  'fruit',
  'meat',
  'mushroom',
  'nut',
  'poultry',
  'pulse',
  'seafood',
  'seed',
  'sweetener',
  'vegetable',
]);

function dietText(say: Say, { diet, held, certainty }: Extract<GenericFact, { asked: 'diet' }>): string {
  const name = termText(say, diet);
  return certainty === null
    ? say(diet === 'halal' || diet === 'kosher' ? 'guide.generic_diet_certificate' : 'guide.generic_diet_yes', { diet: name })
    : say(DIET[certainty], { diet: name, what: heldText(say, held) });
}

function figureOf(say: Say, figure: Figure, value: number): { readonly amount: string; readonly nutrient: string } {
  const unit = figure === 'Calories' ? 'kcal' : figure === 'Caffeine' ? 'mg' : figure === 'Alcohol' ? '% vol' : 'g';
  return { amount: amountText(say, { value, unit }), nutrient: nutrientWord(say, figure) };
}

function amountParagraphs(say: Say, fact: Extract<GenericFact, { asked: 'amount' }>): readonly string[] {
  const { figure, per, per100, grams, usual } = fact;
  const food = nameOf(fact.words);
  if (per100 === null) return [say('guide.generic_no_value', { food, nutrient: nutrientWord(say, figure) })];
  const values = { food, per, ...figureOf(say, figure, per100) };
  const inGrams = (weight: number) => figureOf(say, figure, rounded((per100 * weight) / 100)).amount;
  // A share of alcohol is no more in a larger glass.
  if (figure === 'Alcohol') return [say('guide.generic_amount', values), say('guide.generic_values')];
  if (grams !== null && grams !== 100)
    return [
      say('guide.generic_in_portion', { ...values, grams: gramsText(say, grams, per), inPortion: inGrams(grams) }),
      say('guide.generic_values'),
    ];
  const portion = usual === null ? [] : [say('guide.generic_portion', { grams: gramsText(say, usual, per), inPortion: inGrams(usual) })];
  return [[say('guide.generic_amount', values), ...portion].join(' '), say('guide.generic_values')];
}

/** Usual values are no finer than this. */
function rounded(value: number): number {
  return value >= 100 ? Math.round(value / 5) * 5 : value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
}

/** A verdict by the usual figures: what weighs most stands first. */
function judgedText(say: Say, { words, per: unit, grams, high }: Extract<GenericFact, { asked: 'judged' }>): string {
  const [first] = high;
  const food = nameOf(words);
  const per = gramsText(say, grams, unit);
  if (first === undefined) return say('guide.generic_judged_fine', { food });
  const { amount } = figureOf(say, first.figure, first.value);
  const alcohol = high.find(({ figure }) => figure === 'Alcohol');
  if (alcohol !== undefined) return say('guide.generic_judged_alcohol', { food, amount: figureOf(say, 'Alcohol', alcohol.value).amount });
  const caffeine = high.find(({ figure }) => figure === 'Caffeine');
  if (caffeine !== undefined)
    return say('guide.generic_judged_caffeine', { food, per, amount: figureOf(say, 'Caffeine', caffeine.value).amount });
  const rows = high.map(({ figure, value }) => figureOf(say, figure, value));
  return say('guide.generic_judged_high', {
    food,
    per,
    what: listed(
      say,
      rows.map(({ nutrient }) => nutrient),
    ),
    amounts:
      rows.length === 1
        ? amount
        : listed(
            say,
            rows.map((row) => row.amount),
          ),
  });
}

type Compared = Extract<GenericFact, { asked: 'compare' }>;
function comparisonText(say: Say, { foods, per }: Compared, { figure, values }: Compared['rows'][number]): string {
  const [first, second] = [figureOf(say, figure, values[0]), figureOf(say, figure, values[1])];
  const [one, other] = [nameOf(foods[0].words), nameOf(foods[1].words)];
  const nutrient = capitalized(first.nutrient);
  const isAlike = Math.abs(values[0] - values[1]) <= ALIKE * Math.max(values[0], values[1]);
  if (isAlike) return say('guide.generic_same', { nutrient, food: one, other, amount: first.amount, per });
  const isMore = values[0] > values[1];
  const amounts = isMore ? { amount: first.amount, otherAmount: second.amount } : { amount: second.amount, otherAmount: first.amount };
  return say('guide.generic_more', { nutrient, food: isMore ? one : other, other: isMore ? other : one, ...amounts, per });
}
/** Usual values that differ by no more than this share are alike. */
const ALIKE = 0.08;
