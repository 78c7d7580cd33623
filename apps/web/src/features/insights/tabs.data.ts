export type InsightsTab = 'scanned' | 'purchased' | 'history' | 'trending';

/** The four tabs by the state names of the specification. @source members specification section 4, "Insights tabs" */
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
