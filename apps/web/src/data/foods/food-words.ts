import type { Food } from '@labelwise/contracts/foods';
import { checkFigures } from '@labelwise/domain/food';
import { presentDoubt } from '@labelwise/messages/render/doubts';
import { sentenceText } from '@labelwise/messages/render/sentences';
import * as z from 'zod/mini';
import { loadTexts, scoreWords } from '../../i18n/load-texts.ts';

const Level = z.enum(['very high', 'high', 'some']);
const Portion = z.object({ kind: z.enum(['100', 'can', 'serving']), unit: z.enum(['g', 'ml']), amount: z.number() });
/** A sentence for everyone, as data. Of a kind that this version does not know the words stay as they came. */
const Sentence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['no data', 'alcohol', 'sweeteners', 'processed', 'little things', 'ordinary', 'no figures']),
  }),
  z.object({ kind: z.literal('sugar'), level: Level, portion: Portion, spoons: z.number() }),
  z.object({
    kind: z.literal('day'),
    nutriment: z.enum(['saturatedFat', 'salt', 'sugars']),
    level: Level,
    portion: Portion,
    percent: z.number(),
  }),
  z.object({ kind: z.literal('energy'), slices: z.number() }),
  z.object({ kind: z.literal('additive'), code: z.string(), name: z.string() }),
  z.object({ kind: z.literal('everyday'), strength: z.nullable(z.enum(['fiber', 'protein', 'plain'])) }),
]);

/** A food with its sentence and its doubts in the language of this page: the API answers foods in English, the same to everybody. */
export async function foodInLanguage(food: Food): Promise<Food> {
  // Without their names categories stand in English.
  const [say] = await Promise.all([scoreWords(), loadTexts('categories').catch(() => undefined)]);
  const sentence = Sentence.safeParse(food.says?.data);
  const says = food.says !== undefined && sentence.success ? { ...food.says, text: sentenceText(say, sentence.data) } : food.says;
  return { ...food, says, doubts: checkFigures(food.facts).map((doubt) => presentDoubt(say, doubt)) };
}
