import type { ReckoningBlock } from '@labelwise/domain/guide';
import type { MessageId, Say } from '../index.ts';
import { amountText, type BlockOf, gramsText, nutrientWord } from './guide-words.ts';
import { bullets, capitalized, plainName, shortNumber, withBrand } from './markdown.ts';

type Reckoned = BlockOf<'reckoned'>;
type Figure = Reckoned['figure'];
type Row = Reckoned['rows'][number];
type Share = NonNullable<Reckoned['share']>;

/** Amounts of foods worked out: the number in the first line, how it comes about below. */
export function reckoningParagraphs(say: Say, block: ReckoningBlock): readonly string[] {
  switch (block.kind) {
    case 'reckoned':
      return reckoned(say, block);
    case 'reckoned left': {
      const left = Math.round(block.budget - block.total);
      const values = { left: figureText(say, 'Calories', Math.abs(left)), budget: `${shortNumber(say, block.budget)} kcal` };
      return [say(left < 0 ? 'guide.reckoned_left_none' : 'guide.reckoned_left', values)];
    }
    case 'reckoned many':
      return many(say, block);
    case 'amount stated':
      return stated(say, block);
    case 'by body weight':
      return [byWeight(say, block)];
    default:
      return block satisfies never;
  }
}

/** Usual values are no finer than this. */
function rounded(figure: Figure, value: number): number {
  if (figure === 'Sodium' && value < 1) return Math.round(value * 100) / 100;
  return value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
}
const unitOf = (figure: Figure): 'kcal' | 'mg' | '% vol' | 'g' =>
  figure === 'Calories' ? 'kcal' : figure === 'Caffeine' ? 'mg' : figure === 'Alcohol' ? '% vol' : 'g';
const figureText = (say: Say, figure: Figure, value: number): string =>
  amountText(say, { value: rounded(figure, value), unit: unitOf(figure) });
/** As a table or a pack states it. */
const statedText = (say: Say, figure: Figure, value: number): string => amountText(say, { value, unit: unitOf(figure) });

function reckoned(say: Say, block: Reckoned): readonly string[] {
  const { figure, rows, share, lead, total } = block;
  const [only, ...others] = rows;
  if (only === undefined) return [];
  const isOfPacks = rows.every(({ food }) => food !== null);
  const values = {
    total: isOfPacks ? statedText(say, figure, total) : figureText(say, figure, total),
    nutrient: nutrientWord(say, figure),
  };
  const isAlone = others.length === 0;
  const first = share === null || lead === 'amount' ? null : firstOfShare(say, block, share);
  const sum = isAlone
    ? say('guide.reckoned_one', { ...values, what: capitalized(whatOf(say, only)) })
    : say('guide.reckoned_together', values);
  const list = isAlone ? [] : [bullets(rows.map((row) => rowText(say, figure, row)))];
  return [
    first ?? sum,
    ...(isAlone ? [howText(say, figure, only)] : list),
    ...(block.otherwise === null
      ? []
      : [say(`guide.reckoned_otherwise_${block.otherwise.state}`, { value: figureText(say, figure, block.otherwise.value) })]),
    ...block.unknown.map(({ words, per, per100 }) =>
      per100 === null
        ? say('guide.reckoned_no_value', { food: plainName(words) })
        : say('guide.reckoned_unknown', { food: plainName(words), amount: statedText(say, figure, per100), per }),
    ),
    [
      share === null || first !== null ? '' : say('guide.reckoned_share', { percent: share.percent, day: dayText(say, figure, share) }),
      block.cubes === null ? '' : say('guide.sugar_in_cubes', { cubes: block.cubes }),
    ]
      .filter((one) => one !== '')
      .join(' '),
    isOfPacks ? '' : say('guide.generic_values'),
  ];
}

/** "3 eggs", else the name with its weight. */
function whatOf(say: Say, { label, words, food, grams, per }: Row): string {
  if (label !== null) return plainName(label);
  const name = food === null ? plainName(words) : plainName(food.name);
  return `${name}, ${gramsText(say, shown(grams), per)}`;
}
const shown = (grams: number): number => (grams >= 100 ? Math.round(grams) : Math.round(grams * 10) / 10);

function rowText(say: Say, figure: Figure, row: Row): string {
  const name = row.label === null ? plainName(row.words) : plainName(row.label);
  const what = row.food === null ? name : `${name} (${withBrand(row.food)})`;
  const value = row.food === null ? figureText(say, figure, row.value) : statedText(say, figure, row.value);
  if (row.isWeighed) return say('guide.reckoned_row_weighed', { what, value });
  return say('guide.reckoned_row', { what, grams: gramsText(say, shown(row.grams), row.per), value });
}

/** How the number comes about: of what weight at how much per 100 g. */
function howText(say: Say, figure: Figure, { food, grams, isWeighed, each, per, per100, state }: Row): string {
  const values = { grams: gramsText(say, shown(grams), per), amount: statedText(say, figure, per100), per };
  const how =
    each === null
      ? say(isWeighed ? 'guide.reckoned_at' : 'guide.reckoned_how', values)
      : say(per === '100 ml' ? 'guide.reckoned_each_ml' : 'guide.reckoned_each', { ...values, each: gramsText(say, each, per) });
  return [food === null ? '' : `${withBrand(food)}.`, how, state === null ? '' : say(`guide.reckoned_${state}`)]
    .filter((one) => one !== '')
    .join(' ');
}

