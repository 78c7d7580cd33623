import { restrictions, Understood } from '@labelwise/contracts/health-profile';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../platform/http/index.ts';
import { understandOnDevice } from './reader.ts';

/** What a typed selection means, in words for the person. `restrictions` is empty where it leaves nothing out. */
export type ReadBack = { readonly said: string; readonly restrictions: readonly unknown[]; readonly readBack: readonly string[] };

const { path } = restrictions.understand;

/** What was typed as an allergy or diet means: by the server, else by this device's own vocabulary. The same words always mean the same. */
export function understandQuery(said: string) {
  return queryOptions({ queryKey: [path, said], queryFn: ({ signal }) => understandTyped(said, signal), staleTime: Infinity });
}

async function understandTyped(said: string, signal: AbortSignal): Promise<ReadBack> {
  try {
    return Understood.parse(await http.json(path, { method: 'POST', body: { said }, signal }));
  } catch (error) {
    if (signal.aborted) throw error;
    const [here] = (await understandOnDevice([{ said, place: 'restriction' }])) ?? [];
    if (here === undefined) throw error;
    return here;
  }
}
