import { EVERYTHING, type ProductView, SHELVES } from '@labelwise/domain/guide';
import { sayEnglish } from '@labelwise/messages/english';
import { presentAlert } from '@labelwise/messages/render/alerts';
import { presentDoubt } from '@labelwise/messages/render/doubts';
import { alternativeReason } from '@labelwise/messages/render/guide-words';
import { reasonText } from '@labelwise/messages/render/preferences';
import { presentLine, presentStoredLine } from '@labelwise/messages/render/score';
import * as z from 'zod';
import { BarcodeInput } from '../../foods/barcode-input.ts';
import type { JudgedScan, MemberTools } from '../tools/assistant-tools.ts';
import type { JudgedView } from '../tools/product-view.ts';
import type { HealthField } from './health-need.ts';
import type { ModelTool } from './language-model.ts';
import { asUntrusted } from './outgoing-text.ts';

type Needs = {
  tools: MemberTools;
  health: ReadonlySet<HealthField>;
  /** Around data, see `asUntrusted`. */
  mark: string;
  clean: (text: string) => string;
};

/** All that the tools may answer for one question, characters. */
const MAX_ANSWERS = 40_000;
const Barcode = z.object({ barcode: BarcodeInput.describe('8 to 14 digits, from another tool or the question') });
const Nothing = z.object({});
/** By the limits of nutrition claims, see `Criterion`. */
const RICH_IN = ['Protein', 'Fiber', 'Calcium', 'Iron', 'Potassium', 'Magnesium', 'Omega-3', 'Whole Grains'] as const;
const LOW_IN = ['Sugar', 'Added Sugar', 'Sodium', 'Saturated Fat', 'Fat', 'Calories', 'Caffeine'] as const;
const Ideas = z.object({
  shelf: z.enum(Object.keys(SHELVES)).optional().describe('Kind of food; every kind without it'),
  rich_in: z.array(z.enum(RICH_IN)).max(3).optional(),
  low_in: z.array(z.enum(LOW_IN)).max(3).optional(),
});

/**
 * What a model may look up: bound to one member before it is asked anything, reading only. No input names a person, so there
 * is no one else to ask for.
 */
export function modelTools({ tools, health, mark, clean }: Needs): Record<string, ModelTool> {
  let left = MAX_ANSWERS;
  function tool<S extends z.ZodType>(description: string, input: S, read: (input: z.output<S>) => unknown): ModelTool {
    return {
      description,
      input,
      async run(given) {
        const wanted = input.safeParse(given);
        if (!wanted.success) return 'This input is not valid.';
        if (left <= 0) return 'Enough has been looked up. Answer with what is known.';
        const answer = asUntrusted(await read(wanted.data), mark, clean);
        left -= answer.length;
        return answer;
      },
    };
  }

  return {
    ...(health.size > 0 && {
      health_profile: tool(
        'The member’s health profile, as far as this question needs it; null without one or without consent.',
        Nothing,
        () => profilePart(tools, health),
      ),
    }),
    preferences: tool('Ingredients and nutrients that the member wants more (1 to 5) or less (-1 to -5) of.', Nothing, async () =>
      (await tools.preferences())
        .slice(0, 40)
        .map(({ reason, ...rest }) => ({ ...rest, reason: reason === null ? null : reasonText(sayEnglish, reason) })),
    ),
    recent_scans: tool(
      'Products that the member scanned lately, newest first, with the score of then.',
      z.object({ limit: z.number().int().min(1).max(30) }),
      async ({ limit }) => (await tools.own('scans', limit)).map(scanLine),
    ),
    search_products: tool('Products of the catalogue by name or brand.', z.object({ text: z.string().min(1).max(100) }), async ({ text }) =>
      (await tools.search(text, 8)).map(productLine),
    ),
    product: tool(
      'One product: figures, ingredients, additives, Nutri-Score, and the member’s score with its reasons and alerts.',
      Barcode,
      async ({ barcode }) => {
        const view = await tools.product(barcode);
        return view === null ? null : productBrief(view);
      },
    ),
    food_ideas: tool(
      'Products of the catalogue by kind and by what they are rich or low in, best score first, already checked against the member’s restrictions.',
      Ideas,
      async (wanted) => (await findIdeas(tools, wanted)).map(productLine),
    ),
    alternatives: tool(
      'What to take in place of a product, already checked against the member’s restrictions; without `are_good` the best of a poor shelf.',
      Barcode,
      async ({ barcode }) => {
        const { isGood, foods } = await tools.alternatives(barcode);
        return {
          are_good: isGood,
          foods: foods.map(({ product, because }) => ({ ...productLine(product), reason: alternativeReason(sayEnglish, because) })),
        };
      },
    ),
  };
}

