import type { LabelReading } from '@labelwise/label-reader';

/** The ingredient list of a draft. */
export type DraftList = {
  readonly text: string;
  readonly language: string | null;
  readonly isConfirmed: boolean;
  readonly isComplete: boolean;
  /** The person has changed its words: no photo takes their place. */
  readonly isEdited: boolean;
  readonly mayBeCut: boolean;
  readonly from: 'photo' | 'hand';
  /** The photo that stands beside it. */
  readonly photoId: string | null;
  /** What each photo of this tab shows of it; `null`: what was there before them. */
  readonly parts?: readonly ListPart[];
};
type ListPart = { readonly photoId: string | null; readonly text: string };

export const EMPTY_LIST: DraftList = {
  text: '',
  language: null,
  isConfirmed: false,
  isComplete: false,
  isEdited: false,
  mayBeCut: false,
  from: 'hand',
  photoId: null,
};

/** Of two photos of one list so many words of the shorter one stand in the other as well; the rest are slips of the reader. */
const SAME_LIST_SHARE = 0.8;

/**
 * The list with what another photo shows. Two photos of one list: the longer one stands, unless the person has touched the other. A photo
 * that says something else goes on with the list (around a corner, "Contains: …"): what it names counts too, and where the person had
 * confirmed the list it is asked for again, for it was not the whole.
 */
export function withPhotographedList(list: DraftList, photoId: string, read: LabelReading['ingredients'][number]): DraftList {
  const text = [read.text, read.statements].filter((part) => part.trim() !== '').join('\n');
  if (text === '') return list;
  const isTouched = list.isEdited || list.isConfirmed;
  const { language, mayBeCut } = read;
  const before = list.parts ?? (list.text.trim() === '' ? [] : [{ photoId: list.photoId, text: list.text }]);
  // The same list in another language is one list, unless it stands in several photos already.
  const isTranslated = list.language !== null && list.language !== language;
  if (isTranslated && before.length > 1) return list;
  const same = before.find((part) => isTranslated || isSameList(part.text, text));
  const parts = same === undefined ? [...before, { photoId, text }] : before.map((part) => (part === same ? { photoId, text } : part));
  const shown = { text: joined(parts), language, from: 'photo', photoId, parts } as const;
  if (same !== undefined) return isTouched || text.length <= same.text.length ? list : { ...list, ...shown, mayBeCut };
  const asked = { ...list, isConfirmed: false, isComplete: false };
  // The person's own words stay as they are.
  return list.isEdited ? asked : { ...asked, ...shown, mayBeCut: list.mayBeCut || mayBeCut };
}

/** Without what a photo showed of it; what the person has changed or confirmed stays. */
export function withoutPhotographedList(list: DraftList, photoId: string): DraftList {
  const { parts = [{ photoId: list.photoId, text: list.text }] } = list;
  if (!parts.some((part) => part.photoId === photoId)) return list;
  const left = parts.filter((part) => part.photoId !== photoId);
  const shown = left.at(-1)?.photoId ?? null;
  if (list.isEdited || list.isConfirmed) return { ...list, photoId: shown, parts: left };
  return left.length === 0 ? EMPTY_LIST : { ...list, text: joined(left), photoId: shown, parts: left };
}

const joined = (parts: readonly Pick<ListPart, 'text'>[]): string =>
  parts
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '')
    .join('\n');

function isSameList(a: string, b: string): boolean {
  const [shorter, longer] = [wordsOf(a), wordsOf(b)].toSorted((one, other) => one.size - other.size);
  if (shorter === undefined || longer === undefined || shorter.size === 0) return true;
  return [...shorter].filter((word) => longer.has(word)).length >= SAME_LIST_SHARE * shorter.size;
}

/** Words that say what is in it; a heading, a figure or a short word says nothing of that. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLocaleLowerCase().match(/\p{Letter}{3,}/gu) ?? []);
}
