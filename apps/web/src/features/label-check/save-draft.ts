import type { QueryClient } from '@tanstack/react-query';
import { saveSubmission, shareSubmission } from '../../data/submissions/submissions.ts';
import type { Draft } from './draft.ts';
import { fieldsOf } from './fields.ts';

/** What became of the values. `offer waiting`: they are sent and offered once there is a network. `sharing failed`: they are saved, and were not offered to everybody. */
export type SavedAs = 'saved' | 'waiting' | 'here' | 'offered' | 'offer waiting' | 'sharing failed';

/** Saves what the draft says, and offers it where the member wants that. @throws ApiError of a refusal to save */
export async function saveDraft(client: QueryClient, draft: Draft, known: Draft['about'], isOffered: boolean): Promise<SavedAs> {
  const { barcode } = draft.about;
  const where = await saveSubmission(client, barcode, fieldsOf(draft, Date.now(), { known }), isOffered);
  if (!isOffered || where === 'here') return where;
  if (where === 'waiting') return 'offer waiting';
  try {
    return (await shareSubmission(client, barcode)) === 'offered' ? 'offered' : 'offer waiting';
  } catch {
    return 'sharing failed';
  }
}

/** Shown on the results that follow. A member's values that are saved need no words: they stand there. */
export const SAVED_WORDS = {
  saved: null,
  here: { title: 'screens-label-check.values_saved', description: 'screens-label-check.saved_here' },
  waiting: { title: 'screens-label-check.values_saved', description: 'screens-label-check.saved_waiting' },
  offered: { title: 'screens-label-check.values_saved', description: 'screens-label-check.saved_offered' },
  'offer waiting': {
    title: 'screens-label-check.values_saved',
    description: 'screens-label-check.saved_offer_waiting',
  },
  'sharing failed': {
    title: 'screens-label-check.saved_not_shared',
    description: 'screens-label-check.saved_not_shared_how',
  },
} as const satisfies Readonly<Record<SavedAs, { title: string; description: string } | null>>;
