import { dailyShares } from '../../health-profile/index.ts';
import { type Answer, answerOf, entryOf, joinAnswers } from '../answer.ts';
import type { FirstLine } from '../block-turns.ts';
import type { Block } from '../blocks.ts';
import type { ProductView, ProfileView } from '../facts.ts';
import { amountIn, gradeOf, named, shownAmount } from '../figures.ts';
import { topicIn } from '../knowledge/find-topic.ts';
import { composeTopic, suitsAdditive } from './explain.ts';
import { composeIngredients } from './pack.ts';
import { composeVerdict } from './verdict.ts';

const first = (line: FirstLine): Block => ({ kind: 'first line', line });

/** Of a verdict what explains a first line: what stands against the food, and its figures. */
function details(product: ProductView, profile: ProfileView | null, kinds: readonly Block['kind'][]): Answer {
  const whole = composeVerdict(product, profile);
  return answerOf(
    whole.blocks.filter(({ kind }) => kinds.includes(kind) || kind === 'people verdict'),
    [entryOf(product)],
  );
}

/** "What is the Nutri-Score of Nutella?" The letter, and the figures that it comes from. @param isWhy with what counts in it */
export function composeNutriScore(product: ProductView, profile: ProfileView | null, isWhy = false): Answer {
  const line = answerOf([first({ asks: 'nutri score', food: named(product), grade: gradeOf(product) })], [entryOf(product)]);
  const topic = isWhy ? topicIn(['nutri', 'score']) : null;
  return joinAnswers([line, details(product, profile, ['figures']), ...(topic === null ? [] : [composeTopic(topic)])]);
}

/** kcal per 100 g, and of drinks per 100 ml, from which on a food has much or some energy. @source FSA, energy density of foods (British Nutrition Foundation, 2016); 20 kcal per 100 ml: "low energy" (EC 1924/2006) */
const ENERGY = { '100 g': { much: 400, some: 150 }, '100 ml': { much: 35, some: 20 } } as const;

/** "Is it fattening?": its energy, in words. `null` where the pack does not state it. */
export function composeFattening(product: ProductView, profile: ProfileView | null): Answer | null {
  const energy = shownAmount(product, 'energyKcal');
  if (energy === null) return null;
  const { much, some } = ENERGY[product.per];
  const as = energy.value >= much ? 'much' : energy.value >= some ? 'some' : 'little';
  const line = answerOf([first({ asks: 'fattening', food: named(product), as, energy, per: product.per })], [entryOf(product)]);
  return joinAnswers([line, details(product, profile, ['alerts', 'figures', 'share of day'])]);
}

/** "300 kcal left, can I have it?" @param left kcal @param count so many of it; `null` where the pack states no energy */
export function composeFitsLeft(product: ProductView, profile: ProfileView | null, left: number, count: number): Answer | null {
  const per100 = amountIn(product, 'energyKcal');
  if (per100 === null) return null;
  const { per, grams } = dailyShares(product.facts.nutriments, product.servingSize, profile?.targets ?? {});
  const eaten = (per === 'serving' ? grams : PER) * count;
  const value = (per100 * eaten) / PER;
  const kcal = (amount: number) => ({ value: amount, unit: 'kcal' }) as const;
  const line = answerOf(
    [
      first({
        asks: 'fits left',
        food: named(product),
        grams: eaten,
        per: product.per,
        energy: kcal(value),
        left: kcal(left),
        rest: kcal(Math.abs(left - value)),
        isWithin: value <= left,
      }),
    ],
    [entryOf(product)],
    {
      derived: [
        { kind: 'portions', value, of: [{ per100, grams: eaten }] },
        { kind: 'portions', value: eaten, of: [{ per100: PER, grams: eaten }] },
        { kind: 'product', value: Math.abs(left - value), of: [Math.abs(left - value), 1] },
        { kind: 'product', value: left, of: [left, 1] },
      ],
    },
  );
  return joinAnswers([line, details(product, profile, ['alerts'])]);
}
const PER = 100;

/** "It is just corn, is it not?" Whether its list names more, and the list. */
export function composeNotOnly(product: ProductView): Answer {
  const { ingredientsText, ingredientsCount } = product.facts;
  const count = ingredientsCount ?? ingredientsText?.split(',').length ?? 0;
  const list = composeIngredients(product);
  if (ingredientsText === null || ingredientsText.trim() === '') return list;
  return joinAnswers([answerOf([first({ asks: 'not only', food: named(product), isOnly: count === 1 })], [entryOf(product)]), list]);
}

/** "E120 vegan?" */
export function additiveFor(code: string, diet: string): Block | null {
  const answer = suitsAdditive(code, diet);
  return answer === null ? null : first({ asks: 'additive for', code, diet, answer });
}

/** mg of sodium in a g of salt. @source Regulation (EU) 1169/2011, annex I: salt is sodium times 2.5 */
const SODIUM_OF_SALT = 400;

/** An answer about salt that was asked for as sodium: that amount in mg first. */
export function inSodium(answer: Answer): Answer {
  const [salt] = answer.blocks.flatMap((block): { grams: number; of: number; per: '100 g' | '100 ml' }[] => {
    if (block.kind === 'generic food' && block.fact.asked === 'amount' && block.fact.figure === 'Sodium' && block.fact.per100 !== null) {
      const of = block.fact.grams ?? block.fact.usual ?? PER;
      return [{ grams: (block.fact.per100 * of) / PER, of, per: block.fact.per }];
    }
    if (block.kind !== 'contents') return [];
    return block.lines.flatMap((line) => {
      if ((line.kind !== 'amount' && line.kind !== 'portion' && line.kind !== 'contains amount') || line.name !== 'Sodium') return [];
      const per100 = line.amount.unit === 'mg' ? line.amount.value / 1000 : line.amount.value;
      const of = line.kind === 'portion' ? line.portion : PER;
      return [{ grams: (per100 * of) / PER, of, per: line.per }];
    });
  });
  if (salt === undefined) return answer;
  const value = Math.round(salt.grams * SODIUM_OF_SALT);
  return {
    ...answer,
    blocks: [first({ asks: 'as sodium', sodium: { value, unit: 'mg' }, grams: salt.of, per: salt.per }), ...answer.blocks],
    derived: [
      ...answer.derived,
      { kind: 'product', value, of: [salt.grams, SODIUM_OF_SALT] },
      { kind: 'portions', value: salt.of, of: [{ per100: PER, grams: salt.of }] },
    ],
  };
}
