import type { QueryClient } from '@tanstack/react-query';
import { storageKeys } from '../../platform/storage/keys.ts';
import { type Flushed, sendQueue } from '../send-queue.ts';
import { forgetHere, markHere, submissionsHere } from './here.ts';
import { renewSubmitted, sendStated } from './submissions.ts';

/** Sends what a member has stated of packs without a network. */
export async function flushSubmissions(client: QueryClient): Promise<Flushed> {
  const key = storageKeys.submissionsWaiting;
  let hasChanged = false;
  const end = await sendQueue({
    next: () => submissionsHere(key).find(({ refused }) => refused === undefined),
    send: sendStated,
    arrived: (waiting) => {
      hasChanged = true;
      forgetHere(waiting.gtin, key, waiting);
    },
    refused: ({ gtin }, because) => {
      hasChanged = true;
      markHere(gtin, because);
    },
  });
  if (hasChanged) await renewSubmitted(client);
  return end;
}
