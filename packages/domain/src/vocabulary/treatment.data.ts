/** Words of a treatment, folded, in seven languages. */
export const DRIED =
  /^(?:(?:sun|air|oven)?dried|dehydrated|desiccated|(?:halb|sonnen|luft)?getrocknet\w*|(?:trocken|dorr)(?!mass)\w+|gedorrt\w*|secs?|seche(?:e?s?|es)|dess?eches?|deshydrate\w*|sec[oa]s?|dess?ecad[oa]s?|de[sz]?hidratad[oa]s?|semisec[oa]s?|secchi?|secc[oa]|secche|e?ssiccat[oaie]|disidratat[oaie]|semisecch[ie]|(?:half|zon)?gedroogd\w*|orejones)$/;
export const CANDIED =
  /^(?:candied|glaced?|crystalli[sz]ed|kandiert\w*|confite?s?|confites?|candis?|confitad[oa]s?|escarchad[oa]s?|candit[oaie]|cristalizad[oa]s?|gekonfijt\w*|geconfijt\w*|zitronat|orangeat|citronat|su[ck]kade|belegkirschen?|cocktailkirschen?|maraschinokirschen?)$/;
/** Dried in the cold, without sulphites. */
export const FREEZE_DRIED = /^(?:freeze|freezedried|lyophili[sz]\w+|gefriergetrocknet\w*|gevriesdroogd\w*|vriesgedroogd\w*|liofilizad\w+|liofilizzat\w+)$/;
/** Of raisins only those that are light were bleached. */
export const LIGHT = /^(?:golden|goldene?n?|blonde?s?|hellen?|helle|dorad[oa]s?|rubi[oa]s?|dorat[ae]|dourad[oa]s?|gouden|blanke)$/;

export const FERMENTED = /^(?:fermente(?:d|e?s?)|fermentiert\w*|vergoren\w*|vergart\w*|fermentad[oa]s?|fermentat[oaie]|gefermenteerd\w*|gegist\w*)$/;
/** What ferments to alcohol rather than to acid. */
export const JUICE = /^(?:(?!.*(?:kraut|gemuse|groente))\w*(?:saft|sap|most)|juices?|jus|zumos?|jugos?|succh?[io]|sumos?|mosto?s?|must|mout|grapes?|trauben\w*|uvas?|uve|uva|druiven\w*|honey|honig\w*|miel|miele|mel|honing\w*)$/;

/** Dried dark and whole, as they are: by what they are filed under, and by their words where many fruits share a file. */
export const RARELY_SULPHITED = ['en:date', 'en:prune', 'en:berries', 'en:cranberry', 'en:citrus-fruit', 'en:rose-hip', 'en:cherry', 'en:coconut', 'en:olive'];
export const RARE_WORDS =
  /^(?:dates?|prunes?|\w*berr(?:y|ies)|cherr(?:y|ies)|currants?|peels?|zest|\w*datteln?|\w*pflaumen?|\w*beeren?|\w*kirschen?|\w*schalen?|dadels?|\w*pruimen|\w*bessen|krenten|\w*schil(?:len)?)$/;
export const RAISINS = ['en:raisin', 'en:sultana', 'en:corinthian-raisins', 'en:grape'];
export const RAISIN_WORDS = /^(?:raisins?|sultanas?|rosinen?|sultaninen?|rozijnen)$/;
export const SULPHITED = ['en:fruit', 'en:tomato', 'en:ginger'];
export const MANY_FRUITS = /^en:(?:fruit|citrus)-(?:harmless|unspecified|other)/;
/** Candied as fruit is: ginger, angelica. */
export const SPICES = ['en:spice', 'en:herb', 'en:ginger'];
