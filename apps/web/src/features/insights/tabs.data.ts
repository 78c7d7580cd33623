export type InsightsTab = 'scanned' | 'purchased' | 'history' | 'trending';

/** The four tabs by their state names. */
export const TABS: readonly { id: InsightsTab; label: string }[] = [
  { id: 'scanned', label: 'Scanned' },
  { id: 'purchased', label: 'Purchased' },
  { id: 'history', label: 'History' },
  { id: 'trending', label: 'Trends' },
];

/** The tab that `?tab=` names; scanned for anything else. */
export function tabOf(query: string | null): InsightsTab {
  return TABS.find(({ id }) => id === query)?.id ?? 'scanned';
}
