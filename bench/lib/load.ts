/** Calls over some connections for some seconds, in the process of the benchmark, and what they cost the server. */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

export type Call = { readonly kind: string; readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string };
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
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = new Map<string, number[]>();
  const started = performance.now();
  let calls = 0;
  const connection = async (at: number): Promise<void> => {
    while (performance.now() - started < 1000 * seconds) {
      const call = next();
      const from = performance.now();
      await send(agent, url, call, tokenOf?.(at));
      calls += 1;
      times.set(call.kind, times.get(call.kind) ?? []);
      times.get(call.kind)?.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => connection(at)));
  agent.destroy();
  return { rate: (1000 * calls) / (performance.now() - started), calls, times };
}

export const emptyCall = (): Call => ({ kind: 'empty route', method: 'GET', path: '/api/empty' });

function send(agent: Agent, url: string, { method, path, body }: Call, token: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sent = request(`${url}${path}`, { agent, method, headers }, (answer) => {
      answer.resume().on('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve();
        else reject(new Error(`${method} ${path}: ${answer.statusCode}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}

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
