import type { QueryClient } from '@tanstack/react-query';
import { sendPreference } from './preferences.ts';
import { announcePreferences } from './profile-changes.ts';
import { type Flushed, sendQueue } from './send-queue.ts';
import { markWaitingPreference, removeWaitingPreference, waitingPreferences } from './waiting-preferences.ts';

/** Sends the preferences that were changed without a network; then the list is read again, and everything is scored by it. */
export async function flushPreferences(client: QueryClient): Promise<Flushed> {
  let hasChanged = false;
  const end = await sendQueue({
    next: () => waitingPreferences().find(({ refused }) => refused === undefined),
    send: sendPreference,
    arrived: (change) => {
      hasChanged = true;
      removeWaitingPreference(change);
    },
    refused: (change, because) => {
      hasChanged = true;
      markWaitingPreference(change, because);
    },
  });
  if (hasChanged) await announcePreferences(client);
  return end;
}
