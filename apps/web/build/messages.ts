import { join } from 'node:path';
import { compileCatalog } from '@labelwise/messages/compile';
import type { Plugin } from 'vite';

const AREA = /^virtual:messages\/(\w+\/\w+)$/;
const SOURCES = join(import.meta.dirname, '../../../packages/messages/src');

/**
 * Parses the messages in the build: `virtual:messages/en/errors` is the area as the formatter takes it, and the formatter comes
 * without its parser (decision 006).
 */
export function messages(): Plugin {
  return {
    name: 'labelwise:messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      const area = AREA.exec(source)?.[1];
      if (area !== undefined) return `${join(SOURCES, `${area}.ts`)}?compiled`;
      if (source === '@formatjs/icu-messageformat-parser' && importer?.includes('intl-messageformat'))
        return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer);
      return null;
    },
    async load(id) {
      if (!id.endsWith('?compiled')) return null;
      const file = id.slice(0, -'?compiled'.length);
      this.addWatchFile(file);
      const catalogs = Object.values(await import(/* @vite-ignore */ `file://${file}`));
      return `export default ${JSON.stringify(compileCatalog(Object.assign({}, ...catalogs)))};`;
    },
  };
}
