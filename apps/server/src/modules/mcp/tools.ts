import type { TokenScope } from '@labelwise/contracts/endpoint';
import { comparisonVerdict } from '@labelwise/domain/comparison';
import { MAX_EATEN } from '@labelwise/domain/portion';
import { isGoodMatch, type PreparedProfile } from '@labelwise/domain/scoring';
import { sayEnglish } from '@labelwise/messages/english';
import { comparisonText } from '@labelwise/messages/render/comparison';
import * as z from 'zod';
import { AppError } from '../../lib/app-error.ts';
import type { InsteadService } from '../alternatives/shelves.service.ts';
import { BarcodeInput } from '../foods/barcode-input.ts';
import type { FindFoodsService } from '../foods/search/find-foods.service.ts';
import type { SwapsService, WeekService } from '../insights/week.service.ts';
import type { SavedFoodsService } from '../saved-foods/saved-foods.service.ts';
import type { ScansService } from '../scans/scans.service.ts';
import type { FindFood } from '../submissions/member-foods.service.ts';
import { comparedAnswer, cut, productAnswer, publicFit } from './product-answer.ts';

/** What answers the tools: the services behind the screens, so that a food has one verdict everywhere. */
export type ToolServices = {
  findFood: FindFood;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  search: Pick<FindFoodsService, 'find'>;
  scans: Pick<ScansService, 'newest'>;
  week: Pick<WeekService, 'of'>;
  swaps: SwapsService;
  instead: Pick<InsteadService, 'instead'>;
  favorites: Pick<SavedFoodsService, 'add'>;
  purchased: Pick<SavedFoodsService, 'add'>;
  consumed: Pick<SavedFoodsService, 'add'>;
};

/** One tool of the Model Context Protocol. The scope is that of the calls of the API which do the same. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope: TokenScope;
  readonly input: z.ZodType;
  /** @throws AppError, ZodError of an input that is not valid */
  readonly run: (given: unknown, memberId: string) => Promise<object>;
};

const Barcode = BarcodeInput.describe('8 to 14 digits, as printed under the barcode');
const FIT =
  'fit: "fits", "no conflict" (nothing that the member leaves out is in it, yet it is no good match for them: never a yes), "unknown" (the pack has to be checked; never a yes) or "conflict" with what the member leaves out; null: they leave nothing out.';

/** Every tool, bound to nobody: each call names its member. */
export function mcpTools(services: ToolServices): readonly Tool[] {
  return [...foodTools(services), ...memberTools(services), ...savingTools(services)];
}

function tool<S extends z.ZodType>(
  about: Omit<Tool, 'input' | 'run'>,
  input: S,
  run: (given: z.output<S>, memberId: string) => Promise<object>,
): Tool {
  return { ...about, input, run: async (given, memberId) => run(input.parse(given ?? {}), memberId) };
}

function foodTools({ findFood, profileOf, search, instead }: ToolServices): Tool[] {
  const scope = 'foods:read';
  const find = async (barcode: string, memberId: string) => {
    const food = await findFood(barcode, memberId);
    if (food === null) throw new AppError('food_not_found');
    return food;
  };
  const judgedAll = async (hits: readonly { readonly id: string }[], memberId: string) => {
    const profile = await profileOf(memberId);
    const foods = await Promise.all(hits.map(({ id }) => findFood(id, memberId)));
    return foods.flatMap((food) => (food === null ? [] : comparedAnswer(food, profile)));
  };
  return [
    tool(
      {
        name: 'look_up_product',
        title: 'Look a product up',
        scope,
        description: `A packaged food by its barcode: its facts, the member’s own score from 0 to 100 with every reason, warnings, and whether it fits what they leave out. ${FIT}`,
      },
      z.strictObject({ barcode: Barcode }),
      async ({ barcode }, memberId) => {
        const [food, profile] = await Promise.all([find(barcode, memberId), profileOf(memberId)]);
        return productAnswer(food, profile);
      },
    ),
    tool(
      {
        name: 'search_products',
        title: 'Search products',
        scope,
        description: `Foods by words of a name, a brand or a kind of food, with the member’s score; by default only what fits them. ${FIT} state "check": held down only because something is unknown; "no data": nobody can judge it, and its score is null.`,
      },
      z.strictObject({
        words: z.string().trim().min(1).max(200),
        only_what_fits: z.boolean().default(true),
        best_score_first: z.boolean().default(false),
        limit: z.number().int().min(1).max(20).default(10),
      }),
      async ({ words, only_what_fits: fits, best_score_first: byScore, limit }, memberId) => {
        const query = { q: words, sort: byScore ? 'score' : 'match', limit, from: 0, fits: fits ? ('1' as const) : undefined } as const;
        const { hits, total, corrected } = await search.find(query, memberId, 'en');
        // A hit says of a food that nothing conflicts; whether it may be called fitting, the food itself decides.
        const hopeful = hits.filter(({ fit, score, state }) => fit === 'fits' && state === 'judged' && isGoodMatch(score));
        const judged = hopeful.length === 0 ? [] : await judgedAll(hopeful, memberId);
        const fitting = new Set(judged.flatMap(({ barcode, fit }) => (fit === 'fits' ? barcode : [])));
        return {
          total,
          searchedFor: corrected ?? words,
          products: hits.map(({ id, barcode, name, brand, category, score, state, fit, against, nutriscoreGrade }) => ({
            barcode,
            ...cut({ name, brand }),
            category,
            score: state === 'no data' ? null : score,
            state,
            fit: publicFit(fit, fitting.has(id)),
            against,
            nutriScore: nutriscoreGrade === 'unknown' ? null : nutriscoreGrade,
          })),
        };
      },
    ),
    tool(
      {
        name: 'compare_products',
        title: 'Compare products',
        scope,
        description: `Two to four foods side by side, and which one the member should take and why. ${FIT}`,
      },
      z.strictObject({ barcodes: z.array(Barcode).min(2).max(4) }),
      async ({ barcodes }, memberId) => {
        const profile = await profileOf(memberId);
        const foods = await Promise.all([...new Set(barcodes)].map((barcode) => find(barcode, memberId)));
        const products = foods.map((food) => comparedAnswer(food, profile));
        const verdict = comparisonVerdict(
          foods.map((food, at) => {
            const { score = null, fit = null } = products[at] ?? {};
            return { facts: food, servingSize: food.servingSize, score, fit: fit === 'no conflict' ? 'fits' : fit };
          }),
        );
        return {
          verdict: comparisonText(
            sayEnglish,
            verdict,
            foods.map((food) => cut(food).name),
          ),
          products,
        };
      },
    ),
    tool(
      {
        name: 'better_alternatives',
        title: 'What to take instead',
        scope,
        description:
          'What the member could take in a product’s place, each known to suit what they leave out. kind "better": good ones; "best of shelf": the shelf has nothing good, these are its best; "none": nothing is better.',
      },
      z.strictObject({ barcode: Barcode }),
      async ({ barcode }, memberId) => {
        const { kind, foods } = await instead.instead(barcode, memberId, sayEnglish);
        return {
          kind,
          products: foods.map(({ food, score, reason, occasion }) => ({
            barcode: food.barcode,
            ...cut(food),
            category: food.category,
            score,
            reason,
            occasion,
          })),
        };
      },
    ),
  ];
}

