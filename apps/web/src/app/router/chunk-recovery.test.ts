import { describe, expect, it } from 'vitest';
import { ChunkLoadError, loadChunk, recoveryFor } from './chunk-recovery.ts';

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

  it('reloads the page once, then shows the error screen', async () => {
    const { world, recovery } = setUp();
    void loadChunk(gone, recovery);
    await expect.poll(() => world.reloads).toBe(1);
    world.now += 2000;
    await expect(loadChunk(gone, recovery)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(world.reloads).toBe(1);
  });

  it('does not reload without a network', async () => {
    const { world, recovery } = setUp(false);
    await expect(loadChunk(gone, recovery)).rejects.toThrow('Failed to fetch dynamically imported module');
    expect(world.reloads).toBe(0);
  });

  it('is an error where the server draws, which has no page to load again', async () => {
    let reloads = 0;
    const recovery = { ...recoveryFor(false), reload: () => void (reloads += 1) };
    await expect(loadChunk(gone, recovery)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(reloads).toBe(0);
  });

  it('answers what was loaded', async () => {
    await expect(loadChunk(async () => 5, setUp().recovery)).resolves.toBe(5);
  });
});
