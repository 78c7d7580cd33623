export { type AlarmInForce, ANSWERS as FOLLOW_UP_ANSWERS, FOLLOW_UPS, type FollowUp } from './alarm-follow-ups.data.ts';
export { aspectOf, endsAlarm, isShort } from './alarm-follow-ups.ts';
export { type Alarm, type AlarmKind, alarmIn } from './alarms.ts';
export { BULGING_TIN } from './event-words.data.ts';
export { isIllness, isSick } from './events.ts';
export { BABY_FEVER } from './further-signs.data.ts';
export { DIABETES, LOW_SUGAR, SWEATS, TREMBLES } from './low-sugar.data.ts';
export type { SafetyKind } from './safety-kind.ts';
export { SAFETY_KINDS, safetyKind } from './safety-kind.ts';
