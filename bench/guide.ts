/**
 * The built-in guide, asked what people ask: how many answers are right, and how long they take; what is not right is counted by kind and
 * language, and answers with a figure that nothing supports. `GUIDE_SHOW=1` prints those that are not right, `all` every one; `GUIDE_SET=NAME` asks
 * one set alone. No set is unseen: a new one is written, and asked once, before anything is improved by it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Answer, safetyOf } from '@labelwise/domain/guide';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext } from '../apps/server/src/context.ts';
import { TUNED } from '../apps/server/src/modules/ai/guide/evaluation/asked.data.ts';
import { type Asked, QUESTION_KINDS } from '../apps/server/src/modules/ai/guide/evaluation/asked.ts';
import { TUNED_FOURTH } from '../apps/server/src/modules/ai/guide/evaluation/asked-fourth.data.ts';
import { TUNED_FURTHER } from '../apps/server/src/modules/ai/guide/evaluation/asked-further.data.ts';
import { TUNED_THIRD } from '../apps/server/src/modules/ai/guide/evaluation/asked-third.data.ts';
import { kitchenFigures, knownSentences, recorded, unsupportedNumbers } from '../apps/server/src/modules/ai/guide/evaluation/evidence.ts';
import { FIRST } from '../apps/server/src/modules/ai/guide/evaluation/first-set.ts';
import { HELD_BACK } from '../apps/server/src/modules/ai/guide/evaluation/held-back.data.ts';
import { HELD_BACK_FIFTH } from '../apps/server/src/modules/ai/guide/evaluation/held-back-fifth.data.ts';
import { HELD_BACK_FOURTH } from '../apps/server/src/modules/ai/guide/evaluation/held-back-fourth.data.ts';
import { HELD_BACK_FURTHER } from '../apps/server/src/modules/ai/guide/evaluation/held-back-further.data.ts';
import { HELD_BACK_THIRD } from '../apps/server/src/modules/ai/guide/evaluation/held-back-third.data.ts';
import { judge, OUTCOMES, type Outcome, withoutOffers } from '../apps/server/src/modules/ai/guide/evaluation/judge.ts';
import { FOR_PEOPLE } from '../apps/server/src/modules/ai/guide/evaluation/people.data.ts';
import { PERSONAS, type PersonaName } from '../apps/server/src/modules/ai/guide/evaluation/questions.data.ts';
import { UNSEEN_EIGHTEENTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-eighteenth.data.ts';
import { UNSEEN_EIGHTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-eighth.data.ts';
import { UNSEEN_ELEVENTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-eleventh.data.ts';
import { UNSEEN_FIFTEENTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-fifteenth.data.ts';
import { UNSEEN_FOURTEENTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-fourteenth.data.ts';
import { UNSEEN_NINTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-ninth.data.ts';
import { UNSEEN_SEVENTEENTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-seventeenth.data.ts';
import { UNSEEN_SEVENTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-seventh.data.ts';
import { UNSEEN_SIXTEENTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-sixteenth.data.ts';
import { UNSEEN_SIXTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-sixth.data.ts';
import { UNSEEN_TENTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-tenth.data.ts';
import { UNSEEN_THIRTEENTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-thirteenth.data.ts';
import { UNSEEN_TWELFTH } from '../apps/server/src/modules/ai/guide/evaluation/unseen-twelfth.data.ts';
import { createGuide, type Turn } from '../apps/server/src/modules/ai/guide/guide.service.ts';
import { guidedOver } from '../apps/server/src/modules/ai/guide/testing/guide-app.ts';
import { READING_THREADS } from '../apps/server/src/testing/test-app.ts';
import { median, printTable } from './lib/table.ts';

type Question = Pick<Asked, 'as' | 'ask' | 'has' | 'never' | 'unsafe'> & Partial<Pick<Asked, 'kind' | 'in'>>;
/** `unsupported`: figures of the answer that nothing looked up, no sum and no sentence of ours supports. */
type Judged = { readonly asked: Question; readonly outcome: Outcome; readonly ms: number; readonly unsupported: readonly number[] };

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
const KNOWN = knownSentences();
const SETS = [
  ['first set', FIRST, 'tuned'],
  ['tuned', TUNED, 'tuned'],
  ['tuned further', TUNED_FURTHER, 'tuned'],
  ['tuned third', TUNED_THIRD, 'tuned'],
  ['tuned fourth', TUNED_FOURTH, 'tuned'],
  ['for people', FOR_PEOPLE, 'tuned'],
  ['held back', HELD_BACK, 'held back'],
  ['held back further', HELD_BACK_FURTHER, 'held back'],
  ['held back third', HELD_BACK_THIRD, 'held back'],
  ['held back fourth', HELD_BACK_FOURTH, 'held back'],
  ['held back fifth', HELD_BACK_FIFTH, 'held back'],
  ['unseen sixth', UNSEEN_SIXTH, 'held back'],
  ['unseen seventh', UNSEEN_SEVENTH, 'held back'],
  ['unseen eighth', UNSEEN_EIGHTH, 'held back'],
  ['unseen ninth', UNSEEN_NINTH, 'held back'],
  ['unseen tenth', UNSEEN_TENTH, 'held back'],
  ['unseen eleventh', UNSEEN_ELEVENTH, 'held back'],
  ['unseen twelfth', UNSEEN_TWELFTH, 'held back'],
  ['unseen thirteenth', UNSEEN_THIRTEENTH, 'held back'],
  ['unseen fourteenth', UNSEEN_FOURTEENTH, 'held back'],
  ['unseen fifteenth', UNSEEN_FIFTEENTH, 'held back'],
  ['unseen sixteenth', UNSEEN_SIXTEENTH, 'held back'],
  ['unseen seventeenth', UNSEEN_SEVENTEENTH, 'held back'],
  ['unseen eighteenth', UNSEEN_EIGHTEENTH, 'held back'],
] as const;
const all: { readonly name: string; readonly group: 'tuned' | 'held back'; readonly answers: readonly Judged[] }[] = [];
const chosen = process.env['GUIDE_SET']?.split(',');
for (const [name, questions, group] of SETS.filter(([name]) => chosen === undefined || chosen.includes(name)))
  all.push({ name, group, answers: await judged(questions) });

