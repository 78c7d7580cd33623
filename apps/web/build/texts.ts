import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@labelwise/contracts/languages';
import type { Catalog } from '@labelwise/messages/catalog';
import { compileCatalog } from '@labelwise/messages/compile';
import { LOCALES } from '@labelwise/messages/languages';
import { additivesOf, foodsOf } from '@labelwise/messages/name-lines';
import { PENDING_AREAS } from '@labelwise/messages/pending';
import { type PseudoLanguage, pseudoCatalog } from '@labelwise/messages/pseudo';
import type { CompiledCatalog } from '@labelwise/messages/translator';
import type { Plugin } from 'vite';
import { areasOf, PARTS, type TextPart } from '../src/i18n/parts.ts';

const PSEUDO: Readonly<Record<string, PseudoLanguage>> = { 'en-x-accented': 'accented', 'en-x-mirrored': 'mirrored' };
const TAGS: readonly string[] = [...Object.values(LOCALES), ...Object.keys(PSEUDO)];
const ALL = 'virtual:labelwise/texts';
const EACH = 'virtual:labelwise/texts-each';
const ONE = /^virtual:labelwise\/texts-(?<tag>.+)-(?<part>[a-z]+)$/;

const SRC = path.join(import.meta.dirname, '../src');
/**
 * The texts of the pages, a file for each language and part, so that a browser loads its own language alone. The build parses them, and
 * names the file of each language's first texts in the page, where `language.js` asks for the right one.
 */
