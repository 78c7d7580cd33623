import type { Improvement } from '@labelwise/domain/scoring';
import { useQuery } from '@tanstack/react-query';
import { createWorkerClient } from '../../lib/worker-client.ts';
import type { Food } from '../foods/foods.ts';
import { useScoreRevision } from '../preferences-updated.ts';
import { ownProfile, personUnknown } from '../scores/score-profile.ts';
import type {
  ChooserAnswer,
  ChooserMessage,
  ImprovementsTask,
  InsteadChoice,
  InsteadTask,
  SearchChoice,
  SearchTask,
  ShelfReader,
} from './choose.ts';

/** The worker that scores lists: both rest on the same engine, which is then fetched once. */
const worker = createWorkerClient<ChooserMessage, ChooserAnswer>({
  start: () => new Worker(new URL('../scores/lists/list-worker.ts', import.meta.url), { type: 'module' }),
  failure: 'Foods are chosen beside the screen no more',
});

/** Chooses among foods that a search found, in a worker: the screen goes on answering. Here, where there is none. */
export async function searchBeside(task: SearchTask): Promise<SearchChoice> {
  const answer = await worker.ask((call) => ({ call, kind: 'search', task }));
  if (answer?.kind === 'search') return answer.choice;
  return (await import('./choose.ts')).chooseHits(task);
}

/** The same for what to take in a food's place. @throws what `read` throws */
export async function insteadBeside(task: InsteadTask, read: ShelfReader): Promise<InsteadChoice> {
  const answer = await worker.ask(
    (call) => ({ call, kind: 'instead', task }),
    (asked) => (asked.kind === 'shelf' ? shelfFor(asked, read) : null),
  );
  if (answer?.kind === 'instead') return answer.choice;
  return (await import('./choose.ts')).chooseInstead(task, read);
}

/** The same for what would make a food better. */
export async function improvementsBeside(task: ImprovementsTask): Promise<readonly Improvement[]> {
  const answer = await worker.ask((call) => ({ call, kind: 'improvements', task }));
  if (answer?.kind === 'improvements') return answer.choice;
  return (await import('./choose.ts')).chooseImprovements(task);
}

async function shelfFor(
  { call, asked, tag, reach }: Extract<ChooserAnswer, { kind: 'shelf' }>,
  read: ShelfReader,
): Promise<ChooserMessage> {
  return { call, kind: 'shelf', asked, foods: await read(tag, reach).catch(() => null) };
}

/** What would make a food better for the member or guest, worked out beside the screen; none meanwhile. */
export function useImprovements(food: Food): readonly Improvement[] {
  const revision = useScoreRevision();
  const { data = [] } = useQuery({
    queryKey: ['improvements', revision, food],
    queryFn: async () => {
      if (personUnknown() !== null) return [];
      return improvementsBeside({ facts: food.facts, profile: await ownProfile() });
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  return data;
}
