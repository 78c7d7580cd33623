import { foldText } from '../../lib/index.ts';
import { type Answer, answerOf, type Derived } from '../answer.ts';
import type { Publication } from '../knowledge/publications.data.ts';
import type { ReckoningBlock } from './blocks.ts';
import { readAmounts } from './read-reckoning.ts';

type Of = Extract<ReckoningBlock, { kind: 'by body weight' }>['of'];
/** What is known of the one who asks. `age`: of a child. */
export type OfBody = {
  readonly gainsMuscle: boolean;
  readonly hasWeakKidneys: boolean;
  readonly isPregnant: boolean;
  readonly isChild: boolean;
  readonly avoidsAspartame: boolean;
};

/** g, of caffeine and aspartame mg, per kg of body weight and day. */
const PER_KG: Readonly<Record<Of, readonly [low: number, high: number]>> = {
  protein: [0.83, 0.83],
  'protein in training': [1.4, 2],
  'protein in old age': [1, 1.2],
  'protein with weak kidneys': [0.55, 0.6],
  caffeine: [5.7, 5.7],
  'caffeine of a child': [3, 3],
  aspartame: [40, 40],
};
const SOURCES: Readonly<Record<Of, Publication>> = {
  protein: 'efsaProtein',
  'protein in training': 'issn',
  'protein in old age': 'protAge',
  'protein with weak kidneys': 'kdoqi',
  caffeine: 'efsaCaffeine',
  'caffeine of a child': 'efsaCaffeine',
  aspartame: 'iarcAspartame',
};
/** What the texts name beside that: other amounts per kg, portions, years. */
const STATED: readonly number[] = [0.55, 0.6, 0.8, 0.83, 1, 1.2, 1.4, 2, 3, 5.7, 20, 40, 65, 200, 330, 400, 2020, 2023];
/** mg of aspartame in a can, the most that is usual. @source IARC and JECFA, 2023: 200 to 300 mg a can at the highest use */
const PER_CAN = 200;
const MAX_CAFFEINE = 400;

const KG = /(?<![\d.,])(\d{2,3}(?:[.,]\d)?) ?(?:kg|kilos?|kilograms?|kilogramm|chili|quilos?)(?!\p{L})/u;
const NEEDS =
  /(?<!\p{L})(?:need|needs|should|per day|a day|daily|ok|okay|allowed|can i|can he|can she|limit|brauch\p{L}*|am tag|taglich|soll\p{L}*|darf|besoin|faut|par jour|dois|puis|necesit\p{L}*|debo|deberia|al dia|diari[oa]|puedo|devo|dovrei|al giorno|serv\p{L}*|bisogno|posso|precis\p{L}*|por dia|devo|preciso|nodig|per dag|mag|heb ik)(?!\p{L})/u;
const TRAINS =
  /(?<!\p{L})(?:gym|lift\p{L}*|work ?out\p{L}*|training|train|strength|muscles?|body ?build\p{L}*|krafttraining|fitness\p{L}*|muskel\p{L}*|trainier\p{L}*|musculation|muscu|gimnasio|pesas|musculos?|musculacion|palestra|pesi|massa|academia|ginasio|musculacao|sportschool|krachttraining|spier\p{L}*)(?!\p{L})/u;
const OLD = /(?<!\d)(?:6[5-9]|[789]\d) ?(?:years?|yo|yrs|jahre?|ans|anos|anni|jaar)(?!\p{L})/u;
/** In any words: who wrote of it in the chat gets no general amount. */
const KIDNEYS =
  /(?<!\p{L})(?:kidneys?|renal|dial[iy]s\p{L}*|nieren?\p{L}*|reins?|rinon\p{L}*|ren[ei]|rim|rins|insuficiencia renal)(?!\p{L})/u;
const PROTEIN = /(?<!\p{L})(?:proteins?|eiweiss|proteines?|proteinas?|proteine|eiwit(?:ten)?)(?!\p{L})/u;
const CAFFEINE = /(?<!\p{L})(?:caffeine|koffein|coffein|cafeine|cafeina|caffeina)(?!\p{L})/u;
const ASPARTAME = /(?<!\p{L})aspartam\p{L}*/u;
/** Follows with nothing but the question again: "then how much?" */
const AGAIN = /(?<!\p{L})(?:how much|wie ?viel|combien|cuant[oa]s?|quant[oaie]|hoeveel)(?!\p{L})/u;
const LOOKED_AT = 6;
const MAX_FOLLOWING = 10;

