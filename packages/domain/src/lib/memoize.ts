const MAX_ENTRIES = 3000;

/** The same function, that works each word out once; forgets all when it has seen `most`, because people may write anything. */
export function memoize<T>(work: (word: string) => T, most = MAX_ENTRIES): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const answer = known.get(word);
    if (answer !== undefined) return answer;
    if (known.size >= most) known.clear();
    const fresh = work(word);
    known.set(word, fresh);
    return fresh;
  };
}
