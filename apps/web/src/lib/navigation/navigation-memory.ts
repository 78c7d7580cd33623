/** How many routes the shell remembers for back navigation. */
export const MEMORY_LIMIT = 10;

export type NavigationMemory = ReturnType<typeof createNavigationMemory>;

/** The last {@link MEMORY_LIMIT} routes, newest last. `save` is called after each change, `restored` fills it at start. */
export function createNavigationMemory(restored: readonly string[] = [], save: (routes: readonly string[]) => void = () => undefined) {
  let routes = restored.slice(-MEMORY_LIMIT);
  const keep = (next: readonly string[]) => {
    routes = next.slice(-MEMORY_LIMIT);
    save(routes);
  };
  return {
    routes: (): readonly string[] => routes,
    /** The route before the current one, or null. */
    previous: (): string | null => routes.at(-2) ?? null,
    /**
     * Notes where the app is now. A step back takes the left route off again; a replaced route takes the place of
     * the one that it replaced; the same route twice is noted once.
     */
    note(route: string, how: 'push' | 'pop' | 'replace'): void {
      if (routes.at(-1) === route) return;
      if (how === 'pop' && routes.at(-2) === route) keep(routes.slice(0, -1));
      else if (how === 'replace') keep([...routes.slice(0, -1), route].filter((each, at, all) => each !== all[at - 1]));
      else keep([...routes, route]);
    },
  };
}
