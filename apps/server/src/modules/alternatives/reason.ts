import { isSubstance } from '@labelwise/domain/matching';
import type { NutriScoreResult } from '@labelwise/domain/nutri-score';
import type { Contribution, FoodScore } from '@labelwise/domain/scoring';

type Reason = { gain: number; text: string };
type Component = Extract<NutriScoreResult, { computable: true }>['components'][number];

const WORDS: Readonly<Record<Component['id'], string>> = {
  energy: 'Less energy',
  sugars: 'Less sugar',
  saturatedFat: 'Less saturated fat',
  saturatedFatRatio: 'A better kind of fat',
  energyFromSaturates: 'Less saturated fat',
  salt: 'Less salt',
  sweetener: 'No sweetener',
  fruitVeg: 'More fruit and vegetables',
  fiber: 'More fiber',
  proteins: 'More protein',
};

/** The one thing that makes a food score higher than another for the same person, in a few words. */
export function reasonFor(better: FoodScore, current: FoodScore, isDrink: boolean): string {
  const reasons = [
    fitting(better, current),
    nutrition(better, current, isDrink),
    ...general(better, current),
    ...personal(better, current),
  ];
  return reasons.reduce((most, reason) => (reason.gain > most.gain ? reason : most)).text;
}

/** A restriction that the other food breaks counts before any figure. */
function fitting(better: FoodScore, current: FoodScore): Reason {
  const broken = current.alerts.find(({ level, about }) => (level === 'conflict' || level === 'warning') && better.fits.includes(about));
  return broken === undefined ? { gain: 0, text: 'Scores higher for you' } : { gain: Infinity, text: `Fits ${broken.about}` };
}

const sumOf = (score: FoodScore, isMeant: (line: Contribution) => boolean): number =>
  score.contributions.reduce((sum, line) => (isMeant(line) ? sum + line.points : sum), 0);
const gainIn = (better: FoodScore, current: FoodScore, isMeant: (line: Contribution) => boolean): number =>
  sumOf(better, isMeant) - sumOf(current, isMeant);

function nutrition(better: FoodScore, current: FoodScore, isDrink: boolean): Reason {
  const gain = gainIn(better, current, ({ id }) => id.startsWith('base.') || (id.startsWith('fallback.') && id !== 'fallback.nova'));
  const [one, other] = [better.nutriScore, current.nutriScore];
  const grades =
    one.computable && other.computable && one.grade !== other.grade
      ? `Nutri-Score ${one.grade.toUpperCase()} instead of ${other.grade.toUpperCase()}`
      : 'Better nutrition figures';
  if (!one.computable || !other.computable) return { gain, text: grades };
  const [most] = one.components
    .flatMap((component) => {
      const same = other.components.find(({ id }) => id === component.id);
      if (same === undefined) return [];
      const points = worth(component) - worth(same);
      return points > 0 ? [{ points, text: compared(component, same, isDrink) }] : [];
    })
    .sort((first, second) => second.points - first.points);
  return { gain, text: most?.text ?? grades };
}

const worth = ({ side, points, counted }: Component): number => (side === 'negative' ? -points : counted ? points : 0);

function compared(component: Component, other: Component, isDrink: boolean): string {
  const word = WORDS[component.id];
  if (component.unit !== 'g' || component.value === null || other.value === null) return word;
  return `${word}: ${short(component.value)} g instead of ${short(other.value)} g per 100 ${isDrink ? 'ml' : 'g'}`;
}

const short = (value: number): string => String(Number(value.toFixed(value < 1 ? 2 : 1)));

function general(better: FoodScore, current: FoodScore): Reason[] {
  const isAdditive = ({ id }: Contribution) => id.startsWith('additive.') || id === 'cap.additives' || id === 'cap.processing_additives';
  return [
    { gain: gainIn(better, current, ({ id }) => id === 'processing.nova' || id === 'fallback.nova'), text: 'Less processed' },
    {
      gain: gainIn(better, current, isAdditive),
      text: sumOf(better, isAdditive) === 0 ? 'No additives of concern' : 'Fewer additives of concern',
    },
    { gain: gainIn(better, current, ({ id }) => id === 'organic'), text: 'Organic' },
  ];
}

/** What the member asked for: more of it here, or less than in the other. */
function personal(better: FoodScore, current: FoodScore): Reason[] {
  const isWish = ({ id }: Contribution) => id.startsWith('health.') || id.startsWith('preference.');
  const ids = new Set([...better.contributions, ...current.contributions].filter(isWish).map(({ id }) => id));
  return [...ids].map((id) => {
    const gain = gainIn(better, current, (line) => line.id === id);
    const here = better.contributions.find((line) => line.id === id);
    const name = id.slice(id.indexOf('.') + 1);
    if (here !== undefined && here.points > 0) return { gain, text: here.reason.replace(/\.$/u, '') };
    return { gain, text: here === undefined && isSubstance(name) ? `Without ${name.toLowerCase()}` : `Less ${name.toLowerCase()}` };
  });
}
