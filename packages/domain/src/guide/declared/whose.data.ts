/** He or she, in seven languages; "il", "el" and "lui" are articles or stand for things unless a verb follows. Folded. */
export const SOMEBODY_IS =
  /(?<![\p{L}'])(?:he|he's|hes|him|she|she's|shes|they|they're|er (?:hat|ist|darf|kann|vertragt|bekommt|isst|trinkt|nimmt|soll)|sie (?:hat|ist|darf|kann|vertragt|bekommt|isst|trinkt|nimmt|soll)|il (?:a|est|fait|ne|n'|peut|doit|mange|boit|prend|supporte|digere)|elle|lui|lei|el (?:es|tiene|no|puede|esta|come|toma)|ella|ele|ela|hij|zij|ze (?:is|heeft|mag|kan|eet|drinkt|slikt|verdraagt))(?!\p{L})/u;

const BUT = '(?:(?:but|and|though|aber|und|mais|et|pero|y|ma|e|mas|maar|en) )?';
/** "I'm not", "ich nicht", "pas moi": the one who writes is free of what a message states of somebody else. */
export const NOT_I = new RegExp(
  `(?:^|[,.;!] ?| )${BUT}(?:i'm not|im not|i am not|i don't|i dont|i haven't|not me|ich (?:selbst )?(?:aber )?nicht|pas moi|moi (?:non|pas)|yo no|no yo|io no|non io|eu nao|nao eu|ik (?:zelf )?niet|niet ik)(?= ?(?:$|[,.;!?]))`,
  'u',
);
/** Behind somebody: they have it not. */
export const HAS_IT_NOT =
  /^(?:isn't|isnt|is not|aren't|arent|are not|doesn't|doesnt|does not|hasn't|don't|dont|ist (?:es )?nicht|sind (?:es )?nicht|hat (?:es|das|sie) nicht|nicht|n'est pas|ne l'est pas|pas|non|no|nao|niet|is (?:dat |het )?niet|no lo es|non lo e)(?: (?:allergic|allergisch|allergique|alergic[oa]|allergic[oa]|at all|though))?$/;

/** Begins a message that puts right what was stated before. */
export const PUTS_RIGHT =
  /^(?:(?:oh|ah|uh|um|hmm) )?(?:no|nope|sorry|oops|ups|wait|hang on|actually|correction|scratch that|i got (?:it|that) wrong|got (?:it|that) wrong|my mistake|i meant?|i mean|turns out|it turns out|nein|nee|ne|nicht ganz|stimmt nicht|falsch|eigentlich|doch|sorry|moment|korrektur|ich meinte|non|pardon|en fait|enfin|finalement|erreur|je voulais dire|perdon|perdona|en realidad|al final|me equivoque|mejor dicho|queria decir|bueno|scusa|in realta|alla fine|anzi|mi sono sbagliat[oa]|volevo dire|desculpa|afinal|na verdade|alias|enganei me|queria dizer|sorry|eigenlijk|wacht|toch|correctie|bedoelde|ik bedoel(?:de)?)(?!\p{L})/u;
/** Nothing but the smaller of two: "it's only lactose". */
export const ONLY_THAT =
  /(?<!\p{L})(?:only|just|merely|nur|bloss|lediglich|juste|seulement|que|solo|solamente|soltanto|so|apenas|somente|alleen|maar|enkel)(?!\p{L})/u;

/** Food is made, for whoever eats it, and the one who makes it eats too. */
export const IS_MADE =
  /(?<!\p{L})(?:cook\p{L}*|bake|baking|make|making|recipe|dinner|party|serve|koch\p{L}*|back\p{L}*|mache?n?|rezept\p{L}*|abendessen|cuisin\p{L}*|prepar\p{L}*|recette|diner|cocin\p{L}*|hacer|receta|cena|cucin\p{L}*|fare|ricetta|cozinh\p{L}*|fazer|receita|jantar|kook\p{L}*|koken|bakken?|maken?|recept|avondeten|we|us|our|wir|uns|nous|nosotros|noi|wij|ons|everyone|everybody|alle|tous|todos|tutti|iedereen)(?!\p{L})/u;
