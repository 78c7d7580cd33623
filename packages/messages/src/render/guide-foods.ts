import type { ComparedFood, FoodBlock, MainFigure, VerdictSummary } from '@labelwise/domain/guide';
import type { MessageId, Say } from '../index.ts';
import { presentAlert } from './alerts.ts';
import { presentDoubt } from './doubts.ts';
import { neededParagraphs } from './guide-amounts.ts';
import { alikeScores, comparedParagraphs, nutrientComparison, rankedLines } from './guide-comparison.ts';
import { additiveLine, contentSentence, suitabilitySentence, tagWord } from './guide-pack.ts';
import { alternativeLine, alternativesIntro, ideas, limitsUsed, noAlternatives, noIdeas, suggestionLine } from './guide-suggestions.ts';
import { alertText, amountText, type BlockOf, conflictSuffix, foodScore, gramsText, ledgerLine, nutrientWord } from './guide-words.ts';
import { bullets, linked, listed, plainName, plainText, shortNumber, signedPoints, termsListed, withBrand } from './markdown.ts';
import { presentLine } from './score.ts';
import { verdictText } from './verdict.ts';

/** What an answer says of foods. */
export function foodParagraphs(say: Say, block: FoodBlock): readonly string[] {
  switch (block.kind) {
    case 'verdict': {
      const { food, summary } = block;
      const values = {
        food: withBrand(food),
        score: food.score,
        label: verdictText(say, food.label),
        summary: summarySentence(say, summary),
      };
      return [say('guide.verdict', values)];
    }
    case 'alerts':
      return [bullets(block.alerts.map((alert) => alertText(say, alert)))];
    case 'ledger':
      return block.lines.length === 0 ? [] : [`${say('guide.ledger')}\n${bullets(block.lines.map((line) => ledgerLine(say, line)))}`];
    case 'figures':
      return [figuresLine(say, block)];
    case 'share of day':
      return [shareOfDay(say, block)];
    case 'fits':
      return block.diets.length === 0 ? [] : [say('guide.fits', { diets: termsListed(say, block.diets) })];
    case 'doubts':
      return block.doubts.length === 0
        ? []
        : [say('guide.doubts', { doubts: block.doubts.map((doubt) => plainText(presentDoubt(say, doubt).message)).join(' ') })];
    case 'all lines':
      return [say('guide.all_lines', { barcode: block.barcode })];
    case 'perhaps meant':
      return [say('guide.perhaps_meant', { mention: plainName(block.mention) })];
    case 'several foods':
      return [
        say(block.foods.length === 1 ? 'guide.nearest_food' : 'guide.several_foods', { mention: plainName(block.mention) }),
        bullets(block.foods.map((food) => `${foodScore(say, food)}${conflictSuffix(say, food.conflict)}`)),
        say('guide.which_one'),
      ];
    case 'ask back':
      return [bullets(block.foods.map((food) => say('guide.offered', { question: say(ASKED_BACK[block.as], foodValues(food)) })))];
    case 'not found':
      return [notFound(say, block.mentions)];
    case 'scan it':
      return [say('guide.scan_it')];
    case 'first of several':
      return [say('guide.first_of_several', { mention: plainName(block.mention) })];
    case 'comparison':
      return [outcome(say, block)];
    case 'additives apart':
    case 'grades':
    case 'options':
      return comparedParagraphs(say, block);
    case 'compared nutrients':
      return [block.nutrients.map((one) => nutrientComparison(say, one)).join(' ')];
    case 'neither for every day':
      return [say('guide.neither_for_every_day')];
    case 'figures side by side':
      return [table(say, block)];
    case 'score differences':
      return block.differences.length === 0 ? [] : [`${say('guide.differences')}\n${bullets(differences(say, block))}`];
    case 'alerts by food':
      return [
        bullets(
          block.alerts.map(({ food, alert }) =>
            say('guide.alert_of_food', { food: linked(food), alert: plainText(presentAlert(say, alert).message) }),
          ),
        ),
      ];
    case 'different bases':
      return [say('guide.different_bases')];
    case 'ranked foods':
      return rankedFoods(say, block);
    case 'not stated for':
      return block.foods.length === 0 ? [] : [say('guide.not_stated_for', { foods: block.foods.map(linked).join(', ') })];
    case 'contents':
      return [block.lines.map((line) => contentSentence(say, line)).join('\n\n')];
    case 'suitability':
      return [
        block.answers
          .map(({ diet, suitability }) => suitabilitySentence(say, withBrand(block.food), diet, suitability, block.isHeld))
          .join('\n\n'),
      ];
    case 'sugar in cubes':
      return [say('guide.sugar_in_cubes', { cubes: shortNumber(say, block.cubes) })];
    case 'amount needed':
      return neededParagraphs(say, block);
    case 'traces unnamed':
      return [say('guide.traces_unnamed', { food: withBrand(block.food) })];
    case 'piece not weighed':
      return [say('guide.piece_not_weighed')];
    case 'recipes change':
      return [say('guide.recipes_change')];
    case 'no ingredient list':
      return [say('guide.no_ingredient_list')];
    case 'ingredients': {
      const food = withBrand(block.food);
      return [
        block.list === null ? say('guide.no_ingredients', { food }) : `${say('guide.ingredients', { food })}\n\n> ${plainText(block.list)}`,
      ];
    }
    case 'declared allergens':
      return block.tags.length === 0 ? [] : [say('guide.declared_allergens', { allergens: listed(say, block.tags.map(tagWord)) })];
    case 'declared traces':
      return block.tags.length === 0 ? [] : [say('guide.declared_traces', { allergens: listed(say, block.tags.map(tagWord)) })];
    case 'additives':
      return [`${say('guide.additives')}\n${bullets(block.codes.map((code) => additiveLine(say, code)))}`];
    case 'no additives recorded':
      return [say('guide.no_additives')];
    case 'not stated':
      return [say('guide.words_not_stated', { words: block.words.join(', ') })];
    case 'no recipes':
      return [say('guide.no_recipes')];
    case 'ideas':
      return [ideas(say, block)];
    case 'ideas from scans':
      return [`${say('guide.ideas_from_scans')}\n${bullets(block.foods.map((food) => suggestionLine(say, food)))}`];
    case 'no ideas':
      return [noIdeas(say, block)];
    case 'limits used':
      return [limitsUsed(say, block)];
    case 'alternatives':
      return [alternativesIntro(say, block), bullets(block.foods.map((food) => alternativeLine(say, block, food)))];
    case 'no alternatives':
      return [noAlternatives(say, block)];
    case 'scan the shelf':
      return [say('guide.scan_the_shelf')];
    case 'compare them':
      return [say('guide.compare_them', { one: plainName(block.one.name), other: plainName(block.other.name) })];
    default:
      return block satisfies never;
  }
}

