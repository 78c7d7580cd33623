/** About other foods, about what goes into this one, or what it could be. */
export const OF_OTHERS =
  /(?<![a-z])(?:recipes?|website|visit|try|discover|range|options?|versions?|available|ingredients?|can be|could be|like|similar|rezepte?|zutaten|erhaltlich|sortiment|entdecke\w*|probier\w*|besuch\w*|recettes?|gamme|existe|decouvr\w*|recetas?|gama|disponib?\w+|descubr\w*|visit\w*|ingredien\w+|ricett[ae]|linea|scopri\w*|recepten|assortiment|verkrijgbaar|ontdek\w*|receitas?|linha)(?![a-z])|(?<![a-z])(?:non|pas) sans /;
/** "No added nuts": what was there before may be there still. */
export const NOT_ADDED_BEFORE =
  /(?<![a-z])(?:no (?:added|artificial)|without (?:added|adding)|(?:ohne|kein\w*) (?:zusatz(?:e|lich\w*|licher)?|zugesetzt\w*|zugabe)(?: von| an)?|sans (?:ajout|adjonction)(?: de| d'| du)?|sin (?:anadir|adicion(?: de)?|agregar)|senza (?:aggiunta|aggiunte)(?: di)?|zonder (?:toevoeging(?: van)?|toegevoegde?)|sem (?:adicao|adicionar)(?: de)?) ?$/;
export const NOT_ADDED_AFTER = /^[a-z]* (?:added|ajoute|anadid|agregad|aggiunt|adicionad|toegevoegd|zugesetzt)/;

/**
 * Right behind a claim: what unticks it, asks, or says that it is of a style, a people or a part. A cross stands for a tick on some packs, so it
 * proves nothing.
 */
export const UNTICKED_AFTER =
  /^\s*(?:[)\]]\s*)?(?:[:=/|–—-]\s*|is\s+)?[([{]?\s*(?:(?:no|non|nein|nee|nao|not|nicht|pas|niet|never|false|none|n|x|0)(?![a-z\d%])|[×✗✘✕✖❌☒☐□⬜🚫❎⛔]|[)\]}](?=[^)\]}]*$)|ish)|^\s*\(?-?(?:ish|like|esque|style|type|inspired)(?![a-z])|^\s*[[({]\s*[\])}]|^'?s?'(?= ?[a-z])/u;
export const UNTICKED_BEFORE = /(?:[×✗✘✕✖❌☒☐□⬜🚫❎⛔]|[[(]\s*x?\s*[\])])\s*(?:100 ?% ?)?$/u;

/** Before a claim in the same sentence: a share, a half, a doubt or another time. Folded. */
export const HALVED_BEFORE =
  /(?<!\d)(?!100 ?%)\d+(?:[.,]\d+)? ?%[ -]*(?:[a-z]+ ){0,2}$|(?<![a-z])(?:half|halb|halve|mezz[oa]|medi[oa]|mei[oa]|demi|semi|quasi|pseudo|anti|ex|un|teil\w*|uberwiegend|hauptsachlich|partly|partially|part|mostly|mainly|almost|nearly|virtually|practically|largely|less|more|not|presque|partiellement|principalement|majoritairement|fast|beinahe|nahezu|casi|parcialmente|quase|quasi|bijna|vrijwel|deels|gedeeltelijk|parzialmente|soon|bald|bientot|presto|pronto|binnenkort|em breve|formerly|previously|once|fruher|ehemals|autrefois|antes|prima|vroeger|becoming|will be|would be|should be|going|want\w*|wish\w*|batch|lot|charge|lotto|lote|partij)[ -]+(?:(?:than|als|que|che|dan|do que|be|is|as|[a-z]?\d+)[ -]+)?$|(?<![a-z])(?:semi|demi|quasi|pseudo|anti|teil|halb|half)$/;
/** Behind a claim in the same sentence. Folded. */
export const HALVED_AFTER =
  /^[ -]*(?:[a-z]+ )?(?:since|from|until|by|as of|starting|seit|ab|bis|depuis|des|a partir|desde|hasta|dal|fino|sinds|vanaf|tot|ate) (?:the )?(?:[a-z]+ )?\d|^ (?:only|soon|again|batch|lot|in part|mostly|half|nightmare|beware|(?:and|&|,)? ?half)(?![a-z])|^[^.;\n]{0,30}(?<![a-z])(?:half|halb|halve|medio|mezzo|meio|style|nightmare)(?![a-z])/;
