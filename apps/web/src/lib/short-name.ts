/** Characters of a name that a sentence or a toast has room for. */
const MAX_CHARACTERS = 60;

/** A name for the middle of a sentence: one that is very long ends at a word, or inside one that is very long itself, with "…". */
export function shortName(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const start = characters.slice(0, MAX_CHARACTERS - 1).join('');
  const space = start.lastIndexOf(' ');
  return `${(space > start.length / 2 ? start.slice(0, space) : start).trimEnd()}…`;
}