const SUMMARIES = {
  conflict: 'guide.verdict_conflict',
  unsettled: 'guide.verdict_unsettled',
  everyday: 'guide.verdict_everyday',
  'normal amounts': 'guide.verdict_normal_amounts',
  'now and then': 'guide.verdict_now_and_then',
  rare: 'guide.verdict_rare',
} as const satisfies Readonly<Record<VerdictSummary['kind'], MessageId>>;

function summarySentence(say: Say, summary: VerdictSummary): string {
  const verdict = say(SUMMARIES[summary.kind]);
  return 'grade' in summary && summary.grade !== null
    ? say('guide.verdict_grade', { verdict, grade: summary.grade.toUpperCase() })
    : verdict;
}

const FIGURES = {
  sugars: 'guide.figure_sugars',
  saturatedFat: 'guide.figure_saturated_fat',
  salt: 'guide.figure_salt',
  fiber: 'guide.figure_fiber',
  proteins: 'guide.figure_proteins',
} as const satisfies Readonly<Record<Exclude<MainFigure, 'energyKcal'>, MessageId>>;

function figuresLine(say: Say, { per, figures }: BlockOf<'figures'>): string {
  if (figures.length === 0) return say('guide.no_figures');
  const parts = figures.map(({ nutriment, amount }) =>
    nutriment === 'energyKcal' ? amountText(say, amount) : say(FIGURES[nutriment], { amount: amountText(say, amount) }),
  );
  return say('guide.figures', { per, figures: parts.join(', ') });
}

