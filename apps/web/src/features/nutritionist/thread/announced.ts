/** Ends of sentences and lines: as far as that a growing text can be read aloud without being cut in a word. */
const SENTENCE_END = /[.!?…:](?:["'’”)*_]*)\s|\n/g;

/** Where the last whole sentence after `from` ends; `from` when there is none yet. */
export function endOfSentence(text: string, from: number): number {
  let end = from;
  for (const match of text.slice(from).matchAll(SENTENCE_END)) end = from + match.index + match[0].length;
  return end;
}

/** Markdown as it is read aloud: words without their marks, links and pictures by their words. */
export function spokenText(markdown: string): string {
  return markdown
    .replaceAll(/^\s*(?:```|~~~).*$/gm, ' ')
    .replaceAll(/^[|:\- \t]*---[|:\- \t]*$/gm, ' ')
    .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replaceAll(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
    .replaceAll(/^\s*\||\|\s*$/gm, ' ')
    .replaceAll(/\s*\|/g, ',')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
