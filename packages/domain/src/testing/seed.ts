import { configureGlobal } from 'fast-check';
import { STRESS } from './index.ts';

/**
 * Set up before each file of tests. The same examples in every run of `npm test`, and fewer of them, so that none is red by chance;
 * `npm run stress` draws new ones, and what it finds becomes a test of its own.
 */
if (!STRESS) configureGlobal({ seed: 20_261, numRuns: 40 });
