/** A link to a product, and what may still become one. */
const LINK = /\[[^\]\n]*\]\(\/results\/(?<barcode>\d{8,14})\)/;
/** A longer run of characters after "[" is no link of ours. */
const MAX_LINK = 400;
/** A word, and one that may stand behind it in a name. */
const WORD = /^\p{L}[\p{L}\p{N}&'’.-]*/u;
const FURTHER = /^[ \n](?<word>[\p{L}\p{N}][\p{L}\p{N}&'’%.-]*)/u;
/** Words of the longest name that is looked for. */
const MAX_WORDS = 5;
const NEXT = /(?<![\p{L}\p{N}])[\p{L}\d]|\[/u;
/** Digits that may be a barcode, however they are set apart: in a link of another form, or by themselves. */
const DIGITS = /^\d+(?:[ \u00a0\u2009-]\d{3,})*/u;
const MIN_BARCODE = 8;
const MAX_BARCODE = 14;
/** Signs that nobody sees: within a name they hide it. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Names that are looked up of one reply. */
const MAX_NAMES = 240;

type Guard = {
  /** Whether the product may be proposed to the member: known to suit whatever binds them. */
  mayPropose: (barcode: string) => Promise<boolean>;
  /** Whether a word may be one of a name; words that everybody uses are none, unless they begin with a capital. */
  mayName: (word: string) => boolean;
  /** Whether these very words are the name of a product that may not, or of a food that somebody asked for must not eat. */
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
    held += piece.replaceAll(UNSEEN, '');
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
    const digits = DIGITS.exec(rest)?.[0];
    if (digits !== undefined) {
      // What may go on is no whole number yet.
      if (
        !isEnd &&
        rest.length - digits.length <= 1 &&
        digits.length <= 2 * MAX_BARCODE &&
        /^[ \u00a0\u2009-]?$/u.test(rest.slice(digits.length))
      )
        return { shown, rest };
      const code = digits.replaceAll(/\D/gu, '');
      if (code.length >= MIN_BARCODE && code.length <= MAX_BARCODE) shown.push(...(await cautions.ofLink(code)));
      shown.push(digits);
      rest = rest.slice(digits.length);
      continue;
    }
    const { names, isOpen } = namesAt(rest, cautions.mayName);
    if (!isEnd && isOpen) return { shown, rest };
    shown.push(names === '' ? firstWord(rest) : await cautions.inNames(names));
    rest = rest.slice((names === '' ? firstWord(rest) : names).length);
  }
  return { shown: rest === '' ? shown : [...shown, rest], rest: '' };
}

const firstWord = (text: string): string => WORD.exec(text)?.[0] ?? text.charAt(0);

/** The words at the beginning of a text that may hold a name, side by side; `isOpen`: what follows may belong to them. */
function namesAt(text: string, mayName: (word: string) => boolean): { names: string; isOpen: boolean } {
  let names = firstWord(text);
  if (!mayName(names)) return { names: '', isOpen: names.length === text.length };
  if (names.length === text.length) return { names, isOpen: true };
  for (let count = 1; count < MAX_WORDS; count += 1) {
    const next = FURTHER.exec(text.slice(names.length));
    const word = next?.groups?.['word'];
    if (next === null || word === undefined)
      return { names, isOpen: text.length - names.length <= 1 && /^[ \n]?$/.test(text.slice(names.length)) };
    // Digits of a barcode are looked at by themselves.
    if (/^\d{4,}$/.test(word)) return { names, isOpen: false };
    if (names.length + next[0].length === text.length) return { names: mayName(word) ? names + next[0] : names, isOpen: true };
    if (!mayName(word) && !/^\p{N}/u.test(word)) return { names, isOpen: false };
    names += next[0];
  }
  return { names, isOpen: false };
}

type Cautions = ReturnType<typeof createCautions>;

/** Each product is cautioned about once. */
function createCautions({ mayPropose, mayName, isNameOfRefused, caution }: Guard) {
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
    const refused = await isNameOfRefused(inLatin(words));
    names.set(words, refused);
    return refused;
  }

  return {
    mayName,

    /** Whether something that may be a name was not looked up. */
    areNamesLeft: () => areNamesLeft,

    async ofLink(barcode: string): Promise<string[]> {
      if (links.has(barcode)) return [];
      links.set(barcode, await mayPropose(barcode));
      return links.get(barcode) === false ? [`${caution} `] : [];
    },

    /** The words with a caution before the longest of them that are such a name: "Try Nutella" holds one. */
    async inNames(text: string): Promise<string> {
      // Two words may stand on two lines.
      const words = text.split(/[ \n]/);
      for (let length = words.length; length > 0; length--) {
        for (let at = 0; at + length <= words.length; at++) {
          const name = words
            .slice(at, at + length)
            .join(' ')
            .replace(/[.'’-]+$/u, '');
          if (name.length > 2 && (await isRefused(name))) {
            const before = words.slice(0, at).reduce((sum, word) => sum + word.length + 1, 0);
            return `${text.slice(0, before)}${caution} ${text.slice(before)}`;
          }
        }
      }
      return text;
    },
  };
}

function mayBecomeLink(text: string): boolean {
  return text.length <= MAX_LINK && /^\[[^\]\n]*(?:\](?:\((?:[^)\n]*)?)?)?$/.test(text);
}

/** Cyrillic, Greek and other letters, each with the one of ours that it looks like. */
const LOOKS = 'аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx һh ԁd ԛq ԝw αa βb εe ηn ιi κk νv οo ρp τt υu χx ζz ıi ɡg ɑa';
/** By the other letter, small and large. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  (LOOKS.match(/\S\S/gu) ?? []).flatMap((pair) => {
    const [other = '', own = ''] = pair;
    return [[other, own] as const, [other.toUpperCase(), own.toUpperCase()] as const];
  }),
);

/** A name as it looks: what is written with letters of another script is looked up by ours. */
function inLatin(words: string): string {
  const plain = words.normalize('NFKC');
  return /\p{Script=Latin}/u.test(plain) ? Array.from(plain, (letter) => ALIKE.get(letter) ?? letter).join('') : plain;
}
