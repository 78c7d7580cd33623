/**
 * Letters to add, leave out, change, or swap with their neighbour; counted up to `limit`, and `limit + 1` stands for more.
 * @source optimal string alignment distance (Damerau 1964)
 */
export function editDistance(one: string, other: string, limit = Infinity): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one.charAt(i - 1) === other.charAt(j - 1) ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one.charAt(i - 1) === other.charAt(j - 2) && one.charAt(i - 2) === other.charAt(j - 1))
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
      best = Math.min(best, least);
    }
    if (best > limit) return limit + 1;
    before = last;
    last = row;
  }
  return Math.min(last[other.length] ?? 0, limit + 1);
}
