import type { LedgerGroup, LedgerWords } from '../food/ledger-waterfall.tsx';
import type { IngredientPart, NutritionRow } from '../food/facts.tsx';
import type { PointsGroup } from '../food/nutri-score.tsx';

/** An invented muesli whose numbers are true: the ledger adds up, the points follow the 2023 table. */
export const MUESLI_LEDGER: readonly LedgerGroup[] = [
  {
    title: 'The food itself',
    rows: [
      { id: 'base', what: 'Nutri-Score A', points: 92, reason: 'Start: −4 Nutri-Score points' },
      { id: 'nova', what: 'Processed food', points: -3, reason: 'NOVA 3: dried fruit with added sugar and oil' },
      { id: 'e306', what: 'E306, moderate risk', points: -3, reason: 'Tocopherol-rich extract' },
      { id: 'organic', what: 'Organic', points: 3, reason: 'EU organic label on the pack' },
    ],
  },
  {
    title: 'What matters to you',
    rows: [
      { id: 'heart', what: 'Heart Health', points: 4, reason: 'Sodium is low: 8 mg per 100 g' },
      { id: 'fiber', what: 'Fiber, Prefer', points: 10, reason: 'High in fiber: 9.1 g per 100 g' },
      { id: 'oils', what: 'Seed oils, Mostly Avoid', points: -15, reason: 'Sunflower oil in the ingredients' },
      { id: 'vitamins', what: 'Vitamins, Prefer', points: 0, reason: 'The pack does not say' },
      { id: 'clamp', what: 'Kept within 0 to 100', points: -1, reason: 'Shown here so that every kind of line is seen' },
    ],
  },
];

/** The words of the ledger in English. */
export const LEDGER_WORDS: LedgerWords = {
  title: 'Why 87',
  points: 'Points',
  total: 'Total',
  yourScore: 'Your score',
  scale: ['Poor Match', 'Good, 50', 'Great, 75'],
  proof: (sum) => `It adds up: ${sum}`,
  spoken: (row) =>
    `${row.what}: ${row.kind === 'loss' ? 'minus' : 'plus'} ${Math.abs(row.points)}, total ${row.total}.`,
};

export const MUESLI_POINTS: readonly PointsGroup[] = [
  {
    title: 'Points against',
    total: 6,
    rows: [
      { id: 'energy', text: 'Energy 1 650 kJ', points: 4 },
      { id: 'sugars', text: 'Sugars 6.2 g', points: 1 },
      { id: 'saturates', text: 'Saturated fat 1.6 g', points: 1 },
      { id: 'salt', text: 'Salt 0.02 g', points: 0 },
    ],
  },
  {
    title: 'Points in favor',
    total: 10,
    rows: [
      { id: 'fiber', text: 'Fiber 9.1 g', points: 5 },
      { id: 'protein', text: 'Protein 12.4 g', points: 5, note: 'Counts, because the points against are below 11' },
    ],
  },
];

export const MUESLI_FACTS: readonly NutritionRow[] = [
  { id: 'kj', name: 'Energy', value: '1 650 kJ' },
  { id: 'kcal', name: 'Calories', value: '394 kcal' },
  { id: 'fat', name: 'Fat', value: '11 g', verdict: { level: 'fair', word: 'Medium' } },
  { id: 'carbs', name: 'Carbohydrates', value: '55 g' },
  { id: 'sugars', name: 'Sugars', value: '6.2 g', sub: true, verdict: { level: 'fair', word: 'Medium' } },
  { id: 'protein', name: 'Protein', value: '12.4 g', verdict: { level: 'good', word: 'Source' } },
  { id: 'fiber', name: 'Fiber', value: '9.1 g', verdict: { level: 'good', word: 'High' } },
  { id: 'sodium', name: 'Sodium', value: '8 mg', doubtful: 'More salt than sodium allows' },
];

export const MUESLI_INGREDIENTS: readonly IngredientPart[] = [
  { text: 'Whole grain oats 58%, sunflower seeds, raisins, ' },
  { text: 'sunflower oil', level: 'poor' },
  { text: ', linseed, raw cane sugar, ' },
  { text: 'milk', strong: true },
  { text: ', dried apple (with ' },
  { text: 'E300', level: 'good' },
  { text: '), pumpkin seeds 3%.' },
];

export const RISK_WORDS = { low: 'Low', moderate: 'Moderate', high: 'High', unknown: 'Unknown' } as const;

/** Scores at both sides of every limit of colour and word. */
export const LIMITS = [0, 24, 39, 40, 49, 50, 69, 70, 74, 75, 100] as const;

export const SCORES = [17, 25, 31, 36, 42, 51, 56, 58, 60, 61, 63, 65, 66, 68, 70, 71, 72, 74, 75, 76, 77, 79, 81, 82, 84, 86, 88, 90, 92, 94] as const;
