export type { SafetyKind, SafetyReply } from './safety-reply.ts';
export { safetyReply } from './safety-reply.ts';
