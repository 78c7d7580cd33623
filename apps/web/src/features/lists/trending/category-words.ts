/** A trending card's category: its first two words, "Food" where there is none. */
export function categoryWords(category: string | null): string {
  const words = (category ?? '').trim().split(/\s+/).slice(0, 2).join(' ');
  return words === '' ? 'Food' : words;
}
