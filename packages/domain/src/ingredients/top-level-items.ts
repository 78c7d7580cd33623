const OPEN = '([{';
const CLOSE = ')]}';

/**
 * The ingredients of the outermost level, in order, each without its brackets and their content.
 * Commas inside brackets and decimal commas ("7,4 %") divide nothing.
 */
export function topLevelItems(text: string): string[] {
  const items: string[] = [];
  let item = '';
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charAt(i);
    if (OPEN.includes(sign)) depth += 1;
    else if (CLOSE.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (divides(text, i)) {
      items.push(item.trim());
      item = '';
    } else item += sign;
  }
  items.push(item.trim());
  return items.filter((name) => name !== '');
}

function divides(text: string, at: number): boolean {
  const sign = text.charAt(at);
  if (sign === ';' || sign === '•') return true;
  return sign === ',' && !(isDigit(text.charAt(at - 1)) && isDigit(text.charAt(at + 1)));
}

function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9';
}
