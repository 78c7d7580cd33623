import { type StartableThread, type Thread, ThreadBusyError } from './thread.ts';

type Options = {
  /** At least one. */
  most: number;
  /** So many jobs have to be under way and waiting for each thread before a further one is started. */
  many: number;
  /** A further thread that had nothing to do for so long is ended. */
  idleMs: number;
};

/**
 * The same as one thread, with further ones while many wait: each costs its start and its memory. None of these gets a job before it is
 * there: a start takes seconds on a busy machine, in which the others would have done the job.
 */
export function createThreads<Job, Answer>(
  create: () => StartableThread<Job, Answer>,
  { most, many, idleMs }: Options,
): Thread<Job, Answer> {
  const members = Array.from({ length: most }, (_, at) => createMember(create(), at === 0 ? null : idleMs));

  function next(): Member<Job, Answer> | undefined {
    const [least] = members.filter(({ state }) => state() === 'ready').toSorted((one, other) => one.jobs() - other.jobs());
    if (least !== undefined && least.jobs() >= many && members.every(({ state }) => state() !== 'starting'))
      members.find(({ state }) => state() === 'ended')?.start();
    return least;
  }

  return {
    async run(job, bytes) {
      const member = next();
      if (member === undefined) throw new ThreadBusyError('There is no thread');
      return member.run(job, bytes);
    },
    close: async () => void (await Promise.all(members.map(({ close }) => close()))),
  };
}

type State = 'ended' | 'starting' | 'ready';
type Member<Job, Answer> = Thread<Job, Answer> & { jobs: () => number; state: () => State; start: () => void };

/** @param idleMs `null` for one that stays, and that its first job starts */
function createMember<Job, Answer>(thread: StartableThread<Job, Answer>, idleMs: number | null): Member<Job, Answer> {
  let jobs = 0;
  let state: State = idleMs === null ? 'ready' : 'ended';
  let idle: NodeJS.Timeout | null = null;

  async function end(): Promise<void> {
    state = 'ended';
    await thread.close();
  }

  function endWhenIdle(): void {
    if (idleMs !== null) idle = setTimeout(() => void end(), idleMs).unref();
  }

  async function start(): Promise<void> {
    state = 'starting';
    try {
      await thread.start();
    } catch {
      // The others go on; the next one for whom many wait starts it again.
      state = 'ended';
    }
    if (state !== 'starting') return;
    state = 'ready';
    endWhenIdle();
  }

  return {
    jobs: () => jobs,
    state: () => state,
    start: () => void start(),
    async run(job, bytes) {
      if (idle !== null) clearTimeout(idle);
      jobs += 1;
      try {
        return await thread.run(job, bytes);
      } finally {
        jobs -= 1;
        if (jobs === 0 && state === 'ready') endWhenIdle();
      }
    },
    async close() {
      if (idle !== null) clearTimeout(idle);
      await end();
    },
  };
}
