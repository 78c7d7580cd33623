import { type Thread, ThreadBusyError } from './thread.ts';

type Options = {
  /** At least one. */
  most: number;
  /** So many jobs have to be under way and waiting for each thread before a further one is started. */
  many: number;
  /** A further thread that had nothing to do for so long is ended. */
  idleMs: number;
};

/** The same as one thread, with further ones while many wait: each costs its start and its memory. */
export function createThreads<Job, Answer>(create: () => Thread<Job, Answer>, { most, many, idleMs }: Options): Thread<Job, Answer> {
  const members = Array.from({ length: most }, (_, at) => createMember(create(), at === 0 ? null : idleMs));

  function next(): Member<Job, Answer> | undefined {
    const inUse = members.filter((member, at) => at === 0 || member.isInUse());
    const [least] = inUse.toSorted((one, other) => one.jobs() - other.jobs());
    const further = members.find((member) => !inUse.includes(member));
    return further !== undefined && least !== undefined && least.jobs() >= many ? further : least;
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

type Member<Job, Answer> = Thread<Job, Answer> & { jobs: () => number; isInUse: () => boolean };

/** @param idleMs `null` for one that stays */
function createMember<Job, Answer>(thread: Thread<Job, Answer>, idleMs: number | null): Member<Job, Answer> {
  let [jobs, isInUse]: [number, boolean] = [0, false];
  let idle: NodeJS.Timeout | null = null;

  async function end(): Promise<void> {
    isInUse = false;
    await thread.close();
  }

  return {
    jobs: () => jobs,
    isInUse: () => isInUse,
    async run(job, bytes) {
      if (idle !== null) clearTimeout(idle);
      [jobs, isInUse] = [jobs + 1, true];
      try {
        return await thread.run(job, bytes);
      } finally {
        jobs -= 1;
        if (jobs === 0 && idleMs !== null) idle = setTimeout(() => void end(), idleMs).unref();
      }
    },
    async close() {
      if (idle !== null) clearTimeout(idle);
      await end();
    },
  };
}
