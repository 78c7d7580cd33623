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
