import type { DayTotal, Meal, OwnBlock } from '@labelwise/domain/guide';
import type { MessageId, Say } from '../index.ts';
import { dateOfYear, dateText } from './dates.ts';
import { eatenParagraphs } from './guide-eaten.ts';
import { listHead, noneOf, ownFoodsParagraphs, setWords } from './guide-own-foods.ts';
import { alternativeReason, amountText, type BlockOf, gramsText, nutrientWord } from './guide-words.ts';
import { bullets, linked, listed, plainName, shortNumber, signedPoints, termsListed, withBrand } from './markdown.ts';
import { presentStoredLine } from './score.ts';

/** What an answer says of the member: their data, their scans, a day for them. */
export function ownParagraphs(say: Say, block: OwnBlock): readonly string[] {
  switch (block.kind) {
    case 'profile':
      return [profile(say, block)];
    case 'preferences':
      return [preferences(say, block)];
    case 'bmi': {
      const { weightKg, heightCm, value, category } = block;
      const figures = { weight: shortNumber(say, weightKg), height: shortNumber(say, heightCm), value: shortNumber(say, value) };
      return [say('guide.bmi', { ...figures, category: category.toLowerCase() })];
    }
    case 'bmi unknown':
      return [say('guide.bmi_unknown')];
    case 'daily need':
      return [dailyNeed(say, block)];
    case 'no daily figure':
      return [say('guide.no_daily_figure')];
    case 'needs differ':
      return [say('guide.needs_differ')];
    case 'no scans':
      return [say(NO_SCANS[block.for])];
    case 'latest scans':
      return [`${listHead(say, block)}\n${bullets(block.scans.map((scan) => scanLine(say, scan, block.set)))}`];
    case 'list names':
      return [say('guide.list_names', { names: listed(say, block.names.map(plainName)) })];
    case 'all in history':
      return [say('guide.all_in_history')];
    case 'best or worst scans':
      return [bestOrWorstScans(say, block)];
    case 'days looked at':
      return [daysLookedAt(say, block)];
    case 'none of own':
      return [noneOf(say, block.set)];
    case 'nothing eaten':
    case 'day holds':
    case 'eaten':
    case 'eaten amounts':
    case 'amount not counted':
    case 'only noted':
      return eatenParagraphs(say, block);
    case 'own foods':
      return ownFoodsParagraphs(say, block);
    case 'week':
      return [say(block.inWeek ? 'guide.week' : 'guide.before_week', { products: block.products, mean: shortNumber(say, block.mean) })];
    case 'best and lowest':
      return [bullets([say('guide.best_scan', scanValues(say, block.best)), say('guide.lowest_scan', scanValues(say, block.lowest))])];
    case 'scans against restrictions':
      return [say('guide.scans_against', { scans: block.scans, foods: listed(say, block.foods.map(linked)) })];
    case 'habits':
      return [bullets(block.habits.map((habit) => habitLine(say, block.scans, habit)))];
    case 'score movers':
      return block.movers.length === 0 ? [] : [movers(say, block)];
    case 'swap':
      return [
        say('guide.swap', {
          from: linked(block.from),
          score: block.currentScore,
          to: linked(block.to),
          otherScore: block.to.score,
          reason: alternativeReason(say, block.because),
        }),
      ];
    case 'only scans':
      return [say('guide.only_scans')];
    case 'intake unknown':
      return [say('guide.intake_unknown')];
    case 'scans by level': {
      const { name, inWeek, scans, high, low, unknown } = block;
      return [
        say(inWeek ? 'guide.levels_of_week' : 'guide.levels_of_latest', { scans, high, low, unknown, nutrient: nutrientWord(say, name) }),
      ];
    }
    case 'high scans':
      return block.foods.length === 0 ? [] : [say('guide.high_scans', { foods: listed(say, block.foods.map(linked)) })];
    case 'no day':
      return [
        say('guide.no_day', {
          diets: block.metDiets.length === 0 ? say('guide.your_restrictions') : termsListed(say, block.metDiets),
        }),
      ];
    case 'day':
      return [
        ...(block.isOfSeveral ? [say('guide.one_day_of_several')] : []),
        block.metDiets.length === 0 ? say('guide.day') : say('guide.day_for_diets', { diets: termsListed(say, block.metDiets) }),
      ];
    case 'meals':
      return [
        block.meals.map(({ meal, foods }) => `**${say(MEALS[meal])}**\n${bullets(foods.map((food) => dayFood(say, food)))}`).join('\n\n'),
      ];
    case 'meals without food':
      return block.meals.length === 0
        ? []
        : [
            say('guide.meals_missing', {
              meals: listed(
                say,
                block.meals.map((meal) => say(MISSING[meal])),
              ),
            }),
          ];
    case 'day totals':
      return [dayTotals(say, block)];
    case 'room in the day':
      return [roomInTheDay(say, block)];
    case 'amounts of the day':
      return [block.assumed === null ? say('guide.amounts_stated') : say('guide.amounts_assumed', block.assumed)];
    default:
      return block satisfies never;
  }
}

