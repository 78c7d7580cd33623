import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import { type WatchAnswer, type WatchedChange, type WatchedShelf, type WatchSettings, watch } from '@labelwise/contracts/watch';
import type { Person } from '@labelwise/domain/people';
import type { ChangeGravity, FoodChange, PersonChange } from '@labelwise/domain/watch';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { loadTexts } from '../i18n/load-texts.ts';
import { locale, say } from '../i18n/say.ts';
import { call, endpointQuery, execute } from './call.ts';
import { productOf } from './choosing/product-of.ts';
import { useHousehold } from './people/people.ts';
import { storedPeople } from './people/stored-people.ts';
import { named, nameOf } from './people/verdict-words.ts';
import { chosenPeople } from './people/verdicts.ts';
import { useScoreRevision } from './preferences-updated.ts';
import { personUnknown } from './scores/score-profile.ts';
import { useSession } from './session/session.ts';

/** One line of what a food says now. `names`: whom it concerns; empty where there is only oneself, or it concerns everybody. */
export type ChangeLine = { readonly text: string; readonly names: string; readonly isGrave: boolean };

/** Something that changed of a member's foods. `score`: of the strictest of the household now. */
export type WatchItem = {
  readonly what: 'change' | 'better';
  /** What changed; of a better food, that one. */
  readonly food: FoodCandidate;
  /** By which it is dismissed: the food that the member has. */
  readonly own: FoodCandidate;
  readonly score: number | null;
  readonly seenAt: string | null;
  readonly as: WatchedChange['as'];
  readonly lines: readonly ChangeLine[];
};

const query = () => endpointQuery(watch.list);

/**
 * What changed of a member's foods as far as it matters to anybody of the household, the gravest first, whoever foods are judged for just
 * now; then better foods of their shelves. Computed on this device, by the rule of the weekly mail.
 */
