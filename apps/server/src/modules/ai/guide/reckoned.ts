import {
  type Answer,
  type Block,
  brandKindsIn,
  composeAmountStated,
  composeByBodyWeight,
  composeReckoning,
  foodCalled,
  isDrunk,
  isOfFood,
  isThatFood,
  kindOfPack,
  type ProductView,
  proteinAsked,
  type Reckoning,
  type ResolvedFood,
  reckoningIn,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import { byName } from './find-products.ts';
import type { Inquiry } from './inquiry.ts';

const SCANS = 20;

/** Amounts of foods and of a day that a message asks to be worked out; `null` where it asks for something else. */
export async function reckoned(inquiry: Inquiry): Promise<Answer | null> {
  const { typed, question, tools, diets, earlier = [] } = inquiry;
  const { declared, barcodes } = question;
  const { isPregnant, isChild } = stagesOf(inquiry);
  if (barcodes.length > 0 || declared.unclear !== null) return null;
  const profile = tools.profile();
  const whom = { profile, diets, isPregnant };
  const stated = composeAmountStated(typed, earlier, whom);
  // What is a lot for an adult says nothing of a child.
  const isOfSodium = stated?.blocks.some((block) => block.kind === 'amount stated' && block.sodium !== null) === true;
  if (stated !== null && isChild && isOfSodium) return withoutShares(stated);
  if (stated !== null && !isChild) return stated;
  const asked = isChild ? null : reckoningIn(typed, earlier);
  if (asked === null || declared.added.length + declared.reported.length > 0) return null;
  // What was noted as eaten today counts more than what is stated.
  if (asked.asks === 'left' && (await tools.own('eaten', 1)).some(({ day }) => day === tools.today)) return null;
  const foods = await resolved(asked, inquiry);
  return composeReckoning(asked, foods, whom);
}

function withoutShares(answer: Answer): Answer {
  const blocks = answer.blocks.map((block): Block => (block.kind === 'amount stated' ? { ...block, share: null } : block));
  return { ...answer, blocks };
}

/** What body weight asks for or allows, where a message asks for that. */
export function byBodyWeight(inquiry: Inquiry): Answer | null {
  const { typed, tools, diets, needs, states, earlier = [] } = inquiry;
  // With ill kidneys the advice for those answers.
  if (needs.includes('kidneys') && proteinAsked(typed) !== null) return null;
  const profile = tools.profile();
  return composeByBodyWeight(typed, earlier, {
    gainsMuscle: profile?.goals.some((goal) => /muscle/iu.test(goal)) === true,
    hasWeakKidneys: states.includes('kidneys') || hasKidneyDisease(inquiry),
    ...stagesOf(inquiry),
    avoidsAspartame: diets.includes('phenylalanine-free') || diets.includes('aspartame-free'),
  });
}

function stagesOf({ question }: Inquiry): { readonly isPregnant: boolean; readonly isChild: boolean } {
  const kinds = new Set(question.declared.circumstances.map(({ kind }) => kind));
  return { isPregnant: kinds.has('pregnancy') || kinds.has('breastfeeding'), isChild: kinds.has('child') };
}

const hasKidneyDisease = ({ question, tools }: Inquiry): boolean =>
  [...tools.limits(), ...question.declared.circumstances.flatMap((one) => (one.kind === 'condition' ? [one.name] : []))].some((name) =>
    /kidney/iu.test(name),
  );

/** Brands by their packs, what was scanned by its own; plain foods by the tables. */
async function resolved({ foods, isOfScan, amount }: Reckoning, inquiry: Inquiry): Promise<readonly ResolvedFood[]> {
  const scans = isOfScan ? (await inquiry.tools.own('scans', SCANS)).map(({ product }) => product) : [];
  const [last] = scans;
  if (foods.length === 0 && last !== undefined)
    return [{ food: kindOfPack(last), words: last.name, isBrand: true, amount, label: null, state: null, product: last }];
  return Promise.all(
    foods.map(async (one) => {
      const scanned = scans.find((product) => isThat(one, product)) ?? (foods.length === 1 ? last : undefined);
      return { ...one, product: scanned ?? (one.isBrand ? await packOf(one, inquiry) : null) };
    }),
  );
}

function isThat({ food, words }: Reckoning['foods'][number], product: ProductView): boolean {
  const named = foodCalled(words, null);
  return isOfFood(food, product.name, product.facts.categoriesTags) || (named !== null && isThatFood(named, product));
}

/** The pack that bears the name of a brand, and is of the kind that the brand stands for: "Monster" is no snack. */
async function packOf({ food, words }: Reckoning['foods'][number], inquiry: Inquiry): Promise<ProductView | null> {
  const found = await byName(words, inquiry);
  const products = found.kind === 'one' ? [found.product] : found.kind === 'several' ? found.products : [];
  return products.find((product) => isOfKind(food, product) && isCalled(words, product)) ?? null;
}

function isCalled(words: string, { name, brand }: ProductView): boolean {
  const borne = foldText(`${name} ${brand ?? ''}`).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return foldText(words)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => borne.includes(word));
}

function isOfKind({ kind }: Reckoning['foods'][number]['food'], { name, brand, per }: ProductView): boolean {
  const others = brandKindsIn(`${name} ${brand ?? ''}`);
  return (per === '100 ml') === isDrunk(kind) && others.every((one) => one === kind || (kind === 'spread' && one === 'chocolate'));
}