function shareOfDay(say: Say, { serving, per, energy, percent, ofDaily, isOwnTarget }: BlockOf<'share of day'>): string {
  const values = { energy: shortNumber(say, energy), percent, ofDaily };
  if (serving === null) return say(isOwnTarget ? 'guide.hundred_of_target' : 'guide.hundred_of_reference', { per, ...values });
  return say(isOwnTarget ? 'guide.serving_of_target' : 'guide.serving_of_reference', { serving: gramsText(say, serving, per), ...values });
}

function notFound(say: Say, mentions: readonly string[]): string {
  if (mentions.length === 0) return say('guide.not_sure');
  const names = mentions.map((mention) => say('guide.quoted', { text: plainName(mention) }));
  return say('guide.not_found', { mentions: listed(say, names), count: mentions.length });
}

function outcome(say: Say, { outcome: kind, better, worse }: BlockOf<'comparison'>): string {
  const scores = { score: better.score, otherScore: worse.score };
  const branded = { better: withBrand(better), worse: withBrand(worse) };
  switch (kind) {
    case 'same product':
      return say('guide.same_product', { food: branded.better, score: better.score });
    case 'neither suits':
      return say('guide.neither_suits', { better: linked(better), worse: linked(worse), ...scores });
    case 'only one suits':
      return say('guide.only_one_suits', { ...branded, ...scores });
    case 'equal':
      return say('guide.equal_scores', { ...branded, score: better.score });
    case 'alike':
      return alikeScores(say, [better, worse]);
    case 'better':
      return say('guide.better_food', { ...branded, ...scores });
    default:
      return kind satisfies never;
  }
}

const ROWS = {
  energyKcal: 'guide.table_energy',
  sugars: 'guide.table_sugars',
  saturatedFat: 'guide.table_saturated_fat',
  salt: 'guide.table_salt',
  fiber: 'guide.table_fiber',
  proteins: 'guide.table_proteins',
} as const satisfies Readonly<Record<MainFigure, MessageId>>;

function table(say: Say, { per, nutriments, foods }: BlockOf<'figures side by side'>): string {
  const row = (head: string, cell: (food: ComparedFood) => string | number) => `| ${head} | ${foods.map(cell).join(' | ')} |`;
  return [
    row(say('guide.table_per', { per: per ?? say('guide.per_either') }), ({ name }) => plainName(name)),
    '|---|---|---|',
    row(say('guide.table_score'), ({ score }) => score),
    row(say('guide.table_nutri_score'), ({ grade }) => grade?.toUpperCase() ?? say('guide.no_grade')),
    row(say('guide.table_nova'), ({ nova }) => nova ?? say('guide.nova_unknown')),
    ...nutriments.map((nutriment, at) =>
      row(say(ROWS[nutriment]), ({ amounts }) => {
        const amount = amounts[at] ?? null;
        return amount === null ? say('guide.not_stated') : amountText(say, amount);
      }),
    ),
  ].join('\n');
}

function differences(say: Say, { differences: list }: BlockOf<'score differences'>): string[] {
  return list.map((lines) =>
    lines
      .map(({ food, line }) =>
        say('guide.difference', {
          food: plainName(food.name),
          points: signedPoints(line.points),
          label: plainName(presentLine(say, line).label),
        }),
      )
      .join('; '),
  );
}

function rankedFoods(say: Say, { name, side, foods }: BlockOf<'ranked foods'>): string[] {
  const intro =
    name === null
      ? say(side === 'most' ? 'guide.ranked_best' : 'guide.ranked_lowest')
      : say(side === 'most' ? 'guide.ranked_most' : 'guide.ranked_least', { nutrient: nutrientWord(say, name) });
  return [intro, bullets(rankedLines(say, foods))];
}

const ASKED_BACK = {
  verdict: 'guide.ask_verdict',
  swap: 'guide.ask_swap',
  why: 'guide.ask_why',
  same: 'guide.ask_same',
} as const satisfies Readonly<Record<BlockOf<'ask back'>['as'], MessageId>>;

/** The barcode keeps two records of one name apart. */
function foodValues({ name, barcode }: BlockOf<'ask back'>['foods'][number]): { food: string; barcode: string } {
  return { food: plainName(name), barcode };
}
