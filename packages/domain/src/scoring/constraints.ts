import { type Restriction, restrictionId, restrictionsOfChip, STRICTNESS, type Strictness } from '../diets/index.ts';
import { foldText } from '../lib/index.ts';
import { placeOfAnswer, type ReadFood, type Suitability, suits } from '../matching/index.ts';
import type { ScoreProfile } from './score-profile.ts';

/** How a person speaks of what they leave out; alerts answer in the same way. */
export type Manner = 'allergic' | 'intolerant' | 'celiac' | 'avoids';

/** One restriction of a person, ready to be asked of any food. */
export type Constraint = {
  /** "gluten-free", "kiwi-free"; names it in ledgers, alerts and answers. */
  readonly id: string;
  readonly restriction: Restriction;
  /** Where a food remembers its answer. */
  readonly place: number;
  readonly strictness: Strictness;
  /** Traces bind like the food itself. */
  readonly strictTraces: boolean;
  readonly manner: Manner;
};

/**
 * What selections (conditions and restrictions, as shown or typed) bind a food to. Chips are known here; what was typed is found among
 * `understood` by the words that were typed. Words that nobody resolved bind as words: no food is then called free of them.
 * One restriction named twice takes the stricter way.
 */
export function constraintsOf({
  conditions = [],
  restrictions = [],
  understood = [],
}: Pick<ScoreProfile, 'conditions' | 'restrictions' | 'understood'>): Constraint[] {
  const byId = new Map<string, Constraint>();
  const selections = [
    ...conditions.map((selection) => ({ selection, isCondition: true })),
    ...restrictions.map((selection) => ({ selection, isCondition: false })),
  ];
  for (const { selection, isCondition } of selections) {
    const manner = mannerOf(selection);
    for (const restriction of restrictionsOf(selection, understood, isCondition)) {
      const constraint = {
        id: restrictionId(restriction),
        restriction,
        place: placeOfAnswer(restriction),
        strictness: restriction.strictness,
        strictTraces: restriction.strictTraces === true,
        manner,
      };
      const known = byId.get(constraint.id);
      byId.set(constraint.id, known === undefined ? constraint : stricter(known, constraint));
    }
  }
  return withoutNamed([...byId.values()]).sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** An illness whose triggers differ from one person to the next says nothing more once an allergy is named. */
function withoutNamed(constraints: readonly Constraint[]): Constraint[] {
  const isNamed = constraints.some(({ restriction, strictness }) => restriction.kind !== 'words' && strictness === 'safety');
  return constraints.filter(({ restriction }) => !(isNamed && restriction.kind === 'words' && restriction.untilNamed === true));
}

/** Whether a food suits a constraint; one that was asked before answers without a search. */
export function answerTo(food: ReadFood, { restriction, place }: Constraint): Suitability {
  return (place < 0 ? undefined : food.dietAnswers[place]) ?? suits(food, restriction);
}

/** A condition that names no food ("Migraine") binds none; a restriction that is not understood does. */
function restrictionsOf(selection: string, understood: readonly Restriction[], isCondition: boolean): readonly Restriction[] {
  const chip = restrictionsOfChip(selection);
  if (chip !== null) return chip;
  const resolved = understood.filter(({ typed }) => typed === selection);
  if (resolved.length > 0) return resolved;
  const words = selection.trim();
  return words === '' || (isCondition && mannerOf(selection) === 'avoids')
    ? []
    : [{ kind: 'words', words, strictness: 'safety', typed: selection }];
}

function stricter(one: Constraint, other: Constraint): Constraint {
  const [first] = [one, other].sort(
    (a, b) => STRICTNESS.indexOf(a.strictness) - STRICTNESS.indexOf(b.strictness) || MANNERS.indexOf(a.manner) - MANNERS.indexOf(b.manner),
  );
  return { ...(first ?? one), strictTraces: one.strictTraces || other.strictTraces };
}

const MANNERS: readonly Manner[] = ['allergic', 'celiac', 'intolerant', 'avoids'];

function mannerOf(selection: string): Manner {
  const folded = foldText(selection);
  if (/al+erg|anaphyl/.test(folded)) return 'allergic';
  if (/intol|unvertrag/.test(folded)) return 'intolerant';
  return /c(?:o|oe)?eliac|celiaq|zoliak|celiachi|coeliak/.test(folded) ? 'celiac' : 'avoids';
}
