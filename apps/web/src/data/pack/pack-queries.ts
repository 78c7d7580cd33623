import { packs } from '@labelwise/contracts/packs';
import { queryOptions } from '@tanstack/react-query';
import { call, endpointQuery, keyOf } from '../call.ts';
import { inspectPacks } from './take-pack.ts';

const MAKING_MS = 2000;

/** Which packs there are to choose from. */
export const packsQuery = () => endpointQuery(packs.list);

/** One pack as it can be fetched now, asked again while the server writes it. */
export function packQuery(of: string, from: string | undefined) {
  const query = { from };
  return queryOptions({
    queryKey: [...keyOf(packs.state, { params: { of }, query })],
    queryFn: ({ signal }) => call(packs.state, { params: { of }, query, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? MAKING_MS : false),
  });
}

/** Whether the files of the packs that this device remembers are there and whole. */
export function inspectionQuery(names: readonly string[]) {
  return queryOptions({
    queryKey: ['packs on this device', ...names],
    queryFn: inspectPacks,
    enabled: names.length > 0,
    staleTime: 0,
    networkMode: 'always',
  });
}
