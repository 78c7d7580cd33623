/**
 * Everyday foods and things that poison, in seven languages, each beside what shows it: that it was eaten, how much, or what the body does since.
 * Texts are folded and hold single spaces and no punctuation but apostrophes. A table of our own.
 */
const words = (...lists: readonly string[]): RegExp => new RegExp(`\\b(?:${lists.join('|')})\\b`);

/** A head that turns, a heart that races, a mind that sees things: what a poison does before or beside the gut. */
export const UNWELL = words(
  "dizz\\w*|light ?headed|faint(?:ing)?|feel(?:s|ing)? (?:\\w+ ){0,2}?(?:weird|funny|odd|strange|awful|terrible|unwell|ill|off|out of it)|heart (?:is )?(?:racing|pounding)|hallucinat\\w*|seeing things|can't stay awake|so sleepy|very sleepy|confused|sweat\\w*",
  'schwind\\w*|benommen|mir (?:ist|wird|gehts|geht es) (?:\\w+ )?(?:komisch|schlecht|ubel|elend|schwarz)|herz ?rast|herzrasen|halluzin\\w*|verwirrt|schwitz\\w*',
  "vertiges?|tete (?:qui |me )?tourne|me sens (?:\\w+ )?(?:bizarre|mal|drole)|coeur (?:qui )?(?:bat|s'emballe)|hallucin\\w*|confuse?|sueurs|transpire",
  'mare(?:o|os|ado|ada)|me siento (?:\\w+ )?(?:raro|rara|mal|fatal)|me encuentro (?:\\w+ )?mal|corazon (?:\\w+ )?(?:acelerado|a mil)|alucin\\w*|confundid[oa]|sudand?o',
  'gira la testa|giramenti|capogir\\w*|mi sento (?:\\w+ )?(?:strano|strana|male)|cuore (?:\\w+ )?(?:a mille|accelerato)|allucin\\w*|confus[oa]|sudo|sudando',
  'tont\\w*|sinto me (?:\\w+ )?(?:estranh[oa]|mal)|me sinto (?:\\w+ )?(?:estranh[oa]|mal)|coracao (?:\\w+ )?(?:acelerado|disparado)|alucin\\w*|suando|a suar',
  'duizelig|voel me (?:\\w+ )?(?:raar|vreemd|slecht|niet goed)|hart (?:\\w+ )?(?:tekeer|bonst)|hallucin\\w*|verward|zweet|zweten',
);
/** Potatoes that are green or sprout hold solanine. @source BfR, Solanin in Kartoffeln, 2018 */
export const GREEN_POTATO = (() => {
  const green = 'green|sprout\\w*|grune?n?|gekeimt\\w*|keim\\w*|vert(?:e|es|s)?|germe\\w*|verdes?|brotad\\w*|germinad\\w*|verdi|germogliat\\w*|grelad\\w*|groene?|uitgelopen';
  const potato = "potato(?:es)?|kartoffel\\w*|patates?|pommes? de terre|patatas?|papas?|patat[ae]|batatas?|aardappel\\w*";
  return new RegExp(`\\b(?:${green}) (?:\\w+ )?(?:${potato})\\b|\\b(?:${potato}) (?:\\w+ ){0,3}?(?:${green})\\b`);
})();
/** They give off cyanide: a few are too many. @source EFSA, Acute health risks of cyanogenic glycosides in raw apricot kernels, 2016 */
export const KERNELS = words(
  'apricot (?:kernels?|pits?|stones?|seeds?)|bitter almonds?|cherry (?:stones?|pits?)|aprikosenkerne?n?|bittermandeln?|bittere mandeln|amandes? ameres?|noyaux? d\'abricots?|amandes? d\'abricots?|almendras? amargas?|(?:huesos?|semillas?) de albaricoque|mandorle amare|(?:noccioli|semi|armelline) di albicocc\\w*|armelline|amendoas? amargas?|(?:carocos?|sementes?) de (?:alperce|damasco)|bittere amandel\\w*|abrikozenpit\\w*',
);
/** So many that it is no taste. */
export const MANY_OR_CHILD = words(
  '(?:[5-9]|[1-9]\\d+)|handful|bag|pack|lots|loads|whole|handvoll|ganze|tute|packung|poignee|paquet|punado|bolsa|paquete|manciata|pacchetto|punhado|pacote|handvol|hele|zak',
);
/** Iron and vitamins that small children take for sweets. @source NHS, Iron: very high doses can be fatal for children */
export const IRON_OR_VITAMINS = words(
  'iron|vitamins?|multivitamins?|gummies|supplements?|melatonin\\w*|eisen\\w*|vitamin\\w*|nahrungserganzung\\w*|fer|vitamines?|complements?|melatonine|hierro|vitaminas?|melatonina|ferro|vitamin[ae]|integratori|ijzer\\w*|vitamines?|supplementen',
);
export const WHOLE_PACK = words(
  '(?:whole|entire|full) (?:\\w+ )?(?:pack|packet|bottle|box|jar|bag|tub|tube)|all (?:the|my|his|her|of)|(?:ganze[ns]?|komplette[ns]?) (?:\\w+ )?(?:packung|dose|flasche|schachtel|glas|rohre)|toute? (?:la|le) (?:boite|paquet|flacon|tube)|(?:todo|toda) (?:el|la) (?:bote|caja|paquete|frasco)|(?:el|la|un|una) (?:bote|caja|paquete|frasco) enter[oa]|tutt[oa] (?:il|la) (?:scatola|pacchetto|flacone|barattolo|confezione)|(?:a|o|uma|um) (?:caixa|frasco|pacote) (?:toda|todo|inteir[oa])|(?:hele|heel) (?:\\w+ )?(?:pot|potje|doos|doosje|pak|fles|verpakking)',
);
/** Medicine and alcohol at once, with a body that does not feel right. */
export const ALCOHOL = words(
  'vodka|wine|beers?|whisky|whiskey|rum|gin|tequila|alcohol|booze|drunk|drinks|wodka|wein|biere?|alkohol|schnaps|vin|bieres?|alcool|vino|cervezas?|birr[ae]|alcol|vinho|cervejas?|cachaca|wijn|bier(?:tjes)?|pils',
);
export const DRUG = words(
  'xanax|valium|diazepam|lorazepam|tavor|trankimazin|lexotan|rivotril|alprazolam|clonazepam|benzos?|antidepress\\w*|sertraline?|citalopram|painkillers?|oxy\\w*|tramadol|codeine?|codein\\w*|morphin\\w*|opioids?|sleeping (?:pills?|tablets?)|schlaftabletten?|schlafmittel|somniferes?|somniferos|sonniferi|slaappillen|soniferos|pills|tabletten|schmerzmittel|ibuprofen\\w*|paracetamol\\w*|medikamente?|medicaments?|pastillas|pastiglie|pillole|comprimidos|pillen|medicijnen|ketamine|ghb|mdma|ecstasy|molly|coke and|cocaine|kokain|cocaina|cocaine',
);
/** What gets a child or anybody ill that ate it unawares. */
export const CANNABIS = words('edibles?|weed (?:brownies?|cookies?|gummies)|(?:hash|pot|space) (?:brownies?|cookies?|cakes?)|thc|cannabis\\w*|haschkekse?|haschbrownies?|marihuana|marijuana|maconha|space ?cakes?|spacecake');
