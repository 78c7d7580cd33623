import { additiveInfo } from '../../additives/index.ts';
import { foldText } from '../../lib/index.ts';
import type { AdditiveSays } from '../asked-blocks.ts';

const DANGER =
  /(?<!\p{L})(?:danger\w*|harmful|bad|unhealthy|toxic|poison\w*|cancer\w*|carcinogen\w*|ok|okay|gefahrlich\w*|schadlich\w*|schlimm|giftig\w*|krebs\w*|ungesund|dangereu\w*|nocif\w*|mauvais\w*|toxique\w*|cancer\w*|cancerig\w*|peligros\w*|malo|mala|danin\w*|toxic[oa]|pericolos\w*|dannos\w*|nociv\w*|cancerogen\w*|tumor\w*|fa male|perigos\w*|prejudicial|faz mal|cancro|gevaarlijk\w*|schadelijk\w*|slecht|kanker\w*)(?!\p{L})/u;

/** Whether a message asks if something is dangerous. */
export const asksForDanger = (message: string): boolean => DANGER.test(foldText(message));

/** The line that answers whether an additive is. */
export function dangerOf(code: string): AdditiveSays {
  const { riskLevel } = additiveInfo(code);
  return riskLevel === 'unknown' ? 'unsettled' : `danger_${riskLevel}`;
}
