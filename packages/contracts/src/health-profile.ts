import { DIETS, FAMILY_MEMBERS, STRICTNESS } from '@labelwise/domain/diets';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Raise it when the words of the consent change; an older consent is asked for again. */
export const CONSENT_VERSION = '2026-11';

const Chip = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
export const MAX_CHIPS = 50;
/** Selections as shown or typed. */
export const Chips = z.array(Chip).check(z.maxLength(MAX_CHIPS));
const whole = (max: number) => z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(max)));
const measure = (max: number) => z.nullable(z.number().check(z.positive(), z.maximum(max)));

/** Height in inches and weight in pounds, with decimals. Daily targets are whole numbers. */
const fields = {
  age: whole(130),
  gender: z.nullable(z.enum(['male', 'female', 'other', 'prefer-not-to-say'])),
  activityLevel: z.nullable(z.enum(['sedentary', 'lightly-active', 'moderately-active', 'very-active', 'extremely-active'])),
  height: measure(120),
  weight: measure(1500),
  healthGoals: Chips,
  medicalConditions: Chips,
  dietaryRestrictions: Chips,
  targetCalories: whole(20_000),
  targetProtein: whole(2000),
  targetCarbs: whole(2000),
  targetFat: whole(2000),
};

const Strictness = z.enum(STRICTNESS);
const SafetyOrIdentity = z.enum(['safety', 'identity']);
const strictTraces = z.optional(z.boolean());
const texts = z.readonly(z.array(z.string()));

/** What a typed restriction means; see `Restriction` in the domain's room `diets`. */
export const Restriction = z.union([
  z.object({ kind: z.literal('diet'), diet: z.enum(DIETS), strictness: Strictness, typed: z.nullable(z.string()), strictTraces }),
  z.object({ kind: z.literal('member'), member: z.enum(FAMILY_MEMBERS), strictness: SafetyOrIdentity, typed: z.string(), strictTraces }),
  z.object({
    kind: z.literal('food'),
    name: z.string(),
    ids: texts,
    shared: texts,
    names: z.record(z.string(), texts),
    others: texts,
    wider: texts,
    family: z.nullable(z.enum(DIETS)),
    strictness: SafetyOrIdentity,
    typed: z.string(),
    strictTraces,
  }),
  z.object({
    kind: z.literal('words'),
    words: z.string(),
    strictness: z.literal('safety'),
    typed: z.string(),
    strictTraces,
    untilNamed: z.optional(z.boolean()),
  }),
]);

/** What one typed restriction was understood as, and that in words for the person. */
export const Understood = z.object({ typed: z.string(), restrictions: z.array(Restriction), readBack: z.array(z.string()) });
export type Understood = z.infer<typeof Understood>;

export const HealthProfile = z.object({
  id: z.string(),
  ...fields,
  /** The typed ones among conditions and restrictions, resolved. */
  understood: z._default(z.array(Understood), []),
  consentVersion: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type HealthProfile = z.infer<typeof HealthProfile>;

/** Any subset; what is absent stays as it is. `removal` marks a save that only took a chip away. */
export const HealthProfileChange = z.extend(z.partial(z.object(fields)), {
  removal: z.optional(z.boolean()),
  consentVersion: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
});

const Saved = { answer: HealthProfile, body: HealthProfileChange };

export const healthProfile = {
  read: endpoint({
    method: 'GET',
    path: '/api/health-profile',
    summary: 'The health profile, or null before there is one.',
    tag: 'health-profile',
    access: 'member',
    token: 'profile:read',
    answer: z.nullable(HealthProfile),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/health-profile',
    summary: 'Stores the first health profile and generates its preferences.',
    tag: 'health-profile',
    access: 'member',
    token: 'never',
    ...Saved,
    errors: ['invalid_input'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/health-profile',
    summary: 'Changes the health profile and its generated preferences.',
    tag: 'health-profile',
    access: 'member',
    token: 'never',
    ...Saved,
    errors: ['invalid_input'],
  }),
  updateById: endpoint({
    method: 'PUT',
    path: '/api/health-profile/:id',
    summary: 'The same by id.',
    tag: 'health-profile',
    access: 'member',
    token: 'never',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    ...Saved,
    errors: ['invalid_input', 'not_found'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/health-profile',
    summary: 'Withdraws consent: erases the profile, its survey answers and generated preferences.',
    tag: 'health-profile',
    access: 'member',
    token: 'never',
    answer: z.object({ success: z.boolean() }),
    errors: [],
  }),
};

export const restrictions = {
  understand: endpoint({
    method: 'POST',
    path: '/api/restrictions/understand',
    summary: 'What a typed allergy or diet means, in any of seven languages; nothing is stored.',
    tag: 'health-profile',
    access: 'none',
    token: 'foods:read',
    body: z.object({ typed: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    answer: Understood,
    errors: ['invalid_input', 'too_many_requests'],
  }),
};

const Choice = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Answers of the welcome survey. */
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
