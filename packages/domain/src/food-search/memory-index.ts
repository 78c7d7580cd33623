import type { SearchIndex, SearchTerm } from './find-by-text.ts';
import { ALIKE_LETTERS, allowedErrors, neighbours } from './near-words.ts';
import type { Candidate } from './rank.ts';
import { isVocabulary, searchWords } from './words.ts';

/** Search over foods that lie in memory, as the databases search theirs. */
export function createMemoryIndex(rows: Iterable<Candidate>): SearchIndex {
  const byId = new Map<number, Candidate>();
  const idsOf = new Map<string, number[]>();
  for (const row of rows) {
    byId.set(row.id, row);
    for (const word of searchWords(row.name, row.brand, row.popularity)) {
      const ids = idsOf.get(word);
      if (ids === undefined) idsOf.set(word, [row.id]);
      else ids.push(row.id);
    }
  }
  const sorted = [...idsOf.keys()].sort();
  const vocabulary = sorted.filter(isVocabulary);

  const beginning = (prefix: string): string[] => {
    const found: string[] = [];
    for (let at = firstFrom(sorted, prefix); sorted[at]?.startsWith(prefix) === true; at += 1) found.push(sorted[at] ?? '');
    return found;
  };

  function meeting({ anyOf, prefix }: SearchTerm): Set<number> {
    const words = new Set([...anyOf, ...(prefix === null ? [] : beginning(prefix))]);
    return new Set([...words].flatMap((word) => idsOf.get(word) ?? []));
  }

  return {
    async match(terms, limit) {
      const [first, ...others] = terms.map(meeting).sort((one, other) => one.size - other.size);
      const found: number[] = [];
      for (const id of first ?? []) {
        if (found.length >= limit) break;
        if (others.every((ids) => ids.has(id))) found.push(id);
      }
      return found;
    },
    async similarWords(word) {
      const errors = allowedErrors(word);
      const near = neighbours(word).filter((other) => idsOf.has(other));
      if (errors < 2) return near;
      const alike = beginning(word.slice(0, ALIKE_LETTERS)).filter((other) => Math.abs(other.length - word.length) <= errors);
      return [...new Set([...near, ...alike])].filter(isVocabulary);
    },
    async wordsWith(part, limit) {
      return vocabulary
        .filter((word) => word.includes(part))
        .sort((one, other) => one.length - other.length)
        .slice(0, limit);
    },
    rows: async (ids) => [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
  };
}

function firstFrom(sorted: readonly string[], prefix: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? '') < prefix) from = middle + 1;
    else to = middle;
  }
  return from;
}
