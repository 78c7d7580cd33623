import { isAlcoholic, suitability, type Suitability } from '../../matching/index.ts';
import type { PreparedFood } from '../prepared-food.ts';
import type { Constraint } from '../profile/constraints.ts';
import type { AlertLevel, ScoreAlert } from './ledger.types.ts';

const ORDER: readonly AlertLevel[] = ['conflict', 'traces', 'unknown', 'warning', 'note'];
const CAPITALISED: ReadonlySet<string> = new Set(['mediterranean', 'keto', 'paleo']);

/** A diet as it stands in a sentence: "gluten-free", "Mediterranean". */
export function dietWord(diet: string): string {
  return CAPITALISED.has(diet) ? diet.charAt(0).toUpperCase() + diet.slice(1) : diet;
}

/** What a person has to know before the number, most serious first; within a level by name. */
export function alertsFor(food: PreparedFood, constraints: readonly Constraint[]): ScoreAlert[] {
  const alerts = constraints.flatMap((constraint) => alertFor(constraint, suitability(food, constraint.diet)) ?? []);
  if (isAlcoholic(food)) {
    alerts.push({ level: 'warning', about: 'alcohol', message: 'Contains alcohol.', why: 'more than 1.2% alcohol by volume' });
  }
  return alerts.sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level) || (one.about < other.about ? -1 : 1));
}

function alertFor({ diet, strictness }: Constraint, { answer, why, traces }: Suitability): ScoreAlert | null {
  const word = dietWord(diet);
  const alert = (level: AlertLevel, message: string): ScoreAlert => ({ level, about: diet, message, why });
  if (answer === 'yes') return null;
  if (answer === 'limited') return alert('note', `Fits ${word} in moderation: ${why}.`);
  if (answer === 'no') {
    if (strictness === 'guide') return alert('note', `Not typical of a ${word} diet: ${why}.`);
    return strictness === 'pattern' ? alert('warning', `Does not fit ${word}: ${why}.`) : alert('conflict', `Not ${word}: ${why}.`);
  }
  if (strictness === 'guide') return null;
  if (traces) return alert('traces', `May hold traces, so it is not known to be ${word}.`);
  return alert('unknown', `The pack does not show whether it is ${word}: ${why}.`);
}
