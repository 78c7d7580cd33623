import type { Plugin } from 'vite';

const NOTHING = '\0labelwise:no-node';

/**
 * Tesseract's engine asks for `fs` and `crypto` where it finds itself in Node, and never in a browser. They are empty here; for any other
 * module the bundler goes on to warn, since that one would not work.
 */
export function noNode(): Plugin {
  return {
    name: 'labelwise:no-node',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:fs|crypto)$/ },
      handler: (_id, importer) => (importer?.includes('/node_modules/tesseract.js-core/') === true ? NOTHING : null),
    },
    load: { filter: { id: /^\0labelwise:no-node$/ }, handler: () => 'module.exports = {};' },
  };
}
