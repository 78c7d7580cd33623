import { clamp } from '@labelwise/domain/lib';

/**
 * Where an arrow key, Home or End leads in a row of choices.
 *
 * @param at index that has the focus now
 * @param wrap whether the ends meet (tabs) or stop (a scale)
 * @returns the index to go to, or null for any other key
 */
export function rovingIndex(key: string, at: number, count: number, wrap: boolean): number | null {
  const place = (index: number) => (wrap ? (index + count) % count : clamp(index, 0, count - 1));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return place(at + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return place(at - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
