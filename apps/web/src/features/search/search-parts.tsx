import { looksLikeBarcode } from '@labelwise/domain/gtin';
import { foldText } from '@labelwise/domain/lib';
import type { ReactNode } from 'react';
import { type FoodSearch, NO_SEARCH } from '../../data/food-search.ts';
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

/** A search as its address says it, so that Back, reload and a shared link find it again. */
export function searchOf(params: URLSearchParams): FoodSearch {
  return {
    words: (params.get('q') ?? '').trim(),
    shelf: params.get('shelf'),
    sort: params.get('sort') === 'score' ? 'score' : 'match',
    fits: params.get('fits') === '1',
    good: params.get('good') === '1',
    noAdditives: params.get('no-additives') === '1',
    exact: params.get('exact') === '1',
  };
}

/** The address of a search; `params` keep what is not about it. */
export function addressWith(params: URLSearchParams, search: FoodSearch): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  put('q', search.words === '' ? null : search.words);
  put('shelf', search.shelf);
  put('sort', search.sort === 'match' ? null : search.sort);
  put('fits', search.fits ? '1' : null);
  put('good', search.good ? '1' : null);
  put('no-additives', search.noAdditives ? '1' : null);
  put('exact', search.exact ? '1' : null);
  return next;
}

/** The same words without what narrows them down. */
export function withoutFilters({ words, shelf }: FoodSearch): FoodSearch {
  return words === '' ? { ...NO_SEARCH, shelf, sort: 'score' } : { ...NO_SEARCH, words };
}

export function hasFilters({ words, shelf, fits, good, noAdditives }: FoodSearch): boolean {
  return fits || good || noAdditives || (words !== '' && shelf !== null);
}

/** Digits as a barcode has them. */
export function isBarcode(text: string): boolean {
  return looksLikeBarcode(text.replaceAll(/\s/g, ''));
}
