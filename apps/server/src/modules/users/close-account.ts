import type { Tx } from '../../db/db.ts';
import type { UsersRepository } from './users.repository.ts';
import type { AccountClosure, SubscriptionOutcome } from './users.service.ts';

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