/**
 * What a day's amount by body weight is, where a message asks for it or changes what it was asked for; `null` for all others.
 *
 * @param earlier messages of the same person, oldest first
 */
export function composeByBodyWeight(typed: string, earlier: readonly string[], body: OfBody): Answer | null {
  const text = foldText(typed);
  const before = earlier.slice(-LOOKED_AT).map(foldText);
  if (body.isPregnant) return null;
  const kg = [text, ...before.toReversed()]
    .flatMap((one) => Number(KG.exec(one)?.[1]?.replace(',', '.') ?? Number.NaN))
    .find((one) => one > 0);
  // Without a weight in the chat the own profile answers.
  const weight = kg ?? null;
  const read = readAmounts(typed, earlier.at(-1));
  const ofCans = cansAsked(text, before, read);
  if (ofCans && weight !== null && !body.avoidsAspartame && !body.isChild) return byWeight('aspartame', weight);
  const kind = kindIn(text, read.foods.length);
  const asked = kind ?? (followsUp(text) ? before.toReversed().reduce<Kind | null>((found, one) => found ?? kindIn(one, 0), null) : null);
  if (asked === null || weight === null) return null;
  if (asked === 'caffeine') return byWeight(body.isChild || weight < GROWN ? 'caffeine of a child' : 'caffeine', weight);
  if (body.isChild) return null;
  const all = [text, ...before].join(' ');
  if (body.hasWeakKidneys || KIDNEYS.test(all)) return byWeight('protein with weak kidneys', weight);
  if (OLD.test(all)) return byWeight('protein in old age', weight);
  return byWeight(body.gainsMuscle || TRAINS.test(all) ? 'protein in training' : 'protein', weight);
}
/** Who weighs less is a child. */
const GROWN = 42;
type Kind = 'protein' | 'caffeine';

function kindIn(text: string, foods: number): Kind | null {
  if (foods > 0 || !(KG.test(text) || NEEDS.test(text))) return null;
  const isAsked = AGAIN.test(text) || NEEDS.test(text);
  if (!isAsked) return null;
  return PROTEIN.test(text) ? 'protein' : CAFFEINE.test(text) ? 'caffeine' : null;
}

/** A few words that tell of training or weight, or ask again. */
function followsUp(text: string): boolean {
  const isShort = text.split(/\s+/u).length <= MAX_FOLLOWING;
  return (
    isShort &&
    readAmounts(text).foods.length === 0 &&
    (TRAINS.test(text) || KG.test(text) || KIDNEYS.test(text) || (AGAIN.test(text) && readAmounts(text).isWhole))
  );
}

function cansAsked(text: string, before: readonly string[], read: ReturnType<typeof readAmounts>): boolean {
  const isOfDiet = read.foods.some(({ food: { id } }) => id === 'cola_light' || id === 'brand_diet_colas');
  const isOfAspartame = ASPARTAME.test(text) || ASPARTAME.test(before.slice(-2).join(' '));
  return (isOfDiet || ASPARTAME.test(text)) && read.asks.has('many') && (isOfAspartame || KG.test(text));
}

function byWeight(of: Of, kg: number): Answer {
  const [low, high] = PER_KG[of].map((one) => one * kg) as [number, number];
  const most = of === 'caffeine' ? Math.min(high, MAX_CAFFEINE) : high;
  return answerOf(
    [
      {
        kind: 'by body weight',
        kg,
        of,
        low: Math.min(low, most),
        high: most,
        cans: of === 'aspartame' ? Math.floor(high / PER_CAN) : null,
      },
    ],
    [{ kind: 'publication', publication: SOURCES[of] }],
    {
      derived: [
        ...PER_KG[of].map((one): Derived => ({ kind: 'product', value: one * kg, of: [one, kg] })),
        ...STATED.map((value): Derived => ({ kind: 'portions', value, of: [{ per100: value, grams: 100 }] })),
      ],
    },
  );
}
