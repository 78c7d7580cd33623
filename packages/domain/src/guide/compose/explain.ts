import { additiveInfo } from '../../additives/index.ts';
import { EMPTY_FOOD } from '../../food/index.ts';
import { readFood, suitability } from '../../matching/index.ts';
import { type GeneratedPreference, generatePreferences } from '../../preferences/index.ts';
import { readProduct } from '../../vocabulary/index.ts';
import { type Answer, answerOf, citationsOf, entryOf, type Source } from '../answer.ts';
import type { Block } from '../blocks.ts';
import type { Criterion, ProductView } from '../facts.ts';
import { named, scored } from '../figures.ts';
import { sourcesOfTopic, type Topic } from '../knowledge/find-topic.ts';
import type { Selected } from '../understand/concepts.ts';
import { isNamedBy } from '../understand/named-lines.ts';
import { dangerOf } from './additive-says.ts';
import { sourcesOfLines } from './verdict.ts';

/** A topic of the knowledge tables. */
export function composeTopic(topic: Topic): Answer {
  return answerOf([{ kind: 'topic', topic: topic.id }], sourcesOfTopic(topic));
}

/** An additive: what it is, what was found, by whom and when; where the member's scans hold it. */
export function composeAdditive(code: string, scanned: readonly ProductView[], isAboutOrigin = false, asksDanger = false): Answer {
  const containing = scanned.filter(({ facts }) => facts.additives.includes(code)).slice(0, 3);
  const { evaluation } = additiveInfo(code);
  return answerOf(
    [
      asksDanger ? { kind: 'additive says', code, says: dangerOf(code) } : null,
      { kind: 'additive', code, origin: isAboutOrigin ? originOf(code) : null },
      { kind: 'additive in scans', foods: containing.map(named) },
    ],
    [...(evaluation === null ? [] : [{ kind: 'additive' as const, code }]), ...containing.map(entryOf)],
  );
}

/** A pack that lists nothing but the additive. */
const foodOf = (code: string) =>
  readFood({
    ...EMPTY_FOOD,
    kind: 'general',
    lang: 'en',
    ingredientsCount: 1,
    unknownIngredientsCount: 0,
    additives: [code],
    ingredientsText: code,
    reading: readProduct({ ingredientsText: code, lang: 'en', name: null, categoriesTags: [], nova: null }),
  });

/** What a pack that lists the additive is taken for: the same answer as a vegan gets. */
function originOf(code: string): Exclude<Extract<Block, { kind: 'additive' }>['origin'], null> {
  const food = foodOf(code);
  if (suitability(food, 'vegetarian').answer === 'no') return 'animal';
  const vegan = suitability(food, 'vegan').answer;
  return vegan === 'no' ? 'not vegan' : vegan === 'yes' ? 'not animal' : 'either';
}

/** Whether an additive keeps to a diet of those that ask for its origin; `null` of other diets. */
export function suitsAdditive(code: string, diet: string): 'yes' | 'no' | 'open' | null {
  if (diet !== 'vegan' && diet !== 'vegetarian' && diet !== 'halal' && diet !== 'kosher') return null;
  const { answer } = suitability(foodOf(code), diet);
  // Whose animal it is no list of additives says.
  if (diet === 'halal' || diet === 'kosher') return answer === 'yes' && originOf(code) === 'not animal' ? 'yes' : 'open';
  return answer === 'yes' ? 'yes' : answer === 'no' ? 'no' : 'open';
}

/** What dietary guidance asks for a goal or condition, as blocks, as a criterion, and from whom. */
export type Advice = {
  about: readonly string[];
  less: readonly GeneratedPreference[];
  blocks: readonly Block[];
  criterion: Criterion;
  sources: readonly Source[];
};

const MAX_GUIDANCE = 4;
/** Guidance of this strength and more decides which foods are proposed. */
const STRONG = 3;

/** Advice for the goals and conditions that a question names; `null` where it names none that guidance covers. */
export function adviceFor(selected: Selected): Advice | null {
  const about = [...selected.goals, ...selected.conditions];
  const lines = generatePreferences(selected);
  if (about.length === 0 || lines.length === 0) return null;
  const strongest = (side: 1 | -1): GeneratedPreference[] =>
    lines
      .filter(({ value }) => value * side > 0)
      .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
      .slice(0, MAX_GUIDANCE);
  const [more, less] = [strongest(1), strongest(-1)];
  return {
    about,
    less,
    blocks: [{ kind: 'guidance', about, more, less }, ...(selected.conditions.length === 0 ? [] : [{ kind: 'see a doctor' as const }])],
    criterion: {
      kind: 'guidance',
      more: more.map(({ name }) => name),
      less: less.filter(({ value }) => -value >= STRONG).map(({ name }) => name),
    },
    sources: citationsOf([...more, ...less].map(({ source }) => source)),
  };
}

/** "Which foods should I avoid?" What guidance warns of, and what the member's own data say. */
export function composeAvoid(advice: Advice | null, own: Answer | null): Answer {
  const warns = advice !== null && advice.less.length > 0;
  return answerOf(
    [
      warns ? { kind: 'guidance to avoid', about: advice.about, less: advice.less } : null,
      ...(own?.blocks ?? []),
      { kind: 'nothing forbidden' },
    ],
    [...(warns ? advice.sources : []), ...(own?.sources ?? [])],
    { derived: own?.derived ?? [] },
  );
}

/** From here up "why" asks for what counts in favour of a food. */
const GOOD = 50;

/** Lines of a ledger that the question names, or those that took most. `question`: as `Understanding.normalizedText`. */
export function composeLedger(product: ProductView, question: string, topic: Topic | null): Answer {
  const isAsked = isNamedBy(question, topic);
  const isGain =
    /\b(?:gain|plus|bonus)\w*\b/.test(question) ||
    (product.score >= GOOD && !/\b(?:los|minus|penal|deduct|take|off|low|bad)/.test(question));
  const asked = product.contributions.filter(({ data }) => isAsked(data));
  const changed = product.contributions.filter(({ points }, at) => at > 0 && (isGain ? points > 0 : points < 0));
  const lines = asked.length > 0 ? asked : changed;
  const food = scored(product);
  if (lines.length === 0)
    return answerOf(
      [{ kind: 'score lines', food, about: isGain ? 'no gains' : 'no losses', lines: product.contributions.slice(0, 1) }],
      [entryOf(product)],
    );
  return answerOf(
    [
      { kind: 'score lines', food, about: asked.length > 0 ? 'asked' : isGain ? 'gains' : 'losses', lines },
      topic === null ? null : { kind: 'topic', topic: topic.id },
    ],
    [entryOf(product), ...sourcesOfLines(lines), ...(topic === null ? [] : sourcesOfTopic(topic))],
  );
}
