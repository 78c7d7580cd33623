/** How people ask which of several foods has more of what, and why a grade is worse, in seven languages; read on folded text. */

/** What is meant by words that name no nutrient: canonical names. */
// prettier-ignore
export const COMPARED_BY: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<!\p{L})(?:fattening|(?:makes?|get|gets|getting) (?:you |me |us )?(?:fat|fatter)|weight|slim\p{L}*|lose weight|dick(?:er|machend)?|abnehmen|zunehmen|schlank\p{L}*|grossi\p{L}*|maigrir|mincir|engord\p{L}*|adelgaz\p{L}*|ingrass\p{L}*|dimagri\p{L}*|emagrec\p{L}*|dik(?:ker|makend\p{L}*)?|afvallen|aankomen|fewest calories|light(?:er|est))(?!\p{L})/u, ['Calories']],
  [/(?<!\p{L})(?:(?:my|for|the|blood) sugars?|diabet\p{L}*|blutzucker|mein\p{L}* zucker|glycemie|diabete|(?:mon|ma|le) sucre|glucemia|(?:mi|el) azucar|glicemia|(?:mia|la) glicemia|(?:meu|o) acucar|bloedsuiker|(?:mijn|m'n) suiker|teeth|tooth|zahne|dents|dientes|denti|dentes|tanden|gebit)(?!\p{L})/u, ['Sugar']],
  [/(?<!\p{L})(?:heart|cholesterol\p{L}*|herz|cholesterin|coeur|corazon|colesterol|cuore|colesterolo|coracao|hart)(?!\p{L})/u, ['Saturated Fat', 'Sodium']],
  [/(?<!\p{L})(?:blood pressure|hypertension|blutdruck|tension|presion|tension arterial|pressione|pressao|tensao|bloeddruk|kidneys?|nieren|reins|rinones|reni|rins)(?!\p{L})/u, ['Sodium']],
  [/(?<!\p{L})(?:muscles?|gym|training|muskel\p{L}*|musculos?|musculation|palestra|spieren|entrenamiento)(?!\p{L})/u, ['Protein']],
  [/(?<!\p{L})(?:fill(?:s|ing)? (?:you |me )?(?:up|longer)?|keeps? (?:me|you) full\p{L}*|satt\p{L}*|sattigend\p{L}*|rassasi\p{L}*|sacia\p{L}*|llena mas|saziant\p{L}*|sazia|verzadig\p{L}*|digest\p{L}*|constipat\p{L}*|verdauung)(?!\p{L})/u, ['Fiber', 'Protein']],
];

export const WHY = /(?<!\p{L})(?:why|how come|how can|warum|wieso|weshalb|pourquoi|comment (?:ca se fait|se fait)|por ?que|como es que|come mai|perche|porque|como e que|waarom|hoe (?:komt|kan))(?!\p{L})/u;
export const GRADE = /(?<!\p{L})(?:grades?|score[sd]?|scoring|nutri-?score|rat(?:ed|ing)|points?|marks?|letter|note|bewert\p{L}*|punkt\p{L}*|wertung|abschneid\p{L}*|notes?|notee?|classee?|nota|puntuacion|puntos|voto|punteggio|punti|pontuacao|pontos|cijfer|score|beoordel\p{L}*|punten)(?!\p{L})/u;
export const IS_WORSE = /(?<!\p{L})(?:worse|lower|poorer|less points|fewer points|schlecht\p{L}*|niedriger\p{L}*|weniger punkte|pire|moins bon\p{L}*|plus bas\p{L}*|moins de points|plus mauvais\p{L}*|peor|mas baj[oa]|menos puntos|peggior\p{L}*|piu bass[oa]|meno punti|pior|mais baix[oa]|menos pontos|slechter\p{L}*|lager\p{L}*|minder punten)(?!\p{L})/u;
export const IS_BETTER = /(?<!\p{L})(?:better|higher|more points|besser\p{L}*|hoher\p{L}*|mehr punkte|meilleur\p{L}*|mieux|plus (?:haut\p{L}*|de points)|mejor|mas (?:alt[oa]|puntos)|miglior\p{L}*|piu (?:alt[oa]|punti)|melhor|mais (?:alt[oa]|pontos)|beter\p{L}*|hoger\p{L}*|meer punten)(?!\p{L})/u;
/** The first of these after which the other food stands. */
export const THAN = /(?<!(?:^| )por) (?:than|als|que|che|di|del|della|do que|dan) (?=\p{L})(?!(?:la|le) (?:note|nota))/u;
/** Between foods of which one is to be chosen. */
export const OR = /\s*(?:,|\/| vs\.? | versus | or | and | oder | und | ou | et | o | y | e | of | en | e o | ofwel )\s*/u;
/** That one of several is asked for. */
export const WHICH_OF =
  /(?<!\p{L})(?:which|what's|what is|whats|best|better|healthi\p{L}*|worst|least|most|more|less|compare|vs|versus|welche\p{L}*|was|beste\p{L}*|besser|gesund\p{L}*|wenigst\p{L}*|meist\p{L}*|mehr|weniger|vergleich\p{L}*|quell?e?s?|lequel|laquelle|meilleur\p{L}*|mieux|plus|moins|compar\p{L}*|cual|mejor|peor|mas|menos|qual\p{L}*|miglior\p{L}*|meglio|peggio\p{L}*|piu|meno|confront\p{L}*|melhor|pior|mais|welke|wat|best|beter|gezond\p{L}*|meer|minder|vergelijk\p{L}*)(?!\p{L})/u;
/** Words around the names of foods in such a question. */
export const NO_NAME =
  /^(?:why|how|come|can|does|do|did|is|are|was|were|it|the|a|an|my|your|get|gets|got|getting|have|has|had|such|much|so|far|worse|better|lower|higher|poorer|grade|grades|score|scores|scored|scoring|nutri-?score|nutri|rated|rating|rate|points?|mark|letter|which|what|what's|whats|one|of|these|those|for|me|you|us|healthi\p{L}*|best|worst|least|most|more|less|compare|bad|good|to|in|with|by|and|should|i|we|take|choose|pick|between|has|than|please|pls|sugar|salt|fat|protein|fib\p{L}*|calories|kcal|teeth|heart|muscles?|warum|wieso|weshalb|hat|haben|hatte|kriegt|bekommt|ist|sind|der|die|das|den|dem|ein|eine|einen|mein\p{L}*|schlecht\p{L}*|besser\p{L}*|niedriger\p{L}*|hoher\p{L}*|note|noten|punkte?|bewertung|wertung|bewertet|denn|eigentlich|welche\p{L}*|was|beste\p{L}*|gesund\p{L}*|am|fur|mich|dich|uns|von|vergleich\p{L}*|mehr|weniger|wenigst\p{L}*|meist\p{L}*|zucker|salz|fett|eiweiss|ballaststoffe|pourquoi|le|la|les|l|un|une|des|du|de|a|ont|est|sont|obtient|eu|moins|plus|bonne?|mauvaise?|pire|meilleure?|mieux|notes?|notee?|que|quel\p{L}*|lequel|laquelle|pour|moi|entre|et|ou|sucre|sel|gras|proteines?|fibres?|por|como|tiene|tienen|saca|el|los|las|una|peor|mejor|mas|menos|nota|puntuacion|puntos|baja|alta|cual|mejores|para|mi|con|azucar|sal|grasa|proteinas?|fibra|perche|mai|ha|hanno|prende|il|lo|gli|i|uno|voto|punteggio|punti|peggior\p{L}*|miglior\p{L}*|piu|meno|bass[oa]|alt[oa]|quale|quali|per|zucchero|zuccheri|sale|grassi|proteine|fibre|porque|tem|teve|o|os|as|uma|pior|melhor|mais|pontuacao|pontos|baix[oa]|qual|acucar|gordura|waarom|heeft|krijgt|het|een|slechter\p{L}*|beter\p{L}*|lager\p{L}*|hoger\p{L}*|cijfer|score|punten|dan|welke|wat|gezond\p{L}*|voor|mij|van|minder|meer|suiker|zout|vet|eiwit|vezels|makes?|macht|machen|fait|hace|fa|faz|maakt|that|no|sense|vs|versus)$/u;

/** A clause that asks which of the foods before it is meant: "which would you go for", "laquelle est la moins sucrée". */
export const ASKS_FOR_ONE =
  /^\s*(?:with|for|when|if|mit|bei|fur|wenn|avec|pour|si|quand|con|para|cuando|per|se|quando|com|met|voor|als)(?= )|(?<!\p{L})(?:which|what'?s?|who|welche[rsnm]?|was|wer|quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s|quoi|cual(?:es)?|que|quien|quale|quali|cosa|chi|qual|quais|quem|welke|wat|wie)(?!\p{L})/u;
/** Between a food and one that has the worse score. */
export const BEATS =
  /(?<!\p{L})(?:beats?|beat|outscores?|outranks?|(?:is|are|comes?|ranks?|stands?) (?:ahead of|above)|schlagt|schlagen|(?:liegt|steht) (?:vor|uber)|bat|battent|(?:est|passe) devant|(?:le )?gana a|supera a|batte|supera|vence|ganha (?:ao|a|do|da)|verslaat|staat boven)(?= \p{L})/u;
