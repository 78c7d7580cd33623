import type { Improvement } from '@labelwise/domain/scoring';
import { useQuery } from '@tanstack/react-query';
import type { Food } from '../foods/foods.ts';
import { useScoreRevision } from '../preferences-updated.ts';
import { ownProfile, personUnknown } from './own-profile.ts';
import { loadEngine } from './scores.ts';

/** What would make a food better for the member or guest, by this device's own copy of the engine; none while it is worked out. */
export function useImprovements(food: Food): readonly Improvement[] {
  const revision = useScoreRevision();
  const { data = [] } = useQuery({
    queryKey: ['improvements', revision, food],
    queryFn: async () => {
      if (personUnknown() !== null) return [];
      const [{ improvementsOf, prepareProfile }, profile] = await Promise.all([loadEngine(), ownProfile()]);
      return improvementsOf(food.facts, prepareProfile(profile));
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  return data;
}
