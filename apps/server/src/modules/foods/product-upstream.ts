/** What the foods service asks of a product database in the outside world. The adapter answers to it. */

export type UpstreamResult =
  | { readonly kind: 'found'; readonly document: Record<string, unknown> }
  /** `otherType` names the sister database (beauty, pet food…) where the code is known as something else. */
  | { readonly kind: 'missing'; readonly otherType: string | null }
  /** No answer, or one that cannot be trusted: says nothing about whether the product exists. */
  | { readonly kind: 'unavailable'; readonly reason: string; readonly retryAfterSeconds: number };

export type ProductUpstream = {
  /** Asks for one product. Parallel calls for the same code are one call upstream. Never throws. */
  fetchProduct(gtin: string): Promise<UpstreamResult>;
};
