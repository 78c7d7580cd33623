import type { Stretch } from './traces.ts';

/** Opens what stands beside the list on a pack and lists nothing that is in it: the nutrition table. Ends where a list begins again. */
const TABLE = /(?<![a-z])(?:(?:average )?nutrition(?:al)? (?:information|facts|values?|declaration)|typical values|(?:valeurs?|declaration|informations?) nutritionnelles?|(?:durchschnittliche )?(?:nahrwert(?:e|angaben|tabelle|information(?:en)?|deklaration)|brennwert)|(?:informacion|valor(?:es)?|declaracion) (?:nutricional(?:es)?|energetico)|(?:valori|informazioni|dichiarazione) nutrizional[ei]|valore energetico|(?:gemiddelde )?voedingswaarde[n]?(?: per)?|(?:informacao|declaracao|valor(?:es)?) nutriciona(?:l|is)|valor energetico|energie? \d)/g;
const LIST_AGAIN = /(?<![a-z])(?:ingredi[a-z]{3,8}|zutaten|kann spuren|may contain|peut contenir|puo contenere|puede contener|pode conter|kan [a-z ]{0,20}bevatten|traces?|spuren|contient|contiene|contem|enthalt|bevat|contains|allerg[a-z]*)/g;
/** Opens how a food is kept or used: a sentence. */
const KEEPING = /(?<![a-z])(?:store (?:in|at|below|between|away)|keep (?:in|at|refrigerated|frozen|cool|out)|once opened|after opening|best before|use by|a conserver|conserver (?:a|au|dans|de)|apres ouverture|a consommer|(?:kuhl|trocken|dunkel)(?: und| ,)? (?:trocken|lagern|kuhl)|bei [+-]?\d+ ?°|nach dem offnen|mindestens haltbar|zu verbrauchen|conservar (?:en|a|entre|preferentemente)|consumir preferentemente|una vez abierto|conservare (?:in|a|al|tra)|da consumarsi|dopo l'apertura|bewaren (?:bij|op)|(?:koel|droog)(?: en| ,)? (?:droog|bewaren)|na opening|ten ?minste houdbaar|conservar (?:em|no|na)|consumir (?:de preferencia|ate|antes)|depois de aberto)/g;
const MAY_OPEN = /nutri|nahrw|brennw|valor|voeding|typical val|energi|store |keep |opened|opening|offnen|ouverture|conserv|consom|consum|haltbar|lagern|bewaren|houdbaar|apertura|abierto|aberto|best before|use by|verbrauch|\d ?°/;

/** Stretches of a folded text that are no list of ingredients. What they name still speaks against a food; what is not known there does not count. */
export function asideStretches(folded: string): Stretch[] {
  if (!MAY_OPEN.test(folded)) return [];
  const found: Stretch[] = [];
  for (const opener of folded.matchAll(TABLE)) {
    LIST_AGAIN.lastIndex = opener.index + opener[0].length;
    found.push({ from: opener.index, to: LIST_AGAIN.exec(folded)?.index ?? folded.length });
  }
  for (const opener of folded.matchAll(KEEPING)) {
    const end = folded.slice(opener.index).search(/[.;](?!\d)|$/);
    found.push({ from: opener.index, to: opener.index + end });
  }
  found.sort((one, other) => one.from - other.from);
  const joined: Stretch[] = [];
  for (const stretch of found) {
    const last = joined.at(-1);
    if (last !== undefined && stretch.from < last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) };
    else joined.push(stretch);
  }
  return joined;
}
