import { vi } from 'vitest';

/** Tests of what is made once, when the app starts: each has modules of its own, and costs a second more than one that shares them. */
const ALONE = [
  'src/data/reading/read-food.test.ts',
  'src/data/scores/lists/use-list-scores.test.ts',
  'src/platform/start/native.test.ts',
  'src/platform/network/network.test.ts',
  'src/platform/network/server-clock.test.tsx',
  'src/features/welcome/questions/questions-sheet.test.tsx',
];

/** What outlives a file of tests in the window that files share. */
type Shared = { hasLoneModules: boolean; readonly listeners: (() => void)[] };

/**
 * Files share a window and what they have loaded, since both cost seconds. A lone file is given modules of its own, and so is the one
 * after it; what earlier modules listen to in the window they hear no more. Called before a file loads anything of the app.
 * @param path of the file of tests
 */
export function giveModules(path: string): void {
  const shared: Shared = Reflect.get(globalThis, 'labelwiseShared') ?? watchListeners();
  const isAlone = ALONE.some((file) => path.endsWith(`/apps/web/${file}`));
  if (isAlone || shared.hasLoneModules) {
    vi.resetModules();
    for (const stop of shared.listeners.splice(0)) stop();
  }
  shared.hasLoneModules = isAlone;
}

function watchListeners(): Shared {
  const shared: Shared = { hasLoneModules: false, listeners: [] };
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...given: Parameters<typeof listen>) => {
    listen(...given);
    shared.listeners.push(() => window.removeEventListener(...given));
  };
  Reflect.set(globalThis, 'labelwiseShared', shared);
  return shared;
}
