import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** An OpenID Connect provider with pages of its own, which sends people back to this address. */
export async function startOpenIdProvider(port: number, returnUrl: string): Promise<ChildProcess> {
  const args = ['apps/server/src/testing/openid-pages.main.ts', String(port), returnUrl];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  return child;
}
