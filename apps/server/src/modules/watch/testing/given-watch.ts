import type { FoodProduct } from '@labelwise/domain/food';
import type { Mail } from '../../../adapters/mailer.ts';
import type { Db } from '../../../db/db.ts';
import { compareChanges, sendDigests } from '../../../jobs/watch.ts';
import { newId } from '../../../lib/ids.ts';
import { READING_THREADS } from '../../../testing/test-app.ts';
import { createFoodsRepository } from '../../foods/foods.repository.ts';
import { toRow } from '../../foods/storage/food-row.ts';
import { createRowReader } from '../../foods/storage/row-reader.ts';
import { aFood } from '../../foods/testing/a-food.ts';
import { createMemberProfileRepository } from '../../member-profile/member-profile.repository.ts';
import { createMemberProfileService } from '../../member-profile/member-profile.service.ts';
import { createUnderstandingService } from '../../member-profile/understanding.service.ts';
import { createPeopleRepository } from '../../people/people.repository.ts';
import { createPeopleService } from '../../people/people.service.ts';
import { createWatchRepository } from '../watch.repository.ts';
import { createDigestService, createWatchService } from '../watch.service.ts';

export const PUBLIC_URL = 'https://food.example';

/** A catalogue that changes, and the jobs that follow, by hand. */
export function givenWatch(db: Db) {
  const catalogue = createFoodsRepository(db);
  const reader = createRowReader(db);
  let edition = 1;
  const understanding = createUnderstandingService(READING_THREADS.members.understand);
  const repository = createWatchRepository(db);
  const digest = createDigestService({
    watch: createWatchService({ repository, reader, now: Date.now }),
    repository,
    people: createPeopleService({ repository: createPeopleRepository(db), understanding, now: Date.now, newId }),
    understanding,
    profileOf: createMemberProfileService(createMemberProfileRepository(db), understanding).profileOf,
    publicUrl: PUBLIC_URL,
  });
  return {
    /** The source says this of a food from now on. */
    async says(change: Partial<FoodProduct>): Promise<void> {
      edition += 1;
      const food = aFood({ sourceModifiedAt: 1_700_000_000_000 + edition, ...change });
      await catalogue.save([toRow(food, { popularity: 1, hash: edition })]);
    },
    compare: () => compareChanges({ db, now: Date.now }),
    /** What is mailed to whom, as long after now as given. */
    async mailed(afterMs: number, send: (mail: Mail) => Promise<void> = async () => undefined): Promise<Mail[]> {
      const mails: Mail[] = [];
      const failures: unknown[] = [];
      await sendDigests({
        db,
        now: () => Date.now() + afterMs,
        digest,
        send: async (mail) => {
          await send(mail);
          mails.push(mail);
        },
        onFailure: (error) => failures.push(error),
      });
      return mails;
    },
  };
}
