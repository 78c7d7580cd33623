import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@labelwise/contracts/languages';
import { LOCALES } from '@labelwise/messages/languages';
import * as z from 'zod';
import { escapeHtml } from './page-language.ts';

/** What a page of results is drawn from: answers as the API gives them. */
export type FoodAtHand = {
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
 * @param report called with the reason why a page was not drawn; the app then draws it, as ever
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
