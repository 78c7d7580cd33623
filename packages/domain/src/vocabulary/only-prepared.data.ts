/**
 * Says something of the food as a whole, or of the one before it, where it stands alone between two commas: how it is kept and made safe, its
 * farming, headings. Folded.
 */
export const OF_THE_WHOLE_FOOD =
  /^(?:pasteuri\w+|pastorizza\w+|gepasteuri\w+|ultrapasteuri\w+|homogen\w+|omogen\w+|gehomogen\w+|sterili\w+|gesterili\w+|uperi\w+|\w*erhitzt\w*|thermis\w+|bi(?:o|olog\w+)|organic\w*|okolog\w+|ecolog\w+|eco|oko|demeter|bioland|fairtrade|vegan\w*|vegetar\w+|glutenfrei|laktosefrei|tiefgekuhlt\w*|surgele\w*|congel\w+|frozen|diepvries|gekoeld|origin\w*|provenance|herkunft|conservation|inform\w+|nutrition\w*|allerg\w*|alerg\w*|ingred\w+|zutaten|contien\w+|contains?|enthalt\w*|bevat\w*|contem|minimum|minim\w*|mind|mindestens|product\w*|produ[ck]t\w*|produit\w*|prodott\w*|facultat\w+|variable\w*|oleique|desodoris\w+|raffin\w+|unraffin\w+|refined|unrefined|hydrogen\w+|gehartet\w*|ungehartet\w*|bleached|unbleached|enriched|enrichi\w*|angereichert\w*|france|francia|italia|italien|italie|spain|espana|espagne|deutschland|germany|schweiz|suisse|svizzera|schweden|holland|nederland|belgi\w+|portugal|europa|europe|china|india|usa)$/;
