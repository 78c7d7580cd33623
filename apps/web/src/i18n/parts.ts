/**
 * Which areas of texts come together: `scores` is what this device says of foods that it scores by itself, `first` what the first pages say
 * (shell, home, welcome, scan), which counts to the first load; each of
 * the others is fetched with what needs it. `screens-…` areas that stand in no part here are in `rest`.
 */
export const TEXT_PARTS = {
  first: ['screens-common', 'screens-app', 'screens-start', 'screens-scan'],
  additives: ['additives'],
  scores: [
    'alerts',
    'alternatives',
    'doubts',
    'foods',
    'guidance',
    'ledger',
    'matches',
    'nutrients',
    'restrictions',
    'sentences',
    'suitability',
    'unknowns',
  ],
  owner: ['screens-owner'],
  legal: ['screens-legal-texts'],
  // Names that are no messages (`build/texts.ts`).
  categories: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Areas of domain and server that pages say too: in `rest`. */
export const SHARED_AREAS: readonly string[] = ['comparison', 'errors', 'insights', 'preferences', 'terms', 'watch'];

export type TextPart = keyof typeof TEXT_PARTS | 'rest';
/** Every part. */
export const PARTS: readonly TextPart[] = ['first', 'additives', 'categories', 'legal', 'owner', 'scores', 'rest'];

/** The areas of a part, among all that there are. */
export function areasOf(part: TextPart, areas: readonly string[]): readonly string[] {
  if (part !== 'rest') {
    const own: readonly string[] = TEXT_PARTS[part];
    return own.filter((area) => areas.includes(area));
  }
  const elsewhere = new Set<string>(Object.values(TEXT_PARTS).flat());
  return areas.filter((area) => !elsewhere.has(area) && (area.startsWith('screens-') || SHARED_AREAS.includes(area)));
}
