import type { HealthProfile } from '@labelwise/contracts/health-profile';
import { prepareProfile, type ScoreProfile } from '@labelwise/domain/scoring';
import { understand } from '@labelwise/domain/understanding';
import type { Db } from '../../../../db/db.ts';
import { createAlternativesRepository } from '../../../alternatives/alternatives.repository.ts';
import { createAlternativesService } from '../../../alternatives/alternatives.service.ts';
import { createCategoryCache, createCategoryTree } from '../../../alternatives/categories.ts';
import { createShelvesService } from '../../../alternatives/shelves.service.ts';
import { toFood } from '../../../foods/foods.answer.ts';
import { createFoodsRepository } from '../../../foods/foods.repository.ts';
import { createFoodsService } from '../../../foods/foods.service.ts';
import { createUnderstandingService } from '../../../member-profile/understanding.service.ts';
import { createAssistantTools } from '../../tools/assistant-tools.ts';

const SCANNED = ['3017620422003', '5449000000996', '0041415021051', '0052159532000', '7300400118101'];
const understanding = createUnderstandingService(async (typed) => typed.map(({ said, place }) => understand(said, place)));
const EMPTY: HealthProfile = {
  id: 'p',
  age: null,
  gender: null,
  activityLevel: null,
  height: null,
  weight: null,
  healthGoals: [],
  medicalConditions: [],
  dietaryRestrictions: [],
  targetCalories: null,
  targetProtein: null,
  targetCarbs: null,
  targetFat: null,
  understood: [],
  consentVersion: '2026-11',
  updatedAt: '2026-11-21T00:00:00.000Z',
};

/** The profile with what is typed in it resolved, as it is for members. */
export async function resolvedProfile(profile: ScoreProfile): Promise<ScoreProfile> {
  return { ...profile, ...(await understanding.resolved(chosenOf(profile))).profile };
}

function chosenOf({ goals = [], conditions = [], restrictions = [] }: ScoreProfile) {
  return { goals: [...goals], conditions: [...conditions], restrictions: [...restrictions] };
}

/** The tools over a real catalogue for any number of profiles that nobody has to sign up with. */
export function createProfiledTools(db: Db) {
  const foods = createFoodsService({ repository: createFoodsRepository(db), upstream: null, now: Date.now });
  const repository = createAlternativesRepository(db);
  const tree = createCategoryTree(repository, Date.now);
  const shelves = createShelvesService({ repository, tree, now: Date.now });
  const categories = createCategoryCache(repository, Date.now);
  return (profile: ScoreProfile) => {
    const chosen = chosenOf(profile);
    const prepared = resolvedProfile(profile).then(prepareProfile);
    const profileOf = () => prepared;
    const stored: HealthProfile = {
      ...EMPTY,
      healthGoals: chosen.goals,
      medicalConditions: chosen.conditions,
      dietaryRestrictions: chosen.restrictions,
    };
    return createAssistantTools({
      foods,
      shelves,
      profileOf,
      now: Date.now,
      alternatives: createAlternativesService({ repository, categories, tree, findFood: foods.byId, profileOf }),
      healthProfile: { read: async () => stored },
      preferences: { list: async () => [] },
      scans: {
        list: async () => ({
          next: null,
          items: (await foods.byIds(SCANNED)).map((food, at) => ({
            scan: {
              id: String(at),
              personalizedScore: 50,
              scoreBasis: 'fallback' as const,
              scannedAt: new Date(Date.now() - at * 1000).toISOString(),
              rulesVersion: null,
              contributions: [],
            },
            food: toFood(food),
          })),
        }),
      },
      timeZoneOf: async () => 'UTC',
    });
  };
}
