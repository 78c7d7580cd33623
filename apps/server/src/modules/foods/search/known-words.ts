import type { SearchIndex } from '@labelwise/domain/food-search';
import type { CatalogueClock } from './catalogue-clock.ts';

type Words = Pick<SearchIndex, 'similarWords' | 'wordsFrom' | 'wordsWith'>;
type Held = { readonly clock: number; readonly words: readonly string[] };

/** Of one question about a word each, about 500 bytes. */
const MAX_HELD = 10_000;

/** An index that looks for the words near a word once, until foods change. Words of questions come again more often than questions. */
export function withKnownWords(index: SearchIndex, clock: CatalogueClock): SearchIndex {
  const held = new Map<string, Held>();
  const once =
    (name: keyof Words): Words[typeof name] =>
    async (word, limit) => {
      const now = await clock();
      if (now === null) return index[name](word, limit);
      const question = `${name} ${limit} ${word}`;
      const known = held.get(question);
      held.delete(question);
      const one = known?.clock === now ? known : { clock: now, words: await index[name](word, limit) };
      held.set(question, one);
      const [oldest] = held.keys();
      if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest);
      return one.words;
    };
  return { ...index, similarWords: once('similarWords'), wordsFrom: once('wordsFrom'), wordsWith: once('wordsWith') };
}
