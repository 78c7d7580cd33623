import type { FastifyInstance } from 'fastify';
import type { Mailer } from './adapters/mailer.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { repeatOnce, withLease } from './db/leases.ts';
import { createRateLimiter } from './db/rate-limiter.ts';
import { compareChanges, sendDigests, sweepOldWatch } from './jobs/watch.ts';
import { systemClock } from './lib/clock.ts';
import { newId } from './lib/ids.ts';
import type { AssistantDeps, ListedFoods } from './modules/ai/tools/assistant-tools.ts';
import { createAlternativesRepository } from './modules/alternatives/alternatives.repository.ts';
import { alternativesRoutes } from './modules/alternatives/alternatives.routes.ts';
import { createAlternativesService } from './modules/alternatives/alternatives.service.ts';
import { createCategoryCache, createCategoryTree } from './modules/alternatives/categories.ts';
import { createInsteadService, createShelfService, createShelvesService } from './modules/alternatives/shelves.service.ts';
import type { FoodsService } from './modules/foods/foods.service.ts';
import type { RowReader } from './modules/foods/storage/row-reader.ts';
import { createHealthProfileRepository } from './modules/health-profile/health-profile.repository.ts';
import { healthProfileRoutes } from './modules/health-profile/health-profile.routes.ts';
import { createHealthProfileService } from './modules/health-profile/health-profile.service.ts';
import type { HouseholdService } from './modules/household/household.service.ts';
import { createImportsRepository, type Households } from './modules/imports/imports.repository.ts';
import { importsRoutes } from './modules/imports/imports.routes.ts';
import { createImportsService } from './modules/imports/imports.service.ts';
import { createInsightsRepository } from './modules/insights/insights.repository.ts';
import { insightsRoutes } from './modules/insights/insights.routes.ts';
import { createMatchesService, createNutritionExportService, createTrendsService } from './modules/insights/trends.service.ts';
import { createSwapsService, createWeekService } from './modules/insights/week.service.ts';
import { createMemberProfileRepository } from './modules/member-profile/member-profile.repository.ts';
import { createMemberProfileService } from './modules/member-profile/member-profile.service.ts';
import { createUnderstandingService } from './modules/member-profile/understanding.service.ts';
import { createPeopleRepository } from './modules/people/people.repository.ts';
import { peopleRoutes } from './modules/people/people.routes.ts';
import { createHouseholdReader, createPeopleService } from './modules/people/people.service.ts';
import { createPreferencesRepository } from './modules/preferences/preferences.repository.ts';
import { preferencesRoutes } from './modules/preferences/preferences.routes.ts';
import { createPreferencesService } from './modules/preferences/preferences.service.ts';
import { createSavedFoodsRepository, type SavedFoodList } from './modules/saved-foods/saved-foods.repository.ts';
import { savedFoodsRoutes } from './modules/saved-foods/saved-foods.routes.ts';
import { createSavedFoodsService } from './modules/saved-foods/saved-foods.service.ts';
import { createActivityRepository, createScanBasisRepository, createScansRepository } from './modules/scans/scans.repository.ts';
import { activityRoutes, scansRoutes } from './modules/scans/scans.routes.ts';
import { createActivityService, createScanBasisService, createScansService } from './modules/scans/scans.service.ts';
import type { ReadingThread } from './modules/scores/reading-thread.ts';
import { createContributionsService } from './modules/submissions/contributions.service.ts';
import { createMemberFoodsService } from './modules/submissions/member-foods.service.ts';
import { createSharingService } from './modules/submissions/sharing.service.ts';
import { createSubmissionsRepository } from './modules/submissions/submissions.repository.ts';
import { submissionsRoutes } from './modules/submissions/submissions.routes.ts';
import { createSubmissionsService } from './modules/submissions/submissions.service.ts';
import { createTrendingRepository } from './modules/trending/trending.repository.ts';
import { trendingRoutes } from './modules/trending/trending.routes.ts';
import { createTrendingInsightsService, createTrendingService } from './modules/trending/trending.service.ts';
import { createWatchRepository } from './modules/watch/watch.repository.ts';
import { watchRoutes } from './modules/watch/watch.routes.ts';
import { createDigestService, createWatchService } from './modules/watch/watch.service.ts';

