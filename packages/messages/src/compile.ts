import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalog } from './catalog.ts';
import { isFormattable } from './format.ts';
import type { CompiledCatalog } from './translator.ts';

/**
 * Parses the messages of an area. The server does it once at start, the web's build once for all browsers, which then need no parser.
 * @throws SyntaxError with the id of a message that is no ICU MessageFormat
 */
export function compileCatalog(catalog: Catalog): CompiledCatalog {
  return Object.fromEntries(Object.entries(catalog).map(([id, text]) => [id, compiled(id, text)]));
}

function compiled(id: string, text: string): CompiledCatalog[string] {
  try {
    const elements = parse(text);
    if (!isFormattable(elements)) throw new Error('has more than placeholders, plain numbers, plurals and selections');
    return elements.every(({ type }) => type === 0)
      ? elements.map((element) => ('value' in element ? element.value : '')).join('')
      : elements;
  } catch (error) {
    throw new SyntaxError(`${id}: ${text}`, { cause: error });
  }
}
