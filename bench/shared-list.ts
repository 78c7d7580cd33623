/**
 * How long a change of a shared list takes until another member sees it: sent, reported as an event (or as an answer that waited), and
 * read. Over both databases, 50 changes each; the bar is a second.
 */
import { changeEntry } from '@labelwise/domain/shopping';
import { type BenchDatabase, postgresDatabase, sqliteDatabase } from './lib/databases.ts';
import { startServer } from './lib/server.ts';
import { median, printTable } from './lib/table.ts';

const CHANGES = 50;
/** The server looks every half second: changes fall anywhere between two looks. */
const PAUSE_MS = 137;

const rows: string[][] = [];
for (const [what, open] of [
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const) {
  await using database: BenchDatabase = await open();
  await using server = await startServer(database);
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => signUp(server.url, name)));
  if (ana === undefined || ben === undefined) throw new Error('Nobody signed up');
  const { link } = await ana('POST', '/api/household/invitations');
  await ben('POST', '/api/household/join', { token: new URL(link).searchParams.get('invitation') });
  rows.push([what, 'events', ...figures(await measure(ana, ben, eventsFor))]);
  rows.push([what, 'answers that wait', ...figures(await measure(ana, ben, answersFor))]);
}
printTable(`A change of a shared list until another member has it, ${CHANGES} changes, ms`, ['on', 'heard by', 'p50', 'p95', 'most'], rows);

/** Answers are parsed by nothing here: their fields are those of the contract. */
// oxlint-disable-next-line typescript/no-explicit-any -- JSON of a server that tests check
type As = ((method: string, path: string, body?: object) => Promise<any>) & { url: string; token: string };
type Hear = (who: As, onCursor: (cursor: string) => void, signal: AbortSignal) => Promise<void>;

async function measure(ana: As, ben: As, hear: Hear): Promise<number[]> {
  const left = new AbortController();
  let heard: () => void = () => undefined;
  const listening = hear(ben, () => heard(), left.signal).catch(() => undefined);
  await pause(1500);
  const times: number[] = [];
  let { cursor: since, count } = await ben('GET', '/api/shopping');
  for (let at = 0; at < CHANGES; at += 1) {
    const id = `bench-${hear.name}-${at}`;
    const next = new Promise<void>((resolve) => (heard = resolve));
    const started = performance.now();
    const entry = { name: `Lemons ${at}`, foodId: null, quantity: 1, place: 'list', list: null, isRemoved: false } as const;
    await ana('POST', '/api/shopping', { changes: [changeEntry(id, entry, { seen: count, by: 'bench' })] });
    await next;
    const seen = await ben('GET', `/api/shopping?since=${since}`);
    if (!seen.entries.some((one: { id: string }) => one.id === id)) throw new Error('Heard of, and not there');
    times.push(performance.now() - started);
    ({ cursor: since, count } = seen);
    await pause((at * PAUSE_MS) % 500);
  }
  left.abort();
  await listening;
  return times;
}

async function eventsFor(who: As, onCursor: (cursor: string) => void, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${who.token}`, accept: 'text/event-stream' };
  const { body } = await fetch(`${who.url}/api/household/events`, { headers, signal });
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) if (text.includes('event: changed')) onCursor(text);
}

async function answersFor(who: As, onCursor: (cursor: string) => void, signal: AbortSignal): Promise<void> {
  let since = '';
  while (!signal.aborted) {
    const { cursor } = await who('GET', `/api/household/events${since === '' ? '' : `?since=${since}`}`);
    if (cursor !== since) onCursor(cursor);
    since = cursor;
  }
}

async function signUp(url: string, name: string): Promise<As> {
  const call = async (token: string, method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(new URL(path, url), { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const account = { email: `${name}@example.org`, password: 'rye bread & 4 plums', username: name, firstName: name, lastName: 'Bench' };
  const { token } = await call('', 'POST', '/api/auth/register', account);
  return Object.assign((method: string, path: string, body?: object) => call(token, method, path, body), { url, token });
}

function figures(times: readonly number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0;
  return [median(sorted), p95, sorted.at(-1) ?? 0].map((ms) => ms.toFixed(0));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