type Needs = {
  config: Config;
  db: Db;
  foods: FoodsService;
  /** Where members may send what they state; null: nowhere. */
  contributionsTo: Parameters<typeof createContributionsService>[0]['upstream'];
  reader: RowReader;
  households: Households & Pick<HouseholdService, 'others'> & { shoppingList: (memberId: string) => Promise<ListedFoods> };
  /** Whether a list can be read; see `createListCheck`. */
  checkList: (text: string, lang: string | null) => Promise<void>;
  /** For all callers. */
  understand: ReadingThread['understand'];
  /** For what members have typed. */
  understandTyped: ReadingThread['understand'];
};

const DAY_MS = 86_400_000;
/** More than a day of checking labels; bounds what one account can write. */
const SUBMISSIONS_PER_DAY = 300;
/** Each is a minute of a reviewer. */
const OFFERS_PER_DAY = 30;
/** Sendings to Open Food Facts, wrong passwords too: nobody guesses theirs through us. */
const CONTRIBUTIONS_PER_DAY = 30;

/** Builds what members do with foods: who they are for the score, what they scanned and saved, what would be better. */
export function createTracking({ config, db, foods, households, contributionsTo, reader, checkList, understand, understandTyped }: Needs) {
  const now = systemClock;
  const submissionRows = createSubmissionsRepository(db);
  const memberFoods = createMemberFoodsService({ foods, repository: submissionRows });
  const { findFood, findFoods, findRecord, findRecords, ownFoods, overlay } = memberFoods;
  const changes = createRateLimiter(db, { name: 'submissions', max: SUBMISSIONS_PER_DAY, windowMs: DAY_MS });
  const submissions = createSubmissionsService({
    repository: submissionRows,
    foods,
    overlay,
    countChange: (memberId) => changes.consume(memberId),
    checkList,
    now,
  });
  const offers = createRateLimiter(db, { name: 'offers', max: OFFERS_PER_DAY, windowMs: DAY_MS });
  const sharing = createSharingService({
    repository: submissionRows,
    foods,
    mode: config.sharedFoods,
    countOffer: (memberId) => offers.consume(memberId),
    now,
  });
  const sendings = createRateLimiter(db, { name: 'contributions', max: CONTRIBUTIONS_PER_DAY, windowMs: DAY_MS });
  const contributions = createContributionsService({
    repository: submissionRows,
    upstream: contributionsTo,
    countSending: (memberId) => sendings.consume(memberId),
    now,
  });
  const understanding = createUnderstandingService(understandTyped);
  const { profileOf, scoringOf } = createMemberProfileService(createMemberProfileRepository(db), understanding);
  const preferences = createPreferencesService({ repository: createPreferencesRepository(db), now });
  const healthProfile = createHealthProfileService({ repository: createHealthProfileRepository(db), understanding, now, newId });
  const people = createPeopleService({ repository: createPeopleRepository(db), understanding, now, newId });
  const savedFoods = (list: SavedFoodList) =>
    createSavedFoodsService({ repository: createSavedFoodsRepository(db, list), findFood, findFoods, findRecords, now, newId });
  const scans = createScansService({
    repository: createScansRepository(db),
    findFood,
    findRecord,
    findRecords,
    profileOf,
    freeScansPerDay: config.freeScansPerDay,
    now,
    newId,
  });
  const categories = createAlternativesRepository(db, reader);
  const tree = createCategoryTree(categories, now);
  const alternativesDeps = {
    repository: categories,
    categories: createCategoryCache(categories, now),
    tree,
    findFood,
    ownFoods,
    profileOf,
    now,
  };
  const alternatives = createAlternativesService(alternativesDeps);
  const { resolve: resolveScanBases } = createScanBasisService({ repository: createScanBasisRepository(db), findFoods });
  const activity = createActivityService({ repository: createActivityRepository(db), resolveScanBases });
  const insightDeps = { repository: createInsightsRepository(db), findFoods, resolveScanBases };
  const instead = createInsteadService(alternativesDeps);
  const week = createWeekService({ ...insightDeps, profileOf, targetsOf: healthProfile.targets, now });
  const swaps = createSwapsService({ week, instead });
  const saved = { favorites: savedFoods('favorite'), purchased: savedFoods('purchased'), consumed: savedFoods('consumed') };
  const trendingRepository = createTrendingRepository(db);
  const trending = createTrendingService({ repository: trendingRepository, findFoods, ownFoods, profileOf, now });
  const trendingInsights = createTrendingInsightsService({ repository: trendingRepository, trending, ownFoods, profileOf, now });
  const shelf = createShelfService(alternativesDeps);
  const shelves = createShelvesService({ repository: categories, tree, now });
  const householdOf = createHouseholdReader({ people, households, understanding });
  const forAssistant: AssistantDeps = {
    householdOf,
    foods,
    findFood,
    ownFoods,
    healthProfile,
    preferences,
    scans,
    shoppingList: households.shoppingList,
    saved: { favorites: saved.favorites, purchases: saved.purchased, eaten: saved.consumed },
    instead,
    shelves,
    profileOf,
    timeZoneOf: insightDeps.repository.timeZone,
    now,
  };
  return {
    memberFoods,
    profileOf,
    /** The same before it is made ready, for another thread. */
    scoringOf,
    sharing,
    /** What answers in conversations may ask. */
    forAssistant,
    /** What other programs may ask and do. */
    forPrograms: { findFood, profileOf, scans, week, swaps, instead, ...saved },
    shelfOf: (foodId: string) => shelf.shelf(foodId, null),
    /** By what the weekly mail of the watch is written. */
    forWatch: { understanding, profileOf, people },
    readIngredients: (memberId: string) => preferences.ingredients(memberId),
    storeSurvey: healthProfile.storeSurvey,
    addRoutes(app: FastifyInstance): void {
      submissionsRoutes(app, { submissions, sharing, contributions });
      scansRoutes(app, scans);
      activityRoutes(app, activity);
      savedFoodsRoutes(app, saved);
      importsRoutes(
        app,
        createImportsService({ repository: createImportsRepository(db, households), findFoods, understanding, profileOf, now, newId }),
      );
      preferencesRoutes(app, preferences);
      healthProfileRoutes(app, healthProfile, understand);
      peopleRoutes(app, people);
      alternativesRoutes(app, { alternatives, instead, shelf });
      trendingRoutes(app, trending, trendingInsights);
      insightsRoutes(app, {
        week,
        swaps,
        trends: createTrendsService({ ...insightDeps, averageOfAll: activity.averageOfAll }),
        matches: createMatchesService(insightDeps),
        nutrition: createNutritionExportService(insightDeps),
      });
    },
  };
}

