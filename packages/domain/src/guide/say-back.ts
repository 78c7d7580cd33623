import { listed, plainName } from './compose/format.ts';
import { type Reply, reply } from './compose/reply.ts';
import type { Stated } from './declared/declared-restrictions.ts';

const FOR_GOOD = 'To have it in every score, set it in your [health profile](/health-profile).';

/** "I am vegan." Said back by name, so that a misunderstanding shows. */
export function composeNoted({ diets, added, released, unclear }: Stated): Reply {
  return reply([
    changes(added, released),
    unclear === null ? null : asked(unclear),
    diets.length === 0
      ? null
      : `This holds for this conversation: I propose only foods that are known to be ${listed(diets.map(plainName))}, and judge products by it. ${FOR_GOOD}`,
  ]);
}

/** Nothing is proposed while an allergy is not understood. */
export function composeUnclear(words: readonly string[]): Reply {
  return reply([
    asked(words),
    'Until I know it I propose nothing: it might be the wrong thing. I can still show you what the pack of a product says.',
  ]);
}

/** An answer with what the message told of allergies and diets said back above it. */
export function withStatements(answer: Reply, { added, released, unclear }: Stated): Reply {
  const careful = unclear === null ? null : `**Careful:** ${asked(unclear)} What follows does not take it into account.`;
  const above = [changes(added, released), careful].filter((block) => block !== null);
  return { ...answer, blocks: [...above, ...answer.blocks] };
}

function changes(added: readonly string[], released: readonly string[]): string | null {
  const said = [
    ...(added.length === 0 ? [] : [`**From now on: ${listed(added.map(plainName))}.**`]),
    ...(released.length === 0
      ? []
      : [`No longer for this conversation: ${listed(released.map(plainName))}. What your health profile says still counts.`]),
  ];
  return said.length === 0 ? null : said.join(' ');
}

/** A word that we do not know is shown as it was typed, never in our spelling of it. */
function asked(words: readonly string[]): string {
  if (words.length === 0) return 'You speak of an allergy or intolerance, and I did not understand to which food. Which one is it?';
  return `I do not know ${listed(words.map((word) => `“${plainName(word)}”`))} as a food that packs name. Please say it in other words, for example the English name or the allergen it belongs to.`;
}
