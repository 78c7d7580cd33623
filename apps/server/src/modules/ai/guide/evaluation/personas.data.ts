import type { Persona } from '../testing/guided.ts';

/** Members who ask: what they told about themselves, and what they scanned, oldest first. */
export const PERSONAS = {
  nobody: { name: 'nobody', profile: null, preferences: {}, scans: [] },
  celiac: {
    name: 'celiac', preferences: { 'Palm Oil': -4 }, scans: ['3017620422003', '5449000000996', '0041415021051', '0038527109111', '0052159532000'],
    profile: { medicalConditions: ['Celiac'], healthGoals: ['Heart Health'], targetCalories: 1800, targetProtein: 90 },
  },
  vegan: {
    name: 'vegan', preferences: {}, scans: ['5000159461122', '0041250946335', '7300400118101'],
    profile: { dietaryRestrictions: ['Vegan'], healthGoals: ['Build Muscle'], targetProtein: 120, weight: 165, height: 70 },
  },
  nuts: {
    name: 'nuts', preferences: { Sugar: -3 }, scans: ['3017620422003', '4003994112427', '5449000000996'],
    profile: { dietaryRestrictions: ['Nut allergies'], medicalConditions: ['Diabetes'], targetCarbs: 180 },
  },
  halal: {
    name: 'halal', preferences: {}, scans: ['5449000131805', '3073781088717'],
    profile: { dietaryRestrictions: ['Halal', 'Low-Sodium'], medicalConditions: ['High Blood Pressure'] },
  },
  slim: {
    name: 'slim', preferences: { Fiber: 4 }, scans: ['5000159461122', '4003994112427', '3017620422003', '0041415021051', '7300400118101', '0052159532000', '5449000050809'],
    profile: { dietaryRestrictions: ['Vegetarian'], healthGoals: ['Lose Weight'], targetCalories: 1500 },
  },
  milk: { name: 'milk', preferences: {}, scans: ['3073781088717', '7300400118101'], profile: { dietaryRestrictions: ['Dairy-Free', 'Egg-free'], healthGoals: ['Better Sleep'] } },
} as const satisfies Readonly<Record<string, Persona>>;

export type PersonaName = keyof typeof PERSONAS;
