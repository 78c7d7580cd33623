/**
 * Where a text stands in a table of `places` by its hash (FNV-1a over UTF-16 units, its high bits folded in): the same on every machine, so
 * that what is learnt by a script is found again by the server and in the browser.
 *
 * @returns a whole number from 0 to `places` − 1
 */
export function hashedPlace(text: string, places: number): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % places;
}

/** The runs of letters of a word and its edges, from `shortest` to `longest` of them: what it shares with its other forms and its misspellings. */
export function letterRuns(word: string, shortest: number, longest: number): readonly string[] {
  const padded = `_${word}_`;
  const runs: string[] = [];
  for (let length = shortest; length <= longest; length += 1)
    for (let from = 0; from + length <= padded.length; from += 1) runs.push(padded.slice(from, from + length));
  return runs;
}