function findIdeas(
  tools: MemberTools,
  { shelf, rich_in: rich = [], low_in: low = [] }: z.output<typeof Ideas>,
): ReturnType<MemberTools['ideas']> {
  const shelves = Object.entries(SHELVES).find(([id]) => id === shelf)?.[1].tags ?? EVERYTHING;
  const criteria = [
    ...rich.map((name) => ({ kind: 'amount' as const, name, side: 'high' as const })),
    ...low.map((name) => ({ kind: 'amount' as const, name, side: 'low' as const })),
  ];
  return tools.ideas({ shelves, criteria, limit: 8 });
}

function profilePart(tools: MemberTools, health: ReadonlySet<HealthField>): object | null {
  const profile = tools.profile();
  if (profile === null) return null;
  return Object.fromEntries(Object.entries(profile).filter(([field]) => [...health].some((one) => one === field)));
}

const MAX_INGREDIENTS = 600;
const MAX_NAME = 120;

/**
 * A product in few words, for a model: names cut, figures of the pack, the member's score with its reasons; no number that rests on
 * nothing.
 */
function productBrief({
  barcode,
  name,
  brand,
  category,
  per,
  facts,
  score,
  label,
  basis,
  contributions,
  alerts,
  nutriScore,
  fits,
  doubts,
}: JudgedView) {
  return {
    barcode,
    name: name.slice(0, MAX_NAME),
    brand: brand?.slice(0, MAX_NAME) ?? null,
    category,
    per,
    nutriments: facts.nutriments,
    nova: facts.nova,
    additives: facts.additives.slice(0, 30),
    allergens: facts.allergensTags.slice(0, 20),
    traces: facts.tracesTags.slice(0, 20),
    ingredients: facts.ingredientsText?.slice(0, MAX_INGREDIENTS) ?? null,
    score: basis === 'none' ? null : score,
    label: basis === 'none' ? 'Not enough data to judge' : label,
    nutriScore: nutriScore.computable ? nutriScore.grade : null,
    points: contributions.map((line) => `${presentLine(sayEnglish, line).label}: ${line.points}`),
    alerts: alerts.map((alert) => `${alert.level}: ${presentAlert(sayEnglish, alert).message}`),
    fits,
    doubts: doubts.map((doubt) => presentDoubt(sayEnglish, doubt).message),
  };
}

/** A product in a list. */
function productLine({ barcode, name, brand, category, per, facts, score, basis, nutriScore, alerts }: JudgedView) {
  return {
    barcode,
    name: name.slice(0, MAX_NAME),
    brand: brand?.slice(0, MAX_NAME) ?? null,
    category,
    per,
    score: basis === 'none' ? null : score,
    nutriScore: nutriScore.computable ? nutriScore.grade : null,
    nutriments: mainFigures(facts.nutriments),
    alerts: alerts.map((alert) => presentAlert(sayEnglish, alert).message),
  };
}

/** A scan in a list: the score of then, unless it rests on nothing, and what moved it most. */
function scanLine({ day, score, basis, contributions, product }: JudgedScan) {
  const strongest = contributions.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points)).slice(0, 4);
  return {
    day,
    score: basis === 'none' ? null : score,
    barcode: product.barcode,
    name: product.name.slice(0, MAX_NAME),
    category: product.category,
    nutriments: mainFigures(product.facts.nutriments),
    points: strongest.map((line) => `${presentStoredLine(sayEnglish, line).label}: ${line.points}`),
  };
}

function mainFigures({ energyKcal, proteins, sugars, saturatedFat, salt, fiber }: ProductView['facts']['nutriments']) {
  return { energyKcal, proteins, sugars, saturatedFat, salt, fiber };
}
