/** What lists are asked for by, in seven languages, folded. */
const any = (...words: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** Amounts that foods can be put in order by, under the names of preferences. */
export const AMOUNT_WORDS: readonly (readonly [string, RegExp])[] = [
  ['Calories', any('kcal', 'calori\\w*', 'kalori\\w*', 'calor\\w*', 'kilocalori\\w*', 'energy')],
  ['Sodium', any('salt', 'salz', 'sel', 'sal', 'sale', 'zout', 'sodium', 'natrium')],
  ['Sugar', any('sugars?', 'zucker', 'sucres?', 'azucar(?:es)?', 'zuccher[io]', 'acucar(?:es)?', 'suikers?')],
  ['Protein', any('protein\\w*', 'eiweiss', 'eiwit(?:ten)?')],
  ['Fiber', any('fib(?:re|er)s?', 'ballaststoffe?n?', 'fibras?', 'vezels?')],
  ['Iron', any('iron', 'eisen', 'fer', 'hierro', 'ferro', 'ijzer')],
  ['Calcium', any('calcium', 'kalzium', 'calcio')],
  ['Carbohydrates', any('carbs?', 'carbohydrates?', 'kohlenhydrate?n?', 'glucides', 'hidratos', 'carbohidratos', 'carboidrati', 'hidratos de carbono', 'carboidratos', 'koolhydraten')],
  ['Fat', any('fat', 'fett', 'lipides', 'grasas?', 'grassi', 'gordura', 'vet')],
];
/** Right before an amount, or right after it: the least of it, the most of it. */
export const LEAST = any('least', 'lowest(?: in)?', 'fewest', 'am wenigsten', 'wenigsten?', 'niedrigste[nrs]?', 'geringste[nrs]?', '(?:le|la|les) moins(?: de| d)?', '(?:con )?menos', '(?:con |il |le )?meno', '(?:com |o |a )?menos', '(?:het |de )?minste', 'laagste');
export const GREATEST = any('most', 'highest(?: in)?', 'am meisten', 'meisten?', 'hochste[nrs]?', '(?:le|la|les) plus(?: de| d)?', '(?:con |el |la )mas', '(?:con |il |le )piu', '(?:com |o )mais', '(?:het |de )?meeste', 'hoogste');
/** Put in order, with what stands first after it: "nach Kalorien sortiert, niedrigste zuerst". */
export const IN_ORDER = any('sort(?:ed)?', 'rank(?:ed|ing)?', 'order(?:ed)?', 'sortiert?e?', 'geordnet', 'rangliste', 'trie[es]*', 'classe[es]*', 'ordenad[oa]s?', 'ordinat[oaie]', 'gesorteerd', 'first', 'zuerst', "d'abord", 'primero', 'prima', 'primeiro', 'eerst');
/** None at all, rather than little. */
export const NONE_AT_ALL = any('(?:no|zero|without(?: any)?) \\p{L}+ at all', 'zero', 'absolutely no', 'not any', '0 ?g', '0 ?%', 'null', '(?:ganz|vollig|komplett|wirklich) ohne', 'ohne jeden', 'uberhaupt kein\\w*', 'sans aucun', 'du tout', 'sin nada(?: de)?', 'nada de', 'cero', '\\p{L}+ nada', 'senza alcuno', 'zero', 'senza nessuno?', 'per niente', 'sem nenhum', '\\p{L}+ nenhum', 'nada de', 'helemaal (?:geen|zonder)', 'zonder enige', 'nul');
/** A share of cocoa. */
export const COCOA = any('cocoa', 'cacao', 'kakao', 'cacau', 'chocol\\w*', 'schoko\\w*', 'cioccolat\\w*');
/** Which of one's scans somebody may eat. */
export const SCANS = any('scans?', 'scanned', 'scanne\\w*', 'gescannt\\w*', 'escaneos?', 'escaneado', 'scansion[ie]', 'scansionat\\w*', 'digitalizac\\w*', 'digitalizei', 'gescand\\w*', 'scanne[es]*', 'escaneou');
export const MAY_EAT = any('can eat', 'can have', 'suit', 'suits', 'suitable', 'safe', 'ok', 'okay', 'fine', 'fits?', 'can i (?:still )?(?:eat|have)', 'darf ich', 'kann ich', 'gehen', 'peux[- ]je', 'puis[- ]je', 'je peux', 'puedo comer', 'puedo tomar', 'posso mangiare', 'posso comer', 'mag ik', 'kan ik', 'sicher', 'sans danger', 'seguros?', 'sicur[ie]', 'seguras?', 'veilig', 'can \\p{L}+ (?:eat|have)', 'passen', 'passt', 'darf \\p{L}+ essen', 'kann \\p{L}+ essen', 'geeignet', 'convien\\w*', 'peut (?:manger|avoir)', 'peut \\p{L}+ manger', 'puede (?:comer|tomar)', 'puede \\p{L}+ comer', 'van bien', 'valen', 'apt[oa]s?', 'puo mangiare', 'vanno bene', 'adatt[ie]', 'pode comer', 'servem', 'mag \\p{L}+ (?:eten|hebben)', 'kan \\p{L}+ eten', 'geschikt');
