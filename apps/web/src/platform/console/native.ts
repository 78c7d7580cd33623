/* oxlint-disable no-console -- it stands in front of the console */
import { registerPlugin } from '@capacitor/core';
import { scrub } from './scrub.ts';

type Level = 'INFO' | 'ERROR' | 'WARN' | 'DEBUG';

/** The shell's own plugin, in Java and Swift (apps/native). */
export type NativeLog = { write(entry: { level: Level; message: string }): Promise<void> };

const LEVELS = [
  ['log', 'INFO'],
  ['info', 'INFO'],
  ['warn', 'WARN'],
  ['error', 'ERROR'],
  ['debug', 'DEBUG'],
] as const;

/**
 * From here on whatever the page writes to its console also reaches the native logger, scrubbed. The bridge's own forwarding, which scrubs nothing, is off (`loggingBehavior` in capacitor.config.json).
 */
export function forwardConsole(logger: NativeLog = registerPlugin<NativeLog>('NativeLog')): void {
  for (const [method, level] of LEVELS) {
    const write = console[method].bind(console);
    console[method] = (...args: unknown[]) => {
      write(...args);
      // A logger that fails has nobody to tell.
      logger.write({ level, message: scrub(args) }).catch(() => undefined);
    };
  }
  window.addEventListener(
    'error',
    ({ message }) => void logger.write({ level: 'ERROR', message: scrub([message]) }).catch(() => undefined),
  );
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    void logger.write({ level: 'ERROR', message: scrub(['Unhandled:', reason]) }).catch(() => undefined);
  });
}
