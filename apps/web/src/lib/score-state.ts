import { clamp } from '@labelwise/domain/lib';
import { scoreLabel, type Verdict, verdictOf } from '@labelwise/domain/scoring';

/**
 * How a score stands on screen. `check`: held down only because something is unknown, so that the pack has to be looked at.
 * `no data`: nothing is known that a number could rest on, so none is shown and none is counted.
 */
export const SCORE_STATES = ['judged', 'check', 'no data'] as const;
export type ScoreState = (typeof SCORE_STATES)[number];

/** A score with how it stands. */
export type JudgedScore = { readonly score: number; readonly state: ScoreState };

export const NO_DATA: Verdict = 'Not enough data to judge';
export const CHECK_THE_PACK: Verdict = 'Check the pack';

/** A number from outside as a score is shown: whole, from 0 to 100. */
export function wholeScore(score: number): number {
  return clamp(Math.round(score), 0, 100);
}

type Basis = 'nutriscore' | 'fallback' | 'none';

export function judged({
  score,
  basis,
  isHeldBack,
}: {
  readonly score: number;
  readonly basis: Basis;
  readonly isHeldBack: boolean;
}): JudgedScore {
  return { score, state: basis === 'none' ? 'no data' : isHeldBack ? 'check' : 'judged' };
}

type Line = { readonly id: string; readonly points: number; readonly data?: { readonly kind: string } | undefined };
type Stored = { readonly personalizedScore: number; readonly scoreBasis: Basis; readonly contributions: readonly Line[] | null };

/** A score that was stored with a scan. Its ledger says whether only something unknown held it down. */
export function judgedScan({ personalizedScore: score, scoreBasis: basis, contributions }: Stored): JudgedScore {
  return judged({ score, basis, isHeldBack: isHeldBackBy(contributions ?? [], score) });
}

/** Scans that were stored before their lines had `data` show the kind of a line by its published id alone. */
const EARLIER_UNKNOWN_CAP = 'cap.unknown.';

function isUnknownCap({ id, data }: Line): boolean {
  return data === undefined ? id.startsWith(EARLIER_UNKNOWN_CAP) : data.kind === 'unknown cap';
}

function isHeldBackBy(lines: readonly Line[], score: number): boolean {
  const at = lines.findIndex((line) => line.points < 0 && isUnknownCap(line));
  const before = lines.slice(0, at).reduce((sum, { points }) => sum + points, 0);
  return at >= 0 && scoreLabel(score) === 'Poor Match' && scoreLabel(before) !== 'Poor Match';
}

/** The words of a score: its label, "Check the pack" where only something unknown holds it down, or that there is nothing to judge by. */
export function wordOf({ score, state }: JudgedScore): Verdict {
  return verdictOf({ score, basis: state === 'no data' ? 'none' : 'fallback', isHeldBack: state === 'check' });
}
