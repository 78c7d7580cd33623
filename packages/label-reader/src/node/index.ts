export { openNodeListEngine } from './list-engines.ts';
export { createNodeModels } from './sessions.ts';
