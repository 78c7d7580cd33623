import { createNavigationMemory } from '../../lib/navigation/navigation-memory.ts';
import { perTab } from '../../platform/storage/per-tab.ts';

const KEY = 'labelwise_routes';

function restored(): string[] {
  try {
    const value: unknown = JSON.parse(perTab.get(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((route) => typeof route === 'string') : [];
  } catch {
    return [];
  }
}

/** The tab's own memory of its last routes; a reload does not lose the way back. */
export const navigationMemory = createNavigationMemory(restored(), (routes) => perTab.set(KEY, JSON.stringify(routes)));
