import { FITS, type Fit } from '@labelwise/domain/scoring';
import { log } from '../../../lib/log.ts';
import { SCORE_STATES } from '../../../lib/score-state.ts';
import { createWorkerClient } from '../../../lib/worker-client.ts';
import type { Food } from '../../foods/foods.ts';
import { isForOthers } from '../../people/has-people.ts';
import { withMissingReadings } from '../../reading/read-food.ts';
import { ownProfile, personUnknown, storedProfile } from '../score-profile.ts';
import { type PersonalScore, verdictAt } from './list-scorer.ts';
import type { ListAnswer, ListMessage, ScoresMessage } from './score-list.ts';

type Scores = ReadonlyMap<string, PersonalScore>;
type Scorable = Pick<Food, 'id' | 'name' | 'facts'>;

/** What the worker was given of each food, by id, and the place where it stores it. */
let sent = new Map<string, { facts: Food['facts']; place: number }>();
/** A worker that stores more foods than this begins again. */
const MAX_FOODS = 20_000;

const worker = createWorkerClient<ListMessage, ScoresMessage>({
  start: () => new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' }),
  onStart: () => {
    sent = new Map();
  },
  transfer: ({ places }) => [places.buffer],
  failure: 'The list is scored in batches',
});

/** Whose scores: of whoever foods are judged for, or the member's own in any case. */
type Whose = 'chosen' | 'own';

/**
 * The member's scores of a whole list by this device's own engine, in a worker: the server's numbers without its calls,
 * by food id; a food that cannot be scored has none. `null` where nothing can: no worker here, or nothing stored to score by.
 */
export async function scoresAtOnce(foods: readonly Scorable[], whose: Whose = 'chosen'): Promise<Scores | null> {
  if (typeof Worker === 'undefined') return null;
  try {
    const [audience, read] = await Promise.all([audienceHere(whose), withMissingReadings(foods)]);
    if (audience === null) return null;
    const message = await worker.ask((call) => ({ call, ...audience, ...placesOf(read) }));
    if (sent.size > MAX_FOODS) worker.endIfIdle();
    return message?.answer == null ? null : byId(foods, message.answer);
  } catch (error) {
    log.info(`The list is scored in batches: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Whom this device can score for by itself now; `null`: nobody, as their profile is not here. */
async function audienceHere(whose: Whose): Promise<Pick<ListMessage, 'profile' | 'people'> | null> {
  if (whose === 'chosen' && isForOthers())
    return { profile: null, people: await (await import('../../people/verdicts.ts')).chosenPeople() };
  const profile = personUnknown() === null ? storedProfile() : null;
  return profile === null ? null : { profile: await ownProfile(), people: null };
}

function byId(foods: readonly Scorable[], { scores, states, fits, fitting, verdicts }: ListAnswer): Scores {
  const found = new Map<string, PersonalScore>();
  for (const [at, { id }] of foods.entries()) {
    const score = scores[at];
    const state = SCORE_STATES[states[at] ?? 0];
    if (score === undefined || state === undefined || Number.isNaN(score)) continue;
    const own = { score, state, fit: fitOfNumber(fits[at]), isFitting: fitting[at] === 1 };
    found.set(id, verdicts === null ? own : { ...own, household: () => verdictAt(verdicts, at) });
  }
  return found;
}

/** What `score-list.ts` says as a number; one that nobody knows does not fit. */
function fitOfNumber(number: number | undefined): Fit | null {
  return number === 0 ? null : (FITS[(number ?? 0) - 1] ?? 'unknown');
}

/** Gives new foods a place, and notes what the worker knows from now on. */
function placesOf(foods: readonly Scorable[]): Pick<ListMessage, 'added' | 'places'> {
  const added: { place: number; facts: Food['facts'] }[] = [];
  const places = Uint32Array.from(foods, ({ id, facts }) => {
    const known = sent.get(id);
    const place = known?.place ?? sent.size;
    if (known?.facts !== facts) {
      sent.set(id, { facts, place });
      added.push({ place, facts });
    }
    return place;
  });
  return { added, places };
}
