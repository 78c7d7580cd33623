import { createTranslator, type Say, sayWith } from '@labelwise/messages';
import type { Catalog } from '@labelwise/messages/catalog';
import { compileCatalog } from '@labelwise/messages/compile';

/** Says messages by their ids, of the areas that the caller imports (`@labelwise/messages/en/errors`); the build has parsed them. */
export function sayOf(areas: Readonly<Record<string, Catalog>>): Say {
  const compiled = Object.entries(areas).map(([area, catalog]) => [area, compileCatalog(catalog)] as const);
  return sayWith(createTranslator('en', Object.fromEntries(compiled)));
}
