import { firstTexts } from 'virtual:labelwise/texts';
import type { CompiledCatalog, Say } from '@labelwise/messages';
import { PARTS, type TextPart } from './parts.ts';
import { locale, say, translator } from './say.ts';

const loading = new Map<string, Promise<void>>();

/**
 * Fetches what pages say in the language of this page, each part once. A failure is forgotten, so that the next page that needs the texts
 * asks again.
 */
export async function loadTexts(...parts: readonly TextPart[]): Promise<void> {
  await Promise.all(parts.map((part) => loadPart(locale(), part)));
}

/** What a part of the app is imported as, once the texts that it says have come too. */
export async function loadWith<T>(module: Promise<T>, ...parts: readonly TextPart[]): Promise<T> {
  const [loaded] = await Promise.all([module, loadTexts(...(parts.length === 0 ? (['rest'] as const) : parts))]);
  return loaded;
}

/**
 * Fetches what the first pages of another language say, which the service worker stores.
 * @throws without a network, where they are not stored
 */
export async function fetchTextsOf(tag: string): Promise<void> {
  const parts = ['first', 'rest'] as const;
  await Promise.all(parts.map((part) => loadPart(tag, part)));
}

/** Everything that pages say in the language of this page. */
export async function loadAllTexts(): Promise<void> {
  await Promise.all(PARTS.map((part) => loadPart(locale(), part)));
}

function loadPart(tag: string, part: TextPart): Promise<void> {
  const key = `${tag} ${part}`;
  const known = loading.get(key);
  if (known !== undefined) return known;
  const coming = fetchPart(tag, part)
    .then((areas) => addAll(tag, areas))
    .catch((error: unknown) => {
      loading.delete(key);
      throw error;
    });
  loading.set(key, coming);
  return coming;
}

async function fetchPart(tag: string, part: TextPart): Promise<Readonly<Record<string, CompiledCatalog>>> {
  // The data is English already.
  if (part === 'categories' && tag.startsWith('en')) return {};
  const first = await firstTexts(tag);
  const texts = part === 'first' ? first : await first?.parts[part]?.();
  if (texts === undefined) throw new Error(`There are no texts ${part} in ${tag}.`);
  return texts.default;
}

function addAll(tag: string, areas: Readonly<Record<string, CompiledCatalog>>): void {
  for (const [area, catalog] of Object.entries(areas)) translator(tag).add(area, catalog);
}

/** Says what the score engine found, in the language of this page: its texts come when they are first needed. */
export async function scoreWords(): Promise<Say> {
  await loadTexts('rest', 'scores');
  return say;
}