const TARGETS = {
  calories: 'guide.target_calories',
  protein: 'guide.target_protein',
  carbs: 'guide.target_carbs',
  fat: 'guide.target_fat',
} as const satisfies Readonly<Record<DayTotal['target'], MessageId>>;

function profile(say: Say, { profile: own }: BlockOf<'profile'>): string {
  if (own === null) return say('guide.no_profile');
  const list = (names: readonly string[]) => ({ list: names.length === 0 ? say('guide.none') : listed(say, names) });
  const targets = (['calories', 'protein', 'carbs', 'fat'] as const).flatMap((target) => {
    const value = own.targets[target];
    return value === null ? [] : [say(TARGETS[target], { value })];
  });
  return bullets([
    say('guide.profile_goals', list(own.goals.map(plainName))),
    say('guide.profile_conditions', list(own.conditions.map(plainName))),
    say('guide.profile_restrictions', list(own.restrictions.map(plainName))),
    say('guide.profile_targets', list(targets)),
  ]);
}

function preferences(say: Say, { preferences: own }: BlockOf<'preferences'>): string {
  if (own.length === 0) return say('guide.no_preferences');
  const words = own.map(({ name, value }) => {
    const values = { nutrient: plainName(nutrientWord(say, name)), value: value > 0 ? `+${value}` : `−${-value}` };
    return say(value > 0 ? 'guide.preference_more' : 'guide.preference_less', values);
  });
  return say('guide.preferences', { preferences: listed(say, words) });
}

function dailyNeed(say: Say, { name, unit, own, reference, byWeight }: BlockOf<'daily need'>): string {
  const sentences = [
    ...(own === null ? [] : [say('guide.need_own', { value: own, unit, nutrient: nutrientWord(say, name) })]),
    ...(reference === null ? [] : [say('guide.need_reference', { value: reference, unit })]),
    ...(byWeight === null ? [] : [say('guide.need_by_weight', { weight: byWeight.weightKg, grams: shortNumber(say, byWeight.grams) })]),
  ];
  return sentences.join(' ');
}

const NO_SCANS = { week: 'guide.no_scans_of_week', amount: 'guide.no_scans_of_amount' } as const;

function daysLookedAt(say: Say, { from, to, named, isEmpty }: BlockOf<'days looked at'>): string {
  if (named === 'today') return say(isEmpty ? 'guide.none_today' : 'guide.today_looked_at');
  if (named === 'yesterday') return say(isEmpty ? 'guide.none_yesterday' : 'guide.yesterday_looked_at');
  if (from === to) return say(isEmpty ? 'guide.none_on_day' : 'guide.day_looked_at', { day: dateText(say, from) });
  return say(isEmpty ? 'guide.none_in_days' : 'guide.days_looked_at', { from: dateText(say, from), to: dateText(say, to) });
}

type Scan = BlockOf<'latest scans'>['scans'][number];

function scanLine(say: Say, scan: Scan, set: BlockOf<'latest scans'>['set']): string {
  return say(set === 'list' ? 'guide.list_food' : 'guide.scan', {
    food: withBrand(scan),
    score: scan.score,
    day: dateOfYear(say, scan.day),
  });
}

function scanValues(say: Say, scan: Scan): { food: string; score: number; day: string } {
  return { food: linked(scan), score: scan.score, day: dateOfYear(say, scan.day) };
}

