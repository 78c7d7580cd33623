/** The welcome survey, step by step. */
export const SURVEY_STEPS = 5;

export const SURVEY_GOALS = [
  'Lose weight', 'Gain muscle', 'Improve energy levels', 'Better digestion', 'Reduce inflammation', 'Heart health',
  'Blood sugar control', 'General wellness',
] as const;

export const NO_RESTRICTIONS = 'No restrictions';
export const SURVEY_RESTRICTIONS = [
  'Gluten-free', 'Dairy-free', 'Nut allergies', 'Vegetarian', 'Vegan', 'Pescatarian', 'Egg-free', NO_RESTRICTIONS,
] as const;

export const CONCERN_DEFAULT = 3;
export const CONCERN_LEVELS = [
  { level: 1, statement: "I don't really think about it", label: 'Not very important' },
  { level: 2, statement: 'I occasionally consider it', label: 'Somewhat important' },
  { level: 3, statement: 'I try to make healthy choices', label: 'Moderately important' },
  { level: 4, statement: 'I actively research what I eat', label: 'Very important' },
  { level: 5, statement: "I'm very careful about nutrition", label: 'Extremely important' },
] as const;

export const SURVEY_INTERESTS = [
  'Scanning barcodes for instant nutrition info', 'Getting personalized health scores', 'Tracking food choices over time',
  'Discovering healthier alternatives', 'Learning about ingredients to avoid', 'Building better shopping habits',
] as const;

export const EXPERIENCE_LEVELS = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
  { value: 'expert', label: 'Expert' },
] as const;

/** What a survey answer is called in the health profile; an answer that is not here keeps its own name. */
export const PROFILE_NAMES: ReadonlyMap<string, string> = new Map([
  ['Lose weight', 'Lose Weight'],
  ['Gain muscle', 'Build Muscle'],
  ['Improve energy levels', 'Improve Energy'],
  ['Better digestion', 'Digestive Health'],
  ['Heart health', 'Heart Health'],
  ['Blood sugar control', 'Diabetes Management'],
  ['Gluten-free', 'Gluten-Free'],
  ['Dairy-free', 'Dairy-Free'],
]);
