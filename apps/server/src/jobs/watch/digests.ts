import type { Language } from '@labelwise/contracts/languages';
import type { Mail } from '../../adapters/mailer/mailer.ts';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import type { DigestService } from '../../modules/watch/digest.service.ts';
import { DIGEST_EVERY_MS } from '../../modules/watch/watch.service.ts';

/** While one process writes and sends a mail no other does; what failed is tried again after it. */
const CLAIM_MS = 3_600_000;
/** What is written right now may become visible only after a later moment has been read. */
const SETTLED_MS = 10 * 60_000;

type Deps = {
  db: Db;
  now: Clock;
  digest: DigestService;
  send: (mail: Mail) => Promise<void>;
  onFailure: (error: unknown) => void;
  isStopping?: () => boolean;
};
type Due = { memberId: string; nextDigestAt: number; digestedUpTo: number; email: string; language: Language | null };

/** Sends the mails that are due, each once, and none where there is nothing to say. @returns how many were sent */
export async function sendDigests({ db, now, digest, send, onFailure, isStopping = () => false }: Deps): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = isStopping() ? null : await claimNext(db, now());
    if (due === null) return sent;
    const until = now() - SETTLED_MS;
    try {
      const mail = await digest.compose(due, { after: due.digestedUpTo, until });
      if (mail !== null) {
        await send(mail);
        sent += 1;
      }
      await db.write((tx) =>
        tx
          .updateTable('watchSetting')
          .set({ digestedUpTo: Math.max(until, due.digestedUpTo), nextDigestAt: now() + DIGEST_EVERY_MS })
          .where('memberId', '=', due.memberId)
          .execute(),
      );
    } catch (error) {
      onFailure(error);
    }
  }
}

function claimNext(db: Db, time: number): Promise<Due | null> {
  return db.write(async (tx) => {
    const due = await tx
      .selectFrom('watchSetting')
      .innerJoin('member', 'member.id', 'watchSetting.memberId')
      .select(['memberId', 'nextDigestAt', 'digestedUpTo', 'member.email', 'member.language'])
      .where('digest', '=', 1)
      .where('isOn', '=', 1)
      .where('nextDigestAt', '<=', time)
      .orderBy('nextDigestAt')
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return null;
    const { numUpdatedRows } = await tx
      .updateTable('watchSetting')
      .set({ nextDigestAt: time + CLAIM_MS })
      .where('memberId', '=', due.memberId)
      .where('nextDigestAt', '=', due.nextDigestAt)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? due : null;
  });
}
