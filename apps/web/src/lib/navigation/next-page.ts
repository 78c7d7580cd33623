/**
 * The way to a page that is known ahead: its code is fetched, and it is drawn out of sight, while something else still stands; then it is
 * there at once. Set by the app, which knows the pages; without it pages come as ever.
 */
export const nextPage: {
  ready: (path: string) => Promise<unknown>;
  /** Resolves once it is drawn; not where the person goes elsewhere meanwhile. */
  draw: (path: string) => Promise<void>;
} = {
  ready: () => Promise.resolve(),
  draw: () => Promise.resolve(),
};
