/** About other foods, about what goes into this one, or what it could be. */
export const OF_OTHERS =
  /(?<![a-z])(?:recipes?|website|visit|try|discover|range|options?|versions?|available|ingredients?|can be|could be|like|similar|rezepte?|zutaten|erhaltlich|sortiment|entdecke\w*|probier\w*|besuch\w*|recettes?|gamme|existe|decouvr\w*|recetas?|gama|disponib?\w+|descubr\w*|visit\w*|ingredien\w+|ricett[ae]|linea|scopri\w*|recepten|assortiment|verkrijgbaar|ontdek\w*|receitas?|linha)(?![a-z])|(?<![a-z])(?:non|pas) sans /;
/** "No added nuts": what was there before may be there still. */
export const NOT_ADDED_BEFORE =
  /(?<![a-z])(?:no (?:added|artificial)|without (?:added|adding)|(?:ohne|kein\w*) (?:zusatz(?:e|lich\w*|licher)?|zugesetzt\w*|zugabe)(?: von| an)?|sans (?:ajout|adjonction)(?: de| d'| du)?|sin (?:anadir|adicion(?: de)?|agregar)|senza (?:aggiunta|aggiunte)(?: di)?|zonder (?:toevoeging(?: van)?|toegevoegde?)|sem (?:adicao|adicionar)(?: de)?) ?$/;
export const NOT_ADDED_AFTER = /^[a-z]* (?:added|ajoute|anadid|agregad|aggiunt|adicionad|toegevoegd|zugesetzt)/;
