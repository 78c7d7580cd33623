/** A line of a ledger, as far as a comparison needs it. */
export type ComparedLine = { readonly id: string; readonly points: number; readonly group: 'food' | 'you' };
/** A score as it was computed at one time. */
export type ComparedScore<Line extends ComparedLine = ComparedLine> = {
  readonly contributions: readonly Line[];
  readonly rulesVersion: string | null;
};

/**
 * Why a score is another one than before. `recipe`: what is known of the food; `rules`: another edition of the rules scored it;
 * `you`: preferences or health profile; `scale`: more or less was cut off at its ends.
 */
export type ChangeCause = 'recipe' | 'rules' | 'you' | 'scale';
/** A line that counts otherwise than before, as it is now or was last; null where it did not count at all. */
export type ChangedLine<Line> = { line: Line; before: number | null; now: number | null };
export type CauseOfChange<Line> = { cause: ChangeCause; points: number; lines: ChangedLine<Line>[] };

const ORDER: readonly ChangeCause[] = ['you', 'recipe', 'rules', 'scale'];

/**
 * Tells two scores of one food apart, cause by cause, most personal first; the points of all causes add up to the
 * difference of the scores exactly. With the rules of the same edition a line of the food can only have moved because the
 * food's data did; between editions it is put down to the rules.
 */
export function explainScoreChange<Line extends ComparedLine>(
  before: ComparedScore<Line>,
  now: ComparedScore<Line>,
): CauseOfChange<Line>[] {
  const food: ChangeCause = before.rulesVersion === now.rulesVersion ? 'recipe' : 'rules';
  const causeOf = ({ id, group }: ComparedLine): ChangeCause => (id === 'clamp' ? 'scale' : group === 'you' ? 'you' : food);
  const changes = changedLines(before.contributions, now.contributions, causeOf);
  return ORDER.flatMap((cause) => {
    const own = changes.filter((change) => change.cause === cause).map(({ change }) => change);
    if (own.length === 0) return [];
    return [{ cause, points: own.reduce((sum, change) => sum + (change.now ?? 0) - (change.before ?? 0), 0), lines: own }];
  });
}

type Caused<Line> = { cause: ChangeCause; change: ChangedLine<Line> };

function changedLines<Line extends ComparedLine>(
  before: readonly Line[],
  now: readonly Line[],
  causeOf: (line: Line) => ChangeCause,
): Caused<Line>[] {
  const earlier = byKey(before);
  const later = byKey(now);
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((key) => {
    const [was, is] = [earlier.get(key), later.get(key)];
    const line = is ?? was;
    if (line === undefined || was?.points === is?.points) return [];
    return [{ cause: causeOf(line), change: { line, before: was?.points ?? null, now: is?.points ?? null } }];
  });
}

/** Lines that a score starts from: Nutri-Score points, or 50 where they cannot be computed. One is compared with the other. */
const STARTS: ReadonlySet<string> = new Set(['base.nutriscore', 'fallback.base']);

function byKey<Line extends ComparedLine>(lines: readonly Line[]): Map<string, Line> {
  return new Map(lines.map((line) => [STARTS.has(line.id) ? 'start' : `${line.group} ${line.id}`, line]));
}
