import {
  type Answer,
  adviceFor,
  answerOf,
  composeAdditive,
  composeAvoid,
  composeMemberData,
  composeSeveral,
  composeTopic,
  composeVerdict,
  joinAnswers,
  topicOfNutrient,
} from '@labelwise/domain/guide';
import { type Answerer, findProducts, MAX_SCANS } from './lookup.ts';

/** An additive, a label, a classification, a nutrient. */
export const explain: Answerer = async ({ question, tools }) => {
  if (question.additives.length > 0) {
    const scanned = (await tools.scans(MAX_SCANS))
      .map(({ product }) => product)
      .filter(({ barcode }, at, all) => all.findIndex((one) => one.barcode === barcode) === at);
    const isAboutOrigin =
      /\b(?:animals?|vegan|vegetarian|pork|pig|halal|kosher|plants?|made (?:of|from)|come from|tierisch\w*|animale?s?)\b/.test(
        question.normalizedText,
      );
    return joinAnswers(question.additives.slice(0, MAX_ADDITIVES).map((code) => composeAdditive(code, scanned, isAboutOrigin)));
  }
  if (question.topic !== null) return composeTopic(question.topic);
  const topic = question.nutrients.flatMap((name) => topicOfNutrient(name) ?? [])[0];
  return topic === undefined ? null : composeTopic(topic);
};

/** What to leave out: for a condition that the question names, else for the member themselves. */
export const avoid: Answerer = async ({ question, tools }) => {
  const named = question.selected.goals.length + question.selected.conditions.length > 0;
  const profile = tools.profile();
  const advice = adviceFor(
    named ? question.selected : { goals: [...(profile?.goals ?? [])], conditions: [...(profile?.conditions ?? [])], restrictions: [] },
  );
  return composeAvoid(advice, named ? null : composeMemberData(profile, await tools.preferences()));
};

const MAX_WORDS = 6;
/** Additives that one answer explains. */
const MAX_ADDITIVES = 4;

/** Nothing in the question says what is wanted: it may just be a product's name. */
export const unknown: Answerer = async (inquiry) => {
  const [mention] = inquiry.question.mentions;
  const isName = inquiry.question.barcodes.length > 0 || (mention !== undefined && mention.split(' ').length <= MAX_WORDS);
  const [found] = isName ? await findProducts(inquiry) : [];
  if (found?.kind === 'one') return composeVerdict(found.product, inquiry.tools.profile());
  if (found?.kind === 'several') return composeSeveral(found.mention, found.products);
  return (
    (inquiry.question.normalizedText.split(' ').length <= MAX_WORDS ? await explain(inquiry) : null) ??
    unknownAnswer(isName ? (mention ?? null) : null)
  );
};

/** `mention`: words that named no food of the catalogue; longer ones are hardly a name. */
export function unknownAnswer(mention: string | null): Answer {
  return answerOf([{ kind: 'unknown', mention: mention !== null && mention.split(' ').length <= 5 ? mention : null }]);
}