const MINUTE = 60_000;
const COMPARE_EVERY_MS = MINUTE;
const DIGESTS_EVERY_MS = 10 * MINUTE;
const SWEEP_EVERY_MS = 6 * 60 * MINUTE;

type WatchNeeds = Pick<Parameters<typeof createDigestService>[0], 'understanding' | 'profileOf' | 'people'> & {
  config: Config;
  db: Db;
  reader: RowReader;
  send: Mailer['send'];
  log: () => FastifyInstance['log'] | undefined;
};

/** Builds the watch over members' foods: its pages, the comparison of what changed, and its weekly mail. */
export function createWatch({ config, db, reader, send, understanding, profileOf, people, log }: WatchNeeds) {
  const now = systemClock;
  const repository = createWatchRepository(db);
  const service = createWatchService({ repository, reader, now });
  const digest = createDigestService({
    watch: service,
    repository,
    people,
    understanding,
    profileOf,
    publicUrl: config.publicUrl,
  });
  let stopping = false;
  const isStopping = () => stopping;
  const common = { db, now, isStopping };
  const failed = (what: string) => (err: unknown) => log()?.warn({ err }, what);
  const jobs = [
    repeatOnce({
      ...common,
      name: 'watch-compare',
      everyMs: COMPARE_EVERY_MS,
      work: () => withLease(db, 'watch-comparing', now, async () => void (await compareChanges(common))),
      onFailure: failed('changed foods not compared; they will be'),
    }),
    repeatOnce({
      ...common,
      name: 'watch-digests',
      everyMs: DIGESTS_EVERY_MS,
      work: () => sendDigests({ ...common, digest, send, onFailure: failed('a weekly mail was not sent; it will be tried again') }),
      onFailure: failed('weekly mails not sent; they will be'),
    }),
    repeatOnce({
      ...common,
      name: 'watch-sweep',
      everyMs: SWEEP_EVERY_MS,
      work: () => sweepOldWatch(common),
      onFailure: failed('what nobody watches any more was not removed'),
    }),
  ];
  return {
    addRoutes: (app: FastifyInstance) => watchRoutes(app, service),
    async stop(): Promise<void> {
      stopping = true;
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
