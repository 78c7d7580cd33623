/** The address on the page of the words that an alert rests on. */
export function placeId([start]: readonly [start: number, end: number]): string {
  return `in-list-${start}`;
}
