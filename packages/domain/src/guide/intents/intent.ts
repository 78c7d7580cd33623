/** What one's own foods are asked about: what they hold or how they suit. `ids`: of what is left out ("nut-free"). */
export type OwnProperty =
  | { readonly kind: 'holds'; readonly ids: readonly string[]; readonly words: string }
  | { readonly kind: 'fits'; readonly diet: string }
  /** `side` is `null` where it is asked whether it is in there at all. */
  | { readonly kind: 'amount'; readonly name: string; readonly side: 'high' | 'low' | null }
  | { readonly kind: 'additives'; readonly codes: readonly string[] }
  | { readonly kind: 'any additive' };

/** "Which of my scans don't contain nuts?" */
export type OwnFoodsIntent = {
  readonly kind: 'own foods';
  readonly property: OwnProperty;
  readonly isNegated: boolean;
  readonly isCount: boolean;
};
