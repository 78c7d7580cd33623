import { findDoubts, type NutriScoreGrade } from '../food/index.ts';
import { isAlcoholic, isSubstance, suits } from '../matching/index.ts';
import type { NutriScoreComponent } from '../nutri-score/index.ts';
import { isLimited } from './fit.ts';
import type { AlertData, FoodScore, LedgerLine, LineData } from './ledger.types.ts';
import type { PreparedProfile } from './prepare-profile.ts';
import type { PreparedFood } from './prepared-food.ts';
import type { Constraint } from './profile.ts';

type Preference = Extract<LineData, { kind: 'preference' }>;

/** The one thing that makes a food score higher than another for the same person. */
export type BetterBecause =
  | { kind: 'scores higher' | 'better figures' | 'less processed' | 'no additives' | 'fewer additives' | 'organic' }
  /** `restriction`: its id ("gluten-free"); `substance`: what is left out ("gluten"), where it is a matter of one; `besides`: what
   * makes it better for everyone. */
  | { kind: 'fits'; restriction: string; substance: string | null; besides: Exclude<BetterBecause, { kind: 'fits' }> | null }
  | { kind: 'grade'; better: NutriScoreGrade; current: NutriScoreGrade }
  /** `amounts`: grams per 100; `null` where one of them is not stated or not in grams. */
  | {
      kind: 'component';
      component: NutriScoreComponent['id'];
      amounts: { better: number; current: number; per: '100 g' | '100 ml' } | null;
    }
  /** Holds what the member wants. */
  | { kind: 'wanted'; preference: Preference }
  | { kind: 'without' | 'less'; name: string };

type Reason = { gain: number; because: Exclude<BetterBecause, { kind: 'fits' }> };
const NO_REASON: Reason = { gain: 0, because: { kind: 'scores higher' } };

export function compareScores(better: FoodScore, current: FoodScore, isDrink: boolean): BetterBecause {
  const reasons = [nutrition(better, current, isDrink), ...general(better, current), ...personal(better, current)];
  const strongest = reasons.reduce<Reason>((most, reason) => (reason.gain > most.gain ? reason : most), NO_REASON).because;
  // A restriction that the other food breaks counts before any figure.
  const broken = current.alerts.find(({ level, about }) => (level === 'conflict' || level === 'warning') && better.fits.includes(about));
  if (broken === undefined) return strongest;
  const says = strongest.kind !== 'scores higher' && strongest.kind !== 'better figures';
  return { kind: 'fits', restriction: broken.about, substance: substanceIn(broken.data), besides: says ? strongest : null };
}

function substanceIn(data: AlertData): string | null {
  return 'substance' in data ? data.substance : null;
}

const sumOf = (score: FoodScore, isMeant: (line: LedgerLine) => boolean): number =>
  score.contributions.reduce((sum, line) => (isMeant(line) ? sum + line.points : sum), 0);
const gainIn = (better: FoodScore, current: FoodScore, isMeant: (line: LedgerLine) => boolean): number =>
  sumOf(better, isMeant) - sumOf(current, isMeant);
const ofKind =
  (...kinds: readonly LineData['kind'][]) =>
  ({ data }: LedgerLine): boolean =>
    kinds.includes(data.kind);

const isNutrition = ofKind('water', 'nutri-score', 'neutral start', 'nutriment', 'printed nutri-score', 'nutri-score range');
const isAdditive = ofKind('additive', 'additives limit', 'processing and additives limit');

function nutrition(better: FoodScore, current: FoodScore, isDrink: boolean): Reason {
  const gain = gainIn(better, current, isNutrition);
  const [one, other] = [better.nutriScore, current.nutriScore];
  if (!one.computable || !other.computable) return { gain, because: { kind: 'better figures' } };
  const [most] = one.components
    .flatMap((component) => {
      const same = other.components.find(({ id }) => id === component.id);
      if (same === undefined || !isBetterFigure(component, same)) return [];
      const points = effectOf(component) - effectOf(same);
      return points <= 0 ? [] : [{ points, because: compared(component, same, isDrink) }];
    })
    .sort((first, second) => second.points - first.points);
  if (most !== undefined) return { gain, because: most.because };
  return {
    gain,
    because: one.grade === other.grade ? { kind: 'better figures' } : { kind: 'grade', better: one.grade, current: other.grade },
  };
}

const effectOf = ({ side, points, counted }: NutriScoreComponent): number => (side === 'negative' ? -points : counted ? points : 0);

/** Points alone prove nothing: proteins of one food may not count while those of the other do, and the figures stand beside the words. */
function isBetterFigure({ side, value }: NutriScoreComponent, other: NutriScoreComponent): boolean {
  if (value === null || other.value === null) return true;
  return side === 'negative' ? value < other.value : value > other.value;
}

function compared(component: NutriScoreComponent, other: NutriScoreComponent, isDrink: boolean): Reason['because'] {
  const { id, unit, value } = component;
  if (unit !== 'g' || value === null || other.value === null) return { kind: 'component', component: id, amounts: null };
  return {
    kind: 'component',
    component: id,
    amounts: { better: rounded(value), current: rounded(other.value), per: isDrink ? '100 ml' : '100 g' },
  };
}

const rounded = (value: number): number => Number(value.toFixed(value < 1 ? 2 : 1));

function general(better: FoodScore, current: FoodScore): Reason[] {
  return [
    { gain: gainIn(better, current, ofKind('processing')), because: { kind: 'less processed' } },
    {
      gain: gainIn(better, current, isAdditive),
      because: { kind: sumOf(better, isAdditive) === 0 ? 'no additives' : 'fewer additives' },
    },
    { gain: gainIn(better, current, ofKind('organic')), because: { kind: 'organic' } },
  ];
}

/** What the member asked for: more of it here, or less than in the other. */
function personal(better: FoodScore, current: FoodScore): Reason[] {
  const preferences = new Map(
    [...better.contributions, ...current.contributions].flatMap(({ id, data }) => (data.kind === 'preference' ? [[id, data]] : [])),
  );
  return [...preferences].map(([id, { name }]) => {
    const gain = gainIn(better, current, (line) => line.id === id);
    const here = better.contributions.find((line) => line.id === id);
    if (here?.data.kind === 'preference' && here.points > 0) return { gain, because: { kind: 'wanted', preference: here.data } };
    return { gain, because: { kind: here === undefined && isSubstance(name) ? 'without' : 'less', name } };
  });
}

/**
 * Whether a food may be proposed to a person of our own accord. Stricter than its score: what the pack does not show about a
 * restriction speaks against it, as do traces, strong dislikes, potassium that a condition limits, alcohol and figures that cannot be true.
 */
export function isSuggestable(food: PreparedFood, profile: PreparedProfile): boolean {
  if (isAlcoholic(food) || !profile.constraints.every((constraint) => isAllowed(food, constraint)) || isLimited(food, profile))
    return false;
  // Last, as it looks at the list again.
  return findDoubts(food.facts).length === 0;
}

/** A direction ("Mediterranean") forbids nothing; a diet that is a matter of amount also allows what fits in moderation. */
function isAllowed(food: PreparedFood, { restriction, strictness }: Constraint): boolean {
  if (strictness === 'guide') return true;
  const { answer, traces } = suits(food, restriction);
  return !traces && (answer === 'yes' || (strictness === 'pattern' && answer === 'limited'));
}
