/* oxlint-disable no-console -- the one place that writes to the console */

/** What the app notes for developers; a person never has to read it. */
export const log = {
  warn(message: string, detail?: unknown): void {
    if (detail === undefined) console.warn(message);
    else console.warn(message, detail);
  },
  info(message: string): void {
    console.info(message);
  },
};
