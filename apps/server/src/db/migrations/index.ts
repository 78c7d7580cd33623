import type { Migration } from '../migrate.ts';
import { foods } from './001-foods.ts';
import { members } from './100-members.ts';
import { tracking } from './110-tracking.ts';
import { profiles } from './120-profiles.ts';
import { billing } from './130-billing.ts';
import { conversations } from './140-conversations.ts';
import { modelConsent } from './141-model-consent.ts';
import { sessionProof } from './142-session-proof.ts';
import { accounts } from './143-accounts.ts';
import { foodReading } from './144-food-reading.ts';
import { stepRecord } from './145-step-record.ts';
import { rateLimits } from './146-rate-limits.ts';
import { observedAt } from './147-observed-at.ts';
import { foodScore } from './148-food-score.ts';
import { stripeId } from './149-stripe-id.ts';
import { removal } from './150-removal.ts';
import { submissions } from './151-submissions.ts';
import { accessTokens } from './152-access-tokens.ts';
import { contributions } from './153-contributions.ts';
import { foodCountries } from './154-food-countries.ts';
import { importLease } from './155-import-lease.ts';
import { languages } from './156-languages.ts';
import { owners } from './157-owners.ts';
import { people } from './158-people.ts';
import { passkeys } from './159-passkeys.ts';
import { identities } from './160-identities.ts';
import { households } from './161-households.ts';
import { manyMachines } from './165-many-machines.ts';
import { searchRank } from './166-search-rank.ts';
import { portions } from './167-portions.ts';
import { watch } from './168-watch.ts';
import { shoppingLists } from './169-shopping-lists.ts';
import { readyAnswers } from './170-ready-answers.ts';
import { waitingRecords } from './171-waiting-records.ts';
import { scanIndexes } from './172-scan-indexes.ts';
import { catalogueCount } from './173-catalogue-count.ts';
import { roomInPages } from './174-room-in-pages.ts';
import { watchedShelves } from './175-watched-shelves.ts';
import { searchEntries } from './176-search-entries.ts';
import { takenUsernames } from './177-taken-usernames.ts';

/**
 * Every step of the schema, in order. Written out, so that what runs is what was reviewed. 0xx catalogue, 1xx members.
 * A step that has been released is never edited; the next one corrects it.
 */
export const MIGRATIONS: readonly Migration[] = [
  foods,
  members,
  tracking,
  profiles,
  billing,
  conversations,
  modelConsent,
  sessionProof,
  accounts,
  foodReading,
  stepRecord,
  rateLimits,
  observedAt,
  foodScore,
  stripeId,
  removal,
  submissions,
  accessTokens,
  contributions,
  foodCountries,
  importLease,
  languages,
  owners,
  people,
  passkeys,
  identities,
  households,
  manyMachines,
  searchRank,
  portions,
  watch,
  shoppingLists,
  readyAnswers,
  waitingRecords,
  scanIndexes,
  catalogueCount,
  roomInPages,
  watchedShelves,
  searchEntries,
  takenUsernames,
];
