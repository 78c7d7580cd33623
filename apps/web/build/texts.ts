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
const ONE = /^virtual:labelwise\/texts-(?<tag>.+)-(?<part>[a-z]+)$/;

/**
 * The texts of the pages, a file for each language and part, so that a browser loads its own language alone. The build parses them, and
 * names the file of each language's first texts in the page, where `language.js` asks for the right one.
 */
export function texts(): Plugin {
  return {
    name: 'labelwise:texts',
    enforce: 'pre',
    resolveId: (source) => (source === ALL || ONE.test(source) ? source : null),
    async load(id) {
      if (id === ALL) return loaders();
      const { tag = '', part = '' } = ONE.exec(id)?.groups ?? {};
      if (tag === '' || !isPart(part)) return null;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await partOf(tag, part)))});`;
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

function loaders(): string {
  const table = TAGS.map((tag) => {
    const parts = PARTS.map((part) => `${part}: () => import('${ALL}-${tag}-${part}')`);
    return `'${tag}': { ${parts.join(', ')} }`;
  });
  return `export const LOADERS = { ${table.join(', ')} };`;
}

async function partOf(tag: string, part: TextPart): Promise<Readonly<Record<string, CompiledCatalog>>> {
  const english = await catalogsOf('en');
  const language = LANGUAGES.find((one) => LOCALES[one] === tag);
  const own = language === undefined ? {} : await catalogsOf(language);
  const pseudo = PSEUDO[tag];
  const names = part === 'scores' && language !== undefined ? await namesOf(language) : {};
  const areas = Object.fromEntries(
    areasOf(part, Object.keys(english)).map((area) => {
      const words = english[area] ?? {};
      if (pseudo !== undefined) return [area, pseudoCatalog(words, pseudo)];
      const catalog = own[area] ?? (PENDING.has(area) ? words : undefined);
      if (catalog === undefined) throw new Error(`${tag} has no ${area}.`);
      return [area, compileCatalog(catalog)];
    }),
  );
  return { ...areas, ...names };
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

const PENDING: ReadonlySet<string> = new Set(PENDING_AREAS);

async function catalogsOf(language: Language): Promise<Readonly<Record<string, Catalog>>> {
  const module: Readonly<Record<string, Readonly<Record<string, Catalog>>>> = await import(
    /* @vite-ignore */ `@labelwise/messages/${language}/index`
  );
  const [catalogs] = Object.values(module);
  if (catalogs === undefined) throw new Error(`There are no texts of ${language}.`);
  return catalogs;
}
