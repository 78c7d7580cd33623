import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { escapeHtml } from './escape-html.ts';

/** What a page of results is drawn from: answers as the API gives them. */
export type FoodAtHand = {
  readonly id: string;
  /** Of the look-up; always the same buffer for the same state of the food. */
  readonly food: Buffer;
  /** Of its shelf, where that is known. */
  readonly shelf: string | null;
};

/** What is at hand of a barcode; null where it would have to be fetched first. */
export type FindAtHand = (barcode: string) => Promise<FoodAtHand | null>;

/** Results as the app draws them, made by a build of the app itself (`apps/web/src/app/first-paint`). */
const Drawn = z.nullable(z.object({ html: z.string(), title: z.string() }));
type Draw = (barcode: string, food: unknown, shelf: unknown) => Promise<unknown>;
/** A page, and the shelf that it was drawn with. */
type Made = { readonly shelf: string | null; readonly page: Promise<string | null> };

export type FirstPaint = {
  /** The page of these results with the verdict in it; null where the food is not at hand or cannot be drawn. */
  page: (barcode: string) => Promise<string | null>;
  /** Pages drawn in the build, by their address. */
  fixed: ReadonlyMap<string, string>;
};

/**
 * The first sight of a product in the page itself, before any script of the app has run. What is drawn is for everyone: nothing of the
 * request but the barcode goes into it. Null where the build has none, as that of the shell.
 *
 * @param report called with the reason why a page was not drawn; the app then draws it, as ever
 */
export function createFirstPaint(root: string, findAtHand: FindAtHand, report: (error: unknown) => void): FirstPaint | null {
  const folder = path.join(root, '.first-paint');
  if (!existsSync(path.join(folder, 'page.html'))) return null;
  const template = readFileSync(path.join(folder, 'page.html'), 'utf8');
  const renderer = loadRenderer(path.join(folder, 'renderer.js'));
  renderer.catch(report);
  const made = new WeakMap<Buffer, Made>();

  async function make(barcode: string, { id, food, shelf }: FoodAtHand): Promise<string | null> {
    const text = food.toString('utf8');
    const drawn = Drawn.parse(await (await renderer)(barcode, JSON.parse(text), shelf === null ? null : JSON.parse(shelf)));
    if (drawn === null) return null;
    return fill(template, {
      title: `${escapeHtml(drawn.title)} · Labelwise`,
      food: dataBlock('food', '', text) + (shelf === null ? '' : dataBlock('shelf', ` data-food="${escapeHtml(id)}"`, shelf)),
      markup: drawn.html,
    });
  }

  return {
    fixed: new Map(FIXED.flatMap(([address, name]) => pageFile(folder, address, name))),
    async page(barcode) {
      try {
        const stored = await findAtHand(barcode);
        if (stored === null) return null;
        const { food, shelf } = stored;
        const last = made.get(food);
        const known = last?.shelf === shelf ? last : { shelf, page: make(barcode, stored) };
        made.set(food, known);
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
  ['/', 'home.html'],
  ['/scan', 'scan.html'],
] as const;

function pageFile(folder: string, address: string, name: string): [string, string][] {
  const file = path.join(folder, name);
  return existsSync(file) ? [[address, readFileSync(file, 'utf8')]] : [];
}

/** Built, so its types are not known here. */
async function loadRenderer(file: string): Promise<Draw> {
  const built: unknown = await import(pathToFileURL(file).href);
  if (typeof built === 'object' && built !== null && 'render' in built && typeof built.render === 'function') {
    const { render } = built;
    return (barcode, food, shelf) => Promise.resolve(render(barcode, food, shelf));
  }
  throw new Error(`${file} renders nothing.`);
}

/** Puts the parts in where the template has their names, each once. A function, since `$` means something in a replacement. */
function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return template.replaceAll(/<!--(?<name>title|food|markup)-->/gu, (whole, name: string) => parts[name] ?? whole);
}
