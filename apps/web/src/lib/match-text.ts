import type { ScoreLabel } from '@labelwise/domain/scoring';
import type { MessageId } from '@labelwise/messages';

/** Ids of the words under a score (`say(MATCHES[scoreLabel(score)])`). */
export const MATCHES = {
  'Great Match': 'screens-common.match_great',
  'Good Match': 'screens-common.match_good',
  'Poor Match': 'screens-common.match_poor',
} as const satisfies Readonly<Record<ScoreLabel, MessageId>>;
