import { defineConfig } from 'vitest/config';
import web, { ALONE } from './vite.config.ts';

/** Web tests that each need a window and modules of their own. */
export default defineConfig({ ...web, test: { ...web.test, name: 'web-alone', isolate: true, include: ALONE, exclude: [] } });
