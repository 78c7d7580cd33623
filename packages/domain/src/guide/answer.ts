import type { LineData } from '../scoring/index.ts';
import type { Block } from './blocks.ts';
import type { ProductView, ProfileView, ScanView } from './facts.ts';
import type { OwnSet } from './intents/own.ts';
import type { Publication } from './knowledge/publications.data.ts';

/** An amount of a food: what 100 g or ml hold, times grams. */
export type Portion = { readonly per100: number; readonly grams: number };

/** How a number that no source states was worked out from numbers that they do, so that it can be checked. */
export type Derived =
  | { kind: 'portions'; value: number; of: readonly Portion[] }
  | { kind: 'sum'; value: number; of: readonly number[] }
  | { kind: 'mean'; value: number; of: readonly number[] }
  | { kind: 'product'; value: number; of: readonly number[] }
  /** Whole percent. */
  | { kind: 'share'; value: number; part: number; whole: number }
  | { kind: 'difference'; value: number; from: number; less: number }
  /** Things counted, by what identifies them. */
  | { kind: 'count'; value: number; of: readonly string[] };

/** What an answer rests on. */
export type Source =
  | { kind: 'catalogue entry'; barcode: string; name: string }
  | {
      kind:
        | 'linked entries'
        | 'scoring rules'
        | 'own profile'
        | 'own preferences'
        | 'claims regulation'
        | 'reference intakes'
        | 'stored score lines'
        | 'label limits'
        | 'additive evaluations';
    }
  | { kind: 'own scans'; from: string; to: string }
  | { kind: 'publication'; publication: Publication }
  /** The evaluation of an additive. */
  | { kind: 'additive'; code: string }
  /** What these lines of a ledger rest on. */
  | { kind: 'score lines'; lines: readonly LineData[] }
  /** As a piece of guidance cites it. */
  | { kind: 'citation'; text: string };

/**
 * An answer as data: what it says, what that rests on, the numbers that were worked out, and the barcodes of the products that it
 * proposes (as opposed to those it was asked about). `packages/messages` renders it.
 */
export type Answer = {
  readonly blocks: readonly Block[];
  readonly sources: readonly Source[];
  readonly derived: readonly Derived[];
  readonly suggested: readonly string[];
};

type Extra = { derived?: readonly Derived[]; suggested?: readonly { barcode: string }[] };

export function answerOf(
  blocks: readonly (Block | null)[],
  sources: readonly Source[] = [],
  { derived = [], suggested = [] }: Extra = {},
): Answer {
  return { blocks: blocks.filter((block) => block !== null), sources, derived, suggested: suggested.map(({ barcode }) => barcode) };
}

/** Several answers as one; the renderer writes what they share once. */
export function joinAnswers(answers: readonly Answer[]): Answer {
  return {
    blocks: answers.flatMap(({ blocks }) => blocks),
    sources: answers.flatMap(({ sources }) => sources),
    derived: answers.flatMap(({ derived }) => derived),
    suggested: [...new Set(answers.flatMap(({ suggested }) => suggested))],
  };
}

/** The record that a product's figures come from. */
export function entryOf({ name, barcode }: Pick<ProductView, 'name' | 'barcode'>): Source {
  return { kind: 'catalogue entry', barcode, name };
}

/** The records of several products: one by one up to two, beyond that as the links of the answer. */
export function entriesOf(products: readonly ProductView[]): Source[] {
  return products.length <= 2 ? products.map(entryOf) : [{ kind: 'linked entries' }];
}

export function citationsOf(sources: readonly (string | null)[]): Source[] {
  return sources.flatMap((text) => (text === null ? [] : [{ kind: 'citation' as const, text }]));
}

/** The scans that an answer looked at, newest first, by their days. */
export function scansSource(scans: readonly ScanView[]): Source {
  return { kind: 'own scans', from: scans.at(-1)?.day ?? '', to: scans[0]?.day ?? '' };
}

/** What an answer on one of the member's lists rests on: a shopping list has no days. */
export function ownSource(scans: readonly ScanView[], set: OwnSet): Source {
  return set === 'list' ? { kind: 'scoring rules' } : scansSource(scans);
}

/** What a daily target rests on: the member's own, else the reference intakes. */
export function targetSource(profile: ProfileView | null, target: keyof ProfileView['targets']): Source {
  return (profile?.targets[target] ?? null) === null ? { kind: 'reference intakes' } : { kind: 'own profile' };
}
