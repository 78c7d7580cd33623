import { cleanAdditiveCode, normaliseAdditiveCode, parentAdditiveCode } from './additive-code.ts';
import { additiveName } from './additive-name.ts';
import { type AdditiveRisk, additiveRisk } from './additive-risk.ts';
import { COMMON_EVALUATIONS, type EvaluationGroup } from './knowledge.data.ts';
import { RARE_EVALUATIONS } from './knowledge-rare.data.ts';

/** What there is to say about one additive. `riskLevel` is the level that the score counts. */
export type AdditiveInfo = {
  /** Normalised: `e322`. */
  code: string;
  name: string;
  riskLevel: AdditiveRisk;
  /** One or two short plain sentences: what it is, what was found. */
  description: string;
  concerns: readonly string[];
  /** Who evaluated it; `null` when the level is unknown. */
  authority: string | null;
  year: number | null;
  reference: { title: string; url: string | null } | null;
  /** The source was read again for this table; where not, say "No recent evaluation checked". */
  checked: boolean;
};

const GROUP_BY_CODE: ReadonlyMap<string, EvaluationGroup> = new Map(
  [...COMMON_EVALUATIONS, ...RARE_EVALUATIONS].flatMap((group) =>
    Object.keys(group.additives).map((code): [string, EvaluationGroup] => [code, group]),
  ),
);

/**
 * Everything known about an additive, however its code is written; a lettered code without an entry reads its
 * parent's. An additive that is not in the table has the level `unknown` and says so: it is never shown as safe.
 */
export function additiveInfo(code: string): AdditiveInfo {
  const normal = normaliseAdditiveCode(code);
  const entry = [cleanAdditiveCode(code), normal, parentAdditiveCode(normal) ?? ''].find((key) => GROUP_BY_CODE.has(key));
  const group = entry === undefined ? undefined : GROUP_BY_CODE.get(entry);
  const shared = { code: normal, name: additiveName(code), riskLevel: additiveRisk(code) };
  if (entry === undefined || group === undefined) return { ...shared, ...NOT_EVALUATED };
  return {
    ...shared,
    description: `${group.additives[entry] ?? ''} ${group.finding}`,
    concerns: group.concerns,
    authority: group.authority,
    year: group.year,
    reference: { title: group.title, url: group.url },
    checked: group.checked,
  };
}

/** Every code with an entry of its own. */
export function knownAdditiveCodes(): string[] {
  return [...GROUP_BY_CODE.keys()];
}

const NOT_EVALUATED = {
  description: 'We have no evaluation of this additive, so it counts neither for nor against the food.',
  concerns: [],
  authority: null,
  year: null,
  reference: null,
  checked: false,
} satisfies Partial<AdditiveInfo>;
