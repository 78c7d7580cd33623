import { useEffect, useRef } from 'react';
import type { Spoken } from '../chat/use-exchange.ts';
import { endOfSentence, spokenText } from './announced.ts';

/** How long a finished reply stays in the live region: it has been taken to be read by then, and stands in its bubble. */
const LINGER_MS = 500;

/** Reads a reply to screen readers as it is written: politely, in whole sentences, each once. */
export function Announcer({ spoken }: { spoken: Spoken | null }) {
  const region = useRef<HTMLDivElement>(null);
  const said = useRef({ key: '', end: 0 });
  useEffect(() => {
    const log = region.current;
    if (log === null || spoken === null) return undefined;
    const { key, text, isDone } = spoken;
    if (said.current.key !== key) {
      log.replaceChildren();
      said.current = { key, end: 0 };
    }
    const end = isDone ? text.length : endOfSentence(text, said.current.end);
    const words = spokenText(text.slice(said.current.end, end));
    said.current.end = Math.max(said.current.end, end);
    if (words !== '') {
      const line = document.createElement('p');
      line.textContent = words;
      log.append(line);
    }
    if (!isDone) return undefined;
    const timer = setTimeout(() => log.replaceChildren(), LINGER_MS);
    return () => clearTimeout(timer);
  }, [spoken]);
  return <div ref={region} role="log" aria-live="polite" className="sr-only" />;
}
