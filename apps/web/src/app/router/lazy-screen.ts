import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { network } from '../../platform/network/network.ts';
import { perTab } from '../../platform/storage/per-tab.ts';
import { loadChunk } from './chunk-recovery.ts';

/** A screen whose code is fetched when it is first shown: `lazyScreen(() => import('…').then((m) => m.HomeScreen))`. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({
    default: await loadChunk(load, {
      now: Date.now,
      isOnline: network.isOnline,
      reload: () => window.location.reload(),
      store: perTab,
    }),
  }));
}
