import type { HealthProfile } from '@labelwise/contracts/health-profile';
import { prepareProfile, type ScoreProfile } from '@labelwise/domain/scoring';
import { understand } from '@labelwise/domain/understanding';
import { toFood } from '@labelwise/messages/render/food-answer';
import { readConfig } from '../../../../config.ts';
import type { Db, Dialect } from '../../../../db/db.ts';
import { createHouseholds } from '../../../../household-context.ts';
import { givenSamples } from '../../../../testing/given-samples.ts';
import { signUp } from '../../../../testing/members.ts';
import { createTestApp, READING_THREADS, type TestApp } from '../../../../testing/test-app.ts';
import { createTracking } from '../../../../tracking-context.ts';
import { createAlternativesRepository } from '../../../alternatives/alternatives.repository.ts';
import { createCategoryCache, createCategoryTree } from '../../../alternatives/categories.ts';
import { createInsteadService, createShelvesService } from '../../../alternatives/shelves.service.ts';
import { createFoodsRepository } from '../../../foods/foods.repository.ts';
import { createFoodsService } from '../../../foods/foods.service.ts';
import { createRowReader } from '../../../foods/storage/row-reader.ts';
import { createUnderstandingService } from '../../../member-profile/understanding.service.ts';
import { noOwnFoods } from '../../../submissions/member-foods.service.ts';
import { createAssistantTools } from '../../tools/assistant-tools.ts';
import { createGuide, type Turn } from '../guide.service.ts';

/** A member of the evaluation: what they entered about themselves, and what they scanned, oldest first. */
export type Persona = {
  readonly name: string;
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly preferences: Readonly<Record<string, number>>;
  readonly scans: readonly string[];
  /** Those whom they cook for. */
  readonly people?: readonly {
    readonly nickname: string;
    readonly age: number | null;
    readonly dietaryRestrictions: readonly string[];
    readonly medicalConditions?: readonly string[];
  }[];
};

type Asked = Parameters<ReturnType<typeof createGuide>['answer']>[0];

/** The whole service with the sample catalogue, the guide over the same database, and members made over HTTP. */
export async function startGuided(dialect: Dialect) {
  return guidedOver(await createTestApp(dialect, { env: { FREE_SCANS_PER_DAY: '0' } }));
}

/** {@link startGuided} over a service that runs already, on an empty database of its own. */
export async function guidedOver(test: TestApp) {
  await givenSamples(test.db);
  const foods = createFoodsService({ repository: createFoodsRepository(test.db), upstream: null, now: Date.now });
  const config = readConfig({ FREE_SCANS_PER_DAY: '0', OFF_ENABLED: 'false' });
  const { forAssistant } = createTracking({
    config,
    households: createHouseholds(config, test.db, () => undefined),
    db: test.db,
    foods,
    contributionsTo: null,
    reader: createRowReader(test.db),
    checkList: async () => undefined,
    understand: async () => [],
    understandTyped: READING_THREADS.members.understand,
  });
  const tools = createAssistantTools(forAssistant);
  const guide = createGuide({ tools });

  return {
    test,
    guide,
    tools,
    /** The last answer of a conversation in which a member asks these questions. */
    async lastAnswer(
      userId: string,
      questions: readonly string[],
      asked: Omit<Asked, 'caller' | 'question' | 'history'> = {},
    ): Promise<string> {
      const history: Turn[] = [];
      for (const question of questions) {
        const { text } = await guide.answer({ caller: { userId }, question, history, ...asked });
        history.push({ role: 'user', content: question }, { role: 'assistant', content: text });
      }
      return history.at(-1)?.content ?? '';
    },
    async join({ name, profile, preferences, scans, people = [] }: Persona): Promise<string> {
      const { as, id } = await signUp(test, name, { trial: true });
      if (profile !== null) expectOk(await as('PUT', '/api/health-profile', { consentVersion: '2026-11', ...profile }));
      for (const [ingredient, preferenceValue] of Object.entries(preferences))
        expectOk(await as('PUT', `/api/user-preferences/${encodeURIComponent(ingredient)}`, { preferenceValue }));
      for (const foodId of scans) expectOk(await as('POST', '/api/scans', { foodId }));
      for (const person of people) expectOk(await as('POST', '/api/people', { ...PERSON, ...person }));
      return id;
    },
    close: test.close,
  };
}

const PERSON = { colour: 'sky', medicalConditions: [], healthGoals: [], preferences: [], consentVersion: '2026-11' };

function expectOk({ status, json }: { status: number; json: unknown }): void {
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(json)}`);
}

const SCANNED = ['3017620422003', '5449000000996', '0041415021051', '0052159532000', '7300400118101'];
const understanding = createUnderstandingService(async (entries) => entries.map(({ typed, place }) => understand(typed, place)));
const NOTHING_SAVED = { newest: async () => [] };
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

/** The tools over a real catalogue for any number of profiles that no one has to sign up with. */
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
      findFood: foods.byId,
      ownFoods: noOwnFoods,
      shelves,
      profileOf,
      householdOf: async () => ({ people: [], notJudged: [] }),
      now: Date.now,
      instead: createInsteadService({ repository, categories, tree, findFood: foods.byId, ownFoods: noOwnFoods, profileOf, now: Date.now }),
      healthProfile: { read: async () => stored },
      preferences: { held: async () => [] },
      scans: {
        newest: async () =>
          (await foods.byIds(SCANNED)).map((food, at) => ({
            scannedAt: Date.now() - at * 1000,
            score: 50,
            basis: 'fallback' as const,
            contributions: [],
            food: toFood(food),
          })),
      },
      shoppingList: async () => ({ foodIds: [], names: [] }),
      saved: { favorites: NOTHING_SAVED, purchases: NOTHING_SAVED, eaten: NOTHING_SAVED },
      timeZoneOf: async () => 'UTC',
    });
  };
}
