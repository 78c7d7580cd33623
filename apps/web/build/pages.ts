import type { Plugin } from 'vite';

/** The screens that a person opens from outside, by the address's first part: whose files a page announces before its script runs. */
const SCREENS: Readonly<Record<string, string>> = {
  results: '/features/results/results-screen.tsx',
  scan: '/features/scan/scan-screen.tsx',
};

/**
 * Writes `pages.json`: for each of these addresses the tags that announce the files of its screen. The server puts them into the page, so
 * that the screen is fetched with the start and not after it.
 */
export function pages(): Plugin {
  return {
    name: 'labelwise:pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const filesOf = (names: readonly string[], seen = new Set<string>()): Set<string> => {
          for (const name of names) {
            const chunk = chunks.find(({ fileName }) => fileName === name);
            if (chunk === undefined || seen.has(name)) continue;
            seen.add(name);
            filesOf(chunk.imports, seen);
          }
          return seen;
        };
        const first = filesOf(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
        const tags = Object.entries(SCREENS).map(([name, module]) => {
          const entry = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))).map(({ fileName }) => fileName);
          if (entry.length === 0) throw new Error(`No chunk holds ${module}.`);
          const files = [...filesOf(entry)].filter((file) => !first.has(file));
          const styles = [...new Set(files.flatMap((file) => cssOf(chunks.find(({ fileName }) => fileName === file))))];
          return [
            name,
            [
              ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
              ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
            ].join(''),
          ];
        });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.fromEntries(tags)) });
      },
    },
  };
}

function cssOf(chunk: { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } } | undefined): string[] {
  return [...(chunk?.viteMetadata?.importedCss ?? [])];
}
