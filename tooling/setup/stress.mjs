/** `npm run stress`: the long fault, fuzz and soak runs; `npm test` holds a short version of each. */
import { spawnSync } from 'node:child_process';
import { environment, ensureNode, root } from './node.mjs';

const result = spawnSync('vitest', ['run', '--project', 'server', '--project', 'domain', '--project', 'scanner', '--project', 'web', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...environment(ensureNode()), LABELWISE_STRESS: '1' },
  stdio: 'inherit',
});
process.exitCode = result.status ?? 1;
