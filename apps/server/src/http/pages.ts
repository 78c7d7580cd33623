import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@labelwise/contracts/languages';
import type { PlainId } from '@labelwise/messages';
import { LOCALES, matchLanguage } from '@labelwise/messages/languages';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { languageAccepted } from './language.ts';

/**
 * What is public by the first part of its address, with its title: others and machines that read pages learn that it stands in several
 * languages. The beginning is called by the product's name.
 */
const PUBLIC: ReadonlyMap<string, PlainId | null> = new Map<string, PlainId | null>([
  ['', null],
  ['scan', 'screens-common.scan_food'],
  ['results', 'screens-app.results'],
  ['search', 'screens-common.search'],
  ['compare', 'screens-app.compare'],
  ['label', 'screens-app.photograph_the_label'],
  ['auth', 'screens-common.sign_in'],
  ['onboarding', 'screens-common.welcome'],
  ['subscribe', 'screens-common.premium'],
  ['terms', 'screens-common.terms_and_conditions'],
  ['privacy', 'screens-common.privacy_policy'],
  ['legal', 'screens-common.legal_information'],
  ['imprint', 'screens-app.imprint'],
  ['accessibility', 'screens-app.accessibility'],
  ['retention', 'screens-app.how_long_stored'],
]);

const DESCRIPTION = /<meta name="description"[^>]*>/u;
const TITLE = /<title>(?<title>[^<]*)<\/title>/u;
const NO_SCRIPT = /<noscript>[^<]*<\/noscript>/u;

/** Written by the app where its device speaks another language than the browser asks for (`apps/web/public/language.js`). */
const LANGUAGE_COOKIE = 'language';

type PageRequest = Pick<FastifyRequest, 'url' | 'headers'> & { readonly cookies?: Readonly<Record<string, string | undefined>> };

/** The language that a page is asked for in: by its address, else as chosen on the device, else by what the browser accepts. */
export function languageOfPage(request: PageRequest): Language {
  const asked = new URLSearchParams(request.url.split('?', 2)[1]).get('lang');
  const wanted = [asked, request.cookies?.[LANGUAGE_COOKIE]].flatMap((tag) => tag ?? []);
  return matchLanguage(wanted) ?? languageAccepted(request);
}

/**
 * A public page with its title, its description, what a shared link shows, and its addresses in all languages, in the language of who asks.
 * What is drawn in it is in that language already. Null where the address is none of a public page.
 *
 * @param publicUrl where people reach this installation
 */
