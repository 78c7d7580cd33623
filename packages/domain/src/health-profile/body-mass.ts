export type BmiCategory = 'Underweight' | 'Normal' | 'Overweight' | 'Obese';
export type Bmi = { value: number /** One decimal: "24.4". */; text: string; category: BmiCategory };

/**
 * Body mass index from inches and pounds; `null` unless both are known and above zero. The category goes by the exact
 * value, not by the rounded text.
 * @source category limits of the World Health Organization
 */
export function bodyMassIndex(heightInches: number | null, weightPounds: number | null): Bmi | null {
  if (heightInches === null || weightPounds === null || !(heightInches > 0) || !(weightPounds > 0)) return null;
  const meters = (heightInches * 2.54) / 100;
  const value = (weightPounds * 0.453592) / meters ** 2;
  return Number.isFinite(value) ? { value, text: value.toFixed(1), category: bmiCategory(value) } : null;
}

/** Below 18.5, 25 and 30; from 30 on Obese. */
export function bmiCategory(value: number): BmiCategory {
  if (value < 18.5) return 'Underweight';
  if (value < 25) return 'Normal';
  return value < 30 ? 'Overweight' : 'Obese';
}
