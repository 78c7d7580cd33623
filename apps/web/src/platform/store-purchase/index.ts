import { type Store, shellSystem } from './store.ts';

export type { PurchaseOutcome, RestoreOutcome, Store, StorePlan, StorePrice } from './store.ts';

const STORES = { ios: 'the App Store', android: 'Google Play' } as const;

/** The store that sells to the shell, as a sentence names it; null in a browser, where nothing is bought through a store. */
export function storeName(): 'the App Store' | 'Google Play' | null {
  const system = shellSystem();
  return system === null ? null : STORES[system];
}

/** The store behind the shell, loaded at the first call; null in a browser. */
export async function loadStore(): Promise<Store | null> {
  if (storeName() === null) return null;
  const { nativeStore } = await import('./native-store.ts');
  return nativeStore;
}
