export { createWebEngines } from './engines.ts';
export { type EngineFile, LIST_CORE, LIST_LANGUAGES, TEXT_FILES } from './files.ts';
