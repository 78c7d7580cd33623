import type { MessageId } from '@labelwise/messages';

/** Why something was not saved, as far as it matters to the person who saved it. */
export type SaveFailure = 'no answer' | 'busy' | 'server' | 'refused';

/**
 * What stands beside the control that saves (`say(NOT_SAVED_TEXTS[failure])`). The server's own sentence, where it gave one, takes the place of
 * `refused`.
 */
export const NOT_SAVED_TEXTS = {
  'no answer': 'screens-common.not_saved_offline',
  busy: 'screens-common.not_saved_busy',
  server: 'screens-common.not_saved_server',
  refused: 'screens-common.not_saved_refused',
} as const satisfies Readonly<Record<SaveFailure, MessageId>>;

/** The same where nothing was typed: a switch, a press, something erased. */
export const NOT_DONE_TEXTS = {
  'no answer': 'screens-common.not_done_offline',
  busy: 'screens-common.not_saved_busy',
  server: 'screens-common.not_done_server',
  refused: 'screens-common.not_saved',
} as const satisfies Readonly<Record<SaveFailure, MessageId>>;

/** The same where something is sent and nothing stored. */
export const NOT_SENT_TEXTS = {
  'no answer': 'screens-common.not_sent_offline',
  busy: 'screens-common.not_sent_busy',
  server: 'screens-common.not_sent_server',
  refused: 'screens-common.not_sent_refused',
} as const satisfies Readonly<Record<SaveFailure, MessageId>>;
