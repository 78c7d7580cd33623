let loading: Promise<void> | undefined;

/**
 * Fetches what the pages say, once, with what puts values into it: the first page needs neither. A failure is forgotten, so that the next
 * page that needs the texts asks again.
 */
export function loadTexts(): Promise<void> {
  loading ??= Promise.all([import('./texts/en.ts'), import('./say.ts')])
    .then(([{ TEXTS }, { addTexts }]) => addTexts(TEXTS))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