export function useWatch() {
  const { isAuthenticated, user } = useSession();
  const { people, revision } = useHousehold();
  const own = useScoreRevision();
  const { data: answer, isPending, isError, refetch } = useQuery({ ...query(), enabled: isAuthenticated });
  const compared = useQuery({
    queryKey: ['watched', user?.id ?? null, own, revision, answer],
    queryFn: () => compare(answer),
    enabled: answer !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  return {
    settings: answer?.settings,
    items: compared.data,
    isPending: isPending || (answer !== undefined && compared.isPending),
    isError: isError || compared.isError,
    isUnreadable: people === null,
    retry: () => void (isError ? refetch() : compared.refetch()),
  };
}

async function compare(answer: WatchAnswer | undefined): Promise<WatchItem[]> {
  if (answer === undefined || (answer.changes.length === 0 && answer.shelves.length === 0)) return [];
  const [engine, people] = await Promise.all([import('./watch-engine.ts'), chosenPeople('everyone'), loadTexts('scores')]);
  const prepared = engine.preparePeople(people);
  // For somebody who is not known here anything may matter: nothing that changed is left out then.
  const isSomebodyUnknown = personUnknown() !== null || storedPeople() === null;
  const changes = answer.changes.flatMap(({ food, before, seenAt, as }) => {
    const now = engine.prepareFood(food.facts);
    const change = engine.whatChanged(engine.prepareFood(before), now, prepared);
    if (change === null && !isSomebodyUnknown) return [];
    const { score } = engine.verdictForAll(now, prepared);
    const lines = change === null ? [] : linesOf(engine, change, people);
    const open = isSomebodyUnknown ? [{ text: say('screens-watch.not_compared'), names: '', isGrave: false }] : [];
    const item: WatchItem = {
      what: 'change',
      food,
      own: food,
      score,
      seenAt,
      as,
      lines: [...lines.filter(isGrave), ...open, ...lines.filter(isMild)],
    };
    return [{ item, gravity: change?.gravity ?? 'unknown' }];
  });
  const better = answer.shelves.flatMap((shelf) => betterOf(engine, shelf, prepared) ?? []);
  return [...changes.sort(engine.byGravity).map(({ item }) => item), ...better];
}

type Engine = typeof import('./watch-engine.ts');

/** Of several saved foods of a shelf, the one that gains most. */
function betterOf(engine: Engine, { saved, arrivals }: WatchedShelf, people: Parameters<Engine['verdictForAll']>[1]): WatchItem | null {
  const candidates = arrivals.map((food) => engine.candidateOf(productOf(food)));
  let best: WatchItem | null = null;
  for (const own of saved) {
    const found = engine.betterArrival(productOf(own), candidates, people);
    const food = arrivals.find(({ id }) => id === found?.candidate.product.gtin);
    if (found === null || food === undefined || (best !== null && found.score <= (best.score ?? 0))) continue;
    best = { what: 'better', food, own, score: found.score, seenAt: null, as: 'favorite', lines: [] };
  }
  return best;
}

/** The gravest first; one line for all whom it concerns. */
function linesOf(engine: Engine, change: FoodChange, people: readonly Person[]): ChangeLine[] {
  const concerned = new Map<string, { ids: string[]; isGrave: boolean }>();
  const add = (text: string, id: string, gravity: ChangeGravity) => {
    const line = concerned.get(text) ?? { ids: [], isGrave: gravity === 'conflict' || gravity === 'traces' };
    concerned.set(text, { ...line, ids: [...line.ids, id] });
  };
  for (const one of change.people) {
    for (const cause of one.causes) add(engine.causeTextOf(say, cause), one.id, cause.gravity);
    const rest = withoutCause(one);
    if (rest !== null) add(rest, one.id, one.gravity);
  }
  const names = (ids: readonly string[]) => (people.length === 1 ? '' : namesOf(change, ids));
  return [
    ...[...concerned].map(([text, { ids, isGrave }]) => ({ text, names: names(ids), isGrave })),
    ...change.missing.map((part) => ({ text: engine.missingText(say, part), names: '', isGrave: false })),
    ...change.figures.map((figure) => ({ text: engine.figureMoveText(say, figure), names: '', isGrave: false })),
    ...scoreLines(engine, change, names),
  ];
}

const isGrave = (line: ChangeLine): boolean => line.isGrave;
const isMild = (line: ChangeLine): boolean => !line.isGrave;

/** What changed for a person though no restriction of theirs did. */
function withoutCause({ gravity, causes, before, now }: PersonChange): string | null {
  if (causes.some((cause) => cause.gravity === gravity)) return null;
  if (gravity === 'conflict' || gravity === 'unknown') return say(`watch.${gravity}`);
  return before.score !== null && now.score === null ? say('watch.no_score') : null;
}

function scoreLines(engine: Engine, { people }: FoodChange, names: (ids: readonly string[]) => string): ChangeLine[] {
  const moved = new Map<string, string[]>();
  for (const { id, before, now } of people) {
    if (before.score === null || now.score === null || Math.abs(now.score - before.score) < engine.LEAST_MOVE) continue;
    const text = say('watch.score', { before: before.score, now: now.score });
    moved.set(text, [...(moved.get(text) ?? []), id]);
  }
  return [...moved].map(([text, ids]) => ({ text, names: names(ids), isGrave: false }));
}

function namesOf({ people }: FoodChange, ids: readonly string[]): string {
  const { people: verdicts } = named({ answer: 'free', people: people.map(({ now }) => now) });
  const concerned = verdicts.filter(({ id }) => ids.includes(id));
  return new Intl.ListFormat(locale()).format(concerned.map(nameOf));
}

/** Counts it as seen, or as not seen again. It goes from the screen at once. @throws ApiError */
export async function dismissItem(client: QueryClient, { what, own }: WatchItem, isSeen: boolean): Promise<void> {
  const { queryKey } = query();
  if (isSeen) {
    await client.cancelQueries({ queryKey });
    client.setQueryData<WatchAnswer>(queryKey, (answer) => (answer === undefined ? answer : without(answer, what, own.id)));
  }
  try {
    await execute(watch.dismiss, { params: { foodId: own.id }, body: { what, isSeen } });
  } finally {
    await client.invalidateQueries({ queryKey });
  }
}

function without(answer: WatchAnswer, what: WatchItem['what'], id: string): WatchAnswer {
  return what === 'change'
    ? { ...answer, changes: answer.changes.filter(({ food }) => food.id !== id) }
    : { ...answer, shelves: answer.shelves.filter(({ saved }) => saved.every((food) => food.id !== id)) };
}

/** @throws ApiError */
export async function setWatch(client: QueryClient, change: Partial<WatchSettings>): Promise<void> {
  const { queryKey } = query();
  const settings = await call(watch.set, { body: change });
  client.setQueryData<WatchAnswer>(queryKey, (answer) => (answer === undefined ? answer : { ...answer, settings }));
  await client.invalidateQueries({ queryKey });
}

/** Ends the weekly mail of whoever a link was sent to. @throws ApiError */
export async function stopMail(token: string): Promise<void> {
  await execute(watch.stop, { query: { token } });
}
