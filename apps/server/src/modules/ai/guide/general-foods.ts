import {
  type Answer,
  composeNotFound,
  composeSeveral,
  composeVerdict,
  foodsOfGeneral,
  type GeneralId,
  nutrimentOf,
} from '@labelwise/domain/guide';
import { ideas } from './catalogue-answers.ts';
import { byName } from './find-products.ts';
import type { Inquiry } from './inquiry.ts';
import { searched } from './product-answers.ts';

/** Foods in place of what is known of them in general. */

/** Words that only name a food, of which general knowledge is, are judged as that food for those who must not eat everything. */
export async function foodOfThatName(inquiry: Inquiry): Promise<Answer | null> {
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
export async function otherSources(id: GeneralId, inquiry: Inquiry): Promise<Answer | null> {
  const { question, tools, diets } = inquiry;
  const sources = foodsOfGeneral(id);
  if (diets.length === 0 || sources.length === 0 || !sources.every(tools.leavesOut)) return null;
  const source = question.criteria.find((one) => one.kind === 'amount' && one.side === 'high' && nutrimentOf(one.name) !== null);
  return source === undefined ? null : ideas(searched({ ...question, criteria: [source] }), inquiry);
}
