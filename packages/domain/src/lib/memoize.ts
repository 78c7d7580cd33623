const MAX_ENTRIES = 3000;

/** The same function, that works each word out once; forgets all when it has seen too many, because people may write anything. */
export function memoize<T>(work: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const answer = known.get(word);
    if (answer !== undefined) return answer;
    if (known.size >= MAX_ENTRIES) known.clear();
    const fresh = work(word);
    known.set(word, fresh);
    return fresh;
  };
}
