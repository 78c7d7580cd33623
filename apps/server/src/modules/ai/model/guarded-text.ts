/** A link to a product, and what may still become one. */
const LINK = /\[[^\]\n]*\]\(\/results\/(?<barcode>\d{8,14})\)/;
/** A longer run of characters after "[" is no link of ours. */
const MAX_LINK = 400;

type Guard = {
  /** Whether the product may be proposed to the member: known to suit whatever binds them. */
  mayPropose: (barcode: string) => Promise<boolean>;
  /** Stands before a product that may not. */
  caution: string;
};

/**
 * Text of a model with a caution before each product that may not be proposed to the member. A link waits until it is whole and
 * checked, so that it is never shown without its caution; all other text passes at once.
 */
export async function* guardedText(pieces: AsyncIterable<string>, { mayPropose, caution }: Guard): AsyncGenerator<string> {
  const checked = new Map<string, boolean>();
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    for (let open = held.indexOf('['); open >= 0; open = held.indexOf('[')) {
      if (open > 0) yield held.slice(0, open);
      held = held.slice(open);
      const link = LINK.exec(held);
      if (link?.index === 0) {
        const barcode = link.groups?.['barcode'] ?? '';
        if (!checked.has(barcode)) {
          checked.set(barcode, await mayPropose(barcode));
          if (checked.get(barcode) === false) yield `${caution} `;
        }
        yield link[0];
        held = held.slice(link[0].length);
      } else if (mayBecomeLink(held)) break;
      else {
        yield '[';
        held = held.slice(1);
      }
    }
    if (!held.startsWith('[') && held !== '') {
      yield held;
      held = '';
    }
  }
  if (held !== '') yield held;
}

function mayBecomeLink(text: string): boolean {
  return text.length <= MAX_LINK && /^\[[^\]\n]*(?:\](?:\((?:[^)\n]*)?)?)?$/.test(text);
}
