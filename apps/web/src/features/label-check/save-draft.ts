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
export const SAVED_WORDS: Readonly<Record<SavedAs, { title: string; description: string } | null>> = {
  saved: null,
  here: { title: 'Your values are saved', description: 'They count on this device from now on.' },
  waiting: { title: 'Your values are saved', description: 'They count on this device, and are sent once you are online.' },
  offered: { title: 'Your values are saved', description: 'They are offered to everybody on this server.' },
  'offer waiting': {
    title: 'Your values are saved',
    description: 'Once you are online they are sent, and offered to everybody on this server.',
  },
  'sharing failed': {
    title: 'Saved, but not shared',
    description: 'Your values count for you. They can be shared from the results, under “Your values”.',
  },
};
