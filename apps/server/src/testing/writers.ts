import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from './members.ts';

/** The food that writers scan and eat; the test puts it into the catalogue. */
export const OATS = '4006040055235';

/** Members who write without a pause, and record what was acknowledged. */
export type Writers = {
  /** What was answered with 200, in order: member, list and id of the row. */
  readonly acknowledged: readonly string[];
  /** Answers that were neither a success nor "come again" (503 with Retry-After), and connections that were cut. */
  readonly failures: readonly string[];
  /** Resolves when so many more writes are acknowledged, or all writers have ended. */
  acknowledge: (more: number) => Promise<void>;
  /** No new write is begun; resolves when those under way are answered or cut off. */
  stop: () => Promise<void>;
  /** Writes on, to a service that may have another address since. */
  resume: (url: string) => void;
  /** Which of these rows the service does not show to their member. */
  missing: (url: string, rows: readonly string[]) => Promise<string[]>;
};

type Writer = { index: number; token: string };
const LISTS = [
  { name: 'scan', path: '/api/scans', add: { path: '/api/scans', body: { foodId: OATS } } },
  { name: 'consumed', path: '/api/consumed', add: { path: `/api/consumed/${OATS}`, body: {} } },
] as const;

/** How long a writer waits that was asked to come again, ms: less than it was asked to, so that the end of an outage is noticed. */
const AGAIN_AFTER_MS = 50;
/** So often a list is asked for again. */
const MAX_TURNS = 200;

/** Signs so many members up and lets them write, to each of the processes in turn. Needs a service without a limit of scans. */
export async function startWriters(urls: string | readonly string[], count: number): Promise<Writers> {
  const bases = [urls].flat();
  const baseOf = (index: number) => bases[index % bases.length] ?? '';
  const writers = await Promise.all(Array.from({ length: count }, (_, index) => signUp(baseOf(index), index)));
  const acknowledged: string[] = [];
  const failures: string[] = [];
  const state = { stopped: false };
  let running: Promise<void>[] = [];
  let wake = (): void => undefined;

  async function write(base: string, writer: Writer): Promise<void> {
    for (let turn = 0; !state.stopped; turn += 1) {
      const list = LISTS[turn % LISTS.length] ?? LISTS[0];
      try {
        const answer = await call(base, writer, 'POST', list.add.path, list.add.body);
        if (answer.status === 200) acknowledged.push(`${writer.index} ${list.name} ${(await readJson(answer))[list.name].id}`);
        else if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) await pause(AGAIN_AFTER_MS);
        else failures.push(`${answer.status} ${await answer.text()}`);
      } catch (error) {
        failures.push(error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error));
        break;
      }
      wake();
    }
  }

  const start = (baseFor: (index: number) => string): void => {
    state.stopped = false;
    running = writers.map((writer) => write(baseFor(writer.index), writer));
  };
  start(baseOf);
  return {
    acknowledged,
    failures,
    resume: (base) => start(() => base),
    async acknowledge(more) {
      const goal = acknowledged.length + more;
      const reached = new Promise<void>((resolve) => {
        wake = () => {
          if (acknowledged.length >= goal) resolve();
        };
      });
      await Promise.race([reached, Promise.all(running)]);
    },
    async stop() {
      state.stopped = true;
      await Promise.all(running);
    },
    missing: (base, rows) => missingRows(base, writers, rows),
  };
}

async function missingRows(base: string, writers: readonly Writer[], rows: readonly string[]): Promise<string[]> {
  const left = new Set(rows);
  for (const writer of writers) {
    for (const list of LISTS) {
      let path: string | undefined = `${list.path}?limit=1000`;
      const isOpen = () => [...left].some((row) => row.startsWith(`${writer.index} ${list.name} `));
      while (path !== undefined && isOpen()) {
        const page: string = path;
        const answer = await asked(() => call(base, writer, 'GET', page));
        for (const entry of await readJson(answer)) left.delete(`${writer.index} ${list.name} ${entry[list.name].id}`);
        path = /<(?<next>[^>]+)>; rel="next"/u.exec(answer.headers.get('link') ?? '')?.groups?.['next'];
      }
    }
  }
  return [...left];
}

/** Comes again where it is asked to. @throws Error with what was answered, where that is no success */
async function asked(ask: () => Promise<Response>): Promise<Response> {
  for (let turn = 0; ; turn += 1) {
    const answer = await ask();
    if (answer.status === 200) return answer;
    const text = `${answer.status} ${await answer.text()}`;
    if (answer.status !== 503 || answer.headers.get('retry-after') === null || turn === MAX_TURNS) throw new Error(text);
    await pause(AGAIN_AFTER_MS);
  }
}

async function signUp(url: string, index: number): Promise<Writer> {
  const name = `writer${index}`;
  const answer = await call(url, null, 'POST', '/api/auth/register', {
    email: `${name}@example.org`,
    password: PASSWORD,
    username: name,
    firstName: name,
    lastName: 'Writer',
  });
  return { index, token: (await readJson(answer)).token };
}

function call(base: string, writer: Writer | null, method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(writer !== null && { authorization: `Bearer ${writer.token}` }) };
  return fetch(new URL(path, base), { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

async function readJson(answer: Response): Promise<ReturnType<typeof JSON.parse>> {
  return JSON.parse(await answer.text());
}