printTable(
  'Questions to the built-in guide',
  ['questions', 'count', ...OUTCOMES, 'unsupported figures', 'median'],
  all.map(({ name, answers }) => [name, ...summary(answers)]),
);
const ofGroup = (group: 'tuned' | 'held back') =>
  all.filter((one) => one.group === group && one.name !== 'first set').flatMap(({ answers }) => answers);
for (const [name, of] of [
  ['tuned', ofGroup('tuned')],
  ['held back', ofGroup('held back')],
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

async function judged(questions: readonly Question[]): Promise<Judged[]> {
  const answers: Judged[] = [];
  for (const asked of questions) {
    const { text, ms, unsupported } = await ask(asked);
    const outcome = judge(asked, text);
    answers.push({ asked, outcome, ms, unsupported });
    if (unsupported.length > 0) process.stdout.write(`unsupported ${unsupported.join(', ')}: ${asked.ask.join(' → ')}\n`);
    if (process.env['GUIDE_SHOW'] === 'all' || (process.env['GUIDE_SHOW'] === '1' && outcome !== 'right'))
      process.stdout.write(`${outcome}: ${asked.ask.join(' → ')}\n${text.slice(0, 700)}\n\n`);
  }
  return answers;
}

function counts(of: readonly Judged[]): string[] {
  return [of.length, ...OUTCOMES.map((one) => of.filter(({ outcome }) => outcome === one).length)].map(String);
}

function summary(of: readonly Judged[]): string[] {
  const share = (one: Outcome): string => {
    const count = of.filter(({ outcome }) => outcome === one).length;
    return `${count} (${Math.round((100 * count) / of.length)}%)`;
  };
  return [
    String(of.length),
    ...OUTCOMES.map(share),
    String(of.filter(({ unsupported }) => unsupported.length > 0).length),
    `${Math.round(median(of.map(({ ms }) => ms)))} ms`,
  ];
}

async function ask({ as, ask: questions }: Question): Promise<{ text: string; ms: number; unsupported: readonly number[] }> {
  const userId = members.get(as) ?? (await guided.join(PERSONAS[as]));
  members.set(as, userId);
  const history: Turn[] = [];
  let last: { text: string; ms: number; unsupported: readonly number[] } = { text: '', ms: 0, unsupported: [] };
  for (const question of questions) {
    const { tools, seen } = recorded(guided.tools);
    const guide = createGuide({ tools });
    const composed: Answer[] = [];
    const listening: typeof guide = {
      ...guide,
      compose: async (given) => {
        const answer = await guide.compose(given);
        composed.push(answer);
        return answer;
      },
    };
    const start = performance.now();
    const { text } = await listening.answer({ caller: { userId }, question, history, language: 'en' });
    const ms = performance.now() - start;
    const derived = composed.at(-1)?.derived ?? [];
    const known = [seen, composed.flatMap(kitchenFigures)];
    const shown = withoutOffers(text).replace(/^>.*$/gm, '');
    // Fixed texts have a source of their own.
    const unsupported =
      safetyOf(question) === null
        ? unsupportedNumbers({ text: shown, derived, seen: known, question: questions.join(' '), known: KNOWN })
        : [];
    last = { text, ms, unsupported };
    history.push({ role: 'user', content: question }, { role: 'assistant', content: text });
  }
  return last;
}