export function texts(): Plugin {
  let isBuild = false;
  return {
    name: 'labelwise:texts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // Ids are words for those who write; a browser does with short ones.
    async transform(code, id) {
      if (!isBuild || !/\/(?:apps\/web|packages\/messages)\/src\/.*\.tsx?$/.test(id) || !code.includes('screens-')) return null;
      const short = await shortIds();
      return code.replaceAll(/(?<=['"`])screens-[a-z-]+\.\w+(?=['"`])/g, (whole) => short.get(whole) ?? whole);
    },
    resolveId: (source) => (source === ALL || source === EACH || ONE.test(source) ? source : null),
    async load(id) {
      if (id === ALL) return BY_NAME_IN_PAGE;
      if (id === EACH) return loaders();
      const { tag = '', part = '' } = ONE.exec(id)?.groups ?? {};
      if (tag === '' || !isPart(part)) return null;
      return `${part === 'first' ? furtherParts(tag) : ''}export default JSON.parse(${JSON.stringify(JSON.stringify(await partOf(tag, part, isBuild)))});`;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        if (bundle === undefined) return [];
        const files = Object.values(bundle).flatMap((file) => {
          const { tag, part } = ONE.exec(file.type === 'chunk' ? (file.facadeModuleId ?? '') : '')?.groups ?? {};
          return tag !== undefined && part === 'first' ? [[tag, `/${file.fileName}`] as const] : [];
        });
        if (files.length !== TAGS.length) throw new Error('A language has no file of first texts.');
        const children = `window.firstTexts=${JSON.stringify(Object.fromEntries(files))}`;
        return [{ tag: 'script', children, injectTo: 'head-prepend' }];
      },
    },
  };
}

function isPart(name: string): name is TextPart {
  return PARTS.some((part) => part === name);
}

/** By the name that stands in the page, so that the start need not hold one a language; where no page names them, by their list. */
const BY_NAME_IN_PAGE = `export const firstTexts = async (tag) => {
  const file = typeof window === 'undefined' ? undefined : window.firstTexts?.[tag];
  return file === undefined ? (await import('${EACH}')).LANGUAGES[tag]?.() : import(/* @vite-ignore */ file);
};`;

/** The first texts of each language, which know where its others are. */
function loaders(): string {
  return `export const LANGUAGES = { ${TAGS.map((tag) => `'${tag}': () => import('${ALL}-${tag}-first')`).join(', ')} };`;
}

function furtherParts(tag: string): string {
  const parts = PARTS.map((part) => `${part}: () => import('${ALL}-${tag}-${part}')`);
  return `export const parts = { ${parts.join(', ')} };\n`;
}

async function partOf(tag: string, part: TextPart, isShort: boolean): Promise<Readonly<Record<string, CompiledCatalog>>> {
  const language = LANGUAGES.find((one) => LOCALES[one] === tag);
  if (part === 'categories') return language === undefined ? {} : categoriesOf(language);
  const english = await catalogsOf('en');
  const own = language === undefined ? {} : await catalogsOf(language);
  const pseudo = PSEUDO[tag];
  const areas = areasOf(part, Object.keys(english));
  // What only later pages say of an area of the first ones comes with `rest`.
  const split = part === 'rest' ? areasOf('first', Object.keys(english)) : [];
  const first = part === 'first' || part === 'rest' ? await namedFirst(isShort) : new Set<string>();
  const made = await Promise.all(
    [...areas, ...split].map(async (area) => {
      const words = english[area] ?? {};
      const catalog = pseudo !== undefined ? words : (own[area] ?? (PENDING.has(area) ? words : undefined));
      if (catalog === undefined) throw new Error(`${tag} has no ${area}.`);
      const isSplit = part === 'first' || split.includes(area);
      const texts = Object.entries(catalog).filter(([id]) => !isSplit || first.has(`${area}.${id}`) === (part === 'first'));
      const short = isShort && area.startsWith('screens-') ? await shortIds() : new Map<string, string>();
      const chosen = Object.fromEntries(texts.map(([id, text]) => [short.get(`${area}.${id}`)?.split('.')[1] ?? id, text]));
      return [area, pseudo === undefined ? compileCatalog(chosen) : pseudoCatalog(chosen, pseudo)] as const;
    }),
  );
  const names = part === 'scores' && language !== undefined ? await namesOf(language) : {};
  return { ...Object.fromEntries(made), ...names };
}

/** While somebody works on the sources they are read again after this long; a build reads them once. */
const SAME_MS = 5000;
let named: Promise<ReadonlySet<string>> | undefined;
let namedAt = 0;

function namedFirst(isBuild: boolean): Promise<ReadonlySet<string>> {
  if (named === undefined || (!isBuild && Date.now() - namedAt > SAME_MS)) {
    named = firstIds();
    namedAt = Date.now();
  }
  return named;
}

let shortened: ReadonlyMap<string, string> | undefined;

/** Id of a screen's text → the same in short; the area stays, by which texts are loaded. */
async function shortIds(): Promise<ReadonlyMap<string, string>> {
  if (shortened !== undefined) return shortened;
  // Some ids are put together of a beginning and a word of the data.
  const beginnings = (await sources()).flatMap((text) => [...text.matchAll(/`(screens-[a-z-]+\.\w*)\$\{/g)].map(([, one = '']) => one));
  shortened = new Map(
    Object.entries(await catalogsOf('en'))
      .filter(([area]) => area.startsWith('screens-'))
      .flatMap(([area, texts]) => Object.keys(texts).map((id, at) => [`${area}.${id}`, `${area}.${at.toString(36)}`] as const))
      .filter(([id]) => !beginnings.some((beginning) => id.startsWith(beginning))),
  );
  return shortened;
}

async function sources(): Promise<string[]> {
  const files = await readdir(SRC, { recursive: true });
  const wanted = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  return Promise.all(wanted.map((file) => readFile(path.join(SRC, file), 'utf8')));
}

/** What additives and foods are called, by code and by the domain's own names; English needs neither. */
async function namesOf(language: Language): Promise<Readonly<Record<string, CompiledCatalog>>> {
  if (language === 'en') return {};
  const [additives, foods]: readonly { readonly NAME_LINES: string }[] = await Promise.all([
    import(/* @vite-ignore */ `@labelwise/messages/additive-names/${language}.data`),
    import(/* @vite-ignore */ `@labelwise/messages/food-names/${language}.data`),
  ]);
  if (additives === undefined || foods === undefined) throw new Error(`There are no names of ${language}.`);
  return {
    'additive-names': Object.fromEntries(additivesOf(language, additives.NAME_LINES)),
    'food-names': Object.fromEntries(foodsOf(foods.NAME_LINES)),
  };
}

/** What categories are called, by their English words in small letters. */
async function categoriesOf(language: Language): Promise<Readonly<Record<string, CompiledCatalog>>> {
  if (language === 'en') return {};
  const { NAME_LINES }: { readonly NAME_LINES: string } = await import(
    /* @vite-ignore */ `@labelwise/messages/category-names/${language}.data`
  );
  return { 'category-names': Object.fromEntries(foodsOf(NAME_LINES)) };
}

const PENDING: ReadonlySet<string> = new Set(PENDING_AREAS);

async function catalogsOf(language: Language): Promise<Readonly<Record<string, Catalog>>> {
  const module: Readonly<Record<string, Readonly<Record<string, Catalog>>>> = await import(
    /* @vite-ignore */ `@labelwise/messages/${language}/index`
  );
  const [catalogs] = Object.values(module);
  if (catalogs === undefined) throw new Error(`There are no texts of ${language}.`);
  return catalogs;
}

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
