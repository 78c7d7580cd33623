/**
 * The built-in guide, asked what people ask: how many answers are right, and how long they take; what is not right is counted by kind and
 * language. `GUIDE_SHOW=1` prints the tuned ones that are not right, never one that is held back.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext } from '../apps/server/src/context.ts';
import { TUNED } from '../apps/server/src/modules/ai/guide/evaluation/asked.data.ts';
import { type Asked, QUESTION_KINDS } from '../apps/server/src/modules/ai/guide/evaluation/asked.ts';
import { TUNED_FURTHER } from '../apps/server/src/modules/ai/guide/evaluation/asked-further.data.ts';
import { TUNED_THIRD } from '../apps/server/src/modules/ai/guide/evaluation/asked-third.data.ts';
import { FIRST } from '../apps/server/src/modules/ai/guide/evaluation/first-set.ts';
import { HELD_BACK } from '../apps/server/src/modules/ai/guide/evaluation/held-back.data.ts';
import { HELD_BACK_FURTHER } from '../apps/server/src/modules/ai/guide/evaluation/held-back-further.data.ts';
import { HELD_BACK_THIRD } from '../apps/server/src/modules/ai/guide/evaluation/held-back-third.data.ts';
import { judge, OUTCOMES, type Outcome } from '../apps/server/src/modules/ai/guide/evaluation/judge.ts';
import { PERSONAS, type PersonaName } from '../apps/server/src/modules/ai/guide/evaluation/questions.data.ts';
import type { Turn } from '../apps/server/src/modules/ai/guide/guide.service.ts';
import { guidedOver } from '../apps/server/src/modules/ai/guide/testing/guide-app.ts';
import { READING_THREADS } from '../apps/server/src/testing/test-app.ts';
import { median, printTable } from './lib/table.ts';

type Question = Pick<Asked, 'as' | 'ask' | 'has' | 'never' | 'unsafe'> & Partial<Pick<Asked, 'kind' | 'in'>>;
type Judged = { readonly asked: Question; readonly outcome: Outcome; readonly ms: number };

const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-guide-'));
const file = path.join(folder, 'labelwise.sqlite');
const context = await createContext(
  {
    ...readConfig({ OFF_ENABLED: 'false', FREE_SCANS_PER_DAY: '0' }),
    database: { dialect: 'sqlite', file, synchronous: 'NORMAL' },
  },
  { passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, readingThreads: READING_THREADS, logStream: { write: () => undefined } },
);
const guided = await guidedOver({ ...context, logs: () => '' });
const members = new Map<PersonaName, string>();
const first = await judged('first set', FIRST);
const tuned = await judged('tuned', TUNED);
const tunedFurther = await judged('tuned', TUNED_FURTHER);
const tunedThird = await judged('tuned', TUNED_THIRD);
const heldBack = await judged('held back', HELD_BACK);
const heldBackFurther = await judged('held back', HELD_BACK_FURTHER);
const heldBackThird = await judged('held back', HELD_BACK_THIRD);

printTable(
  'Questions to the built-in guide',
  ['questions', 'count', ...OUTCOMES, 'median'],
  [
    ['first set', ...summary(first)],
    ['tuned', ...summary(tuned)],
    ['tuned further', ...summary(tunedFurther)],
    ['tuned third', ...summary(tunedThird)],
    ['held back', ...summary(heldBack)],
    ['held back further', ...summary(heldBackFurther)],
    ['held back third', ...summary(heldBackThird)],
  ],
);
for (const [name, of] of [
  ['tuned', [...tuned, ...tunedFurther, ...tunedThird]],
  ['held back', [...heldBack, ...heldBackFurther, ...heldBackThird]],
] as const) {
  const rows = [
    ...QUESTION_KINDS.map((kind) => [kind, ...counts(of.filter(({ asked }) => asked.kind === kind))]),
    ...(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const).map((language) => [
      language,
      ...counts(of.filter(({ asked }) => asked.in === language)),
    ]),
  ];
  printTable(`By kind and language, ${name}`, ['asked', 'count', ...OUTCOMES], rows);
}
await guided.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

async function judged(name: string, questions: readonly Question[]): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const asked of questions) {
    const { text, ms } = await ask(asked);
    const outcome = judge(asked, text);
    all.push({ asked, outcome, ms });
    if (process.env['GUIDE_SHOW'] === '1' && name === 'tuned' && outcome !== 'right')
      process.stdout.write(`${outcome}: ${asked.ask.join(' → ')}\n${text.slice(0, 300)}\n\n`);
  }
  return all;
}

function counts(of: readonly Judged[]): string[] {
  return [of.length, ...OUTCOMES.map((one) => of.filter(({ outcome }) => outcome === one).length)].map(String);
}

function summary(of: readonly Judged[]): string[] {
  const share = (one: Outcome): string => {
    const count = of.filter(({ outcome }) => outcome === one).length;
    return `${count} (${Math.round((100 * count) / of.length)}%)`;
  };
  return [String(of.length), ...OUTCOMES.map(share), `${Math.round(median(of.map(({ ms }) => ms)))} ms`];
}

async function ask({ as, ask: questions }: Question): Promise<{ text: string; ms: number }> {
  const userId = members.get(as) ?? (await guided.join(PERSONAS[as]));
  members.set(as, userId);
  const history: Turn[] = [];
  let last = { text: '', ms: 0 };
  for (const question of questions) {
    const start = performance.now();
    const { text } = await guided.guide.answer({ caller: { userId }, question, history, language: 'en' });
    last = { text, ms: performance.now() - start };
    history.push({ role: 'user', content: question }, { role: 'assistant', content: text });
  }
  return last;
}
