import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

const WEB = join(import.meta.dirname, '../../apps/web');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The address that the shell of these tests is built for. */
export const API = 'https://labelwise.example';

/** Builds the web app as `native:sync` does and serves its files as the shell does: every other path is the page. */
export async function serveShellBuild(): Promise<{ url: string; folder: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'labelwise-www-'));
  const vite = join(WEB, '../../node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: WEB,
    env: { ...process.env, LABELWISE_SHELL: '1', VITE_API_URL: API },
  });
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    const found = existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
    response.setHeader('content-type', TYPES[extname(found)] ?? 'application/octet-stream');
    createReadStream(found).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${address.port}`, folder, close };
}
