export { safetyReply } from './safety-reply.ts';
export type { SafetyKind, SafetyReply } from './safety-reply.ts';
