import { definitionOf, MEMBER_SINGULAR, type Restriction } from '../diets/index.ts';
import { isAlcoholic, type Suitability, type SuitabilityCause, suits } from '../matching/index.ts';
import { eachItem } from '../reading/index.ts';
import type { Constraint } from './constraints.ts';
import { restrictionWord } from './ledger.ts';
import type { AlertData, AlertLevel, LedgerAlert } from './ledger.types.ts';
import type { PreparedFood } from './prepared-food.ts';

const ORDER: readonly AlertLevel[] = ['conflict', 'traces', 'unknown', 'warning', 'note'];
const ADVICE_LEVELS = { no: 'conflict', unknown: 'unknown', limited: 'note' } as const;

/** What a person has to know before the number, most serious first; within a level by name. */
export function alertsFor(food: PreparedFood, constraints: readonly Constraint[]): LedgerAlert[] {
  const alerts = constraints.flatMap((constraint) => alertFor(food, constraint, suits(food, constraint.restriction)) ?? []);
  if (isAlcoholic(food)) alerts.push({ level: 'warning', about: 'alcohol', span: null, data: { kind: 'alcohol' } });
  return alerts.sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level) || (one.about < other.about ? -1 : 1));
}

function alertFor(food: PreparedFood, constraint: Constraint, suitability: Suitability): LedgerAlert | null {
  const { strictness } = constraint;
  const { answer, because: cause, traces } = suitability;
  const restriction = restrictionWord(constraint.id);
  const substance = substanceOf(constraint.restriction);
  const alert = (level: AlertLevel, data: AlertData): LedgerAlert => ({ level, about: constraint.id, span: spanOf(food, cause), data });
  if (answer === 'yes') return null;
  if (cause.kind === 'advice') return alert(ADVICE_LEVELS[answer], { kind: 'advice', cause });
  if (answer === 'limited') return alert('note', { kind: 'fits in moderation', restriction, substance, cause });
  if (answer === 'no') {
    if (strictness === 'guide') return alert('note', { kind: 'not typical', restriction, substance, cause });
    if (strictness === 'pattern') return alert('warning', { kind: 'does not fit', restriction, substance, cause });
    return alert('conflict', conflictData(constraint, cause));
  }
  if (strictness === 'guide') return null;
  return traces ? alert('traces', tracesData(constraint, cause)) : alert('unknown', unknownData(constraint, suitability));
}

/** A substance that the food contains and the person leaves out; any other cause stands as it is. */
function conflictData({ id, restriction, manner }: Constraint, cause: SuitabilityCause): AlertData {
  const substance = substanceOf(restriction);
  if (cause.kind !== 'contains' || substance === null) return { kind: 'not suitable', restriction: restrictionWord(id), substance, cause };
  const { property, words, source } = cause;
  return { kind: 'contains', property, words, inName: source === 'name', manner, substance, cause };
}

function tracesData({ id, restriction, manner }: Constraint, cause: SuitabilityCause): AlertData {
  return {
    kind: 'traces',
    words: cause.kind === 'traces' ? cause.words : null,
    manner,
    substance: substanceOf(restriction),
    restriction: id,
    cause,
  };
}

function unknownData({ id, restriction }: Constraint, { because: cause, isMild }: Suitability): AlertData {
  const substance = substanceOf(restriction);
  if (cause.kind === 'not understood') return { kind: 'not understood', words: cause.words, cause };
  if (cause.kind === 'family') return { kind: 'family', named: cause.named, words: cause.words, cause };
  if (isMild && cause.kind === 'not known' && substance !== null)
    return { kind: 'unknown items', substance, items: cause.items.slice(0, 3), cause };
  return { kind: 'not shown', restriction: restrictionWord(id), substance, cause };
}

/** What a restriction leaves out, as it stands after "allergic to"; null where it is no matter of one substance. */
export function substanceOf(restriction: Restriction): string | null {
  switch (restriction.kind) {
    case 'diet':
      return definitionOf(restriction.diet).substance;
    case 'member':
      return MEMBER_SINGULAR[restriction.member] === restriction.member.toLowerCase()
        ? restriction.member.toLowerCase()
        : restriction.member;
    case 'food':
      return restriction.name;
    case 'words':
      return restriction.words;
  }
}

/** Where the words that an alert rests on stand in the printed list. */
function spanOf(food: PreparedFood, cause: SuitabilityCause): LedgerAlert['span'] {
  const words =
    cause.kind === 'contains' || cause.kind === 'doubt' || cause.kind === 'family' || cause.kind === 'traces' ? cause.words : null;
  if (words === null || words === '') return null;
  for (const item of eachItem(food.reading.items)) {
    if (item.source === 'list' && item.presence !== 'denied' && food.wordsOf(item) === words) return [item.start, item.end];
  }
  return null;
}
