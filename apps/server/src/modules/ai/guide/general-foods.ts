import {
  type Answer,
  composeNotFound,
  composeSeveral,
  composeTopic,
  composeVerdict,
  entryFor,
  entryInPlaceOf,
  foodsOfGeneral,
  type GeneralId,
  isForSmallChild,
  joinAnswers,
  nutrimentOf,
} from '@labelwise/domain/guide';
import { ideas } from './catalogue-answers.ts';
import { byName } from './find-products.ts';
import { generalAnswer } from './general-answer.ts';
import type { Answerer, Inquiry } from './inquiry.ts';
import { searched } from './product-answers.ts';

/** Foods in place of what is known of them in general. */

/** Words that only name a food, of which general knowledge is, are judged as that food for those who must not eat everything. */
async function foodOfThatName(inquiry: Inquiry): Promise<Answer | null> {
  const { question, tools, typed } = inquiry;
  const name = question.normalizedText;
  if (name.split(' ').length > MAX_NAME_WORDS || tools.limits().length + question.declared.binding.length === 0) return null;
  const found = await byName(name, inquiry);
  if (found.kind === 'one') return composeVerdict(found.product, tools.profile());
  if (found.kind === 'several') return composeSeveral(found.mention, found.products, 'verdict');
  return typed.includes('?') ? null : composeNotFound([name]);
}
const MAX_NAME_WORDS = 2;

/** Of sources that are all left out the text says nothing that helps, so that others are looked for; where some are left, it says which. */
async function otherSources(id: GeneralId, inquiry: Inquiry): Promise<Answer | null> {
  const { question, tools, diets } = inquiry;
  const sources = foodsOfGeneral(id);
  if (diets.length === 0 || sources.length === 0 || !sources.every(tools.leavesOut)) return null;
  const source = question.criteria.find((one) => one.kind === 'amount' && one.side === 'high' && nutrimentOf(one.name) !== null);
  return source === undefined ? null : ideas(searched({ ...question, criteria: [source] }), inquiry);
}

/** An entry of the knowledge base, or foods where those are what is asked for. */
export const inGeneral: Answerer<'general'> = async ({ id: asked, topic }, inquiry) => {
  const { question, tools } = inquiry;
  const named = await foodOfThatName(inquiry);
  if (named !== null) return named;
  const { circumstances } = question.declared;
  const id = entryFor(asked, circumstances);
  const sources = await otherSources(id, inquiry);
  if (sources !== null) return sources;
  const answer = generalAnswer(id, question, tools.limits());
  const isOfAdults = topic !== null && entryInPlaceOf(topic.id, circumstances) === null && id === asked;
  const withTopic = answer !== null && topic !== null && isOfAdults && !isForSmallChild(circumstances);
  return withTopic ? joinAnswers([answer, composeTopic(topic)]) : answer;
};
