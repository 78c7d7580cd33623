/** A link to a product, and what may still become one. */
const LINK = /\[[^\]\n]*\]\(\/results\/(?<barcode>\d{8,14})\)/;
/** A longer run of characters after "[" is no link of ours. */
const MAX_LINK = 400;
/** Words that begin with a capital or a digit, side by side: a name may be among them. */
const NAMES = /^\p{Lu}[\p{L}\p{N}&'’.-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}&'’%.-]*){0,4}/u;
const NEXT = /(?<![\p{L}\p{N}])\p{Lu}|\[/u;
/** Names that are looked up of one reply. */
const MAX_NAMES = 120;

type Guard = {
  /** Whether the product may be proposed to the member: known to suit whatever binds them. */
  mayPropose: (barcode: string) => Promise<boolean>;
  /** Whether these very words are the name of a product that may not. */
  isNameOfRefused: (words: string) => Promise<boolean>;
  /** Stands before a product that may not. */
  caution: string;
  /** Ends a reply that holds more names than are looked up. */
  unchecked: string;
};

/**
 * Text of a model with a caution before each product that may not be proposed to the member, linked or only named. A link, and words that
 * may be a name, wait until they are whole and checked, so that none is shown without its caution; all other text passes at once.
 */
export async function* guardedText(pieces: AsyncIterable<string>, guard: Guard): AsyncGenerator<string> {
  const cautions = createCautions(guard);
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    const passed = await passable(held, cautions, false);
    held = passed.rest;
    for (const text of passed.shown) yield text;
  }
  for (const text of (await passable(held, cautions, true)).shown) yield text;
  if (cautions.areNamesLeft()) yield `\n\n${guard.unchecked}`;
}

/** What may be shown of a text, and what waits for more of it. */
async function passable(text: string, cautions: Cautions, isEnd: boolean): Promise<{ shown: string[]; rest: string }> {
  const shown: string[] = [];
  let rest = text;
  for (let at = rest.search(NEXT); at >= 0; at = rest.search(NEXT)) {
    if (at > 0) shown.push(rest.slice(0, at));
    rest = rest.slice(at);
    const link = rest.startsWith('[') ? LINK.exec(rest) : null;
    if (link?.index === 0) {
      shown.push(...(await cautions.ofLink(link.groups?.['barcode'] ?? '')), link[0]);
      rest = rest.slice(link[0].length);
      continue;
    }
    if (rest.startsWith('[')) {
      if (!isEnd && mayBecomeLink(rest)) return { shown, rest };
      shown.push('[');
      rest = rest.slice(1);
      continue;
    }
    const names = NAMES.exec(rest)?.[0] ?? rest.charAt(0);
    if (!isEnd && rest.slice(names.length).trimStart() === '' && !rest.includes('\n')) return { shown, rest };
    shown.push(await cautions.inNames(names));
    rest = rest.slice(names.length);
  }
  return { shown: rest === '' ? shown : [...shown, rest], rest: '' };
}

type Cautions = ReturnType<typeof createCautions>;

/** Each product is cautioned about once. */
function createCautions({ mayPropose, isNameOfRefused, caution }: Guard) {
  const links = new Map<string, boolean>();
  const names = new Map<string, boolean>();
  let areNamesLeft = false;

  async function isRefused(words: string): Promise<boolean> {
    const known = names.get(words);
    if (known !== undefined) return false;
    if (names.size >= MAX_NAMES) {
      areNamesLeft = true;
      return false;
    }
    const refused = await isNameOfRefused(words);
    names.set(words, refused);
    return refused;
  }

  return {
    /** Whether something that may be a name was not looked up. */
    areNamesLeft: () => areNamesLeft,

    async ofLink(barcode: string): Promise<string[]> {
      if (links.has(barcode)) return [];
      links.set(barcode, await mayPropose(barcode));
      return links.get(barcode) === false ? [`${caution} `] : [];
    },

    /** The words with a caution before the longest of them that are such a name: "Try Nutella" holds one. */
    async inNames(text: string): Promise<string> {
      const words = text.split(' ');
      for (let length = words.length; length > 0; length--) {
        for (let at = 0; at + length <= words.length; at++) {
          const name = words
            .slice(at, at + length)
            .join(' ')
            .replace(/[.'’-]+$/u, '');
          if (name.length > 2 && (await isRefused(name))) return [...words.slice(0, at), caution, ...words.slice(at)].join(' ');
        }
      }
      return text;
    },
  };
}

function mayBecomeLink(text: string): boolean {
  return text.length <= MAX_LINK && /^\[[^\]\n]*(?:\](?:\((?:[^)\n]*)?)?)?$/.test(text);
}