function firstOfShare(say: Say, { figure, total, lead }: Reckoned, share: Share): string {
  const values = {
    total: figureText(say, figure, total),
    nutrient: nutrientWord(say, figure),
    percent: share.percent,
    day: dayText(say, figure, share),
  };
  if (lead === 'share') return say('guide.reckoned_share_first', values);
  if (figure !== 'Caffeine') return say(`guide.reckoned_judged_${share.says}`, values);
  const whom = say(share.of === 'caffeine in pregnancy' ? 'guide.reckoned_for_pregnant' : 'guide.reckoned_for_adults');
  const says = share.says === 'over' ? 'over' : share.percent >= NEAR ? 'near' : 'under';
  return say(`guide.reckoned_caffeine_${says}`, { total: values.total, limit: `${share.reference} mg`, whom });
}
/** From this share on no more should follow. */
const NEAR = 80;

const DAYS = {
  'own target': 'guide.reckoned_day_own',
  'reference intake': 'guide.reckoned_day_reference',
  'free sugars': 'guide.reckoned_day_free',
  salt: 'guide.reckoned_day_salt',
  fiber: 'guide.reckoned_day_fiber',
  caffeine: 'guide.reckoned_day_caffeine',
  'caffeine in pregnancy': 'guide.reckoned_day_caffeine',
} as const satisfies Readonly<Record<Share['of'], MessageId>>;
const dayText = (say: Say, figure: Figure, { of, reference }: Share): string =>
  say(DAYS[of], { amount: statedText(say, figure, reference) });

function many(say: Say, block: BlockOf<'reckoned many'>): readonly string[] {
  const { figure, words, food, wanted, isLimit, count, each, grams, per, per100 } = block;
  const text =
    count === null ? gramsText(say, shown(grams), per) : shortNumber(say, count >= 10 ? Math.round(count) : Math.round(count * 10) / 10);
  const first = say(isLimit ? 'guide.reckoned_limit' : 'guide.reckoned_many', {
    food: capitalized(plainName(words)),
    count: text,
    wanted: statedText(say, figure, wanted),
    nutrient: nutrientWord(say, figure),
  });
  const how =
    each === null
      ? say('guide.reckoned_how', { grams: gramsText(say, shown(grams), per), amount: statedText(say, figure, per100), per })
      : say('guide.reckoned_many_how', {
          each: gramsText(say, each, per),
          value: figureText(say, figure, (per100 * each) / 100),
          amount: statedText(say, figure, per100),
          per,
        });
  return [first, food === null ? how : `${withBrand(food)}. ${how}`, food === null ? say('guide.generic_values') : ''];
}

const LIMITS: Readonly<Partial<Record<Figure, readonly [string, string]>>> = {
  Sodium: ['0.3', '1.5'],
  Sugar: ['5', '22.5'],
  Fat: ['3', '17.5'],
};
function stated(say: Say, { figure, value, sodium, level, share }: BlockOf<'amount stated'>): readonly string[] {
  const nutrient = nutrientWord(say, figure);
  const salt =
    sodium === null
      ? ''
      : say('guide.stated_as_salt', { sodium: amountText(say, { value: sodium, unit: 'g' }), salt: amountText(say, { value, unit: 'g' }) });
  const [low, high] = LIMITS[figure] ?? ['', ''];
  const judged =
    level === null
      ? ''
      : say(`guide.stated_as_${level}`, {
          value: statedText(say, figure, value),
          nutrient,
          low: `${shortNumber(say, Number(low))} g`,
          high: `${shortNumber(say, Number(high))} g`,
        });
  const ofDay =
    share === null
      ? ''
      : sodium === null
        ? say(`guide.reckoned_judged_${share.says}`, {
            total: figureText(say, figure, value),
            nutrient,
            percent: share.percent,
            day: dayText(say, figure, share),
          })
        : say('guide.reckoned_share', { percent: share.percent, day: dayText(say, figure, share) });
  return [salt, judged, ofDay];
}

const BY_WEIGHT = {
  protein: 'guide.weight_protein',
  'protein in training': 'guide.weight_protein_training',
  'protein in old age': 'guide.weight_protein_old',
  'protein with weak kidneys': 'guide.weight_protein_kidneys',
  caffeine: 'guide.weight_caffeine',
  'caffeine of a child': 'guide.weight_caffeine_child',
  aspartame: 'guide.weight_aspartame',
} as const satisfies Readonly<Record<BlockOf<'by body weight'>['of'], MessageId>>;
/** mg of caffeine per kg at once. @source EFSA, Scientific Opinion on the safety of caffeine, 2015 */
const IN_ONE_GO = 3;

function byWeight(say: Say, { kg, of, low, high, cans }: BlockOf<'by body weight'>): string {
  const isMg = of === 'caffeine' || of === 'caffeine of a child' || of === 'aspartame';
  const amount = (value: number) =>
    `${shortNumber(say, isMg && of !== 'aspartame' ? Math.round(value / 5) * 5 : Math.round(value))} ${isMg ? 'mg' : 'g'}`;
  return say(BY_WEIGHT[of], {
    kg: `${shortNumber(say, kg)} kg`,
    low: amount(low),
    high: amount(high),
    once: amount(Math.min(kg * IN_ONE_GO, 200)),
    cans: cans ?? '',
  });
}
