import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../../lib/clock.ts';
import type { AlternativesRepository } from './alternatives.repository.ts';

const FRESH_FOR = 30 * 60_000;
const BATCH = 500;

export type CategoryTree = ReturnType<typeof createCategoryTree>;

/**
 * Which narrow categories lie under a wider one. Foods name their categories from wide to narrow; of each narrowest category
 * one food tells what lies above it.
 */
export function createCategoryTree(repository: AlternativesRepository, now: Clock) {
  let tree: { leavesOf: Promise<Map<string, string[]>>; builtAt: number } | undefined;

  async function build(): Promise<Map<string, string[]>> {
    const leavesOf = new Map<string, string[]>();
    for (let after = ''; ; ) {
      const categories = await repository.categories(after, BATCH);
      const above = await repository.categoriesOf(categories.map(({ foodId }) => foodId));
      for (const { tag, foodId } of categories) {
        for (const wider of above.get(foodId) ?? []) addTo(leavesOf, wider, tag);
      }
      const last = categories.at(-1);
      if (last === undefined || categories.length < BATCH) return leavesOf;
      after = last.tag;
      await turn();
    }
  }

  return {
    /** The narrowest categories under `tag`, itself among them when foods have it as their narrowest. */
    async leaves(tag: string): Promise<readonly string[]> {
      if (tree === undefined || now() - tree.builtAt >= FRESH_FOR) {
        const built = { leavesOf: build(), builtAt: now() };
        tree = built;
        built.leavesOf.catch(() => {
          if (tree === built) tree = undefined;
        });
      }
      return (await tree.leavesOf).get(tag) ?? [];
    },
  };
}

function addTo(leavesOf: Map<string, string[]>, wider: string, leaf: string): void {
  const leaves = leavesOf.get(wider);
  if (leaves === undefined) leavesOf.set(wider, [leaf]);
  else leaves.push(leaf);
}
