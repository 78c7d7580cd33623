import type { SafetyKind } from '@labelwise/domain/safety';
import type { MessageId, Say } from '../index.ts';
import { SAFETY_TEXTS, type SafetyLanguage } from './safety-texts.data.ts';

const TEXTS = {
  crisis: 'safety.crisis',
  'eating disorder': 'safety.eating_disorder',
  'high sugar': 'safety.high_sugar',
  'low sugar': 'safety.low_sugar',
  medication: 'safety.medication',
  emergency: 'safety.emergency',
  diagnosis: 'safety.diagnosis',
  pregnancy: 'safety.pregnancy',
} as const satisfies Readonly<Record<SafetyKind, MessageId>>;

/** Our own words where an answer about food would be the wrong answer, as Markdown, in the language that somebody writes in. */
export function safetyText(say: Say, kind: SafetyKind, language: SafetyLanguage | 'en'): string {
  return language === 'en' ? say(TEXTS[kind]) : SAFETY_TEXTS[language][kind];
}
