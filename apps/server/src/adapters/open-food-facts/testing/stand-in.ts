/** A local server with the product API, working or failing, so that a test can cause every upstream failure. */

import { existsSync, readFileSync } from 'node:fs';
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

const RECORDED = new URL('../../../../../../../shared/data/api_examples/', import.meta.url);

const hasRecordedExamples = existsSync(RECORDED);

type ApiExample = { readonly title: string; readonly code: string; readonly reply: Reply; readonly expected: 'found' | 'missing' };

const OWN: readonly ApiExample[] = [
  found('version 2, found', '4006040055235', {
    code: '4006040055235',
    status: 1,
    status_verbose: 'product found',
    product: { product_name: 'Oats' },
  }),
  found('version 3, found with warnings', '4006040055242', {
    code: '4006040055242',
    status: 'success_with_warnings',
    errors: [],
    warnings: [{}],
    result: { id: 'product_found' },
    product: { code: '4006040055242', product_name: 'Rye' },
  }),
  missing('version 2, not found', 404, { code: '12345670', status: 0, status_verbose: 'product not found' }),
  missing('version 0, not found with a good status', 200, { code: '12345670', status: 0, status_verbose: 'product not found' }),
  missing('version 2, invalid code', 200, { code: '00000001', status: 0, status_verbose: 'no code or invalid code' }),
  missing('version 3, not found', 404, {
    status: 'failure',
    result: { id: 'product_not_found' },
    errors: [{ message: { id: 'product_not_found' } }],
  }),
  missing('version 3, another product type', 404, {
    status: 'failure',
    errors: [{ field: { id: 'product_type', value: 'beauty' }, message: { id: 'product_found_with_a_different_product_type' } }],
  }),
];

const FILES: ReadonlyArray<[file: string, status: number, expected: ApiExample['expected']]> = [
  ['v2_product_found_3029330003533.body.json', 200, 'found'],
  ['v2_product_not_found_12345678.body.json', 404, 'missing'],
  ['v3_product_not_found_12345678.body.json', 404, 'missing'],
  ['v2_invalid_code_00000001.body.json', 200, 'missing'],
  ['v3_4_product_not_found.body.json', 404, 'missing'],
  ['v3_4_other_product_type.body.json', 404, 'missing'],
];

/** The answer shapes of the real API: recorded ones where the reference data is at hand, else our own in the same protocol. */
export function apiExamples(): ApiExample[] {
  if (!hasRecordedExamples) return [...OWN];
  const recorded = FILES.map(([file, status, expected]): ApiExample => {
    const body: unknown = JSON.parse(readFileSync(new URL(file, RECORDED), 'utf8'));
    return { title: file, code: expected === 'found' ? '3029330003533' : '12345670', reply: { status, body }, expected };
  });
  return [...OWN, ...recorded];
}

function found(title: string, code: string, body: unknown): ApiExample {
  return { title, code, reply: { status: 200, body }, expected: 'found' };
}

function missing(title: string, status: number, body: unknown): ApiExample {
  return { title, code: '12345670', reply: { status, body }, expected: 'missing' };
}
