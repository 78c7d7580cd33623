import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How often it asks a process whether it is ready, ms. */
const CHECK_MS = 100;

export type Balancer = {
  url: string;
  /** Answers of 500 and more, and connections to a process that broke. */
  readonly failures: readonly string[];
  /** Requests that each process got. */
  readonly served: ReadonlyMap<string, number>;
  /** Sends requests to a process from when it first says that it is ready. */
  add: (url: string) => Promise<void>;
  remove: (url: string) => void;
  close: () => Promise<void>;
};

/** Hands each request to the next process that says it is ready, over connections that stay open; it never asks a second one. */
export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>();
  const served = new Map<string, number>();
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true });
  const closing = new AbortController();
  let turn = 0;

  async function check(url: string): Promise<void> {
    const isReady = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready.has(url)) ready.set(url, isReady);
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await Promise.all([...ready.keys()].map(check));
      await pause(CHECK_MS);
    }
  }

  function handle(asked: IncomingMessage, answer: ServerResponse): void {
    const able = [...ready].flatMap(([url, isReady]) => (isReady ? [url] : []));
    const target = able[(turn += 1) % able.length];
    if (target === undefined) {
      failures.push('No process is ready');
      answer.writeHead(502).end();
      return;
    }
    served.set(target, (served.get(target) ?? 0) + 1);
    const { method, headers, url = '/' } = asked;
    const passed = request(new URL(url, target), { method, headers, agent }, (got) => {
      if ((got.statusCode ?? 500) >= 500) failures.push(`${got.statusCode} ${method} ${url}`);
      const { connection: _own, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 502, rest);
      got.pipe(answer);
    });
    passed.on('error', (error) => {
      failures.push(`${error.message} ${method} ${url}`);
      answer.destroy();
    });
    asked.pipe(passed);
  }

  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const watching = watch();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    failures,
    served,
    async add(url) {
      ready.set(url, false);
      await check(url);
    },
    remove: (url) => void ready.delete(url),
    async close() {
      closing.abort();
      await watching;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
