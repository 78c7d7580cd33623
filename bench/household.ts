/**
 * A list of 10,000 foods that were read before, judged anew after a preference changed: for one person, and for households of eight with a
 * verdict each and one for all of them, in Node and in a worker of Chromium. What travels between machines is the ratio; the bar for a
 * household is 100 ms. Where the machine has other work, the time of the processor is nearer to that of a quiet one than the clock.
 */
import { HOUSEHOLDS, listOf } from './lib/household-round.ts';
import { scoringFoods } from './lib/scoring-foods.ts';
import { median, printTable } from './lib/table.ts';
import { roundsInChromium } from './lib/worker-rounds.ts';
import { FULL_PROFILE } from './score.ts';

const ROUNDS = 15;

const facts = scoringFoods();
const judge = listOf(facts, FULL_PROFILE);
type Took = { readonly clock: number; readonly processor: number };
const times = HOUSEHOLDS.map((): Took[] => []);
// Side by side in each round, so that other load of the machine weighs on all alike.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const index of HOUSEHOLDS.keys()) times[index]?.push(timeOf(() => judge(index, -1 - (round % 5))));
}
const inChromium = await roundsInChromium(facts, FULL_PROFILE, ROUNDS);
const clockOf = (index: number) => (times[index] ?? []).map(({ clock }) => clock);
const processorOf = (index: number) => (times[index] ?? []).map(({ processor }) => processor);
printTable(
  '10,000 foods judged again, ms',
  ['for', 'fastest', 'median', 'processor, fastest', 'median', 'of one adult', 'in Chromium, fastest', 'median'],
  HOUSEHOLDS.map(([what], index) => [
    what,
    ...[clockOf(index), processorOf(index)].flatMap((own) => [Math.min(...own).toFixed(0), median(own).toFixed(0)]),
    `${(median(processorOf(index)) / median(processorOf(0))).toFixed(1)} x`,
    Math.min(...(inChromium[index] ?? [])).toFixed(0),
    median(inChromium[index] ?? []).toFixed(0),
  ]),
);

function timeOf(work: () => number): Took {
  const started = performance.now();
  const used = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(used);
  return { clock: performance.now() - started, processor: (user + system) / 1000 };
}
