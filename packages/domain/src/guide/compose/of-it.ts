import { fitByAlerts } from '../../scoring/index.ts';
import { type Answer, answerOf, type Derived, entryOf, joinAnswers, type Source } from '../answer.ts';
import type { Amount, Block } from '../blocks.ts';
import type { ProductView, ProfileView } from '../facts.ts';
import { amountIn, levelOf, named, nutrimentOf, scored } from '../figures.ts';
import type { Aspect } from '../intents/intent.ts';
import type { AdviceLevel } from '../knowledge/kind-advice.data.ts';
import { isOfAllergen } from '../understand/named-anew.ts';
import { composeVerdict, sourcesOfLines } from './verdict.ts';

type DayReference = { readonly name: string; readonly grams: number; readonly limit: Amount; readonly source: Source };
/**
 * Reference intakes of an adult for a day, in g.
 * @source Regulation (EU) 1169/2011, annex XIII (sugars, saturated fat, salt); EFSA, safety of caffeine, 2015; WHO guideline on
 * sugars, 2015 (10% of energy, of foods with added sugar)
 */
const OF_A_DAY: readonly DayReference[] = [
  { name: 'Sugar', grams: 90, limit: { value: 90, unit: 'g' }, source: { kind: 'reference intakes' } },
  { name: 'Added Sugar', grams: 50, limit: { value: 50, unit: 'g' }, source: { kind: 'publication', publication: 'whoSugars' } },
  { name: 'Saturated Fat', grams: 20, limit: { value: 20, unit: 'g' }, source: { kind: 'reference intakes' } },
  { name: 'Sodium', grams: 6, limit: { value: 6, unit: 'g' }, source: { kind: 'reference intakes' } },
  { name: 'Caffeine', grams: 0.4, limit: { value: 400, unit: 'mg' }, source: { kind: 'publication', publication: 'efsaCaffeine' } },
];
/** g or ml; of more of a food than this nobody eats in a day. */
const MAX_EATEN = 1000;
const MAX_LINES = 4;

/** What is asked of one food beside its verdict; whom it is judged for otherwise has the verdict itself. */
export function composeOfIt(product: ProductView, profile: ProfileView | null, aspect: Aspect): Answer {
  const whole = composeVerdict(product, profile);
  if (product.people !== undefined) return whole;
  switch (aspect) {
    case 'how often':
      return joinAnswers([howOften(product), briefly(product, whole)]);
    case 'a little':
      return joinAnswers([answerOf([{ kind: 'only a little', as: aLittle(product) }]), briefly(product, whole)]);
    case 'because':
      return because(product);
    case 'chosen':
      return joinAnswers([answerOf([{ kind: 'chosen' }], [{ kind: 'scoring rules' }]), whole]);
    default:
      return aspect satisfies never;
  }
}

/** The verdict in a line, and what stands against the food. */
function briefly(product: ProductView, { blocks }: Answer): Answer {
  const shown = blocks.filter(({ kind }) => kind === 'verdict' || kind === 'alerts');
  return answerOf(shown, [entryOf(product)]);
}

function howOften(product: ProductView): Answer {
  const as = oftenAs(product);
  const most = as === 'never' || as === 'open' ? null : mostOf(product);
  return answerOf(
    [{ kind: 'how often', food: named(product), as, most: most?.shown ?? null }],
    [entryOf(product), ...(most === null ? [] : [most.source])],
    { derived: most?.derived ?? [] },
  );
}

function oftenAs({ alerts, score }: ProductView): Extract<Block, { kind: 'how often' }>['as'] {
  const fit = fitByAlerts(alerts);
  if (fit === 'conflict') return 'never';
  if (fit !== 'fits') return 'open';
  if (score >= 75) return 'everyday';
  if (score >= 50) return 'normal';
  return score >= 25 ? 'seldom' : 'rare';
}

type Most = { shown: NonNullable<Extract<Block, { kind: 'how often' }>['most']>; source: Source; derived: Derived[] };

/** How much of a food holds what an adult should have of something in a day, of what is reached first; `null` where nobody eats so much. */
function mostOf(product: ProductView): Most | null {
  const [first] = OF_A_DAY.flatMap((one) => {
    // What is added is hardly ever stated: of sweetened foods their sugars count.
    const isAdded = one.name === 'Added Sugar';
    if (isAdded && levelOf(product, 'Added Sugar') !== 'high') return [];
    const nutriment = isAdded ? 'sugars' : nutrimentOf(one.name);
    const per100 = nutriment === null ? null : amountIn(product, nutriment);
    return per100 === null || per100 <= 0 ? [] : [{ ...one, per100, eaten: (100 * one.grams) / per100 }];
  }).toSorted((one, other) => one.eaten - other.eaten);
  if (first === undefined || first.eaten > MAX_EATEN) return null;
  const grams = first.eaten < 100 ? Math.round(first.eaten) : Math.round(first.eaten / 10) * 10;
  return {
    shown: { grams, per: product.per, name: first.name === 'Added Sugar' ? 'Sugar' : first.name, limit: first.limit },
    source: first.source,
    derived: [{ kind: 'product', value: grams, of: [grams, 1] }],
  };
}

function aLittle({ alerts }: ProductView): Extract<Block, { kind: 'only a little' }>['as'] {
  const fit = fitByAlerts(alerts);
  const harms = alerts.some(({ level, about }) => (level === 'conflict' || level === 'traces') && isOfAllergen(about));
  if (harms) return 'harms';
  if (fit === 'conflict') return 'breaks';
  return fit === 'fits' ? 'fine' : 'open';
}

/** Before what advice says of a kind of food: that a little of it is no way out. */
export function withLittle(answer: Answer): Answer {
  const against = answer.blocks
    .flatMap((block) => (block.kind === 'kind advice' ? block.lines : []))
    .filter(({ level }) => LEFT.has(level));
  const byName = answer.blocks.flatMap((block) =>
    block.kind === 'generic food' && block.fact.asked === 'suits' && block.fact.certainty !== null ? block.fact.diets : [],
  );
  if (against.length + byName.length === 0) return answer;
  const isHarmful = byName.some(isOfAllergen);
  const harms =
    isHarmful || against.some(({ diets, reasons }) => diets.some(isOfAllergen) || reasons.some((reason) => OF_COELIAC.test(reason)));
  const as = harms ? 'harms' : 'breaks';
  return { ...answer, blocks: [{ kind: 'only a little', as }, ...answer.blocks] };
}
const OF_COELIAC = /^gluten_(?!none$)/;
const LEFT: ReadonlySet<AdviceLevel> = new Set(['no', 'never']);

/** Why a verdict is what it is: what stands against the food, else the lines that weigh most on that side. */
function because(product: ProductView): Answer {
  const { alerts, contributions, score } = product;
  const against = alerts.filter(({ level }) => level !== 'note');
  if (against.length > 0)
    return answerOf([{ kind: 'because' }, { kind: 'alerts', alerts: against }, { kind: 'recipes change' }], [entryOf(product)]);
  const isGood = score >= 50;
  const lines = contributions
    .filter(({ points }) => (isGood ? points > 0 : points < 0))
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MAX_LINES);
  const about = lines.length > 0 ? (isGood ? 'gains' : 'losses') : isGood ? 'no gains' : 'no losses';
  return answerOf([{ kind: 'score lines', food: scored(product), about, lines }], [entryOf(product), ...sourcesOfLines(lines)]);
}
