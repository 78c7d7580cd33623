import { useSyncExternalStore } from 'react';
import styles from './lazy-markdown.module.css';

type Renderer = typeof import('./markdown.tsx').MarkdownText;

let renderer: Renderer | null = null;
let loading = false;
const listeners = new Set<() => void>();

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
  renderer = (await import('./markdown.tsx')).MarkdownText;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An answer's markdown; until its renderer is here, and where it cannot be had, the same words as plain text. */
export function LazyMarkdown({ id, children }: { id: string; children: string }) {
  const Markdown = useSyncExternalStore(subscribe, () => renderer);
  // oxlint-disable-next-line react/static-components -- a module's component, which is only fetched late
  return Markdown === null ? <p className={styles.plain}>{children}</p> : <Markdown id={id}>{children}</Markdown>;
}
