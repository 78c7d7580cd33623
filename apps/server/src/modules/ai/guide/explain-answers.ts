import {
  adviceFor,
  composeAdditive,
  composeAvoid,
  composeMine,
  composeSeveral,
  composeTopic,
  composeUnknown,
  composeVerdict,
  topicOfNutrient,
} from '@labelwise/domain/guide';
import { type Answerer, SCANS_READ } from './answerer.ts';
import { joined } from './joined.ts';
import { findProducts } from './lookup.ts';

/** An additive, a label, a classification, a nutrient. */
export const explain: Answerer = async ({ of, tools }) => {
  if (of.additives.length > 0) {
    const scanned = (await tools.scans(SCANS_READ))
      .map(({ product }) => product)
      .filter(({ barcode }, at, all) => all.findIndex((one) => one.barcode === barcode) === at);
    const ofOrigin =
      /\b(?:animals?|vegan|vegetarian|pork|pig|halal|kosher|plants?|made (?:of|from)|come from|tierisch\w*|animale?s?)\b/.test(of.said);
    return joined(of.additives.slice(0, MOST_ADDITIVES).map((code) => composeAdditive(code, scanned, ofOrigin)));
  }
  if (of.topic !== null) return composeTopic(of.topic);
  const topic = of.nutrients.flatMap((name) => topicOfNutrient(name) ?? [])[0];
  return topic === undefined ? null : composeTopic(topic);
};

/** What to leave out: for a condition that the question names, else for the member himself. */
export const avoid: Answerer = async ({ of, tools }) => {
  const named = of.selected.goals.length + of.selected.conditions.length > 0;
  const profile = tools.profile();
  const advice = adviceFor(
    named ? of.selected : { goals: [...(profile?.goals ?? [])], conditions: [...(profile?.conditions ?? [])], restrictions: [] },
  );
  return composeAvoid(advice, named ? null : composeMine(profile, await tools.preferences()));
};

const MOST_WORDS = 6;
/** Additives that one answer explains. */
const MOST_ADDITIVES = 4;

/** Nothing in the question says what is wanted: it may just be a product's name. */
export const unknown: Answerer = async (asked) => {
  const [mention] = asked.of.mentions;
  const isName = asked.of.barcodes.length > 0 || (mention !== undefined && mention.split(' ').length <= MOST_WORDS);
  const [found] = isName ? await findProducts(asked) : [];
  if (found?.kind === 'one') return composeVerdict(found.product, asked.tools.profile());
  if (found?.kind === 'several') return composeSeveral(found.mention, found.products);
  return (asked.of.said.split(' ').length <= MOST_WORDS ? await explain(asked) : null) ?? composeUnknown(isName ? (mention ?? null) : null);
};