function bestOrWorstScans(say: Say, { set, name, side, inWeek, scans }: BlockOf<'best or worst scans'>): string {
  const among = { scans: inWeek ? say('guide.scans_of_week') : setWords(say, set) };
  const intro =
    name === null
      ? say(side === 'best' ? 'guide.highest_scores' : 'guide.lowest_scores', among)
      : say(side === 'best' ? 'guide.least_among' : 'guide.most_among', { ...among, nutrient: nutrientWord(say, name) });
  const lines = scans.map((scan) =>
    name === null
      ? scanLine(say, scan, set)
      : say('guide.scan_amount', {
          food: withBrand(scan),
          amount: scan.amount === null ? '' : amountText(say, scan.amount),
          per: scan.per,
          day: dateOfYear(say, scan.day),
        }),
  );
  return `${intro}\n${bullets(lines)}`;
}

function habitLine(say: Say, scans: number, habit: BlockOf<'habits'>['habits'][number]): string {
  const values = { count: habit.scans, scans, foods: listed(say, habit.foods.map(linked)) };
  return habit.name === 'Ultra-Processed Foods'
    ? say('guide.habit_ultra_processed', values)
    : say('guide.habit', { ...values, nutrient: nutrientWord(say, habit.name) });
}

function movers(say: Say, { side, movers: list }: BlockOf<'score movers'>): string {
  const labelled = list.map(({ line, ...figures }) => ({ label: plainName(presentStoredLine(say, line).label), ...figures }));
  // Lines that read alike, such as a nutrient by two rules, are shown once.
  const different = labelled.filter(({ label }, at) => labelled.findIndex((one) => one.label.toLowerCase() === label.toLowerCase()) === at);
  const words = different.map(({ label, points, foods }) => say('guide.mover', { label, points: signedPoints(points), foods }));
  return say(side === 'gains' ? 'guide.movers_gains' : 'guide.movers_losses', { movers: words.join(', ') });
}

const MEALS = {
  breakfast: 'guide.meal_breakfast',
  lunch: 'guide.meal_lunch',
  dinner: 'guide.meal_dinner',
  snack: 'guide.meal_snack',
} as const satisfies Readonly<Record<Meal, MessageId>>;
const MISSING = {
  breakfast: 'guide.missing_breakfast',
  lunch: 'guide.missing_lunch',
  dinner: 'guide.missing_dinner',
  snack: 'guide.missing_snack',
} as const satisfies Readonly<Record<Meal, MessageId>>;

function dayFood(say: Say, food: BlockOf<'meals'>['meals'][number]['foods'][number]): string {
  const { grams, servings, energy, per, score } = food;
  const one = gramsText(say, grams, per);
  const values = { amount: servings === 1 ? one : say('guide.servings', { servings, amount: one }), food: withBrand(food), score };
  return energy === null
    ? say('guide.day_food', values)
    : say('guide.day_food_energy', { ...values, energy: amountText(say, energy), per });
}

const TOTALS = {
  calories: 'guide.total_calories',
  protein: 'guide.total_protein',
  carbs: 'guide.total_carbs',
  fat: 'guide.total_fat',
} as const satisfies Readonly<Record<DayTotal['target'], MessageId>>;
const SHARES = {
  calories: 'guide.share_calories',
  protein: 'guide.share_protein',
  carbs: 'guide.share_carbs',
  fat: 'guide.share_fat',
} as const satisfies Readonly<Record<DayTotal['target'], MessageId>>;

function dayTotals(say: Say, { totals, salt }: BlockOf<'day totals'>): string {
  const parts = totals.map(({ target, value, goal, isOwn }) =>
    say(TOTALS[target], { value: shortNumber(say, value), goal: say(isOwn ? 'guide.goal_own' : 'guide.goal_reference', { goal }) }),
  );
  const saltPart = salt === null ? [] : [say('guide.total_salt', { value: shortNumber(say, salt) })];
  return say('guide.day_totals', { totals: listed(say, [...parts, ...saltPart]) });
}

function roomInTheDay(say: Say, { short }: BlockOf<'room in the day'>): string {
  if (short.length === 0) return say('guide.day_room');
  return say('guide.day_short', {
    shares: listed(
      say,
      short.map(({ target, percent }) => say(SHARES[target], { percent })),
    ),
  });
}
