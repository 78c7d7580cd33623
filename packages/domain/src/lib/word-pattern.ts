const SIGNS: Readonly<Record<string, string>> = {
  '{': '(?:',
  '}': ')',
  '[': '(?:',
  ']': ')?',
  '<': '(?:',
  '>': ')+',
  '|': '|',
  '-': '[- ]',
  '~': '[- ]?',
  '+': '[a-z]+',
  '*': '[a-z]*',
  '%': '[a-z ,]{0,60}',
};
const REGEX_SIGN = /[.*+?^${}()|[\]\\/]/;
const NEVER = /(?!)/g;

/**
 * The regular expression of one term in our word notation:
 * `{a|b}` either · `[a|b]` either or nothing · `<a|b>` once or more · `!{a}` not followed by · `-` hyphen or space ·
 * `~` hyphen, space or nothing · `*` letters or none · `+` letters · `**` up to 80 letters and spaces (bounded, so that no list can make
 * the search slow) · `%` up to 60 letters, spaces, commas.
 */
export function termSource(term: string): string {
  let source = '';
  for (let i = 0; i < term.length; i += 1) {
    const sign = term.charAt(i);
    const next = term.charAt(i + 1);
    if (sign === '!' && next === '{') {
      source += '(?!';
      i += 1;
    } else if (sign === '*' && next === '*') {
      source += '[a-z ]{0,80}';
      i += 1;
    } else source += SIGNS[sign] ?? escapeRegex(sign);
  }
  return source;
}

/** Matches any of the terms as whole words of folded text; never inside another word ("butternut" is not butter). */
export function wholeWords(terms: readonly string[]): RegExp {
  if (terms.length === 0) return NEVER;
  return new RegExp(`(?<![a-z0-9])(?:${terms.map(termSource).join('|')})(?![a-z0-9])`, 'g');
}

/** Whether the pattern, global as `wholeWords` makes it, occurs in the text. */
export function occurs(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** The first words that the pattern finds, or `null`. */
export function firstFound(pattern: RegExp, text: string): string | null {
  pattern.lastIndex = 0;
  return pattern.exec(text)?.[0].trim() ?? null;
}

/** The text with every find of the pattern replaced by a space. */
export function blank(pattern: RegExp, text: string): string {
  return text.replace(pattern, ' ');
}

export function escapeRegex(text: string): string {
  return [...text].map((sign) => (REGEX_SIGN.test(sign) ? `\\${sign}` : sign)).join('');
}
