import { describe, expect, it } from 'vitest';
import { generatePreferences, WANT_LESS_SUGGESTIONS, WANT_MORE_SUGGESTIONS } from '../preferences/index.ts';
import { matchName } from './match-name.ts';
import { canonicalName, KNOWN_NAMES } from './names.ts';
import { foodOf, listed } from './testing/food-of.ts';

const GOALS = [
  'lose weight',
  'gain weight',
  'build muscle',
  'improve energy',
  'heart health',
  'diabetes management',
  'digestive health',
  'better sleep',
];
const CONDITIONS = [
  'diabetes',
  'hypertension',
  'high cholesterol',
  'acid reflux',
  'kidney disease',
  'high blood pressure',
  'heart disease',
  'gerd',
  'ibs',
  'celiac',
];
const RESTRICTIONS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'low-sodium',
  'keto',
  'paleo',
  'low-carb',
  'kosher',
  'halal',
  'pescatarian',
  'mediterranean',
  'nut allergies',
  'egg-free',
];

describe('names', () => {
  it('knows by meaning every name that the suggestion lists and the catalogues use', () => {
    const generated = [
      ...GOALS.map((goal) => ({ goals: [goal] })),
      ...CONDITIONS.map((condition) => ({ conditions: [condition] })),
      ...RESTRICTIONS.map((restriction) => ({ restrictions: [restriction] })),
    ].flatMap(generatePreferences);
    const names = [...generated, ...WANT_MORE_SUGGESTIONS, ...WANT_LESS_SUGGESTIONS].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !KNOWN_NAMES.includes(name))).toEqual([]);
  });

  it.each([
    ['fibre', 'Fiber'],
    ['SALT', 'Sodium'],
    ['saturates', 'Saturated Fat'],
    ['Carbs', 'Carbohydrates'],
    ['hfcs', 'High Fructose Corn Syrup'],
    ['monosodium glutamate', 'MSG'],
    ['artificial colours', 'Artificial Colors'],
    ['egg', 'Eggs'],
    ['Milk', 'Dairy'],
    ['sweeteners', 'Artificial Sweeteners'],
    ['omega 3', 'Omega-3'],
    ['ultra processed foods', 'Ultra-Processed Foods'],
    ['  Palm   oil ', 'Palm Oil'],
    ['Star  anise', 'Star anise'],
  ])('%j means %s', (written, name) => {
    expect(canonicalName(written)).toBe(name);
  });

  it.each([
    ['cherry', 'Cherries, sugar', 1],
    ['cherries', 'Cherry juice', 1],
    ['star anise', 'Star-anise', 1],
    ['star-anise', 'water, star anise', 1],
    ['tomatillo', 'Tomatillos', 1],
    ['peach', 'peaches', 1],
    ['radishes', 'radish', 1],
    ['Café crème', 'cafe creme', 1],
    ['anise', 'Staranise', 0],
    ['date', 'dated sugar', 0],
    ['c++ (x', 'sugar', 0],
    ['%', 'sugar', 0],
  ])("a member's own word %j in %j: %d", (name, text, share) => {
    expect(matchName(listed(text), name)).toBe(share);
  });

  it('leaves a word of their own unknown without a list', () => {
    expect(matchName(foodOf({}), 'cinnamon')).toBeNull();
  });
});
