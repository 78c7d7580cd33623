import type { Claim, Suggestion } from '@labelwise/domain/guide';
import type { MessageId, Say } from '../index.ts';
import {
  alternativeReason,
  amountText,
  type BlockOf,
  criteriaWords,
  describedFoods,
  nutrientWord,
  scoreSentence,
  sideWords,
} from './guide-words.ts';
import { bullets, capitalized, linked, listed, termsListed, withBrand } from './markdown.ts';
import { verdictText } from './verdict.ts';

/** Sentences about foods that an answer proposes. */

export function ideas(say: Say, block: BlockOf<'ideas'>): string {
  const found = foundIdeas(say, block);
  return block.missed.length === 0 ? found : say('guide.ideas_missed', { criteria: criteriaWords(say, block.missed), ideas: found });
}

function foundIdeas(say: Say, { shelves, called, criteria, isNear, order, metDiets, foods }: BlockOf<'ideas'>): string {
  const what = capitalized(describedFoods(say, { shelves, called }, criteria));
  const intro =
    metDiets.length === 0
      ? say('guide.ideas', { foods: what })
      : say('guide.ideas_for_diets', { foods: what, diets: termsListed(say, metDiets) });
  const list = bullets(foods.map((food) => suggestionLine(say, food, order)));
  if (order !== null) {
    const fits = metDiets.length === 0 ? '' : ` (${say('guide.each_fits', { diets: termsListed(say, metDiets) })})`;
    const text = { foods: `${what}${fits}`, nutrient: nutrientWord(say, order.nutrient) };
    const ordered = order.isPerEnergy
      ? say(order.side === 'most' ? 'guide.ideas_most_per_energy' : 'guide.ideas_least_per_energy', text)
      : say(order.side === 'most' ? 'guide.ideas_most' : 'guide.ideas_least', text);
    return `${isNear ? say('guide.ideas_near', { ideas: ordered }) : ordered}\n${list}`;
  }
  return `${isNear ? say('guide.ideas_near', { ideas: intro }) : intro}\n${list}`;
}

/** One suggested food: why it is here, in figures of the catalogue. */
export function suggestionLine(say: Say, food: Suggestion, order: BlockOf<'ideas'>['order'] = null): string {
  const { score, label, grade, per, amounts, perEnergy = null } = food;
  const suggestion =
    grade === null
      ? say('guide.suggestion', { food: withBrand(food), score, label: verdictText(say, label) })
      : say('guide.suggestion_grade', { food: withBrand(food), score, label: verdictText(say, label), grade: grade.toUpperCase() });
  if (amounts.length === 0) return suggestion;
  const figures = amounts.map(({ name, amount }) =>
    say('guide.amount_of', { amount: amountText(say, amount), nutrient: nutrientWord(say, name) }),
  );
  const line = say('guide.suggestion_amounts', { suggestion, amounts: figures.join(', '), per });
  if (order === null || perEnergy === null) return line;
  const amount = say('guide.amount_of', {
    amount: amountText(say, { value: perEnergy, unit: 'g' }),
    nutrient: nutrientWord(say, order.nutrient),
  });
  return `${line}; ${say('guide.per_energy', { amount })}`;
}

export function noIdeas(say: Say, { shelves, called, criteria }: BlockOf<'no ideas'>): string {
  const diets = criteria.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []));
  const foods = describedFoods(
    say,
    { shelves, called },
    criteria.filter(({ kind }) => kind !== 'diet'),
  );
  if (diets.length === 0 && called.length > 0) return say('guide.no_ideas_called', { foods });
  return diets.length === 0 ? say('guide.no_ideas_of_all', { foods }) : say('guide.no_ideas', { foods, diets: termsListed(say, diets) });
}

const CLAIMS = {
  'high Protein': 'guide.claim_high_protein',
  'high Fiber': 'guide.claim_high_fiber',
  'high Omega-3': 'guide.claim_high_omega_3',
  'low Sugar': 'guide.claim_low_sugar',
  'low Sodium': 'guide.claim_low_sodium',
  'low Fat': 'guide.claim_low_fat',
  'low Saturated Fat': 'guide.claim_low_saturated_fat',
} as const satisfies Readonly<Record<Claim, MessageId>>;

export function limitsUsed(say: Say, { claims, others }: BlockOf<'limits used'>): string {
  const sentences = [
    ...(claims.length === 0
      ? []
      : [
          say('guide.claims_used', {
            claims: listed(
              say,
              claims.map((claim) => say(CLAIMS[claim])),
            ),
          }),
        ]),
    ...(others.length === 0
      ? []
      : [
          say('guide.others_used', {
            amounts: listed(
              say,
              others.map((one) => sideWords(say, one)),
            ),
          }),
        ]),
  ];
  return sentences.join(' ');
}

export function alternativesIntro(say: Say, { food, isGood, criteria, metDiets }: BlockOf<'alternatives'>): string {
  const score = scoreSentence(say, food);
  if (!isGood) return say('guide.best_of_shelf', { score });
  const words = criteriaWords(say, criteria);
  const diets = termsListed(say, metDiets);
  if (words === '')
    return metDiets.length === 0 ? say('guide.alternatives', { score }) : say('guide.alternatives_for_diets', { score, diets });
  return metDiets.length === 0
    ? say('guide.alternatives_and', { score, criteria: words })
    : say('guide.alternatives_and_for_diets', { score, criteria: words, diets });
}

export function alternativeLine(
  say: Say,
  { food: current }: BlockOf<'alternatives'>,
  food: BlockOf<'alternatives'>['foods'][number],
): string {
  const alternative = say('guide.alternative', {
    food: withBrand(food),
    score: food.score,
    label: verdictText(say, food.label),
    reason: alternativeReason(say, food.because),
  });
  if (food.compared.length === 0) return alternative;
  const amounts = food.compared.map(({ name, amount, other }) =>
    say('guide.compared_amount', {
      amount: amountText(say, amount),
      nutrient: nutrientWord(say, name),
      per: food.per,
      food: linked(current),
      other: amountText(say, other),
    }),
  );
  return say('guide.alternative_amounts', { alternative, amounts: amounts.join('; ') });
}

export function noAlternatives(say: Say, { food, criteria, hasOthers }: BlockOf<'no alternatives'>): string {
  const score = scoreSentence(say, food);
  const words = criteriaWords(say, criteria);
  if (words === '') return say('guide.no_alternatives', { score });
  const text = say('guide.no_alternatives_and', { score, criteria: words });
  return hasOthers ? say('guide.others_differ', { text }) : text;
}
