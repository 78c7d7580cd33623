import { additiveInfo } from '../../additives/index.ts';
import type { FoodFacts } from '../../food/index.ts';
import { readFood, suitability } from '../../matching/index.ts';
import { readProduct } from '../../vocabulary/index.ts';
import type { ProductView } from '../facts.ts';
import { sourcesOfTopic, type Topic } from '../knowledge/find-topic.ts';
import { plainWords, stem } from '../understand/words.ts';
import type { Advice } from './advice.ts';
import { linked, plainName, plainText, withBrand } from './format.ts';
import { bullets, type Reply, reply } from './reply.ts';
import { entryOf } from './sources.ts';
import { lineText, sourcesOfLines } from './verdict.ts';

/** From here up "why" asks for what speaks for a food. */
const GOOD = 50;

/** A topic of the knowledge table, with the products spoken of where it can be shown on them. */
export function composeTopic(topic: Topic): Reply {
  return reply([topic.text], sourcesOfTopic(topic));
}

/** An additive: what it is, what was found, by whom and when; where the member's scans hold it. */
export function composeAdditive(code: string, scanned: readonly ProductView[], ofOrigin = false): Reply {
  const { name, riskLevel, description, concerns, authority, year, reference, checked } = additiveInfo(code);
  const label = name.toUpperCase() === code.toUpperCase() ? code.toUpperCase() : `${plainName(name)} (${code.toUpperCase()})`;
  const holding = scanned.filter(({ facts }) => facts.additives.includes(code)).slice(0, 3);
  const level =
    riskLevel === 'unknown'
      ? 'Labelwise has **no evaluation** of it, so it counts neither for nor against a food.'
      : `Labelwise counts it as of **${riskLevel} concern**.`;
  const evaluated =
    authority === null || year === null
      ? null
      : `Evaluated by ${authority}, ${year}${reference === null ? '' : `: ${plainText(reference.title)}`}.${checked ? '' : ' That source was not read again for this table.'}`;
  return reply(
    [
      `**${label}.** ${riskLevel === 'unknown' ? '' : description}`.trim(),
      ofOrigin ? originOf(code) : null,
      level,
      bullets(concerns.map((concern) => concern)),
      evaluated,
      holding.length === 0 ? null : `Among your recent scans it is in ${holding.map(linked).join(', ')}.`,
    ],
    [...(authority === null || year === null ? [] : [`${authority} ${year}`]), ...holding.map(entryOf)],
  );
}

const ALONE: FoodFacts = {
  kind: 'general',
  nutriments: {},
  fruitVegPercent: null,
  redMeat: false,
  sweetener: false,
  nova: null,
  printedGrade: null,
  additives: [],
  lang: 'en',
  ingredientsText: null,
  reading: null,
  ingredientsCount: 1,
  unknownIngredientsCount: 0,
  categoriesTags: [],
  labelsTags: [],
  allergensTags: [],
  tracesTags: [],
  ingredientsAnalysisTags: [],
};

/** What a pack that lists it is taken for: the same answer as a vegan gets. */
function originOf(code: string): string {
  const [vegan, vegetarian] = (['vegan', 'vegetarian'] as const).map(
    (diet) =>
      suitability(
        readFood({
          ...ALONE,
          additives: [code],
          ingredientsText: code,
          reading: readProduct({ ingredientsText: code, lang: 'en', name: null, categoriesTags: [], nova: null }),
        }),
        diet,
      ).answer,
  );
  if (vegetarian === 'no') return 'It **comes from animals**: a food with it is not vegetarian.';
  if (vegan === 'no') return 'It **comes from animals** (insects, milk or eggs among them): a food with it is not vegan.';
  if (vegan === 'unknown')
    return 'It **may come from animals or from plants**, and a pack need not say which; a vegan label settles it. Labelwise then does not count a food as vegan.';
  return 'Labelwise knows of **no animal origin** of it.';
}

/** "Which foods should I avoid?" What guidance warns of, and what the member's own data say. */
export function composeAvoid(advice: Advice | null, own: Reply | null): Reply {
  const less = advice === null ? [] : advice.less;
  return reply(
    [
      less.length === 0 ? null : `For **${advice?.about ?? ''}**, guidance asks for little of:\n${bullets(less) ?? ''}`,
      ...(own?.blocks ?? []),
      'No single food is forbidden by a score. What a restriction or an allergy rules out is marked on every product.',
    ],
    [...(less.length === 0 ? [] : (advice?.sources ?? [])), ...(own?.sources ?? [])],
    { derived: own?.derived ?? [] },
  );
}

/** Lines of a ledger that the question names, or those that took most. */
export function composeLedger(product: ProductView, said: string, topic: Topic | null): Reply {
  const words = new Set(
    plainWords(said)
      .split(' ')
      .filter((word) => word.length > 3)
      .map(stem),
  );
  const isAsked = (text: string): boolean =>
    plainWords(text)
      .split(' ')
      .some((word) => word.length > 3 && words.has(stem(word)));
  const gain =
    /\b(?:gain|plus|bonus)\w*\b/.test(said) || (product.score >= GOOD && !/\b(?:los|minus|penal|deduct|take|off|low|bad)/.test(said));
  const named = product.contributions.filter(
    ({ label, reason, id }) => isAsked(`${label} ${id.replaceAll(/[._]/g, ' ')}`) || (topic !== null && isAsked(reason)),
  );
  const changed = product.contributions.filter(({ points }, at) => at > 0 && (gain ? points > 0 : points < 0));
  const lines = named.length > 0 ? named : changed;
  const intro = `${withBrand(product)} scores **${product.score} of 100** for you.`;
  if (lines.length === 0)
    return reply(
      [
        `${intro} ${gain ? 'Nothing adds points beyond where it starts' : 'Nothing takes points off beyond where it starts'}:`,
        bullets(product.contributions.slice(0, 1).map(lineText)),
      ],
      [entryOf(product)],
    );
  return reply(
    [
      `${intro} ${named.length > 0 ? 'The lines you ask about:' : gain ? 'What adds points:' : 'What takes points off:'}`,
      bullets(lines.map(lineText)),
      topic === null ? null : topic.text,
    ],
    [entryOf(product), ...sourcesOfLines(lines), ...(topic === null ? [] : sourcesOfTopic(topic))],
  );
}
