/** Answers to questions that are asked again, for as long as nothing has changed of which they were made. */
import type { FoodsRepository } from '../foods.repository.ts';
import type { ShelfDirectory } from './shelf-directory.ts';

type Held<Answer> = { readonly clock: number; readonly shelves: object; readonly answer: Answer };

/**
 * Where changes of foods are counted and none is under way, an answer to the same question is the same until the count changes or the
 * shelves are read again. @param most how many answers are held; those used last stay
 */
export function createRecentQuestions<Answer>(
  { foods, directory }: { foods: Pick<FoodsRepository, 'count'>; directory: Pick<ShelfDirectory, 'current'> },
  most: number,
): (question: string, answer: () => Promise<Answer>) => Promise<Answer> {
  const known = new Map<string, Held<Answer>>();
  return async (question, make) => {
    const clock = await foods.count();
    if (clock === null) return make();
    const shelves = await directory.current();
    const held = known.get(question);
    known.delete(question);
    const isSame = held?.clock === clock && held.shelves === shelves;
    // What is read after the count is at least as new as that.
    const one = isSame ? held : { clock, shelves, answer: await make() };
    known.set(question, one);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return one.answer;
  };
}
