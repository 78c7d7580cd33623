/** The built-in guide, asked what people ask: how many answers are right, and how long they take. `GUIDE_SHOW=1` prints the tuned ones that are not. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext } from '../apps/server/src/context.ts';
import { type Asked, HELD_BACK, TUNED } from '../apps/server/src/modules/ai/guide/evaluation/asked.data.ts';
import { judge, OUTCOMES, type Outcome } from '../apps/server/src/modules/ai/guide/evaluation/judge.ts';
import { PERSONAS, type PersonaName } from '../apps/server/src/modules/ai/guide/evaluation/questions.data.ts';
import type { Turn } from '../apps/server/src/modules/ai/guide/guide.service.ts';
import { guidedOver } from '../apps/server/src/modules/ai/guide/testing/guide-app.ts';
import { READING_THREADS } from '../apps/server/src/testing/test-app.ts';
import { median, printTable } from './lib/table.ts';

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
const rows: string[][] = [];
for (const [name, questions] of [
  ['tuned', TUNED],
  ['held back', HELD_BACK],
] as const) {
  const counts = new Map<Outcome, number>();
  const times: number[] = [];
  for (const asked of questions) {
    const { text, ms } = await ask(asked);
    const outcome = judge(asked, text);
    times.push(ms);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (process.env['GUIDE_SHOW'] === '1' && name === 'tuned' && outcome !== 'right')
      process.stdout.write(`${outcome}: ${asked.ask.join(' → ')}\n${text.slice(0, 300)}\n\n`);
  }
  rows.push([
    name,
    String(questions.length),
    ...OUTCOMES.map((one) => share(counts.get(one) ?? 0, questions.length)),
    `${Math.round(median(times))} ms`,
  ]);
}
printTable('Questions to the built-in guide', ['questions', 'count', ...OUTCOMES, 'median'], rows);
await guided.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

function share(count: number, all: number): string {
  return `${count} (${Math.round((100 * count) / all)}%)`;
}

async function ask({ as, ask: questions }: Asked): Promise<{ text: string; ms: number }> {
  const userId = members.get(as) ?? (await guided.join(PERSONAS[as]));
  members.set(as, userId);
  const history: Turn[] = [];
  let last = { text: '', ms: 0 };
  for (const question of questions) {
    const start = performance.now();
    const { text } = await guided.guide.answer({ caller: { userId }, question, history });
    last = { text, ms: performance.now() - start };
    history.push({ role: 'user', content: question }, { role: 'assistant', content: text });
  }
  return last;
}