function memberTools({ scans, week, swaps }: ToolServices): Tool[] {
  const scope = 'lists:read';
  return [
    tool(
      {
        name: 'my_scans',
        title: 'My scans',
        scope,
        description: 'What the member scanned, newest first, with the score of then; null where nobody could judge it.',
      },
      z.strictObject({ limit: z.number().int().min(1).max(50).default(20) }),
      async ({ limit }, memberId) => {
        const items = await scans.newest(memberId, limit);
        return {
          scans: items.map(({ scannedAt, food, basis, score }) => ({
            scannedAt: new Date(scannedAt).toISOString(),
            barcode: food.barcode,
            ...cut(food),
            scoreThen: basis === 'none' ? null : score,
          })),
        };
      },
    ),
    tool(
      {
        name: 'my_week',
        title: 'My week',
        scope,
        description:
          'The member’s last seven days: the average score of the different products, each product with its current score (null: nobody can judge it; isHeldBack: only something unknown holds it down), what a day brought, and swaps that lift the average most.',
      },
      z.strictObject({}),
      async (_given, memberId) => {
        const [{ from, to, average, shelf, intake }, lift] = await Promise.all([week.of(memberId), swaps.of(memberId)]);
        return {
          from,
          to,
          average,
          products: shelf.map(({ food, score, isHeldBack }) => ({ barcode: food.barcode, ...cut(food), score, isHeldBack })),
          aDay: intake === null ? null : { source: intake.source, days: intake.days, rows: intake.rows },
          swaps: lift.swaps.map(({ from: out, to: into, points }) => ({
            from: { barcode: out.food.barcode, ...cut(out.food), score: out.score },
            to: { barcode: into.food.barcode, ...cut(into.food), score: into.score },
            points,
          })),
        };
      },
    ),
  ];
}

function savingTools({ favorites, purchased, consumed }: ToolServices): Tool[] {
  const scope = 'lists:write';
  const lists = { favorites, purchases: purchased } as const;
  return [
    tool(
      {
        name: 'save_product',
        title: 'Save a product',
        scope,
        description: 'Puts a product on the member’s favorites or marks it as purchased. Again changes nothing.',
      },
      z.strictObject({ barcode: Barcode, list: z.enum(['favorites', 'purchases']).default('favorites') }),
      async ({ barcode, list }, memberId) => {
        const { savedFood, food } = await lists[list].add(memberId, barcode, null);
        return { list, barcode: food.barcode, ...cut(food), savedAt: savedFood.createdAt };
      },
    ),
    tool(
      {
        name: 'note_eaten',
        title: 'Note as eaten',
        scope,
        description: 'Notes that the member ate a product now: one serving, or so many grams or millilitres. Each call is one more note.',
      },
      z.strictObject({ barcode: Barcode, amount: z.number().min(1).max(MAX_EATEN).optional() }),
      async ({ barcode, amount }, memberId) => {
        const { savedFood, food } = await consumed.add(memberId, barcode, null, { amount });
        return { barcode: food.barcode, ...cut(food), eatenAt: savedFood.createdAt, amount: savedFood.amount };
      },
    ),
  ];
}
