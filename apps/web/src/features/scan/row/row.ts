import type { Food, LookupFault } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import type { Stored } from '../scan-flow.ts';

/** What is known of a code that was held up. */
export type Card = {
  /** The product's number: one code is one card. */
  readonly barcode: string;
  /** Its digits as the pack groups them. */
  readonly shown: string;
} & (
  | { readonly kind: 'looking' }
  /** `stored` is null while it is being stored. */
  | { readonly kind: 'food'; readonly food: Food; readonly score: FoodScore; readonly stored: Stored | null }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly fault: LookupFault | 'score' }
);

export type FoodCard = Extract<Card, { kind: 'food' }>;

/** The products of several scans in a row, the newest first, and the one that lies on top. */
export type Row = {
  /** Whose they are, and what was known of them: a row never shows the scores of somebody else, or from before a change. */
  readonly owner: string | null;
  readonly cards: readonly Card[];
  readonly current: string | null;
};

/** Older cards than these leave the row. */
const MAX_CARDS = 24;
/** As many as stand side by side. */
const MAX_COMPARED = 4;

export function emptyRow(owner: string | null): Row {
  return { owner, cards: [], current: null };
}

export function cardOf(row: Row, barcode: string | null): Card | null {
  return row.cards.find((card) => card.barcode === barcode) ?? null;
}

/** A code that was held up for the first time lies on top of the row. */
export function dealt(row: Row, card: Card): Row {
  const others = row.cards.filter(({ barcode }) => barcode !== card.barcode);
  return { ...row, cards: [card, ...others].slice(0, MAX_CARDS), current: card.barcode };
}

/** What became of a card, in its place; one that has left the row stays away. */
export function updated(row: Row, card: Card): Row {
  return { ...row, cards: row.cards.map((other) => (other.barcode === card.barcode ? card : other)) };
}

/** Turns to one card of the row. */
export function turnedTo(row: Row, barcode: string | null): Row {
  return { ...row, current: barcode };
}

/** Whether a code that is held up has to be looked up: it is new, or its look-up failed. */
export function isToBeLookedUp(row: Row, barcode: string): boolean {
  const card = cardOf(row, barcode);
  return card === null || card.kind === 'failed';
}

/** The newest foods of the row, as many as can be compared. */
export function toCompare(row: Row): readonly FoodCard[] {
  return row.cards.filter((card): card is FoodCard => card.kind === 'food').slice(0, MAX_COMPARED);
}

/** The card that says that today's scans are used up: the first one that was not saved for it. */
export function firstUnsaved(row: Row): string | null {
  return row.cards.findLast((card) => card.kind === 'food' && card.stored === 'limit')?.barcode ?? null;
}
