import type { QueryClient } from '@tanstack/react-query';
import { log } from '../../../lib/log.ts';
import { ApiError } from '../../../platform/http/index.ts';
import { keptQuery, refreshLists, sendKept } from '../keeps.ts';
import { readOutbox, takeFromOutbox } from './outbox.ts';

/**
 * Sends the toggles that waited for a network, the oldest first. One that the server refuses is dropped, for it would be
 * refused again; without an answer, or when the server is busy, the rest waits on.
 */
export async function flushOutbox(client: QueryClient): Promise<void> {
  for (const pending of readOutbox()) {
    const { list, foodId, userId, kept } = pending;
    try {
      await sendKept(list, { foodId, userId }, kept);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
      if (!isRefused) return;
      log.info(`A change made offline was refused: ${error.message}`);
    }
    takeFromOutbox(pending);
    await Promise.all([client.invalidateQueries({ queryKey: keptQuery(list, foodId).queryKey }), refreshLists(client, list)]);
  }
}
