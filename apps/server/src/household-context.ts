import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { systemClock } from './lib/clock.ts';
import { newId } from './lib/ids.ts';
import { createHouseholdRepository } from './modules/household/household.repository.ts';
import { householdRoutes } from './modules/household/household.routes.ts';
import { createHouseholdService } from './modules/household/household.service.ts';
import { createHouseholdEvents } from './modules/household/household-events.service.ts';
import { shoppingRepository } from './modules/shopping/shopping.repository.ts';
import { shoppingRoutes } from './modules/shopping/shopping.routes.ts';
import { createShoppingService } from './modules/shopping/shopping.service.ts';
import type { AccountClosure } from './modules/users/users.service.ts';

const SWEEP_INTERVAL_MS = 60 * 60_000;

/** Builds what several members share: their household, its shopping list, and what says that either changed. */
export function createHouseholds({ publicUrl }: Config, db: Db, onFailure: (error: unknown) => void) {
  const repository = createHouseholdRepository(db);
  const service = createHouseholdService({ repository, publicUrl, now: systemClock, newId });
  const events = createHouseholdEvents({ repository, onFailure });
  const shopping = createShoppingService({
    repository: shoppingRepository,
    households: { ...repository, lockOwn: service.lockOwn },
    now: systemClock,
  });
  const sweep = setInterval(() => void service.sweep().catch(onFailure), SWEEP_INTERVAL_MS).unref();
  return {
    /** For what else brings entries in. */
    lockOwn: service.lockOwn,
    touch: repository.touch,
    /** What stands on the shopping list of a member's household: foods with a product, the newest first, and names alone. */
    async shoppingList(memberId: string): Promise<{ foodIds: string[]; names: string[] }> {
      const { entries } = await shopping.list(memberId, undefined);
      const foodIds = entries.flatMap(({ foodId }) => foodId.value ?? []).reverse();
      return { foodIds: [...new Set(foodIds)], names: entries.flatMap(({ foodId, name }) => (foodId.value === null ? [name.value] : [])) };
    },
    /** Whom other members share with one. */
    others: service.others,
    /** A member who closes their account leaves their household in the same transaction. */
    closing: (closure: AccountClosure): AccountClosure => ({
      ...closure,
      prepare: async (tx, memberId) => {
        await service.onAccountClosing(tx, memberId);
        return closure.prepare(tx, memberId);
      },
    }),
    addRoutes(app: FastifyInstance): void {
      householdRoutes(app, service, events);
      shoppingRoutes(app, shopping);
    },
    close(): void {
      clearInterval(sweep);
      events.close();
    },
  };
}
