import { lazy, Suspense } from 'react';
import styles from './plain-text.module.css';

const load = () => import('./markdown.tsx');
const MarkdownText = lazy(() => load().then((m) => ({ default: m.MarkdownText })));

/** Fetches the renderer ahead of the first answer. */
export function preloadMarkdown(): void {
  // Without a network the answers stand as plain text.
  load().catch(() => undefined);
}

/** An answer's markdown; until its renderer is here, and where it cannot be had, the same words as plain text. */
export function LazyMarkdown({ id, children }: { id: string; children: string }) {
  return (
    <Suspense fallback={<p className={styles.plain}>{children}</p>}>
      <MarkdownText id={id}>{children}</MarkdownText>
    </Suspense>
  );
}
