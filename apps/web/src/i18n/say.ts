import { type CompiledCatalog, createTranslator, type Say, sayWith } from '@labelwise/messages';

/** Says messages by their ids, of the areas that the caller imports (`virtual:messages/en/errors`). */
export function sayOf(areas: Readonly<Record<string, CompiledCatalog>>): Say {
  return sayWith(createTranslator('en', areas));
}
