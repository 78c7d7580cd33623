import { foldText } from '../../lib/index.ts';

const LOOKED_AT = 8;
const LONGEST = 600;
/** The heading that some records carry in their ingredient text. */
const HEADING = /^(?:[^,:;(]{0,30}(?:ingr|zutaten)[^,:;(]{0,20}|.{0,200}?\bingredient[a-z]*\s*):/u;
/** A nutrition table that was read in place of the list. */
const TABLE =
  /glucides|lipides|matieres grasses \(|acides gras satures|brennwert|kohlenhydrate|energie|kcal|nutrition facts|carboidrati|hidratos|koolhydraten/u;
/** Between ingredients where a list has no commas: bullets, dashes and full stops with a space, not the point of a figure. */
const BREAK = /\s[-–—·]\s|•|(?<=[a-z)%])\.\s+(?=[a-z])/gu;

/** The first ingredients of a printed list, folded, each without its brackets and its share; none where it is a nutrition table. */
export function firstIngredients(text: string | null): string[] {
  if (text === null) return [];
  const folded = foldText(text.slice(0, LONGEST)).replace(HEADING, '');
  if (TABLE.test(folded)) return [];
  const list = folded.replace(BREAK, ';');
  const items: string[] = [];
  let item = '';
  let depth = 0;
  for (const [at, sign] of [...list].entries()) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (sign === ';' || (sign === ',' && !/\d,\d/u.test(list.slice(at - 1, at + 2)))) {
      items.push(item);
      item = '';
    } else item += sign;
  }
  items.push(item);
  return items
    .map((name) =>
      name
        .replace(/\d+(?:[.,]\d+)?\s*%|[*_.]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((name) => name !== '')
    .slice(0, LOOKED_AT);
}
