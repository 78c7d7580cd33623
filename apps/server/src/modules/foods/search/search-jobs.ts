import type { FoundByText, Gathered } from '@labelwise/domain/food-search';
import type { NarrowCategory } from './shelves.repository.ts';

/** Foods of these narrow categories count as found, under any name. */
export type NamedShelf = { readonly tags: readonly string[]; readonly limit: number };

/** What the thread of search is asked; each names the database file. */
export type SearchJob = { readonly file: string } & SearchQuestion;
export type SearchQuestion =
  | { readonly kind: 'find'; readonly text: string; readonly isExact: boolean }
  | { readonly kind: 'rank'; readonly gathered: Gathered; readonly shelf: NamedShelf }
  | { readonly kind: 'foods of shelves'; readonly tags: readonly string[]; readonly limit: number }
  | { readonly kind: 'categories'; readonly after: string; readonly limit: number }
  | { readonly kind: 'size' };
export type SearchAnswer =
  | { readonly kind: 'gathered'; readonly gathered: Gathered; readonly found: FoundByText }
  | { readonly kind: 'found'; readonly found: FoundByText }
  | { readonly kind: 'ids'; readonly ids: number[] }
  | { readonly kind: 'categories'; readonly categories: NarrowCategory[] }
  | { readonly kind: 'size'; readonly size: number };
