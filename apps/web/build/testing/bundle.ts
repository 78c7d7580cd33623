import path from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = path.join(import.meta.dirname, '..');

/** The one chunk that a module comes to with a plugin of the build. @param source of the module */
export async function bundle(source: string, plugin: Plugin) {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (wanted) => (wanted === 'entry.js' ? `${ROOT}/entry.js` : null),
    load: (id) => (id.endsWith('/build/entry.js') ? source : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    plugins: [plugin, entry],
    build: { write: false, rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('nothing was built');
  return chunk;
}
