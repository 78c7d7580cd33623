export { createNodeModels } from './sessions.ts';