export async function publicPage(html: string, request: PageRequest, publicUrl: string): Promise<string | null> {
  // No `URL`: it takes "//" for the beginning of a host, and throws.
  const [pathname = '/'] = request.url.split('?', 1);
  const name = PUBLIC.get(pathname.slice(1).split('/', 1)[0] ?? '');
  if (name === undefined) return null;
  const language = languageOfPage(request);
  await loadLanguage(language);
  const say = sayIn(language);
  // A page that is drawn has the name of its food.
  const drawn = TITLE.exec(html)?.groups?.['title'] ?? 'Labelwise';
  const title = drawn === 'Labelwise' && name !== null ? `${escapeHtml(say(name))} · Labelwise` : drawn;
  const description = escapeHtml(say('screens-app.page_description'));
  const address = escapeHtml(`${publicUrl}${pathname}`);
  const inLanguage = (one: Language) => `${address}?lang=${LOCALES[one]}`;
  const head = [
    `<meta name="description" content="${description}">`,
    ...LANGUAGES.map((one) => `<link rel="alternate" hreflang="${LOCALES[one]}" href="${inLanguage(one)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address}">`,
    '<meta property="og:site_name" content="Labelwise">',
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${inLanguage(language)}">`,
    `<meta property="og:locale" content="${openGraphLocale(language)}">`,
    ...LANGUAGES.filter((one) => one !== language).map((one) => `<meta property="og:locale:alternate" content="${openGraphLocale(one)}">`),
    `<meta property="og:image" content="${escapeHtml(publicUrl)}/icons/share-${language}.png">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="Labelwise: ${description}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
  return html
    .replace(DESCRIPTION, () => head)
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(NO_SCRIPT, () => `<noscript>${escapeHtml(say('pages.needs_javascript'))}</noscript>`)
    .replace('<html lang="en"', `<html lang="${LOCALES[language]}"`);
}

/** @source The Open Graph protocol: `language_TERRITORY` */
function openGraphLocale(language: Language): string {
  const { language: code, region } = new Intl.Locale(LOCALES[language]).maximize();
  return `${code}_${region ?? ''}`;
}

const Manifest = z.looseObject({ shortcuts: z.optional(z.array(z.looseObject({}))) });

/** The manifest of the installed app in the language of who asks. */
export async function manifestIn(language: Language, json: string): Promise<object> {
  await loadLanguage(language);
  const say = sayIn(language);
  const { shortcuts, ...manifest } = Manifest.parse(JSON.parse(json));
  const name = say('screens-common.scan_food');
  return {
    ...manifest,
    lang: LOCALES[language],
    description: say('screens-app.page_description'),
    ...(shortcuts !== undefined && { shortcuts: shortcuts.map((one) => ({ ...one, name, short_name: name })) }),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, also between double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
}

/** What a page of results is drawn from: answers as the API gives them. */
type FoodAtHand = {
  readonly id: string;
  /** Of the look-up; always the same object for the same state of the food. */
  readonly food: { readonly text: string };
  /** Of its shelf, where that is known. */
  readonly shelf: string | null;
};

/** What is at hand of a barcode; null where it would have to be fetched first. */
export type FindAtHand = (barcode: string) => Promise<FoodAtHand | null>;

/** Results as the app draws them, made by a build of the app itself (`apps/web/src/app/first-paint`). */
const Drawn = z.nullable(z.object({ html: z.string(), title: z.string() }));
type Draw = (barcode: string, food: unknown, shelf: unknown, tag: string) => Promise<unknown>;
/** A page, and the shelf that it was drawn with. */
type Made = { readonly shelf: string | null; readonly page: Promise<string | null> };

export type FirstPaint = {
  /** The page of these results with the verdict in it; null where the food is not at hand or cannot be drawn. */
  page: (barcode: string, language: Language) => Promise<string | null>;
  /** A page that was drawn in the build; null where its address is another, or that language has none. */
  fixed: (address: string, language: Language) => string | null;
};

/**
 * The first sight of a product in the page itself, before any script of the app has run. What is drawn is for everyone: nothing of the
 * request but the barcode and the language goes into it. Null where the build has none, as that of the shell.
 *
 * @param report called with the reason why a page was not drawn; the app then draws it as usual
 */
export function createFirstPaint(root: string, findAtHand: FindAtHand, report: (error: unknown) => void): FirstPaint | null {
  const folder = path.join(root, '.first-paint');
  if (!existsSync(path.join(folder, 'page.html'))) return null;
  const template = readFileSync(path.join(folder, 'page.html'), 'utf8');
  const renderer = loadRenderer(path.join(folder, 'renderer.js'));
  renderer.catch(report);
  const made = new WeakMap<FoodAtHand['food'], Map<Language, Made>>();
  const fixed = new Map(FIXED.flatMap(([address, name]) => LANGUAGES.flatMap((language) => fixedPage(folder, address, name, language))));

  async function make(barcode: string, language: Language, { id, food, shelf }: FoodAtHand): Promise<string | null> {
    const { text } = food;
    const tag = LOCALES[language];
    const drawn = Drawn.parse(await (await renderer)(barcode, JSON.parse(text), shelf === null ? null : JSON.parse(shelf), tag));
    if (drawn === null) return null;
    return fill(template.replace('<html lang="en"', `<html lang="${tag}"`), {
      title: `${escapeHtml(drawn.title)} · Labelwise`,
      food: dataBlock('food', '', text) + (shelf === null ? '' : dataBlock('shelf', ` data-food="${escapeHtml(id)}"`, shelf)),
      markup: drawn.html,
    });
  }

  return {
    fixed: (address, language) => fixed.get(`${language} ${address}`) ?? null,
    async page(barcode, language) {
      try {
        const stored = await findAtHand(barcode);
        if (stored === null) return null;
        const { food, shelf } = stored;
        const ofFood = made.get(food) ?? new Map<Language, Made>();
        made.set(food, ofFood);
        const last = ofFood.get(language);
        const known = last?.shelf === shelf ? last : { shelf, page: make(barcode, language, stored) };
        ofFood.set(language, known);
        const page = await known.page;
        // Several spellings of a number lead to one food.
        return page === null ? null : page.replace('<div id="root">', `<div id="root" data-barcode="${barcode}">`);
      } catch (error) {
        report(error);
        return null;
      }
    },
  };
}

/** An answer for the app, which runs as no script. */
function dataBlock(name: string, attributes: string, json: string): string {
  return `<script type="application/json" id="first-${name}"${attributes}>${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

const FIXED = [
  ['/', 'home'],
  ['/scan', 'scan'],
] as const;

/** Read at the start: a build that comes later is another app. */
function fixedPage(folder: string, address: string, name: string, language: Language): [string, string][] {
  const file = path.join(folder, `${name}.${LOCALES[language]}.html`);
  return existsSync(file) ? [[`${language} ${address}`, readFileSync(file, 'utf8')]] : [];
}

/** Built, so its types are not known here. */
async function loadRenderer(file: string): Promise<Draw> {
  const built: unknown = await import(pathToFileURL(file).href);
  if (typeof built === 'object' && built !== null && 'render' in built && typeof built.render === 'function') {
    const { render } = built;
    return (barcode, food, shelf, tag) => Promise.resolve(render(barcode, food, shelf, tag));
  }
  throw new Error(`${file} renders nothing.`);
}

/** Puts the parts in where the template has their names, each once. A function, since `$` means something in a replacement. */
function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return template.replaceAll(/<!--(?<name>title|food|markup)-->/gu, (whole, name: string) => parts[name] ?? whole);
}
