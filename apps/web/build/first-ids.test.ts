import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { firstIds } from './texts.ts';

it('the first texts hold what the ring of the introduction says, by a module of another package, and no later page', async () => {
  const ids = await firstIds();
  expect([...ids]).toEqual(
    expect.arrayContaining(['screens-common.match_great', 'screens-common.health_aware_scoring', 'screens-start.what_is_in_it']),
  );
  expect([...ids].filter((id) => /^screens-(?:results|profile|insights|legal)\./u.test(id))).toEqual([]);
});

it('what modules import counts, also late without texts of its own; types, and what comes with its texts, do not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'labelwise-first-ids-'));
  const files = {
    'page.tsx': `import type { A } from './type.ts';
import {
  Ring,
} from './ring.tsx';
export { b } from './exported.ts';
import './alone.ts';
import './style.css';
const Late = () => import('./late.tsx').then((m) => m.Late);
const Own = () => loadWith(import('./own.tsx'));
say('screens-a.page');`,
    'type.ts': "say('screens-a.type')",
    'ring.tsx': "import { c } from './deep.ts'; say('screens-a.ring')",
    'deep.ts': "import './page.tsx'; say('screens-a.deep')",
    'exported.ts': "say('screens-a.exported')",
    'alone.ts': "say('screens-a.alone')",
    'late.tsx': "say('screens-a.late')",
    'own.tsx': "say('screens-a.own')",
  };
  for (const [name, code] of Object.entries(files)) await writeFile(path.join(folder, name), code);
  const ids = await firstIds([path.join(folder, 'page.tsx')]);
  expect([...ids].toSorted()).toEqual(['alone', 'deep', 'exported', 'late', 'page', 'ring'].map((id) => `screens-a.${id}`));
  await rm(folder, { recursive: true });
});
