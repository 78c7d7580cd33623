import * as z from 'zod/mini';

const Choice = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Answers of the welcome survey. @source members specification section 3 */
export const SurveyAnswers = z.object({
  healthGoals: z.array(Choice).check(z.maxLength(30)),
  dietaryRestrictions: z.array(Choice).check(z.maxLength(30)),
  concernLevel: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
  interests: z.array(Choice).check(z.maxLength(30)),
  experience: z.nullable(z.string().check(z.maxLength(50))),
  /** Version of the consent text that the member agreed to on screen; without it the health answers are not stored. */
  consentVersion: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
});
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;
