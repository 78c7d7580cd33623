import {
  type Answer,
  adviceFor,
  answerOf,
  appEntryIn,
  asksForDanger,
  comparedBy,
  composeAdditive,
  composeAvoid,
  composeBestOrWorst,
  composeGeneral,
  composeMemberData,
  composeNotSure,
  composePerhaps,
  composeSeveral,
  composeSwap,
  composeTopic,
  composeVerdict,
  entryInPlaceOf,
  generalTyped,
  type IntentKind,
  joinAnswers,
  learntWhereNothing,
  mayNameFood,
  topicOfNutrient,
} from '@labelwise/domain/guide';
import { findProducts } from './find-products.ts';
import { generalAnswer } from './general-answer.ts';
import { type Answerer, type Inquiry, MAX_SCANS } from './inquiry.ts';
import { betterThan } from './lookup.ts';

/** Additives that one answer explains. */
const MAX_ADDITIVES = 4;

/** What an additive is, what was found of it, and which scans hold it. */
export const additive: Answerer<'additive'> = async ({ codes, isAboutOrigin }, { tools, typed }) => {
  const scanned = (await tools.own('scans', MAX_SCANS))
    .map(({ product }) => product)
    .filter(({ barcode }, at, all) => all.findIndex((one) => one.barcode === barcode) === at);
  return joinAnswers(codes.slice(0, MAX_ADDITIVES).map((code) => composeAdditive(code, scanned, isAboutOrigin, asksForDanger(typed))));
};

/** "E250 in this ham, should I worry" asks of E250, where nothing is known of the ham; `null` where no additive is named. */
export async function additiveNamed(inquiry: Inquiry): Promise<Answer | null> {
  const { additives } = inquiry.question;
  return additives.length === 0 ? null : additive({ kind: 'additive', codes: additives, isAboutOrigin: false }, inquiry);
}

/** A label, a classification, a nutrient: in its place what holds of it for those who reported something. */
export const term: Answerer<'term'> = async ({ topic }, { question, tools }) => {
  const id = entryInPlaceOf(topic.id, question.declared.circumstances);
  return (id === null ? null : generalAnswer(id, question, tools.limits())) ?? composeTopic(topic);
};

/** How Labelwise works; what no text of ours is about gets what the guide can do. */
export const labelwise: Answerer<'labelwise'> = async ({ about }, { typed, question }) => {
  if (about === null) {
    const entry = appEntryIn(typed, true) ?? generalTyped(typed) ?? learntWhereNothing(typed, question.normalizedText);
    return entry === null ? answerOf([{ kind: 'capabilities' }]) : composeGeneral(entry, []);
  }
  return about === 'score changes' ? answerOf([{ kind: 'score changes' }], [{ kind: 'scoring rules' }]) : composeTopic(about);
};

/** A swap is proposed at this score or below. */
const MAX_SCORE_TO_SWAP = 60;

/** What to leave out: of one's own scans what weighs most, with what to take instead of the first; else what guidance asks little of. */
export const avoid: Answerer<'what to cut'> = async ({ purpose }, { question, tools, typed }) => {
  const named = purpose.goals.length + purpose.conditions.length > 0;
  const profile = tools.profile();
  const advice = adviceFor(
    named ? purpose : { goals: [...(profile?.goals ?? [])], conditions: [...(profile?.conditions ?? [])], restrictions: [] },
  );
  const scans = (await tools.own('scans', MAX_SCANS)).filter(({ basis }) => basis !== 'none');
  if (scans.length === 0) return composeAvoid(advice, named ? null : composeMemberData(profile, await tools.preferences()));
  const nutrient = question.nutrients[0] ?? comparedBy(typed)[0] ?? null;
  const own = composeBestOrWorst(scans, tools.now, { set: 'scans', nutrient, side: 'worst' });
  const [first] = own.blocks.flatMap((block) => (block.kind === 'best or worst scans' ? block.scans : []));
  const worst = scans.find(({ product }) => product.barcode === first?.barcode);
  const better = worst === undefined || worst.product.score > MAX_SCORE_TO_SWAP ? null : await betterThan(worst.product, [], tools);
  const to = better?.isGood === true ? better.foods[0] : undefined;
  const swap = worst === undefined || to === undefined ? null : composeSwap(worst.product, to);
  return joinAnswers([own, ...(swap === null ? [] : [swap]), composeAvoid(advice, null)]);
};

const MAX_WORDS = 6;

/** Nothing in the question says what is wanted: it may just be a product's name. */
export async function unclear(inquiry: Inquiry): Promise<Answer> {
  const { mentions, barcodes, normalizedText, topic, nutrients } = inquiry.question;
  const [mention] = mentions;
  const isName = barcodes.length > 0 || (mention !== undefined && mention.split(' ').length <= MAX_WORDS);
  const [found] = isName ? await findProducts(inquiry) : [];
  if (found?.kind === 'one') return composeVerdict(found.product, inquiry.tools.profile());
  if (found?.kind === 'several') return composeSeveral(found.mention, found.products, 'verdict');
  if (found?.kind === 'perhaps') return composePerhaps(found.mention, found.products, 'verdict');
  const explained = topic ?? nutrients.flatMap((name) => topicOfNutrient(name) ?? [])[0];
  if (explained !== undefined && normalizedText.split(' ').length <= MAX_WORDS) return composeTopic(explained);
  return unknownAnswer(isName && mention !== undefined && mayNameFood(mention, inquiry.question) ? mention : null);
}

/** What is asked back where nothing tells which of several things is asked; `null` where the answer would be a question by itself. */
export async function notSure(inquiry: Inquiry): Promise<Answer | null> {
  const { perhaps, intent, declared, lastProducts } = inquiry.question;
  const isStatement = declared.added.length + declared.retracted.length + declared.reported.length + declared.withdrawn.length > 0;
  if (perhaps.length === 0 || isStatement || SAYS_WHAT.has(intent.kind)) return null;
  const [found] = await findProducts(inquiry);
  if (found !== undefined && found.kind !== 'one') return null;
  const [before] = lastProducts;
  const food = found?.product ?? (before === undefined ? null : await inquiry.tools.product(before));
  return composeNotSure(perhaps, food === null ? null : { barcode: food.barcode, name: food.name, brand: food.brand });
}
/** An entry of the knowledge base was found by its own words; a statement is confirmed. */
const SAYS_WHAT: ReadonlySet<IntentKind> = new Set(['general', 'declaration', 'preference']);

/** `mention`: words that named no food of the catalogue; longer ones are hardly a name. */
export function unknownAnswer(mention: string | null): Answer {
  return answerOf([{ kind: 'unknown', mention: mention !== null && mention.split(' ').length <= 5 ? mention : null }]);
}
