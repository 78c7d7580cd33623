import { describe, expect, it } from 'vitest';
import { createNavigationTimer } from './app-router.tsx';
import { ChunkLoadError, loadChunk } from './chunk-recovery.ts';

describe('the navigation timer', () => {
  it.each([
    [1000, []],
    [1001, ['Slow navigation: /scan took 1001 ms']],
  ])('a navigation of %i ms logs %j', (tookMs, logged) => {
    let now = 0;
    const reports: string[] = [];
    const timer = createNavigationTimer(
      () => now,
      (message) => reports.push(message),
    );
    timer.finish('/first');
    timer.start();
    now = tookMs;
    timer.finish('/scan');
    timer.finish('/scan');
    expect(reports).toEqual(logged);
  });
});

describe('a missing part of the app', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  function setUp(isOnline = true) {
    const memory = new Map<string, string>();
    const world = { now: 1_000_000, reloads: 0 };
    const recovery = {
      now: () => world.now,
      isOnline: () => isOnline,
      reload: () => void (world.reloads += 1),
      store: { get: (key: string) => memory.get(key) ?? null, set: (key: string, value: string) => void memory.set(key, value) },
    };
    return { world, recovery };
  }

  it('loads the page anew once, then reaches the error screen', async () => {
    const { world, recovery } = setUp();
    void loadChunk(gone, recovery);
    await expect.poll(() => world.reloads).toBe(1);
    world.now += 2000;
    await expect(loadChunk(gone, recovery)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(world.reloads).toBe(1);
  });

  it('does not load anew without a network', async () => {
    const { world, recovery } = setUp(false);
    await expect(loadChunk(gone, recovery)).rejects.toThrow('Failed to fetch dynamically imported module');
    expect(world.reloads).toBe(0);
  });

  it('gives what was loaded', async () => {
    await expect(loadChunk(async () => 5, setUp().recovery)).resolves.toBe(5);
  });
});
