import { addTexts } from './say.ts';

let loading: Promise<void> | undefined;

/** Fetches what the pages say, once. A failure is forgotten, so that the next page that needs the texts asks again. */
export function loadTexts(): Promise<void> {
  loading ??= import('./texts/en.ts')
    .then(({ TEXTS }) => addTexts(TEXTS))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
