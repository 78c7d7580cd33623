/** What a linear reader has learnt: a line of weights a class, a letter a place, and what a level of each class stands for. */
export type Learnt = {
  readonly levels: string;
  readonly scales: readonly number[];
  readonly weights: readonly string[];
};

/** Reads the sums of each class from the places that a text fills. The weights are taken apart with the first text. */
export function sumsOf({ levels, scales, weights }: Learnt): (places: readonly number[]) => number[] {
  const half = (levels.length - 1) / 2;
  let table: readonly Int8Array[] | null = null;
  return (places) => {
    table ??= weights.map((line) => {
      const levelOf = new Map([...levels].map((letter, level) => [letter, level - half]));
      return Int8Array.from(line, (letter) => levelOf.get(letter) ?? 0);
    });
    const norm = 1 / Math.sqrt(places.length);
    return table.map((line, at) => (scales[at] ?? 0) * norm * places.reduce((sum, place) => sum + (line[place] ?? 0), 0));
  };
}

/** Sums as shares of one. */
export function sharesOf(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const raised = sums.map((one) => Math.exp(one - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}
