/** Calls over some connections for some seconds, in the process of the benchmark, and what they cost the server. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Call, openConnection } from './connection.ts';

export type Load = { readonly rate: number; readonly calls: number; readonly times: Map<string, number[]> };
type Options = {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly next: () => Call;
  /** The session of who calls on a connection. */
  readonly tokenOf?: (connection: number) => string;
};

/** @throws where an answer is none of success */
export async function load({ url, connections, seconds, next, tokenOf }: Options): Promise<Load> {
  const times = new Map<string, number[]>();
  const started = performance.now();
  let calls = 0;
  const connection = async (at: number): Promise<void> => {
    const { send, close } = await openConnection(url);
    while (performance.now() - started < 1000 * seconds) {
      const call = next();
      const from = performance.now();
      await send(call, tokenOf?.(at));
      calls += 1;
      times.set(call.kind, times.get(call.kind) ?? []);
      times.get(call.kind)?.push(performance.now() - from);
    }
    close();
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => connection(at)));
  return { rate: (1000 * calls) / (performance.now() - started), calls, times };
}

export const emptyCall = (): Call => ({ kind: 'empty route', method: 'GET', path: '/api/empty' });

/** Processor time of a server, kernel and threads included. */
export function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The same of the thread that serves, and of all its others: search, the library's own, collecting garbage and compiling. */
export function threadMilliseconds(pid: number): { own: number; others: number } {
  const of = (thread: string): number => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(') ')).split(' ');
    return (Number(fields[12]) + Number(fields[13])) * 10;
  };
  const others = readdirSync(`/proc/${pid}/task`).filter((thread) => thread !== String(pid));
  return { own: of(String(pid)), others: others.reduce((sum, thread) => sum + of(thread), 0) };
}

/** What a process has in memory of its own, MB: without the pages of files that it shares with the system. */
export function residentMegabytes(pid: number): number {
  return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
