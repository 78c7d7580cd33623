import { LANGUAGES, type Language } from '@labelwise/contracts/languages';
import { LOCALES, matchLanguage } from '@labelwise/messages/languages';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { escapeHtml } from './escape-html.ts';
import { languageAccepted } from './language.ts';

/** What is public by the first part of its address: others and machines that read pages learn that it stands in several languages. */
const PUBLIC: ReadonlySet<string> = new Set(['', 'scan', 'results', 'search', 'terms', 'privacy', 'legal', 'subscribe']);

const DESCRIPTION = /<meta name="description"[^>]*>/u;
const TITLE = /<title>(?<title>[^<]*)<\/title>/u;

/** The language that a page is asked for in: by its address, else by what the browser accepts. */
export function languageOfPage(request: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const asked = new URLSearchParams(request.url.split('?', 2)[1]).get('lang');
  return (asked === null ? null : matchLanguage([asked])) ?? languageAccepted(request);
}

/**
 * A public page with its description, what a shared link shows, and its addresses in all languages, in the language of who asks. What is
 * drawn in it stays as it is: the app draws it in the reader's language. Null where the address is none of a public page.
 *
 * @param publicUrl where people reach this installation
 */
export async function publicPage(
  html: string,
  request: Pick<FastifyRequest, 'url' | 'headers'>,
  publicUrl: string,
): Promise<string | null> {
  // No `URL`: it takes "//" for the beginning of a host, and throws.
  const [pathname = '/'] = request.url.split('?', 1);
  if (!PUBLIC.has(pathname.slice(1).split('/', 1)[0] ?? '')) return null;
  const language = languageOfPage(request);
  await loadLanguage(language);
  const title = TITLE.exec(html)?.groups?.['title'] ?? 'Labelwise';
  const description = escapeHtml(sayIn(language)('screens-app.page_description'));
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
    `<meta property="og:image" content="${escapeHtml(publicUrl)}/icons/icon-512.png">`,
    '<meta name="twitter:card" content="summary">',
  ].join('');
  return html.replace(DESCRIPTION, () => head).replace('<html lang="en">', `<html lang="${LOCALES[language]}">`);
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
