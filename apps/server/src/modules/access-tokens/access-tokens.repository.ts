import type { Db, Tx } from '../../db/db.ts';
import type { AccessTokenTable, MemberTable, WrittenBy } from '../../db/schema/members.ts';

export type AccessTokensRepository = ReturnType<typeof createAccessTokensRepository>;

/** What a call needs of a token and its member. */
export type TokenOwner = Omit<AccessTokenTable, 'tokenHash'> &
  Pick<MemberTable, 'subscriptionStatus' | 'trialEndsAt' | 'subscriptionEndsAt' | 'language'> &
  WrittenBy;

/** Rows of personal access tokens, found by the hash of the token. */
export function createAccessTokensRepository(db: Db) {
  return {
    /**
     * `false` where the member has `most` already. The member's row is locked, so that two at once cannot both be the last, and that
     * what `check` finds holds while the token is stored.
     */
    add: (token: AccessTokenTable, most: number, check: (tx: Tx) => Promise<void>): Promise<boolean> =>
      db.write(async (tx) => {
        await tx.updateTable('member').set({ id: token.memberId }).where('id', '=', token.memberId).execute();
        await check(tx);
        const { count } = await tx
          .selectFrom('accessToken')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('memberId', '=', token.memberId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await tx.insertInto('accessToken').values(token).execute();
        return true;
      }),

    owner: (tokenHash: string): Promise<TokenOwner | undefined> =>
      db.read
        .selectFrom('accessToken')
        .innerJoin('member', 'member.id', 'accessToken.memberId')
        .select([
          'accessToken.id',
          'accessToken.memberId',
          'accessToken.name',
          'accessToken.scopes',
          'accessToken.createdAt',
          'accessToken.expiresAt',
          'accessToken.lastUsedAt',
          'member.subscriptionStatus',
          'member.trialEndsAt',
          'member.language',
          'member.subscriptionEndsAt',
        ])
        .$if(db.reads !== null, (query) =>
          query.leftJoin('memberWrite', 'memberWrite.memberId', 'member.id').select(['memberWrite.timeline', 'memberWrite.transactionId']),
        )
        .where('accessToken.tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    touch: (id: string, lastUsedAt: number) =>
      db.write((tx) => tx.updateTable('accessToken').set({ lastUsedAt }).where('id', '=', id).execute(), { lockWaitMs: 0 }),

    list: (memberId: string): Promise<AccessTokenTable[]> =>
      db.read
        .selectFrom('accessToken')
        .selectAll()
        .where('memberId', '=', memberId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** `false` when it is none of theirs. */
    async remove(memberId: string, id: string): Promise<boolean> {
      const result = await db.write((tx) =>
        tx.deleteFrom('accessToken').where('memberId', '=', memberId).where('id', '=', id).executeTakeFirst(),
      );
      return result.numDeletedRows > 0n;
    },
    removeAll: (tx: Tx, memberId: string) => tx.deleteFrom('accessToken').where('memberId', '=', memberId).execute(),
    removeExpired: (before: number) => db.write((tx) => tx.deleteFrom('accessToken').where('expiresAt', '<=', before).execute()),
  };
}
