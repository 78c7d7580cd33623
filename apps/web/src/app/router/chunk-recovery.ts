import { type ComponentType, createElement, lazy, useState } from 'react';
import { network } from '../../platform/network/network.ts';
import { IN_BROWSER } from '../../platform/platform.ts';
import { perTab } from '../../platform/storage/local.ts';

/** How long a reload for a missing chunk must lie back before the next one may follow. */
const ONCE_IN_MS = 60_000;
const KEY = 'labelwise_chunk_reload';

/** A part of the app could not be fetched: after a deploy its old file is gone, or there is no network. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

export type Recovery = {
  now: () => number;
  isOnline: () => boolean;
  reload: () => void;
  store: { get(key: string): string | null; set(key: string, value: string): void };
};

/**
 * Loads a part of the app. When its file is missing the page is loaded again, once: after a deploy that brings the new
 * version at the same address. Where that does not help the error reaches the error screen.
 */
export async function loadChunk<T>(load: () => Promise<T>, recovery: Recovery): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const last = Number(recovery.store.get(KEY) ?? 0);
    if (recovery.isOnline() && recovery.now() - last > ONCE_IN_MS) {
      recovery.store.set(KEY, String(recovery.now()));
      recovery.reload();
      // The page is leaving: nothing more may be shown in between.
      return new Promise<T>(() => undefined);
    }
    throw new ChunkLoadError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Where the server draws, a missing file fails that drawing alone: there is no page to load again. */
export function recoveryFor(inBrowser: boolean): Recovery {
  return { now: Date.now, isOnline: () => inBrowser && network.isOnline(), reload: () => window.location.reload(), store: perTab };
}

/** A screen whose code is fetched when it is first shown, or ahead of that with `ready`. */
export type LazyScreen = ComponentType & { readonly ready: () => Promise<ComponentType> };

/**
 * `lazyScreen(() => import('…').then((m) => m.HomeScreen))`. Unlike React's `lazy` it draws at once what is ready, without a moment of
 * waiting in between: where the app takes a page over, that moment would have it drawn again.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const ready = () => {
    loading ??= loadChunk(load, recoveryFor(IN_BROWSER)).then((screen) => {
      loaded = screen;
      return screen;
    });
    return loading;
  };
  const Later = lazy(async () => ({ default: await ready() }));
  function LoadedScreen() {
    // Once and for all: another element in its place would forget what the page holds.
    const [screen] = useState(() => loaded ?? Later);
    return createElement(screen);
  }
  return Object.assign(LoadedScreen, { ready });
}
