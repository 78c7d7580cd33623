export type { Bmi, BmiCategory, UnitSystem } from './body-measures.ts';
export {
  bmiCategory,
  bodyMassIndex,
  HEIGHT_UNIT,
  shownHeight,
  shownWeight,
  storedHeight,
  storedWeight,
  unitSystemOfLocale,
  WEIGHT_UNIT,
} from './body-measures.ts';
export type { DailyShare, DailyShares, DailyTargets } from './daily-share.ts';
export { dailyShares, REFERENCE_INTAKES } from './daily-share.ts';
export type { ActivityLevel, DescribedOption, Gender, Option } from './options.data.ts';
export {
  ACTIVITY_LEVELS,
  DIETARY_RESTRICTIONS,
  GENDERS,
  HEALTH_GOALS,
  HEALTH_PROFILE_RESTRICTIONS,
  MEDICAL_CONDITIONS,
} from './options.data.ts';
export type { BasicInformation } from './profile-fields.ts';
export { AUTO_SAVE_DELAY_MS, addChip, mayAutoSave, parseWholeNumber, removeChip } from './profile-fields.ts';
export type { QuestionChoice } from './questions.data.ts';
export { LESS_VALUE, MAX_LESS, MORE_ALLERGIES, QUESTION_ALLERGIES, QUESTION_DIETS, QUESTION_LESS } from './questions.data.ts';
export type { Answers } from './questions.ts';
export { isChosen, NO_ANSWERS, preferencesOf, toggled, withDiet } from './questions.ts';
export {
  CONCERN_DEFAULT,
  CONCERN_LEVELS,
  EXPERIENCE_LEVELS,
  SURVEY_GOALS,
  SURVEY_INTERESTS,
  SURVEY_RESTRICTIONS,
  SURVEY_STEPS,
} from './survey.data.ts';
export type { SurveyAnswers } from './survey-answers.ts';
export { EMPTY_SURVEY, profileFromSurvey, toggleRestriction } from './survey-answers.ts';
