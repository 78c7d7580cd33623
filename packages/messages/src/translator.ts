import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Value } from './catalog.ts';
import { formatMessage } from './format.ts';

/** A message as it is formatted: plain words as they stand, everything else parsed. */
export type CompiledMessage = string | MessageFormatElement[];
/** One area of one language, compiled (see `compile.ts`). */
export type CompiledCatalog = Readonly<Record<string, CompiledMessage>>;

/** Formats messages of one language; areas may be added as they are loaded. */
export type Translator = {
  /** BCP 47 language tag, which numbers and plurals follow. */
  readonly locale: string;
  /** @throws where the area is not loaded, the id is not in it, or a value is missing */
  readonly format: (id: string, values?: Readonly<Record<string, Value>>) => string;
  readonly add: (area: string, catalog: CompiledCatalog) => void;
  /** Whether an area is loaded, or of one text (`area.message`) whether it is there. */
  readonly has: (areaOrId: string) => boolean;
  /** A message without placeholders; `undefined` where its area is not loaded, or has no such message. */
  readonly find: (area: string, name: string) => string | undefined;
};

/** A translator that knows the given areas. */
export function createTranslator(locale: string, areas: Readonly<Record<string, CompiledCatalog>> = {}): Translator {
  const loaded = new Map(Object.entries(areas));

  return {
    locale,
    format(id, values) {
      const dot = id.indexOf('.');
      const message = loaded.get(id.slice(0, dot))?.[id.slice(dot + 1)];
      if (message === undefined) throw new Error(`no message ${id} in ${locale}`);
      return typeof message === 'string' ? message : formatMessage(message, locale, values ?? {});
    },
    add(area, catalog) {
      // An area may come in two parts.
      loaded.set(area, { ...loaded.get(area), ...catalog });
    },
    has(areaOrId) {
      const dot = areaOrId.indexOf('.');
      if (dot < 0) return loaded.has(areaOrId);
      return Object.hasOwn(loaded.get(areaOrId.slice(0, dot)) ?? {}, areaOrId.slice(dot + 1));
    },
    find(area, name) {
      const catalog = loaded.get(area);
      const message = catalog !== undefined && Object.hasOwn(catalog, name) ? catalog[name] : undefined;
      return typeof message === 'string' ? message : undefined;
    },
  };
}
