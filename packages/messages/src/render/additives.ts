import type { AdditiveInfo } from '@labelwise/domain/additives';
import type { Say } from '../index.ts';

/** What an additive is and what was found, in one or two short sentences. */
export function additiveDescription(say: Say, { evaluation }: Pick<AdditiveInfo, 'evaluation'>): string {
  if (evaluation === null) return say('additives.not_evaluated');
  return `${say(`additives.is_${evaluation.entry}`)} ${say(`additives.finding_${evaluation.finding}`)}`;
}

/** Why its level is above low, or what a person should know; each a sentence without its full stop. */
export function additiveConcerns(say: Say, { evaluation }: Pick<AdditiveInfo, 'evaluation'>): string[] {
  return (evaluation?.concerns ?? []).map((concern) => say(`additives.concern_${concern}`));
}
