/**
 * `npm run stress [file…]`: the long fault, fuzz and soak runs; `npm test` holds a short version of each. A part of the counts,
 * to see that everything runs: `LABELWISE_STRESS=0.05 npm run stress`.
 */
import { spawnSync } from 'node:child_process';
import { ensureNode, environment, root } from './node.mjs';

const result = spawnSync(
  'vitest',
  ['run', '--project', 'server', '--project', 'domain', '--project', 'scanner', '--project', 'web*', ...process.argv.slice(2)],
  {
    cwd: root,
    env: { LABELWISE_STRESS: '1', ...environment(ensureNode()) },
    stdio: 'inherit',
  },
);
process.exitCode = result.status ?? 1;
