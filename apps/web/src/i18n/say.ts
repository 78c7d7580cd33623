import { createTranslator, type Say, sayWith } from '@labelwise/messages';
import type { Catalog } from '@labelwise/messages/catalog';
import { compileCatalog } from '@labelwise/messages/compile';

const translator = createTranslator('en');

/**
 * The words of a message, in the language of this page: it does not change while the page stands.
 * @throws where the texts of its area have not come: a screen is loaded with them (`loadTexts`)
 */
export const say: Say = sayWith(translator);

/** Adds the texts of some areas; the build has parsed them. */
export function addTexts(areas: Readonly<Record<string, Catalog>>): void {
  for (const [area, catalog] of Object.entries(areas)) translator.add(area, compileCatalog(catalog));
}

/** Says messages of the areas that the caller imports (`@labelwise/messages/en/errors`), in English. */
export function sayOf(areas: Readonly<Record<string, Catalog>>): Say {
  const compiled = Object.entries(areas).map(([area, catalog]) => [area, compileCatalog(catalog)] as const);
  return sayWith(createTranslator('en', Object.fromEntries(compiled)));
}
