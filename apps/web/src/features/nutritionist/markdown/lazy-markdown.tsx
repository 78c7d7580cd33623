import { useSyncExternalStore } from 'react';
import { createStore } from '../../../lib/store.ts';
import styles from './lazy-markdown.module.css';

type Renderer = typeof import('./markdown.tsx').MarkdownText;

const renderer = createStore<Renderer | null>(null);
let loading = false;

/** Fetches the renderer ahead of the first answer, so that no answer changes its face once it stands. */
export function preloadMarkdown(): void {
  if (loading) return;
  loading = true;
  // Without a network the answers stand as plain text until the next try.
  load().catch(() => {
    loading = false;
  });
}

async function load(): Promise<void> {
  renderer.set((await import('./markdown.tsx')).MarkdownText);
}

/** An answer's markdown; until its renderer is here, and where it cannot be had, the same words as plain text. */
export function LazyMarkdown({ id, children }: { id: string; children: string }) {
  const Markdown = useSyncExternalStore(renderer.subscribe, renderer.get);
  // oxlint-disable-next-line react/static-components -- a module's component, which is only fetched late
  return Markdown === null ? <p className={styles.plain}>{children}</p> : <Markdown id={id}>{children}</Markdown>;
}
