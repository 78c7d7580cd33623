import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Value } from './catalog.ts';

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
  readonly has: (area: string) => boolean;
};

/** A translator that knows the given areas. */
export function createTranslator(locale: string, areas: Readonly<Record<string, CompiledCatalog>> = {}): Translator {
  const loaded = new Map(Object.entries(areas));
  const formats = new Map<string, string | IntlMessageFormat>();

  function formatOf(id: string): string | IntlMessageFormat {
    const known = formats.get(id);
    if (known !== undefined) return known;
    const dot = id.indexOf('.');
    const message = loaded.get(id.slice(0, dot))?.[id.slice(dot + 1)];
    if (message === undefined) throw new Error(`no message ${id} in ${locale}`);
    const made = typeof message === 'string' ? message : new IntlMessageFormat(message, locale);
    formats.set(id, made);
    return made;
  }

  return {
    locale,
    format(id, values) {
      const format = formatOf(id);
      return typeof format === 'string' ? format : String(format.format<never>({ ...values }));
    },
    add(area, catalog) {
      loaded.set(area, catalog);
    },
    has: (area) => loaded.has(area),
  };
}
