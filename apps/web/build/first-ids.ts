import { readFile } from 'node:fs/promises';
import path from 'node:path';

const SRC = path.join(import.meta.dirname, '../src');
const MESSAGES = path.join(import.meta.dirname, '../../../packages/messages/src');

/** Where the app starts, and the pages that come with the first texts alone (`first` in `src/app/routes.tsx`). */
const FIRST_PAGES = [
  'main.tsx',
  'features/home/guest-home-screen.tsx',
  'features/welcome/onboarding-screen.tsx',
  'features/scan/scan-screen.tsx',
].map((file) => path.join(SRC, file));

/** `import`s and `export … from`s that stay in the built code. */
const STATIC = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"](?<source>[^'"]+)['"]/gmu;
/** A module that comes later without texts of its own: `loadWith(import('…'))` brings them. Those of routes say which they need. */
const LATER = /^(?!.*loadWith\()(?!\s*\*).*\bimport\(\s*'(?<source>\.[^']+)'\)/gmu;
const ID = /screens-[a-z-]+\.\w+/gu;

/**
 * Ids of texts that the first pages can say before any others have come: all that the modules name which they are made of, in the app and
 * in the package of messages.
 * @param entries files to begin with
 */
export async function firstIds(entries: readonly string[] = FIRST_PAGES): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const known = new Set<string>(entries);
  for (const file of known) {
    const code = await readFile(file, 'utf8');
    for (const [id] of code.matchAll(ID)) ids.add(id);
    const sources = file.endsWith('routes.tsx') ? [STATIC] : [STATIC, LATER];
    for (const match of sources.flatMap((one) => [...code.matchAll(one)])) {
      const next = moduleOf(match.groups?.['source'] ?? '', file);
      if (next !== null) known.add(next);
    }
  }
  return ids;
}

/** The file of a module that may name texts; none for styles, other packages and what only development shows. */
function moduleOf(source: string, from: string): string | null {
  if (source.includes('design-page')) return null;
  if (source.startsWith('@labelwise/messages/')) return path.join(MESSAGES, `${source.slice('@labelwise/messages/'.length)}.ts`);
  return /^\..*\.tsx?$/u.test(source) ? path.resolve(path.dirname(from), source) : null;
}
