/** What is asked of a product database that takes additions. The adapter answers to it. */

/** Of a member, for one sending: never stored, never logged. */
export type Contributor = { readonly userName: string; readonly password: string };

export type WriteResult =
  | { readonly kind: 'saved' }
  /** It had all of it already. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'not_accepted' }
  /** It read the addition and does not take it. */
  | { readonly kind: 'refused' }
  /** Nothing is known of what became of it. */
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds: number }
  | { readonly kind: 'failed'; readonly reason: 'gone' | 'redirected' | 'not_understood' | 'status' };

export type ProductWriter = {
  /** Adds fields to one product, which arises where there is none. Never throws. */
  addToProduct(gtin: string, fields: readonly (readonly [name: string, value: string])[], contributor: Contributor): Promise<WriteResult>;
};
