import type { Reply } from '@labelwise/domain/guide';

/** Several answers as one; what they share is said once. */
export function joined(replies: readonly Reply[]): Reply {
  return {
    blocks: [...new Set(replies.flatMap(({ blocks }) => blocks))],
    sources: [...new Set(replies.flatMap(({ sources }) => sources))],
    derived: replies.flatMap(({ derived }) => derived),
    suggested: [...new Set(replies.flatMap(({ suggested }) => suggested))],
  };
}
