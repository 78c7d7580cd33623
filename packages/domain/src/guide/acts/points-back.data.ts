/** Forms that point back at what was talked about, in seven languages; read on folded text but for {@link WITHOUT_IT}. */

export const OF_EACH =
  /(?<!\p{L})(?:of|in|for) (?:each|both)(?: one| of them)?|(?<!\p{L})(?:each|von (?:jedem|beiden|jeder)|in beiden|je(?:des|der)?|de chaque|de chacune?|des deux|de cada(?: un[oa]| uma?)?|en cada un[oa]|de las dos|de los dos|dos dois|das duas|di ciascun[oa]?|di ognun[oa]|di entramb[ei]|van (?:elk|allebei|beide)|in elk)(?!\p{L})/u;
export const COMPARES_TWO =
  /^\W*(?:(?:and|so|ok|und|et|y|e|en) )*(?:which(?: one)?(?: of (?:those|these|the|them)(?: two)?)?|welche[rs]?(?: von (?:den )?beiden)?|le(?:s)?quel\p{L}*|laquelle|cual|quale|qual|welke?) .*(?:less|more|least|most|fewer|weniger|mehr|moins|plus|menos|mas|meno|piu|mais|minder|meer)(?!\p{L})/u;
export const CUT_FIRST =
  /^\W*(?:(?:and|so|ok|und|et|y|e|en) )*(?:which|what|welche[ns]?|was|lequel|laquelle|quoi|cual|que|quale|cosa|qual|o que|welke|wat)(?: \p{L}+){0,4} (?:cut|drop|give up|stop|weglassen|streichen|lass\p{L}*|supprim\p{L}*|enlev\p{L}*|arret\p{L}*|quito|dejo|elimino|tolgo|taglio|corto|tiro|schrap\p{L}*|laat)(?: \p{L}+){0,3}$/u;
export const BARE_WHY =
  /^\W*(?:(?:and|but|ok|und|aber|et|mais|y|pero|e|ma|mas|en|maar) )*(?:why|how come|warum|wieso|weshalb|pourquoi|por que|perche|porque|waarom)(?: (?:is|so|that|it|low|bad|high|such|a|denn|das|so|schlecht|niedrig|hoch|ist|es|ca|c'est|si|aussi|mauvais|bas|tan|es|baja|malo|mala|bajo|cosi|e|basso|cattivo|alto|tao|baixo|mau|zo|laag|slecht|dan))*$/u;
export const IF_EATEN =
  /^\W*(?:(?:and|so|ok|und|et|y|e|en) )*(?:(?:what )?if (?:i|we) |wenn ich |(?:et )?si (?:je|j')|si (?:me )?\p{L}+o |se (?:io )?(?:mangio|prendo|como|comer|eu)|als ik )/u;
/** The word for "without" stands in the first group. */
export const WITHOUT_IT =
  /(?<!\p{L})(?:(without|w\/o) (?:it|that|this)|(ohne) (?:das|die|den|es|dies)(?= |[?.!]|$)|(sans) (?:ça|ca|cela)|(sin) (?:eso|ello)|(senza)(?: di)? (?:quella|quello|questo|ciò)|(sem) (?:isso|ela|ele)|(zonder) (?:dat|dit))(?!\p{L})/iu;
export const WHAT_IS_NOT =
  /(?<!\p{L})(?:what(?:'s| is)?(?: \p{L}+){0,2} in (?:it|there) (?:that|which) (?:isn'?t|is not|aren'?t|are not)|was (?:daran|darin|davon)(?: \p{L}+){0,2} (?:nicht|ist es nicht)|was genau (?:daran|darin)?(?: \p{L}+){0,2} nicht|qu'est[- ]ce qui(?: \p{L}+){0,3} (?:ne l'est pas|pas)|que (?:tiene|lleva) que no|(?:che )?cosa(?: \p{L}+){0,3} non lo e|o que(?: \p{L}+){0,4} nao e|wat (?:daarin|erin) niet|wat zit er in dat niet)(?!\p{L})/u;
