/** No sense in going on, by the words for it; "no point living on salads" and "no sense in eating vegan" go on. Folded. */
export const POINTLESS_KINDS: readonly RegExp[] = [
  /\b(?:everything|all of it|it all|life)(?: else)?(?: is|'s| feels| seems)? (?:\w+ )?(?:pointless|meaningless|hopeless)\b|\balles (?:andere )?(?:\w+ )?(?:sinnlos|hoffnungslos|zinloos|hopeloos)\b|\btout(?: le reste)? (?:\w+ ){0,2}?(?:inutile|vain|sans espoir)\b|\btodo (?:lo demas )?(?:\w+ )?(?:inutil|sin sentido|no tiene sentido)\b|\btutto (?:il resto )?(?:\w+ )?(?:inutile|senza senso)\b|\btudo (?:o resto )?(?:\w+ )?(?:inutil|sem sentido)\b/,
  /\b(?:no|don't see (?:the|a|any)|dont see (?:the|a|any)|can't see (?:the|a|any)|what's the|what is the|is there (?:a|any)) (?:point|sense|reason|use)\b.{0,40}?\b(?:(?:be|being|stay\w*|carry\w* on|go(?:ing)? on)(?: being)? (?:here|alive|around|any ?more|at all|with (?:this|it all))|(?:liv(?:e|ing)|exist(?:ing)?|go(?:ing)? on|carry\w* on)(?= $| any ?more| at all| like this))/,
  /\b(?:autant|mieux vaut|mieux vaudrait) (?:disparaitre|mourir|ne plus etre la|en finir)\b/,
  /\b(?:not|won't|wont) (?:\w+ )?(?:be|being) (?:around|here|alive)(?= (?:any ?more|soon|much longer|tomorrow|next (?:week|month|year)|for (?:long|much longer)) | $)/,
  /\b(?:keinen? (?:grund|sinn)|welchen sinn|wozu|kein sinn|sinnlos)\b.{0,30}?\b(?:da zu ?sein|hier zu ?sein|(?<!(?:vegan|gesund|bewusst|vegetarisch|bio) (?:zu )?)(?:weiter ?(?:zu ?)?leben|zu leben|weiterzumachen|am leben))\b/,
  /\b(?:vois (?:plus |pas )?(?:l'interet|le sens|l'utilite|a quoi ca sert)|a quoi (?:bon|ca sert)|servirait a quoi|plus (?:de|aucun) (?:sens|raison)|aucune? (?:sens|raison))\b.{0,30}?\b(?:etre (?:la|encore la|en vie)|reste en vie|rester en vie|continuer a vivre|(?:d'|de )exister|(?:de |a )?vivre(?= $| encore| comme ca))/,
  /\b(?:veo (?:el |ningun )?sentido|no tiene sentido|que sentido tiene|para que)\b.{0,25}?\b(?:seguir (?:aqui|viv\w+|adelante|con vida)|estar aqui|existir|(?:vivir|seguir asi)(?= $| mas| asi))/,
  /\b(?:(?:non )?vedo (?:piu )?(?:il |un |alcun )?senso|non ha (?:piu )?senso|che senso ha|a che serve)\b.{0,25}?\b(?:stare al mondo|essere al mondo|andare avanti|continuare a vivere|(?:restare|rimanere) (?:qui|in vita)|essere qui|esistere|vivere(?= $| ancora| cosi))/,
  /\b(?:vejo (?:o |qualquer |nenhum )?sentido|nao faz sentido|que sentido (?:tem|faz)|para que)\b.{0,25}?\b(?:estar ca|estar aqui|continuar (?:ca|aqui|a viver|viv\w+)|existir|viver(?= $| mais| assim))/,
  /\b(?:geen (?:zin|nut|reden)|wat heeft het voor zin|welke zin|zinloos)\b.{0,30}?\b(?:er (?:nog )?te zijn|hier te zijn|verder te (?:gaan|leven)|door te gaan|te bestaan|te leven(?= $| zo))/,
];

/** Upper and lower value of a pressure of the blood that is for a doctor at once. @source NHS, high blood pressure: from 180/120; ESC 2024: from 180/110 with a complaint */
const HIGH_PRESSURE = '(?:1[89]\\d|2[0-6]\\d) (?:(?:over|zu|auf|sur|por|con|su|op|om|a|e|y|en|und) )?(?:1[1-9]\\d)';
/** As it is said in centimetres: "19/11". */
const IN_CENTIMETRES = '(?:1[89]|2[0-6]) (?:(?:sur|por|con|a|e|y|su) )?1[1-9]';
const PRESSURE = '(?:blood pressure|pressure|bp|blutdruck\\w*|rr|tension|presion|pressione|tensao|pressao|bloeddruk)';
export const PRESSURE_KINDS: readonly RegExp[] = [
  new RegExp(`\\b${PRESSURE}\\b.{0,25}?\\b${HIGH_PRESSURE}\\b|\\b${HIGH_PRESSURE}\\b.{0,20}?\\b${PRESSURE}\\b`),
  new RegExp(`\\b(?:tension|presion|tensao|pressao)\\b.{0,15}?\\b${IN_CENTIMETRES}\\b(?! (?:kcal|g|euros?|ans|anos))`),
  new RegExp(`\\b${HIGH_PRESSURE}\\b.{0,30}?\\b(?:headache|head (?:hurts|is)|kopfschmerz\\w*|kopfweh|mal (?:de|a la) tete|duele la cabeza|dolor de cabeza|mal di testa|dor(?:es)? de cabeca|hoofdpijn)`),
];

/** A mouth or half of a face that hangs, told without "suddenly". */
const SLURRED = "(?:slur\\w*|bafouille|parle (?:mal|bizarrement)|lallt|spricht (?:komisch|undeutlich)|habla raro|parla (?:strano|male)|fala (?:mal|estranho)|praat raar|weak|lahm|faible|debil)";
const ARM = '(?:arm|bras|brazo|braccio|braco)';
export const FACE_KINDS: readonly RegExp[] = [
  /\b(?:smile|lacheln|sourire|sonrisa|sorriso|glimlach)\b.{0,20}\b(?:crooked|lopsided|droop\w*|schief|de travers|torcid[oa]|stort[oa]|torto|scheef)\b/,
  new RegExp(`\\b(?:lift|raise|lever|heben|mover|levantar|alzare|muovere|mexer|optillen) (?:\\w+ ){0,2}${ARM}\\b.{0,30}\\b${SLURRED}\\b|\\b${SLURRED}\\b.{0,30}\\b(?:lift|raise|lever|heben|mover|levantar|alzare|muovere|mexer|optillen) (?:\\w+ ){0,2}${ARM}\\b`),
  // Somebody who chokes just now.
  /\b(?:engasgou(?: se)?|se (?:ha )?atrag(?:anto|antado|antada)|s'est etouffee?|si e strozzat[oa])\b/,
  /\b(?:torcid[oa]|torcio|torta|stort[oa]|droop\w*) (?:la |de |a |il |o )?(?:boca|cara|bocca|faccia|viso|rosto|face|mouth)\b|\b(?:boca|cara|bocca|faccia|viso|rosto) (?:\w+ ){0,2}?(?:torcid[oa]|torta|stort[oa]|caid[oa]|pende)\b/,
  /\b(?:cade|cae|cai|cuelga|pende) (?:\w+ ){0,2}?(?:lato|lado|meta|mitad|metade|media) (?:\w+ ){0,2}?(?:faccia|viso|bocca|cara|boca|rosto)\b/,
];

const BABY = "(?:bab(?:y|ies)|newborn|infant|bebe|nourrisson|saugling\\w*|neonat[oa]|bimb[oa]|bambin[oa]|toddler|kleinkind|peuter|kleuter|zuigeling|months? old|monate alt|(?:\\d|1\\d) (?:months?|monate|mois|meses|mesi|maanden))";
const FEVER = '(?:fever\\w*|fieber\\w*|fiebert|fievre|fiebre|febbre|febre|koorts\\w*)';
/** A small child that is hot: for a doctor, and no question of feeding. "Fever-Tree" is a drink. */
export const BABY_FEVER = new RegExp(`\\b${BABY}\\b(?=.{0,60}\\b${FEVER}\\b(?! tree))|\\b${FEVER}\\b(?! tree)(?=.{0,60}\\b${BABY}\\b)`);

/** Low blood sugar, by the word for it or a figure with what it feels like. */
export const HYPO_KINDS: readonly RegExp[] = [
  /\bhypo(?:s|glyk\w*|glyc\w*|glic\w*|glucemi\w*)?\b(?=.{0,40}\b(?:trinken?|drink|eat|essen?|boire|manger|beber|comer|bere|mangiare|now|jetzt|help|hilfe|drinken|eten)\b)/,
  /\b(?:type|typ|tipo) (?:1|one|2|two)\b.{0,30}\b[1-3] \d\b.{0,40}\b(?:dizz\w*|shak\w*|sweat\w*|zitt\w*|schwind\w*|trembl\w*|tiembl\w*|trem\w*|tril\w*)\b/,
  /\b(?:azucar|sugar|zucker|zuccheri|acucar|suiker|sucre) (?:\w+ ){0,2}[3-6]\d\b(?! (?:g|gr|gram\w*|kcal|%|ml)\b).{0,40}\b(?:tiembl\w*|shak\w*|zitter\w*|trembl\w*|tremo|tremori|tremo|trillen|tril|sud[ao]\w*|sweat\w*|schwitz\w*|dizz\w*|schwind\w*|mare\w*)\b/,
];

/** A level of sugar in mmol that is far too high. */
export const HIGH_SUGAR = /\b(?:glucose|glukose|sugar|zucker|azucar|glicemia|glycemie|suiker|bloedsuiker|blutzucker)\b.{0,12}\b(?:1[2-9]|[23]\d)(?: \d)? ?mmol\b/;

const HATE = "(?:hate myself|hasse ich mich|hasse mich|me deteste|me odio|mi odio|odeio me|me odeio|haat mezelf|haat ik mezelf)";
const EAT = '(?:eat\\w*|ate|esse?n?|gegessen|mange\\w*|como|comer|comi|mangi\\w*|eet|eten|calorie\\w*|kalorien|calorias)';
/** Hatred of oneself beside eating, and a low weight that should be lower. */
export const SELF_HATE_KINDS: readonly RegExp[] = [
  new RegExp(`\\b${HATE}\\b.{0,40}\\b${EAT}\\b|\\b${EAT}\\b.{0,40}\\b${HATE}\\b`),
  /\b(?:3\d|4[0-6]) ?(?:kg|kgs|kilos?|kilogramm|quilos|chili)\b.{0,30}\b(?:weniger wiegen|weigh less|peser moins|pesar menos|pesare meno|pesar menos|minder wegen)\b/,
];
