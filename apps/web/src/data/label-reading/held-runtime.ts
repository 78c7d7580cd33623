import { TEXT_FILES } from '@labelwise/label-reader/web';

/** How long after the last word of a reading its runtime stays compiled. */
const HELD_MS = 60_000;

let held: { module: Promise<WebAssembly.Module | null>; expiry: ReturnType<typeof setTimeout> } | null = null;

/**
 * Holds what the worker of a reading has compiled, so that the worker of the next one neither compiles nor optimises it anew: that would
 * take four seconds of processor time, and its memory at the height of the reading. Chromium hands compiled code to whoever in a page asks
 * for the same bytes while somebody holds it (measured: `docs/benchmarks.md`, "Labels read from pictures"); another browser would compile a
 * second copy, so nothing is held there. To be called once the worker has the runtime: its file then comes from the browser's cache.
 */
export function holdRuntime(): void {
  if (!('userAgentData' in navigator)) return;
  clearTimeout(held?.expiry);
  held = {
    module: held?.module ?? WebAssembly.compileStreaming(fetch(TEXT_FILES.runtime.url)).catch(() => null),
    expiry: setTimeout(dropRuntime, HELD_MS),
  };
}

/** Gives it back. */
export function dropRuntime(): void {
  clearTimeout(held?.expiry);
  held = null;
}
