import type { Improvement } from '@labelwise/domain/scoring';
import { useQuery } from '@tanstack/react-query';
import { improvementsBeside } from '../choosing/chooser.ts';
import type { Food } from '../foods/foods.ts';
import { useScoreRevision } from '../preferences-updated.ts';
import { ownProfile, personUnknown } from './own-profile.ts';

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
