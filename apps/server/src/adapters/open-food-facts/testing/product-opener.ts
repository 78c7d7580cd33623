/** A local server that keeps products as Open Food Facts does: it answers reads and takes its product form, with the oddities of the real one. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the write interface may do instead of saving. */
export type WriteFault =
  /** A page with a good status for a wrong password, as its servers did until 2022. */
  'old password page' | 'edit rules' | 'hang' | 'throttle' | 'gone' | 'error page' | 'other page' | 'redirect' | 'huge' | 'cut off';

export type ProductOpener = AsyncDisposable & {
  readonly url: string;
  /** The forms that arrived, oldest first, whatever became of them. */
  readonly forms: readonly Readonly<Record<string, string>>[];
  readonly userAgents: readonly string[];
  /** What it knows of a product. */
  product(code: string): Readonly<Record<string, unknown>> | undefined;
  givenProduct(code: string, product: Record<string, unknown>): void;
  /** What every later write does; `null` ends it. */
  fail(fault: WriteFault | null): void;
};

const ACCOUNT = { user_id: 'ana-off', password: 'plums & rye' };
export const CONTRIBUTOR = { userName: ACCOUNT.user_id, password: ACCOUNT.password };

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const PAGE = { 'content-type': 'text/html; charset=utf-8' };
const PASSWORD_PAGE =
  '<!-- start templates/web/common/site_layout.tt.html -->\n<!doctype html><title>Error</title><p>Incorrect user name or password.<a href="/cgi/reset_password.pl">Forgotten password?</a>';
const MEGABYTE = 1024 * 1024;

/** Starts on a free port of the loopback address. */
export async function startProductOpener(): Promise<ProductOpener> {
  const products = new Map<string, Record<string, unknown>>();
  const forms: Record<string, string>[] = [];
  const userAgents: string[] = [];
  let fault: WriteFault | null = null;

  async function write(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    forms.push(form);
    userAgents.push(request.headers['user-agent'] ?? '');
    if (fault !== null) return misbehave(fault, response);
    if (form['user_id'] !== ACCOUNT.user_id || form['password'] !== ACCOUNT.password)
      return void response.writeHead(403, PAGE).end(PASSWORD_PAGE);
    return void response.writeHead(200, JSON_TYPE).end(JSON.stringify(saved(form)));
  }

  function saved(form: Readonly<Record<string, string>>): { status: number; status_verbose: string } {
    const code = form['code'] ?? '';
    if (!/^\d+$/u.test(code)) return { status: 0, status_verbose: 'no code or invalid code' };
    const before = products.get(code) ?? {};
    const after = withForm(before, form);
    if (JSON.stringify(before) === JSON.stringify(after)) return { status: 0, status_verbose: 'not modified' };
    products.set(code, after);
    return { status: 1, status_verbose: 'fields saved' };
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'POST' && path === '/cgi/product_jqm2.pl') return void write(request, response);
    const code = /^\/api\/v[0-9.]+\/product\/(\d+)/u.exec(path)?.[1] ?? '';
    const product = products.get(code);
    const answer = product === undefined ? { code, status: 0, status_verbose: 'product not found' } : { code, status: 1, product };
    return void response.writeHead(product === undefined ? 404 : 200, JSON_TYPE).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    forms,
    userAgents,
    product: (code) => products.get(code),
    givenProduct: (code, product) => void products.set(code, { code, ...product }),
    fail: (next) => {
      fault = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Names that are no field of a product. */
const ENVELOPE = new Set(['user_id', 'password', 'comment', 'app_name', 'app_version', 'code']);

/** A figure of the form is stored without its bound's sign, with its unit beside it; fields that do not come stay as they are. */
function withForm(before: Readonly<Record<string, unknown>>, form: Readonly<Record<string, string>>): Record<string, unknown> {
  const nutriments: Record<string, unknown> = { ...Object(before['nutriments']) };
  const after: Record<string, unknown> = { ...before, code: form['code'], nutriments };
  for (const [name, value] of Object.entries(form)) {
    const figure = /^nutriment_(?<key>.+?)(?<unit>_unit)?$/u.exec(name)?.groups;
    if (figure === undefined) {
      if (!ENVELOPE.has(name)) after[name] = value;
    } else if (figure['unit'] !== undefined) nutriments[`${figure['key']}_unit`] = value;
    else {
      nutriments[`${figure['key']}`] = Number(value.replace('<', ''));
      nutriments[`${figure['key']}_modifier`] = value.startsWith('<') ? '<' : undefined;
    }
  }
  return after;
}

function misbehave(fault: WriteFault, response: ServerResponse): void {
  switch (fault) {
    case 'old password page':
      return void response.writeHead(200, PAGE).end(PASSWORD_PAGE);
    case 'edit rules':
      return void response.writeHead(200, JSON_TYPE).end('{"status":0,"status_verbose":"Edit against edit rules"}');
    case 'hang':
      return undefined;
    case 'throttle':
      return void response.writeHead(429, { ...PAGE, 'retry-after': '30' }).end('<h1>Too many requests</h1>');
    case 'gone':
      return void response.writeHead(404, PAGE).end('<h1>Not found</h1>');
    case 'error page':
      return void response.writeHead(500, PAGE).end('<h1>Software error</h1>');
    case 'other page':
      return void response.writeHead(200, PAGE).end('<!doctype html><p>Be back soon');
    case 'redirect':
      return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    case 'huge':
      return void response.writeHead(200, JSON_TYPE).end(Buffer.alloc(MEGABYTE, ' '));
    case 'cut off':
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' });
      return void response.write('{"status":1', () => response.socket?.resetAndDestroy());
  }
}
