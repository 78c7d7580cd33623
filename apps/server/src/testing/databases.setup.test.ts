import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { STRESS } from '@labelwise/domain/testing';
import { expect, it } from 'vitest';

const SETUP = path.join(import.meta.dirname, 'databases.setup.ts');
const RUN = `
  const { setup, teardown } = await import(${JSON.stringify(SETUP)});
  await setup({ provide() {} });
  await teardown();
  process.exitCode = 3;
`;

it.runIf(STRESS)('a run that started PostgreSQL ends with the code that was set: a failed test is a failed run', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', RUN], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
});
