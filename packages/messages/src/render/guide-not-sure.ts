import type { OfferedReading } from '@labelwise/domain/guide';
import type { MessageId, Say } from '../index.ts';
import { bullets, plainName, withoutQuotes } from './markdown.ts';

/** The question back, a question to send for each reading, and what to do where none is meant. */
export function notSureParagraphs(say: Say, { readings }: { readonly readings: readonly OfferedReading[] }): readonly string[] {
  const questions = readings.flatMap((one) => questionOf(say, one) ?? []);
  return [
    say(questions.length === 0 ? 'guide.unsure_at_all' : 'guide.unsure'),
    bullets(questions.map((question) => say('guide.offered', { question }))),
    ...(readings.some(({ of }) => of === 'statement') ? [say('guide.unsure_statement')] : []),
    ...(questions.length === 0 ? [] : [say('guide.unsure_else')]),
  ];
}

function questionOf(say: Say, reading: OfferedReading): string | null {
  if (reading.of === 'statement') return null;
  if (reading.of === 'self') return withoutQuotes(say(OF_SELF[reading.as]));
  const { name, barcode } = reading.food;
  return say(OF_FOOD[reading.as], { food: plainName(name), barcode });
}

type As<Of extends OfferedReading['of']> = Extract<OfferedReading, { of: Of; as: string }>['as'];
const OF_FOOD = {
  verdict: 'guide.ask_verdict',
  swap: 'guide.ask_swap',
  why: 'guide.ask_why',
  contents: 'guide.ask_contents',
} as const satisfies Readonly<Record<As<'food'>, MessageId>>;
const OF_SELF = {
  find: 'guide.example_suggest',
  scans: 'guide.ask_scans',
  day: 'guide.ask_day',
  week: 'guide.ask_week',
  left: 'guide.ask_left',
  plan: 'guide.example_day',
  less: 'guide.ask_less',
  profile: 'guide.ask_profile',
  score: 'guide.ask_score',
} as const satisfies Readonly<Record<As<'self'>, MessageId>>;
