import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

// Types are stripped and code is compiled once a change, not once a start. Beside the dependencies, where only
// the owner of the installation can write; where no one can, the start is merely slower.
const compiled = path.join(import.meta.dirname, '../../../node_modules/.cache/labelwise');
enableCompileCache(compiled);
// Threads, which begin with nothing of this one's, look here.
process.env['NODE_COMPILE_CACHE'] ??= compiled;
const { start } = await import('./start.ts');
await start();
// Written at once, since a killed process could not write it at its end.
flushCompileCache();
