/** `npm run bench [name…]`: every file of bench/, or those named, one after the other, each printing its own table. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureNode, environment, root, say } from './node.mjs';
import { buildServer, buildWeb, ensureBrowser } from './steps.mjs';

const env = environment(ensureNode());
const wanted = process.argv.slice(2);
buildWeb(env);
buildServer(env);
const browser = await ensureBrowser(env);
process.stdout.write(
  `${new Date().toISOString().slice(0, 10)} · Node ${process.versions.node} · ${cpus().length} × ${cpus()[0]?.model.trim()} · ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
);

const files = readdirSync(join(root, 'bench')).filter(
  (file) => file.endsWith('.ts') && (wanted.length === 0 || wanted.includes(file.replace(/\.ts$/, ''))),
);
for (const file of files.sort()) {
  say(`bench/${file}`);
  const result = spawnSync('node', [join('bench', file)], {
    cwd: root,
    env: { ...env, CHROMIUM_PATH: browser },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) process.exitCode = 1;
}
