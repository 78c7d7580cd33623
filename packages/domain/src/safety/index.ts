export { isIllness, isSick } from './events.ts';
export { BABY_FEVER } from './further-signs.data.ts';
export { DIABETES, LOW_SUGAR, SWEATS, TREMBLES } from './low-sugar.data.ts';
export type { SafetyKind } from './safety-kind.ts';
export { SAFETY_KINDS, safetyKind } from './safety-kind.ts';
