import { type Candidate, type SearchIndex, type SearchTerm, staticRank } from './find-by-text.ts';
import { ALIKE_LETTERS, allowedErrors, firstToken, isVocabulary, nearest, neighbours, searchWords, startOf } from './words.ts';

/** Search over foods that lie in memory, as the databases search theirs. */
export function createMemoryIndex(rows: Iterable<Candidate>): SearchIndex {
  const best = [...rows]
    .map((row) => ({ row, place: staticRank(row) }))
    .sort((one, other) => one.place - other.place || one.row.id - other.row.id)
    .map(({ row }) => row);
  const byId = new Map(best.map((row) => [row.id, row]));
  const placesOf = new Map<string, number[]>();
  for (const [place, row] of best.entries()) {
    const words = searchWords(row.name, row.brand);
    // Beginnings are read off the sorted words.
    for (const token of [...words, ...words.slice(0, 1).map(firstToken)]) {
      const places = placesOf.get(token);
      if (places === undefined) placesOf.set(token, [place]);
      else places.push(place);
    }
  }
  const vocabulary = [...placesOf.keys()].filter(isVocabulary).sort();

  const beginning = (letters: string): string[] => {
    const found: string[] = [];
    for (let at = firstFrom(vocabulary, letters); vocabulary[at]?.startsWith(letters) === true; at += 1) found.push(vocabulary[at] ?? '');
    return found;
  };

  const tokensOf = (token: string): readonly string[] => {
    const letters = startOf(token);
    return letters === null ? [token] : beginning(letters);
  };
  const meeting = (term: SearchTerm): Set<number> => new Set(term.flatMap(tokensOf).flatMap((token) => placesOf.get(token) ?? []));

  return {
    async match(terms, limit) {
      const [first, ...others] = terms.map(meeting).sort((one, other) => one.size - other.size);
      return [...(first ?? [])]
        .filter((place) => others.every((places) => places.has(place)))
        .sort((one, other) => one - other)
        .slice(0, limit)
        .flatMap((place) => best[place] ?? []);
    },
    async similarWords(word, limit) {
      const errors = allowedErrors(word);
      const near = neighbours(word).filter((other) => placesOf.has(other));
      if (errors < 2) return nearest(word, near, limit);
      const alike = beginning(word.slice(0, ALIKE_LETTERS)).filter((other) => Math.abs(other.length - word.length) <= errors);
      return nearest(word, [...new Set([...near, ...alike])], limit);
    },
    wordsFrom: async (letters, limit) => shortest(beginning(letters), limit),
    wordsWith: async (part, limit) =>
      shortest(
        vocabulary.filter((word) => word.includes(part)),
        limit,
      ),
    rows: async (ids) => [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
  };
}

const shortest = (words: string[], limit: number): string[] => words.sort((one, other) => one.length - other.length).slice(0, limit);

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
