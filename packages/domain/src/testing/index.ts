/** Which share of the long counts is run: 1 in `npm run stress`, less where it is only checked that it runs, 0 in `npm test`. */
const SHARE = Number(process.env['LABELWISE_STRESS'] ?? '0');

/** Whether `npm run stress` runs: the long versions of what `npm test` does briefly. */
export const STRESS = SHARE > 0;

/** How often something is done: briefly in `npm test`, at length in `npm run stress`. */
export const times = (brief: number, long: number): number => (STRESS ? Math.max(brief, Math.round(long * SHARE)) : brief);

/** Some of many cases, spread evenly, in `npm test`; all of them in `npm run stress`. */
export function sample<Case>(all: readonly Case[], brief: number): readonly Case[] {
  const every = STRESS ? 1 : Math.max(1, Math.ceil(all.length / brief));
  return all.filter((_, at) => at % every === 0);
}

/**
 * A promised time, ms: exact in `npm run stress`, where nothing else runs; ten times as long in `npm test`, since a busy machine
 * makes no test red.
 */
export const within = (ms: number): number => (STRESS ? ms : 10 * ms);

/** Milliseconds of the processor that something takes in this process: other work of the machine changes nothing. */
export function processorMs(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
