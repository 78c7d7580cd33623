import { foldText } from '@labelwise/domain/lib';
import type { ReactNode } from 'react';
import styles from './search.module.css';

const WORDS = /[\p{L}\p{N}]+/gu;

/** A name in which the words that were searched for have a wash. */
export function MarkedName({ name, words }: { name: string; words: string }): ReactNode {
  const asked = foldText(words).match(WORDS) ?? [];
  const parts: ReactNode[] = [];
  let shown = 0;
  for (const { 0: word, index } of name.matchAll(WORDS)) {
    if (!asked.some((each) => foldText(word).startsWith(each))) continue;
    parts.push(
      name.slice(shown, index),
      <mark key={index} className={styles.mark}>
        {word}
      </mark>,
    );
    shown = index + word.length;
  }
  return [...parts, name.slice(shown)];
}
