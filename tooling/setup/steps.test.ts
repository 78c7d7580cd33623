import { expect, it } from 'vitest';
import { isInstalled } from './steps.mjs';

const FASTIFY = { version: '5.12.8', resolved: 'https://registry.example/fastify.tgz', integrity: 'sha512-a' };
const ENGINE = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const OURS = { resolved: 'packages/domain', link: true };
const LOCK = {
  '': { name: 'labelwise' },
  'apps/server': { version: '0.1.0', dependencies: { fastify: '5.12.8' } },
  'node_modules/fastify': FASTIFY,
  'node_modules/@labelwise/domain': OURS,
  'node_modules/engine-of-another-system': ENGINE,
};
const { 'node_modules/engine-of-another-system': _, '': _root, ...installed } = LOCK;

it('what a lock file asks for is installed again only where something of it is missing, another, or too much', () => {
  expect(isInstalled(LOCK, installed)).toBe(true);
  expect(isInstalled({ ...LOCK, 'apps/server': { version: '0.2.0', dependencies: {} } }, installed)).toBe(true);
  expect(isInstalled(LOCK, {})).toBe(false);
  expect(isInstalled(LOCK, { ...installed, 'node_modules/fastify': { ...FASTIFY, version: '5.12.7' } })).toBe(false);
  expect(isInstalled(LOCK, { ...installed, 'node_modules/fastify': { ...FASTIFY, integrity: 'sha512-c' } })).toBe(false);
  expect(isInstalled(LOCK, { ...installed, 'node_modules/@labelwise/domain': { resolved: 'packages/food', link: true } })).toBe(false);
  expect(isInstalled(LOCK, { ...installed, 'node_modules/left-over': FASTIFY })).toBe(false);
});
