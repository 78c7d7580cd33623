import { useEffect, useRef } from 'react';
import type { Spoken } from '../chat/use-exchange.ts';

/** Ends of sentences and lines: as far as that a growing text can be read aloud without being cut in a word. */
const SENTENCE_END = /[.!?…:](?:["'’”)*_]*)\s|\n/g;

/** Where the last whole sentence after `from` ends; `from` when there is none yet. */
export function endOfSentence(text: string, from: number): number {
  let end = from;
  for (const match of text.slice(from).matchAll(SENTENCE_END)) end = from + match.index + match[0].length;
  return end;
}

/** Markdown as it is read aloud: words without their marks, links and pictures by their words. */
export function spokenText(markdown: string): string {
  return markdown
    .replaceAll(/^\s*(?:```|~~~).*$/gm, ' ')
    .replaceAll(/^[|:\- \t]*---[|:\- \t]*$/gm, ' ')
    .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replaceAll(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
    .replaceAll(/^\s*\||\|\s*$/gm, ' ')
    .replaceAll(/\s*\|/g, ',')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How long a finished reply stays in the live region: it has been taken to be read by then, and stands in its bubble. */
const LINGER_MS = 500;

/** Reads a reply to screen readers as it is written: politely, in whole sentences, each once. */
export function Announcer({ spoken }: { spoken: Spoken | null }) {
  const region = useRef<HTMLDivElement>(null);
  const announced = useRef({ key: '', end: 0 });
  useEffect(() => {
    const log = region.current;
    if (log === null || spoken === null) return undefined;
    const { key, text, isDone } = spoken;
    if (announced.current.key !== key) {
      log.replaceChildren();
      announced.current = { key, end: 0 };
    }
    const end = isDone ? text.length : endOfSentence(text, announced.current.end);
    const words = spokenText(text.slice(announced.current.end, end));
    announced.current.end = Math.max(announced.current.end, end);
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
