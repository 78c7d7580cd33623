import { namesSomeParts } from '../ingredients/index.ts';
import type { ReadItem } from '../reading/index.ts';
import { LISTING } from './items.data.ts';
import type { NameSegment, PrintedItem, Token } from './list-structure.ts';
import { ingredientsNamed } from './plant-forms.ts';
import type { Vocabulary } from './vocabulary.ts';

type Beside = {
  readonly segment: NameSegment;
  readonly all: readonly NameSegment[];
  readonly children: readonly ReadItem[];
  readonly item: PrintedItem;
};

type Printed = { readonly printed: string; readonly at: readonly number[]; readonly names: Vocabulary };

/** Whether another name of the item, or what stands in its brackets, says what a form or a mix is made of; "sugar and flour" are two things. */
export function hasSource(beside: Beside, context: Printed): boolean {
  if (membersOf(beside, context).some(({ id, presence }) => id !== null && presence === 'contained')) return true;
  const { segment, all, item } = beside;
  return all.some(
    (other) =>
      other !== segment &&
      !isListedBeside(segment, other, item.tokens) &&
      ingredientsNamed(other, context.names).some(({ isCarrier, isOpen }) => !isCarrier && !isOpen),
  );
}

/** What stands in the brackets of a name, where it says what that name is made of. */
function membersOf({ segment, all, children, item }: Beside, { printed, at, names }: Printed): readonly ReadItem[] {
  const [first] = children;
  if (first === undefined) return children;
  // "Spices and sodium benzoate (preservative)": the brackets are of the last name, and of the one before where both are groups of foods.
  const last = all.at(-1);
  const isOfBoth =
    last === undefined || last === segment || ingredientsNamed(last, names).every((one) => one.isCarrier && !isAdditiveClass(one.id));
  const end = at[item.tokens.at(-1)?.end ?? item.end] ?? 0;
  if (!isOfBoth || namesSomeParts(printed.slice(end, first.start))) return [];
  return children.filter(({ id }) => id === null || !isAdditiveClass(id));
}

function isAdditiveClass(id: string): boolean {
  return id.startsWith('en:class-');
}

function isListedBeside(one: NameSegment, other: NameSegment, tokens: readonly Token[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return tokens.slice(first.to - 1, second.from + 1).some(({ word }) => LISTING.has(word)); // "cocoa and" is a name too
}
