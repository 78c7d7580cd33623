/** Thread that searches a large catalogue and scores what it finds, with connections of its own that only read. */
import { parentPort } from 'node:worker_threads';
import { type PreparedProfile, prepareProfile } from '@labelwise/domain/scoring';
import { loadLanguage } from '@labelwise/messages/say-in';
import type { Db } from './db/db.ts';
import { atOneMoment } from './db/dialects/sqlite.ts';
import { type DatabaseConfig, openForReading } from './db/open.ts';
import { systemClock } from './lib/clock.ts';
import { answerJobs } from './lib/thread.ts';
import { createFoodsRepository } from './modules/foods/foods.repository.ts';
import { createFoodsService } from './modules/foods/foods.service.ts';
import { createCatalogueSearch } from './modules/foods/search/catalogue-search.ts';
import { createFindFoodsService, type FindFoodsService } from './modules/foods/search/find-foods.service.ts';
import type { TextSearch } from './modules/foods/search/search-here.ts';
import type { SearchAnswer, Searcher, SearchJob, SearchQuestion, SearchResult } from './modules/foods/search/search-jobs.ts';
import { createShelfDirectory } from './modules/foods/search/shelf-directory.ts';
import { withFewSigns } from './modules/foods/storage/ready-answer.ts';
import { createRowCollector } from './modules/foods/storage/row-reader.ts';
import { createMemberFoodsService } from './modules/submissions/member-foods.service.ts';
import { createSubmissionsRepository } from './modules/submissions/submissions.repository.ts';

/** It serves one database, from the first job on. */
let opened: ((job: SearchJob) => Promise<SearchAnswer>) | undefined;

answerJobs(parentPort, (job: SearchJob) => (opened ??= open(job.database))(job));

function open(database: DatabaseConfig): (job: SearchJob) => Promise<SearchAnswer> {
  const db = openForReading(database);
  const reader = createRowCollector();
  const profiles = createProfiles();
  const text = createCatalogueSearch(db);
  const services = { text, profiles, foods: createFoods(db, text, reader, profiles) };
  return async ({ asking, question }) => {
    const answer = () => atOneMoment(db, () => answerTo(services, question));
    const found = await (db.reads === null || asking === null ? answer() : db.reads.run(asking, answer));
    return { found, refreshes: reader.collected() };
  };
}

type Services = { text: TextSearch; foods: FindFoodsService; profiles: Profiles };

async function answerTo({ text, foods, profiles }: Services, question: SearchQuestion): Promise<SearchResult> {
  if ('language' in question) await loadLanguage(question.language);
  switch (question.kind) {
    case 'find':
      return { kind: 'found', found: await text.find(question.text, question.isExact) };
    case 'hits':
      return inText(await foods.find(question.query, profiles.enter(question.by), question.language));
    case 'candidates':
      return inText(await foods.candidates(question.query, question.language));
    case 'suggestions':
      return inText(await foods.suggest(question.text, profiles.enter(question.by), question.language));
    case 'shelves':
      return { kind: 'shelves', answer: await foods.shelves(question.language) };
    default:
      return question satisfies never;
  }
}

const inText = (answer: object): SearchResult => ({ kind: 'text', text: withFewSigns(JSON.stringify(answer)) });

/** The services of the process once more, on what only reads. */
function createFoods(
  db: Db,
  text: ReturnType<typeof createCatalogueSearch>,
  reader: ReturnType<typeof createRowCollector>,
  { profileOf }: Profiles,
): FindFoodsService {
  const now = systemClock;
  const repository = createFoodsRepository(db, now, reader, text);
  const catalogue = createFoodsService({ repository, upstream: null, now });
  const { ownFoods } = createMemberFoodsService({ foods: catalogue, repository: createSubmissionsRepository(db) });
  return createFindFoodsService({ foods: repository, shelves: text, directory: createShelfDirectory(text, now), ownFoods, profileOf });
}

type Profiles = {
  /** Has the profile of who asks ready. @returns their id */
  readonly enter: (by: Searcher | null) => string | null;
  readonly profileOf: (memberId: string) => Promise<PreparedProfile>;
};

const MAX_PROFILES = 1000;

/** Profiles that came with questions, made ready once for each state of them. */
function createProfiles(): Profiles {
  const known = new Map<string, { revision: number | null; profile: PreparedProfile }>();
  return {
    enter(by) {
      if (by === null) return null;
      const { memberId, scoring } = by;
      const before = known.get(memberId);
      known.delete(memberId);
      const isSame = scoring.revision !== null && before?.revision === scoring.revision;
      known.set(memberId, isSame ? before : { revision: scoring.revision, profile: prepareProfile(scoring.profile) });
      const [oldest] = known.keys();
      if (known.size > MAX_PROFILES && oldest !== undefined) known.delete(oldest);
      return memberId;
    },
    async profileOf(memberId) {
      const profile = known.get(memberId)?.profile;
      // Answers are scored for who asks, or not at all.
      if (profile === undefined) throw new Error('The profile of who asks did not come along');
      return profile;
    },
  };
}
