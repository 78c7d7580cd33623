export type { SafetyKind } from './safety-kind.ts';
export { SAFETY_KINDS, safetyKind } from './safety-kind.ts';
