import { defineConfig } from 'vitest/config';
import web, { ALONE } from './vite.config.ts';

/** Web tests that leave something in a package of others, so that each needs a process of its own. */
export default defineConfig({ ...web, test: { ...web.test, name: 'web-alone', isolate: true, include: ALONE, exclude: [] } });
