import type { Verdict } from '@labelwise/domain/scoring';
import type { Say } from '../index.ts';

const IDS = {
  'Great Match': 'screens-common.match_great',
  'Good Match': 'screens-common.match_good',
  'Poor Match': 'screens-common.match_poor',
  'Check the pack': 'screens-common.check_pack',
  'Not enough data to judge': 'screens-common.no_data',
} as const satisfies Readonly<Record<Verdict, string>>;

/** What a score is called, in the language of `say`. */
export function verdictText(say: Say, verdict: Verdict): string {
  return say(IDS[verdict]);
}
