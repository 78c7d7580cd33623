/**
 * The way to a page that is known ahead: its code is fetched while something else still stands, and it is then drawn at once. Set by the
 * app, which knows the pages; without it pages come as ever.
 */
export const nextPage: { ready: (path: string) => Promise<unknown> } = { ready: () => Promise.resolve() };
