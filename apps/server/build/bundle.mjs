/**
 * The server in a few files: `npm run build` writes them to `apps/server/dist`, and `node apps/server/dist/main.js` runs them. To find, read
 * and link some 1,500 modules one by one takes longer than all the rest of a start. Development and tests run the sources as they stand.
 */
import { dirname, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

const server = join(import.meta.dirname, '..');
const target = join(server, process.argv[2] ?? 'dist');

/** Compiled for the machine, or there only where somebody installed it. */
const NATIVE = /^(?:better-sqlite3|@node-rs\/|@duckdb\/|pg-native)/u;
/** Our modules that load WebAssembly and models of their own packages. */
const WITH_MODELS = /^@labelwise\/(?:scanner|label-reader)\/node$/u;
/** Threads for pictures: rarely started, and nearly all of what they load is WebAssembly. */
const PICTURE_THREAD = /new URL\('\.\/(?:decode|label)-worker\.ts'/u;
const THREAD = /new URL\('(?<file>[^']+worker\.ts)', import\.meta\.url\)/gu;

/** Threads become files of their own beside the rest; any other file stays where it is, and is looked for from there. */
const ownPlaces = {
  name: 'own-places',
  transform: {
    filter: { id: /\/(?:apps\/server|packages\/[\w-]+)\/src\/.*\.ts$/u, code: /import\.meta\.(?:dirname|url)/u },
    handler(code, id) {
      const place = relative(target, dirname(id)).split(sep).join('/');
      const withThreads = PICTURE_THREAD.test(code)
        ? code
        : code.replaceAll(THREAD, (_, file) => {
            const thread = this.emitFile({ type: 'chunk', id: join(dirname(id), file) });
            return `new URL(import.meta.ROLLUP_FILE_URL_${thread})`;
          });
      return {
        code: withThreads
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${place}`)})`)
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(`${place}/`)}, import.meta.url)`),
        // No line moves.
        map: null,
      };
    },
  },
};

const bundle = await rolldown({
  input: { main: join(server, 'src/main.ts') },
  platform: 'node',
  external: (id) => NATIVE.test(id) || WITH_MODELS.test(id),
  plugins: [ownPlaces],
  checks: { ineffectiveDynamicImport: false },
  onLog(level, log) {
    if (level === 'warn') throw new Error(log.message);
  },
});
// Names stay, so that a stack of calls can be read as it is; with `NODE_OPTIONS=--enable-source-maps` it names the sources.
await bundle.write({ dir: target, cleanDir: true, format: 'esm', sourcemap: true, keepNames: true });
await bundle.close();
