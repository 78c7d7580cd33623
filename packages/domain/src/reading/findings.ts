import { type Mask, NO_PROPERTIES, union, without } from './properties.ts';
import type { Claim, ReadItem, Reading, ReadLanguage } from './reading.ts';

/** What a reading comes to: all that most rules ask for, so that a food can be judged without reading its list again. */
export type Findings = {
  readonly version: string;
  readonly language: ReadLanguage | null;
  /** Whether there is a list, or a category that stands for one. */
  readonly hasList: boolean;
  /** Contained items of the list, those in brackets among them, and how many of them are known. */
  readonly all: number;
  readonly known: number;
  /** In the food, by its list. */
  readonly has: Mask;
  /** Possibly in it: what known composites and doubtful origins may hold. */
  readonly may: Mask;
  /** Named in a statement about traces. */
  readonly traces: Mask;
  /** Held by the first three items, their brackets apart. */
  readonly firstThree: Mask;
  /** Named by the product's name. */
  readonly named: Mask;
  /** What the words of items that are not known hold or resemble. */
  readonly near: Mask;
  /** An item that is not known is set off by the pack, or is made of several things. */
  readonly isUnknownSetOff: boolean;
  readonly isUnknownComposite: boolean;
  readonly claims: readonly Claim[];
};

const FIRST_ITEMS = 3;

export function findingsOf({ version, language, items, claims }: Reading): Findings {
  const sum = {
    all: 0,
    known: 0,
    has: NO_PROPERTIES,
    may: NO_PROPERTIES,
    traces: NO_PROPERTIES,
    named: NO_PROPERTIES,
    near: NO_PROPERTIES,
    isUnknownSetOff: false,
    isUnknownComposite: false,
  };
  collect(items, sum);
  let firstThree: Mask = NO_PROPERTIES;
  const listed = items.filter(({ presence, source }) => presence === 'contained' && source !== 'name');
  for (const { has } of listed.slice(0, FIRST_ITEMS)) firstThree = union(firstThree, has);
  return {
    version,
    language,
    hasList: items.some(({ source }) => source !== 'name'),
    ...sum,
    may: without(sum.may, sum.has),
    firstThree,
    claims,
  };
}

type Sum = {
  -readonly [name in
    | 'all'
    | 'known'
    | 'has'
    | 'may'
    | 'traces'
    | 'named'
    | 'near'
    | 'isUnknownSetOff'
    | 'isUnknownComposite']: Findings[name];
};

function collect(items: readonly ReadItem[], sum: Sum): void {
  for (const { id, presence, source, has, may, isSetOff, isComposite, children } of items) {
    if (source === 'name') {
      if (presence === 'contained') sum.named = union(sum.named, has);
    } else if (presence === 'may contain') sum.traces = union(union(sum.traces, has), may);
    else if (presence === 'contained') {
      sum.all += 1;
      sum.has = union(sum.has, has);
      if (id === null) {
        sum.near = union(union(sum.near, has), may);
        sum.isUnknownSetOff ||= isSetOff;
        sum.isUnknownComposite ||= isComposite;
      } else {
        sum.may = union(sum.may, may);
        sum.known += 1;
      }
    }
    collect(children, sum);
  }
}

/** Items, those in brackets among them, in the order in which they are printed. */
export function* eachItem(items: readonly ReadItem[]): Generator<ReadItem> {
  for (const item of items) {
    yield item;
    yield* eachItem(item.children);
  }
}
