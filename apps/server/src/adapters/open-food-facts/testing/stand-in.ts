/** A local server with the product API, working or failing, so that a test can cause every upstream failure. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { MISBEHAVIOURS, type Misbehaviour } from './misbehaviours.ts';

export type Reply = { readonly status: number; readonly body: unknown };

export type StandIn = AsyncDisposable & {
  readonly url: string;
  /** Requests so far, oldest first. */
  readonly requests: ReadonlyArray<{ readonly path: string; readonly userAgent: string }>;
  /** What the next requests for this code get; 404 "product not found" by default. */
  answer(code: string, reply: Reply): void;
  /** The failure of every later request; `null` ends it. */
  misbehave(how: Misbehaviour | null): void;
};

/** Starts on a free port of the loopback address. */
export async function startStandIn(): Promise<StandIn> {
  const replies = new Map<string, Reply>();
  const requests: Array<{ path: string; userAgent: string }> = [];
  let misbehaviour: Misbehaviour | null = null;

  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', userAgent: request.headers['user-agent'] ?? '' });
    if (misbehaviour !== null) MISBEHAVIOURS[misbehaviour](request, response);
    else reply(request, response, replies);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    answer: (code, wanted) => {
      replies.set(code, wanted);
    },
    misbehave: (how) => {
      misbehaviour = how;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function reply(request: IncomingMessage, response: ServerResponse, replies: ReadonlyMap<string, Reply>): void {
  const code = /^\/api\/v[0-9.]+\/product\/(\d+)/.exec(request.url ?? '')?.[1] ?? '';
  const { status, body } = replies.get(code) ?? {
    status: 404,
    body: { code, status: 0, status_verbose: 'product not found' },
  };
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
