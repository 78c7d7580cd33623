import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from './app.ts';

type Deploy = { url: string; deploy: () => void; close: () => Promise<void> };

/** The mark by which a page of the second version is recognised. */
const SECOND = 'data-second-version';

/** Whether the page is of the second version. */
export const isSecond = (page: Page): Promise<boolean> => page.evaluate((mark) => document.documentElement.hasAttribute(mark), SECOND);

/**
 * The same server behind an address at which a second version can be deployed: its page carries {@link SECOND}, and its
 * worker lists that page under another revision, as a build does.
 */
export async function serveVersions(origin: string): Promise<Deploy> {
  let second = false;
  const change = (path: string, body: string) => {
    if (path === '/sw.js') return body.replace(/(url:"(?:\/)?index\.html",revision:")[^"]*/u, '$1of-the-second-version');
    return body.replace('<html', `<html ${SECOND}`);
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    // A server that was cut off answers nothing here either.
    const answer = await fetch(origin + (request.url ?? '/'), { headers: { accept: request.headers.accept ?? '*/*' } }).catch(() => null);
    const bytes = await answer?.arrayBuffer().catch(() => null);
    if (answer === null || bytes === null || bytes === undefined) {
      request.socket.destroy();
      return;
    }
    const body = Buffer.from(bytes);
    const type = answer.headers.get('content-type') ?? '';
    const changes = second && (pathname === '/sw.js' || type.startsWith('text/html'));
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(changes ? change(pathname, body.toString()) : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy: () => {
      second = true;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
