import { Purchases } from '@revenuecat/purchases-capacitor';
import { createRevenueCatStore } from './revenuecat.ts';
import { shellSystem } from './store.ts';

/** Public keys of the shell's build, one a store; without one there is nothing to sell. */
const keys = { ios: import.meta.env.VITE_REVENUECAT_APPLE_KEY, android: import.meta.env.VITE_REVENUECAT_GOOGLE_KEY } as const;

/** The device's store through RevenueCat. */
export const nativeStore = createRevenueCatStore(Purchases, keys[shellSystem() ?? 'ios'] ?? '', shellSystem() === 'android');
