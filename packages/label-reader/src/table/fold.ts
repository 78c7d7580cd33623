/** Small letters without accents; what is no letter becomes a space. "Eiweiß" is "eiweiss". */
export function foldWords(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/** Letters alone: an engine may drop the spaces between words. */
export const foldLetters = (text: string): string => foldWords(text).replaceAll(' ', '');

/**
 * Where a term stands in letters, allowing `slips` wrong, missing or additional ones (Sellers' algorithm); the best place, `null` if none.
 */
export function findNearly(term: string, letters: string, slips: number): { start: number; end: number; slips: number } | null {
  const exact = letters.indexOf(term);
  if (exact >= 0) return { start: exact, end: exact + term.length, slips: 0 };
  if (slips === 0) return null;
  let costs = Array.from({ length: term.length + 1 }, (_, row) => row);
  let starts = costs.map(() => 0);
  let best: { start: number; end: number; slips: number } | null = null;
  for (let at = 0; at < letters.length; at += 1) {
    const nextCosts = [0];
    const nextStarts = [at + 1];
    for (let row = 1; row <= term.length; row += 1) {
      const same = (costs[row - 1] ?? 0) + (term[row - 1] === letters[at] ? 0 : 1);
      const extra = (costs[row] ?? 0) + 1;
      const left = (nextCosts[row - 1] ?? 0) + 1;
      const cost = Math.min(same, extra, left);
      nextCosts.push(cost);
      // A place that starts with a slip starts one letter later, hence the start of the first letter that is looked at.
      const from = cost === same ? (row === 1 ? at : starts[row - 1]) : cost === extra ? starts[row] : nextStarts[row - 1];
      nextStarts.push(from ?? 0);
    }
    [costs, starts] = [nextCosts, nextStarts];
    const found = costs[term.length] ?? Infinity;
    if (found <= slips && (best === null || found < best.slips)) best = { start: starts[term.length] ?? 0, end: at + 1, slips: found };
  }
  return best;
}
