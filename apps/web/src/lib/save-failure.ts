import type { MessageId } from '@labelwise/messages';

/** Why something was not saved, as far as it matters to the person who saved it. */
export type SaveFailure = 'no answer' | 'busy' | 'server' | 'refused';

/** What stands beside the control that saves. The server's own sentence, where it gave one, takes the place of `refused`. */
export const NOT_SAVED: Readonly<Record<SaveFailure, string>> = {
  'no answer': 'Not saved: no connection. What you entered is still here.',
  busy: 'Not saved: too many tries just now. Wait a moment, then try again.',
  server: 'Not saved: Labelwise does not answer right now. What you entered is still here.',
  refused: 'Not saved. Please check what you entered, then try again.',
};

/** The same where something is sent and nothing stored. */
export const NOT_SENT: Readonly<Record<SaveFailure, string>> = {
  'no answer': 'Not sent: no connection. What you entered is still here.',
  busy: 'Not sent: too many tries just now. Wait a moment, then try again.',
  server: 'Not sent: Labelwise does not answer right now. What you entered is still here.',
  refused: 'Not accepted. Please check what you entered, then try again.',
};

/** Ids of the same sentences, for screens that say theirs by id (`say(NOT_SAVED_TEXTS[failure])`). */
export const NOT_SAVED_TEXTS = {
  'no answer': 'screens-common.not_saved_offline',
  busy: 'screens-common.not_saved_busy',
  server: 'screens-common.not_saved_server',
  refused: 'screens-common.not_saved_refused',
} as const satisfies Readonly<Record<SaveFailure, MessageId>>;

export const NOT_SENT_TEXTS = {
  'no answer': 'screens-common.not_sent_offline',
  busy: 'screens-common.not_sent_busy',
  server: 'screens-common.not_sent_server',
  refused: 'screens-common.not_sent_refused',
} as const satisfies Readonly<Record<SaveFailure, MessageId>>;
