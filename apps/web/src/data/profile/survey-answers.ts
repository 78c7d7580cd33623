import { SurveyAnswers } from '@labelwise/contracts/health-profile';
import { readJson, safely, writeJson } from '../../platform/storage/json.ts';
import { storageKeys } from '../../platform/storage/keys.ts';

/** The saved answers of the welcome survey, or null; unreadable ones are dropped. */
export function readSurveyAnswers(): SurveyAnswers | null {
  return readJson(storageKeys.surveyData, safely(SurveyAnswers));
}

export function storeSurveyAnswers(answers: SurveyAnswers): void {
  writeJson(storageKeys.surveyData, answers);
}
