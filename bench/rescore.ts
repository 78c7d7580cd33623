/**
 * Scores of a list of 10,000 products by the web's own list worker, the copying of messages between the two threads
 * included: the first time, when foods are sent along, and after a preference changed. Beside them what a batch of 30
 * products with a pause of 100 ms takes for the same list at least, and the same computation on the page's own thread.
 */
import { Worker as Thread } from 'node:worker_threads';
import type { FoodFacts } from '@labelwise/domain/food';
import { prepareFood, prepareProfile, profileFromJson, scoreOnly } from '@labelwise/domain/scoring';
import { scoringFoods } from './lib/scoring-foods.ts';
import { count, median, printTable } from './lib/table.ts';

const LIST = 10_000;
const ROUNDS = 5;
const CHANGES = 8;
const CHOSEN = {
  healthGoals: ['Heart Health', 'Lose Weight'],
  medicalConditions: ['High Blood Pressure', 'High Cholesterol'],
  dietaryRestrictions: ['Vegetarian', 'Low-Sodium', 'Allergy: Peanuts'],
};
const threads: Thread[] = [];

// The web's build defines this constant.
Object.assign(globalThis, { __VOCABULARY_VERSION__: 'bench' });

/** The app's own modules: this project has no types of a browser, so they are declared where they are used. */
type Listed = { id: string; facts: FoodFacts };
const { scoresAtOnce }: { scoresAtOnce: (foods: readonly Listed[]) => Promise<ReadonlyMap<string, number> | null> } = await import(
  web('lists/scores-at-once.ts')
);
const { storeScoreProfile }: { storeScoreProfile: (chosen: object, preferences: readonly object[]) => boolean } = await import(
  web('score-profile.ts')
);

/** The part of a browser's worker that the app uses. */
class NodeWorker extends EventTarget {
  readonly #thread = new Thread(new URL('./lib/list-thread.ts', import.meta.url));
  constructor() {
    super();
    threads.push(this.#thread);
    this.#thread.on('message', (data: unknown) => this.dispatchEvent(Object.assign(new Event('message'), { data })));
    this.#thread.on('error', (error) => {
      throw error;
    });
  }
  postMessage(message: unknown, transfer: ArrayBuffer[]): void {
    this.#thread.postMessage(message, transfer);
  }
  terminate(): void {
    void this.#thread.terminate();
  }
}
Object.assign(globalThis, { Worker: NodeWorker });

const facts = scoringFoods();
/** Each with an object of its own, as a list that came over the network has it. */
const list = (): Listed[] =>
  Array.from({ length: Math.ceil(LIST / facts.length) }, () => structuredClone(facts))
    .flat()
    .slice(0, LIST)
    .map((own, index) => ({ id: `f${index}`, facts: own }));

const figures: Record<'sent' | 'sentHere' | 'again' | 'againHere' | 'more' | 'here', number[]> = {
  sent: [],
  sentHere: [],
  again: [],
  againHere: [],
  more: [],
  here: [],
};
const prepared = list().map(({ facts: own }) => prepareFood(own));
for (let round = 0; round < ROUNDS; round += 1) {
  const foods = list();
  prefer(-1);
  await time(foods, figures.sent, figures.sentHere);
  for (let change = 0; change < CHANGES; change += 1) {
    const value = -2 - (change % 4);
    prefer(value);
    await time(foods, figures.again, figures.againHere);
    await time(foods.slice(0, 30), figures.more);
    figures.here.push(hereIn(value));
  }
}
await Promise.all(threads.map((thread) => thread.terminate()));
printTable(
  `${count(LIST)} products scored in the web’s list worker, messages included; ms`,
  ['what', 'times', 'fastest', 'median', 'slowest'],
  [
    row('first: foods are sent along', figures.sent),
    row('  of it on the page’s own thread', figures.sentHere),
    row('a preference changed: places go, scores come', figures.again),
    row('  of it on the page’s own thread', figures.againHere),
    row('the same for the 30 products of one batch', figures.more),
    row('the sums alone, without a worker', figures.here),
    ['in batches of 30, the pauses alone', '', '', count((LIST / 30) * 100), ''],
  ],
);

function prefer(preferenceValue: number): void {
  storeScoreProfile(CHOSEN, preferences(preferenceValue));
}

function preferences(preferenceValue: number) {
  return [
    ['Palm Oil', preferenceValue],
    ['Protein', 4],
    ['Artificial Colors', -4],
    ['Cinnamon', 2],
    ['Seed oils', -3],
  ].map(([name, value]) => ({ ingredientName: String(name), preferenceValue: Number(value) }));
}

/** Measures how long it took, and for how much of that the calling thread was busy. */
async function time(foods: readonly Listed[], all: number[], here: number[] = []): Promise<void> {
  const started = performance.now();
  const promise = scoresAtOnce(foods);
  here.push(performance.now() - started);
  const scores = await promise;
  all.push(performance.now() - started);
  if (scores?.size !== foods.length) throw new Error('not scored');
}

function hereIn(value: number): number {
  const started = performance.now();
  const profile = prepareProfile(
    profileFromJson({
      goals: CHOSEN.healthGoals,
      conditions: CHOSEN.medicalConditions,
      restrictions: CHOSEN.dietaryRestrictions,
      preferences: preferences(value),
      preferencesAreStored: true,
    }),
  );
  for (const food of prepared) scoreOnly(food, profile);
  return performance.now() - started;
}

function web(file: string): string {
  return new URL(`../apps/web/src/data/scores/${file}`, import.meta.url).href;
}

function row(what: string, times: readonly number[]): string[] {
  return [what, String(times.length), Math.min(...times).toFixed(0), median(times).toFixed(0), Math.max(...times).toFixed(0)];
}
