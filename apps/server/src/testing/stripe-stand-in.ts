/** A local server with the part of Stripe's HTTP API that we use, working or failing. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { MISBEHAVIOURS, type Misbehaviour } from '../adapters/open-food-facts/testing/misbehaviours.ts';

type Fields = Record<string, string>;
type Call = { method: string; path: string; fields: Fields; key: string | undefined };
type Reply = { status: number; body: object };

export type StripeStandIn = {
  url: string;
  /** Every call so far, oldest first; fields as Stripe names them: `line_items[0][price]`. */
  calls: Call[];
  /** Calls of one kind: `"POST /v1/customers"`. */
  called: (kind: string) => Call[];
  /** What exists, by id; a test may put things here. */
  objects: Map<string, Record<string, unknown>>;
  /** The failure of every later call; `null` ends it. */
  misbehave: (how: Misbehaviour | null) => void;
};

/** Starts on a free port of the loopback address; closed when the current test ends. */
export async function startStripe(): Promise<StripeStandIn> {
  // Loaded here alone, so that journeys in a browser may run the stand-in as well.
  const { onTestFinished } = await import('vitest');
  const { close, ...stripe } = await runStripe();
  onTestFinished(close);
  return stripe;
}

/** The same for a caller that ends it. */
export async function runStripe(): Promise<StripeStandIn & { close: () => Promise<void> }> {
  const calls: Call[] = [];
  const objects = new Map<string, Record<string, unknown>>();
  const answered = new Map<string, Reply>();
  let misbehaviour: Misbehaviour | null = null;
  const server = createServer((request, response) => {
    readCall(request).then(
      (call) => {
        calls.push(call);
        if (misbehaviour !== null) return MISBEHAVIOURS[misbehaviour](request, response);
        // Stripe answers a repeated idempotency key with what it answered before.
        const reply = (call.key === undefined ? undefined : answered.get(call.key)) ?? replyTo(call, objects);
        if (call.key !== undefined) answered.set(call.key, reply);
        return send(response, reply);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return {
    close,
    url: `http://127.0.0.1:${address.port}`,
    calls,
    objects,
    called: (kind) => calls.filter(({ method, path }) => `${method} ${path}` === kind),
    misbehave: (how) => {
      misbehaviour = how;
    },
  };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
  const key = request.headers['idempotency-key'];
  const text = request.method === 'POST' ? Buffer.concat(parts).toString() : search;
  return {
    method: request.method ?? '',
    path: pathname,
    fields: Object.fromEntries(new URLSearchParams(text)),
    key: typeof key === 'string' ? key : undefined,
  };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' }).end(JSON.stringify(body));
}

function replyTo({ method, path, fields }: Call, objects: StripeStandIn['objects']): Reply {
  const [, , resource = '', name = '', action] = path.split('/');
  const isNested = resource === 'checkout' || resource === 'billing_portal';
  const kind = isNested ? `${resource}.${name}` : resource;
  const id = isNested ? action : name;
  if (method === 'GET' && (id === undefined || id === '')) return listOf(kind, objects);
  if (method === 'POST' && (id === undefined || id === '')) return create(kind, fields, objects);
  const found = objects.get(id ?? '');
  if (found === undefined) return missing(kind);
  if (method === 'DELETE')
    objects.set(id ?? '', kind === 'subscriptions' ? { ...found, status: 'canceled', ended_at: seconds() } : { id, deleted: true });
  return ok(objects.get(id ?? '') ?? {});
}

function create(kind: string, fields: Fields, objects: StripeStandIn['objects']): Reply {
  const customer = fields['customer'];
  if (customer !== undefined && (objects.get(customer) === undefined || objects.get(customer)?.['deleted'] === true))
    return missing('customer');
  const id = `${PREFIX[kind] ?? 'obj'}_${objects.size + 1}`;
  const page = kind.endsWith('sessions')
    ? { url: `https://${kind.startsWith('checkout') ? 'checkout' : 'billing'}.stripe.com/${id}`, expires_at: seconds() + 86_400 }
    : {};
  const price =
    kind === 'prices'
      ? {
          product: `prod_${objects.size}`,
          unit_amount: Number(fields['unit_amount']),
          currency: 'usd',
          recurring: { interval: fields['recurring[interval]'] },
        }
      : {};
  const made = { id, kind, ...page, ...price, metadata: { labelwise: fields['metadata[labelwise]'] ?? '' } };
  objects.set(id, made);
  return ok(made);
}

const PREFIX: Record<string, string> = {
  customers: 'cus',
  'checkout.sessions': 'cs',
  'billing_portal.sessions': 'bps',
  'billing_portal.configurations': 'bpc',
  prices: 'price',
};
const seconds = () => Math.floor(Date.now() / 1000);
const ok = (body: object): Reply => ({ status: 200, body });
const missing = (kind: string): Reply => ({
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: 'x'` } },
});

function listOf(kind: string, objects: StripeStandIn['objects']): Reply {
  const data = [...objects.values()].filter(
    (each) => each['kind'] === kind || (kind === 'subscriptions' && each['object'] === 'subscription'),
  );
  return ok({ object: 'list', data, has_more: false });
}
