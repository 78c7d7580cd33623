import { MAX_ENTRY_NAME, MAX_QUANTITY, NO_LIST } from '@labelwise/domain/shopping';
import * as z from 'zod/mini';
import { Id, SHOWN_TEXT } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Entries of all lists of a household, those that were removed not counted. */
export const MAX_ENTRIES = 500;
/** Changes of one call; a device sends the rest with the next. */
export const MAX_CHANGES = 100;

const MAX_COUNT = Number.MAX_SAFE_INTEGER - 1;

function stamped<S extends z.ZodMiniType>(value: S) {
  return z.object({ value, count: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_COUNT)), by: Id });
}

const EntryName = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ENTRY_NAME), z.regex(SHOWN_TEXT));

const fields = {
  name: stamped(EntryName),
  foodId: stamped(z.nullable(z.string().check(z.regex(/^\d{8,14}$/)))),
  quantity: stamped(z.number().check(z.int(), z.minimum(1), z.maximum(MAX_QUANTITY))),
  place: stamped(z.enum(['list', 'basket'])),
  isRemoved: stamped(z.boolean()),
};
const list = stamped(z.nullable(Id));
const Kind = z.enum(['entry', 'list']);

/** An entry as it is stored; before there were lists with names it had none. */
export const EntryContent = z.object({ ...fields, list: z._default(list, NO_LIST) });

/** The fields of an entry, or of a list, that a device changed, each with its logical time: see `Stamped` in the domain. */
export const EntryChange = z.extend(z.partial(z.object({ ...fields, list, kind: Kind })), { id: Id });
export type EntryChange = z.infer<typeof EntryChange>;

const ListEntry = z.object({
  id: Id,
  kind: z._default(Kind, 'entry'),
  ...fields,
  list: z._default(list, NO_LIST),
  /** Of the household: whose entry it is, and who changed it last. `null`: somebody who is not in it any more. */
  addedBy: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
});
export type ListEntry = z.infer<typeof ListEntry>;

export const ShoppingList = z.object({
  /** Where this answer stands; given back, it asks for what changed since. */
  cursor: z.string(),
  /** Every entry there is; else those that changed since. */
  isWhole: z.boolean(),
  entries: z.array(ListEntry),
  /** The lists with a name, by the same rules: apart, so that apps that know of one list alone take them for no entries. */
  lists: z._default(z.array(ListEntry), []),
  /** The highest logical time of the list. */
  count: z.number(),
  /** Ids of changes that could not be taken: what they change is not there any more, or there are too many entries or lists. */
  refused: z.array(z.string()),
});
export type ShoppingList = z.infer<typeof ShoppingList>;

const Since = z.optional(z.string().check(z.maxLength(100)));

export const shopping = {
  list: endpoint({
    method: 'GET',
    path: '/api/shopping',
    summary: 'The shopping lists of the member’s household, or what changed in them since an answer before.',
    tag: 'shopping',
    access: 'member',
    token: 'never',
    query: z.object({ since: Since }),
    answer: ShoppingList,
    errors: ['invalid_input'],
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/shopping',
    summary:
      'Takes changes of entries and lists, each field by its logical time, in any order and any number of times, and answers as they stand then.',
    tag: 'shopping',
    access: 'member',
    token: 'never',
    body: z.object({ since: Since, changes: z.array(EntryChange).check(z.maxLength(MAX_CHANGES)) }),
    answer: ShoppingList,
    errors: ['invalid_input', 'too_many_requests'],
  }),
};
