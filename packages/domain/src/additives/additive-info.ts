import { additiveName } from './additive-name.ts';
import { type AdditiveRisk, additiveRisk, cleanAdditiveCode, normaliseAdditiveCode, parentAdditiveCode } from './additive-risk.ts';
import { COMMON_EVALUATIONS } from './knowledge.data.ts';
import { RARE_EVALUATIONS } from './knowledge-rare.data.ts';

type Evaluated = (typeof COMMON_EVALUATIONS | typeof RARE_EVALUATIONS)[number];

/** What was found on an additive, and by whom. */
export type AdditiveEvaluation = {
  /** The entry that holds for it: its own, or that of the additive whose form it is. */
  entry: Evaluated['codes'][number];
  finding: Evaluated['finding'];
  concerns: readonly Evaluated['concerns'][number][];
  authority: string;
  year: number;
  reference: { title: string; url: string | null };
  /** The source was read again for this table; where not, say "No recent evaluation checked". */
  checked: boolean;
};

/** What is known about one additive. `riskLevel` is the level that the score counts. */
export type AdditiveInfo = {
  /** Normalised: `e322`. */
  code: string;
  name: string;
  riskLevel: AdditiveRisk;
  /** `null` when the level is unknown. */
  evaluation: AdditiveEvaluation | null;
};

const BY_CODE: ReadonlyMap<string, AdditiveEvaluation> = new Map(
  [...COMMON_EVALUATIONS, ...RARE_EVALUATIONS].flatMap(({ codes, title, url, finding, concerns, authority, year, checked }) =>
    codes.map((entry) => [entry, { entry, finding, concerns, authority, year, reference: { title, url }, checked }] as const),
  ),
);

/**
 * Everything known about an additive, however its code is written; a lettered code without an entry reads its
 * parent's. An additive that is not in the table has the level `unknown` and says so: it is never shown as safe.
 */
export function additiveInfo(code: string): AdditiveInfo {
  const normal = normaliseAdditiveCode(code);
  const entry = [cleanAdditiveCode(code), normal, parentAdditiveCode(normal) ?? ''].find((key) => BY_CODE.has(key));
  return {
    code: normal,
    name: additiveName(code),
    riskLevel: additiveRisk(code),
    evaluation: entry === undefined ? null : (BY_CODE.get(entry) ?? null),
  };
}

/** Every code with an entry of its own. */
export function knownAdditiveCodes(): string[] {
  return [...BY_CODE.keys()];
}
