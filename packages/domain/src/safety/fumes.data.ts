/** Words, folded, of what burns without a chimney, and of where it must not. */

/** Charcoal, in seven languages; as a colour or a medicine it does not burn. */
const CHARCOAL =
  "(?:(?:live |hot |glowing )?(?:char)?coals?|briquettes?|holzkohle\\w*|kohlegrill\\w*|grillkohle|briketts?|charbon de bois|braises|carbonella|carbone|braci|carbon(?: vegetal)?|brasas?|houtskool|briketten|carvao)(?! (?:tablets?|pills?|capsules?|latte|ice cream|toothpaste|tabletten|kapseln|pulver|buns?|croissants?|crackers?))";
/** What burns it or gas; nothing that has a plug. */
const STOVE =
  "(?:(?:(?:camping|camp|gas|propane|butane|paraffin|spirit|portable|patio|bbq) )+(?:gas )?(?:stove|cooker|heater|burner|grill|bbq)s?|fire ?pit|hibachi|generator|campingkocher|gaskocher|spirituskocher|gasgrill|heizpilz|feuerschale|notstromaggregat|generator|rechaud(?: a gaz| de camping)?|brasero|groupe electrogene|poele a petrole|fornell(?:o|etto)(?: (?:a gas|da campeggio))?|braciere|stufa a gas|generatore|hornillo(?: de (?:gas|camping))?|brasero|estufa de gas|generador|kooktoestel|campinggas\\w*|gasbrander|vuurkorf|terrasverwarmer|aggregaat|fogareiro(?: a gas)?|braseiro|fogao de campismo|gerador)";
/** A grill, where it is lit, moved or put, so that no crisps and no sauce is meant. */
const GRILL =
  "(?:(?:using|use|used|lit|light|lighting|started|fired|put|brought|bring|moved|move|had|have|having|running|grill(?:ed|ing)? on|cook(?:ed|ing)? on) (?:\\w+ ){0,4}?(?:bbq|barbie|barbecue|grill)(?! (?:sauce|crisps|chips|ribs|chicken|beef|flavou?r|pringles|rub|spice|pan|tray))|(?:(?:den|der|einen|unseren?|mit dem) grill|(?:le|un|notre|au) (?:barbecue|bbq)|(?:il|un|col|con il) (?:barbecue|bbq)|(?:la|una|con la) (?:barbacoa|parrilla)|de (?:bbq|barbecue)|(?:o|um|a|no) (?:churrasco|churrasqueira|grelhador)))";

export const BURNS = new RegExp(`\\b(?:${CHARCOAL}|${STOVE}|${GRILL})(?=\\W|$)`);

/** A grill that is named with what a body shows that has breathed its fumes. */
export const GRILLS = /\b(?:bbqs?|barbecues?|barbies?|barbecuen|grill\w*|barbacoas?|parrilla|churras\w*|grigliat\w*|grigliare|griglia|brace)\b/;
export const BREATHED =
  /\b(?:head ?aches?|dizz\w*|light ?headed|woozy|nause\w*|feel(?:s|ing)? sick|vomit\w*|drows\w*|sleepy|faint\w*|passed out|kopfweh|kopfschmerzen|schwindl?i\w*|schwindel|ubel|benommen|mude|ohnmachtig|mal a la tete|maux de tete|vertiges?|nausees?|s'endorm\w*|somnolen\w*|evanoui\w*|mal di testa|capogir\w*|gira la testa|sonnolen\w*|svenut\w*|dolor(?:es)? de cabeza|duele la cabeza|mare\w*|somnolient\w*|desmay\w*|hoofdpijn|duizelig\w*|misselijk|suf|flauw\w*|dor(?:es)? de cabeca|tont\w*|enjo\w*|sonolent\w*|desmai\w*)\b/;

export const INDOORS =
  /\b(?:indoors?|in ?side(?: (?:the|a|my|our))?(?: \w+)?|(?:in|into|in to) (?:the|a|my|our|his|her|this) (?:\w+ )?(?:tent|garage|living ?room|lounge|kitchen|house|home|flat|apartment|basement|cellar|shed|caravan|camper(?:van)?|van|motorhome|rv|cabin|hut|bedroom|room|conservatory|bathroom|hallway|porch|boat|bunker)|(?:im|ins) (?:\w+ )?(?:zelt|vorzelt|haus|wohnzimmer|zimmer|keller|wintergarten|wohnwagen|wohnmobil|camper|bus|van|schlafzimmer|treppenhaus|schuppen)|(?:in der|in die|in unserer|in meiner) (?:\w+ )?(?:wohnung|garage|kuche|laube|hutte|gartenlaube)|drinnen|dans (?:la|le|ma|mon|notre|une|un) (?:\w+ )?(?:tente|garage|salon|maison|cuisine|caravane|chambre|cave|camping car|fourgon|van|appart\w*|abri|veranda)|a l'interieur|dedans|(?:in|nella|nel|dentro la|dentro il|dentro) (?:tenda|casa|garage|salotto|soggiorno|cucina|camper|roulotte|camera|cantina|appartamento|veranda|baita)|al chiuso|(?:en|dentro de|dentro del?) (?:(?:la|el|mi|una|un) )?(?:casa|garaje|tienda(?: de campana)?|carpa|salon|cocina|caravana|habitacion|cuarto|sotano|piso|furgoneta|autocaravana)|(?:in|binnen in) (?:de|het|onze|mijn|een) (?:\w+ )?(?:tent|voortent|garage|woonkamer|huis|keuken|caravan|camper|kamer|slaapkamer|kelder|schuur|bus)|\bbinnen\b|binnenshuis|(?:em|dentro de) casa|(?:na|no|dentro da|dentro do) (?:tenda|barraca|garagem|cozinha|sala|quarto|apartamento|caravana|carrinha|marquise|cave|varanda fechada))\b/;
