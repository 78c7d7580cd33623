import type { Catalog } from '@labelwise/messages/catalog';
import { compileCatalog } from '@labelwise/messages/compile';
import type { Plugin } from 'vite';

const AREA = /\/packages\/messages\/src\/[a-z]{2}\/(?!index\.ts)[\w.-]+\.ts$/;
const COMPILER = /\/packages\/messages\/src\/compile\.ts$/;

/**
 * Parses the messages in the build, so that browsers carry the formatter without its parser (decision 006): an area of texts becomes an
 * area of parsed messages, which leaves nothing to compile.
 */
export function messages(): Plugin {
  return {
    name: 'labelwise:messages',
    enforce: 'pre',
    async load(id) {
      if (COMPILER.test(id)) return 'export const compileCatalog = (catalog) => catalog;';
      if (!AREA.test(id)) return null;
      this.addWatchFile(id);
      const catalogs: Readonly<Record<string, Catalog>> = await import(/* @vite-ignore */ `file://${id}`);
      return Object.entries(catalogs)
        .map(([name, catalog]) => `export const ${name} = ${JSON.stringify(compileCatalog(catalog))};`)
        .join('\n');
    },
  };
}
