import { foldText } from '../../lib/index.ts';
import { conversionIn } from '../amounts/conversions.ts';
import { type Answer, answerOf } from '../answer.ts';
import type { Figure } from '../generic/generic-foods.ts';
import type { Publication } from '../knowledge/publications.data.ts';
import type { ReckoningBlock } from './blocks.ts';
import { readAmounts } from './read-reckoning.ts';
import { type ReckonedFor, shareOf } from './share-of-day.ts';

/** Salt is sodium times 2.5. @source Regulation (EU) 1169/2011, annex I */
const SALT_PER_SODIUM = 2.5;
const SODIUM =
  /(\d+(?:[.,]\d+)?) ?(mg|g|gr|gramm|grams?|grammes?|gramos|grammi|gramas) (?:of |de |di |an )?(?:sodium|natrium|sodio)(?!\p{L})/u;
const OF_SALT = /(?<!\p{L})(?:salt|sodium|salz|natrium|sel|sal|sodio|sale|zout)(?!\p{L})/u;
/** g per 100 g: no more is little, more is much. @source UK front-of-pack nutrition labelling guidance, 2016 */
const LEVELS: Readonly<Partial<Record<Figure, readonly [low: number, high: number]>>> = {
  Sodium: [0.3, 1.5],
  Sugar: [5, 22.5],
  Fat: [3, 17.5],
};
const PER_100 = /(?<!\d)100 ?(?:g|gr|gramm|grams?|grammes?|gramos|grammi|gramas|ml)(?!\p{L})/u;

/**
 * What an amount that is stated is of a day, whether it is much per 100 g, and how much salt sodium is; `null` where nothing of that is asked.
 *
 * @param earlier messages of the same person, oldest first
 */
export function composeAmountStated(typed: string, earlier: readonly string[], whom: ReckonedFor): Answer | null {
  const read = readAmounts(typed, earlier.at(-1));
  const text = foldText(typed);
  const sodium = sodiumIn(text);
  const isOfSalt = OF_SALT.test(text.replace(SODIUM, ' ')) || OF_SALT.test(foldText(earlier.at(-1) ?? ''));
  if (sodium !== null && (isOfSalt || read.asks.has('a lot')) && conversionIn(typed) === null)
    return stated('Sodium', sodium * SALT_PER_SODIUM, sodium, null, whom);
  const { wanted } = read;
  const isBare = read.foods.every(({ amount }) => amount === null) && read.isWhole;
  if (wanted === null || wanted.figure === 'Calories' || !isBare || !read.asks.has('a lot') || read.asks.has('many')) return null;
  if (sodium !== null) return stated('Sodium', sodium * SALT_PER_SODIUM, sodium, null, whom);
  const levels = LEVELS[wanted.figure];
  if (!PER_100.test(text)) return stated(wanted.figure, wanted.value, null, null, whom);
  if (levels === undefined) return null;
  const [low, high] = levels;
  return stated(wanted.figure, wanted.value, null, wanted.value > high ? 'high' : wanted.value <= low ? 'low' : 'medium', whom);
}

/** g of sodium that a text tells. */
function sodiumIn(text: string): number | null {
  const [, value = '', unit] = SODIUM.exec(text) ?? [];
  const number = Number(value.replace(',', '.'));
  return number > 0 ? number / (unit === 'mg' ? 1000 : 1) : null;
}

type Stated = Extract<ReckoningBlock, { kind: 'amount stated' }>;
function stated(figure: Figure, value: number, sodium: number | null, level: Stated['level'], whom: ReckonedFor): Answer {
  const share = shareOf(figure, value, figure === 'Sugar' ? [] : [{ food: NO_FOOD }], whom);
  const publication: Publication =
    level === null ? (figure === 'Sugar' ? 'whoSugars' : figure === 'Sodium' ? 'whoSodium' : 'eu1169') : 'ukLabel';
  return answerOf(
    [{ kind: 'amount stated', figure, value, sodium, level, share: level === null ? share : null }],
    [{ kind: 'publication', publication }],
    {
      derived: [
        ...(sodium === null ? [] : [{ kind: 'product' as const, value, of: [sodium, SALT_PER_SODIUM] }]),
        ...(share === null ? [] : [{ kind: 'share' as const, value: share.percent, part: value, whole: share.reference }]),
      ],
    },
  );
}
const NO_FOOD = { id: '', names: [], kind: 'dish', parts: [], figures: {}, portion: null } as const;
