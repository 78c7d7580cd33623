import { useQuery, useQueryClient } from '@tanstack/react-query';
import { foodQuery } from '../../foods/foods.ts';
import { useIsForOthers, useJudgedRevision } from '../../people/has-people.ts';
import type { PersonalScore } from './list-scorer.ts';

/**
 * A food that a list names without its facts, for the people whom foods are judged for, by this device alone. `undefined` until that is
 * known and where foods are judged for oneself; `null`: it could not be judged.
 */
export function useJudgedFood(id: string): PersonalScore | null | undefined {
  const client = useQueryClient();
  const isForOthers = useIsForOthers();
  const revision = useJudgedRevision();
  const { data, isError } = useQuery({
    queryKey: ['judged food', revision, id],
    queryFn: async () => {
      const [{ judgedHere }, food] = await Promise.all([import('./judged-here.ts'), client.fetchQuery(foodQuery(id))]);
      return judgedHere(food);
    },
    enabled: isForOthers,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  return isError ? null : data;
}
