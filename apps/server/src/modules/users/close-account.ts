import type { Tx } from '../../db/db.ts';
import type { UsersRepository } from './users.repository.ts';

/** What becomes of a running plan when its account goes. */
export type SubscriptionOutcome = 'none' | 'cancelled' | 'cancelling' | 'managed_by_store';

/** What happens elsewhere when an account is deleted. */
export type AccountClosure = {
  /** In the transaction that removes it, while it still can be looked up: records what has to be done elsewhere. */
  prepare: (tx: Tx, memberId: string) => Promise<ClosureNotice>;
  /** Once it is deleted: does it, or leaves it to a later attempt. Waits a few seconds at most and never fails. */
  complete: (notice: ClosureNotice) => Promise<SubscriptionOutcome>;
};
export type ClosureNotice = { taskIds: readonly string[]; runsAtStore: boolean; runsAtStripe: boolean };

type Deps = {
  repository: Pick<UsersRepository, 'remove'>;
  accountClosure: AccountClosure;
  /** Removes what lies outside of the database, once the account is deleted. */
  removeFiles: (memberId: string) => Promise<void>;
};

/** Deletes an account with all that is theirs, whoever asked for it. `first` runs in the transaction before anything goes. */
export async function closeAccount(
  { repository, accountClosure, removeFiles }: Deps,
  id: string,
  first?: (tx: Tx) => Promise<unknown>,
): Promise<SubscriptionOutcome> {
  const notice = await repository.remove(id, async (tx) => {
    await first?.(tx);
    return accountClosure.prepare(tx, id);
  });
  await removeFiles(id);
  return accountClosure.complete(notice);
}
