/** Words by which people tell, in seven languages, how old a child is. Folded. */
export const CHILD = '(?:(?<=(?:my|our) )(?:lo|wee man|wee girl)|twins?|triplets|zwillinge|jumeaux|jumelles|gemel[oa]s|mellizos|gemell[ie]|gemeos|tweeling|neffe|nichte|neveu|sobrin[oa]|sobrinh[oa]|nipotin[oa]|neefje|nichtje|kleine (?:maus|mann)|(?<=(?:der|den|dem|unser|mein) )kurze[rn]?|kleintje|enan[oa]|piccol[oa](?= (?:ha|di))|(?<=(?:^| )(?:der|die|das|den|dem|de|la|le|el|il|o|a) )(?:kleine[rsn]?|petite?|pequen[oa]|piccol[oa])(?= (?:ist|wird|hat|is|wordt|wurde|werd|a|aura|va|vient|tiene|cumple|va|ha|compie|fa|tem|faz|fez) )|(?<=(?:mein|unser)\\w* )kleine[rsn]?|(?<=(?:mon|ma|notre) )(?:petit|petite|puce|chou|loulou|choupette)|(?<=(?:mi|nuestr[oa]) )pequen[oa]|(?<=(?:meu|minha) )pequen[oa]|net[oa]|kleinzoon|kleindochter|lad|lass|bairn|wee one|bubba|nipper|tot|youngster|miud[oa]|garot[oa]|petiz|put[oa](?= de \\d)|pequenin[oa]|pup[oa]|piccol[oa]|piccolin[oa]|peque|nen[ea]|cri[oa]|bebes?|bebezinh[oa]|babys?|bab(?:y|ies)|infant|newborn|nourrisson|neonat[oa]|saugling|zuigeling|lactante|lattante|chiquitin[ao]?|loulou|bout de chou|petit bout|pitchoun\\w*|zwerg|wicht|bub|madl|dirndl|spatz|knirps|ukkie|hummel|dreumes|peuter|kleuter|son|daughter|kids?|child|boy|girl|toddler|little one|grandson|granddaughter|grandchild|niece|nephew|sohn|tochter|kind|junge|madchen|enkel\\w*|fils|fille|enfant|garcon|hij[oa]|nin[oa]|niet[oa]|figli[oa]|bambin[oa]|bimb[oa]|nipote|filh[oa]|crianca|menin[oa]|zoon(?:tje)?|dochter(?:tje)?|jongen|jongetje|meisje|kindje|kleinkind|kiddo|sohnchen|tochterchen|hijit[oa]|filhinh[oa]|figliolett[oa]|fiston|fillette|garconnet|gamine?)';
export const BABY = '(?:my|our|meine?|unsere?|mon|ma|notre|mi|nuestr[oa]|mi[oa]|il mio|la mia|meu|minha|o meu|a minha|nosso|nossa|mijn|ons|onze) (?:little )?(?:baby|newborn|infant|saugling|nourrisson|bebe|neonato|recem nascido)';
export const NUMBERS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  eins: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10,
  deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10,
  dois: 2, duas: 2, quatro: 4, sete: 7, oito: 8, dez: 10,
  twee: 2, drie: 3, vijf: 5, zes: 6, zeven: 7, negen: 9, tien: 10,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, elf: 11, zwolf: 12, dreizehn: 13, vierzehn: 14, funfzehn: 15, sechzehn: 16, siebzehn: 17, achtzehn: 18,
  onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, dixhuit: 18, doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, dieciocho: 18, undici: 11, dodici: 12, tredici: 13, quattordici: 14, quindici: 15, sedici: 16, diciotto: 18,
  doze: 12, treze: 13, dezasseis: 16, dezesseis: 16, dezoito: 18, twaalf: 12, dertien: 13, veertien: 14, vijftien: 15, zestien: 16, achttien: 18,
  due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10,
};
/** Says that a small child is spoken of, without its age in years: how many it is taken for. */
export const SMALL_CHILD =
  /(?:^| )(?:wean(?:ing|ed)|teething|beikost|zahnt|diversification alimentaire|destete|alimentacion complementaria|svezzamento|introducao alimentar|hapjes|started solids|first solids|solid foods? (?:now|yet)|nursery|kita|creche|krippe|kinderdagverblijf|guarderia|asilo nido|tout petit|krabbelt|crawling)(?= |$)/;
/** A child whose age is not told: "snacks for the baby". */
export const SOME_BABY =
  /(?:^| )(?:(?:my|our|the|a|for|his|her|mein|unser|furs|fur das|mon|notre|le|au|mi|nuestro|el|al|il|del|mio|nostro|meu|nosso|o|ao|mijn|onze|ons|de|het) (?:little )?(?:baby|bab(?:y|ies)|bebe|toddlers?|infant|newborn|saugling|kleinkind|nourrisson|neonato|peuter|dreumes)|for (?:a |the )?(?:baby|babies|toddlers?))(?= |$)/;

export const YEARS = '(?:aninhos?|anitos?|annetti|annetto|jaartjes?|jahrchen|annees?|years?|yrs?|yo|jahre?n?|ans?|anos?|anni|anno|jaar|jr)';
export const MONTHS = '(?:months?|mos?|mths?|monaten?|monat|mois|meses|mes|mesi|mese|mesecitos|maanden|maand|mndn?)';
export const WEEKS = '(?:weeks?|wks?|wochen|woche|semaines?|semanas?|semanitas|settiman[ae]|weken|week|wkn)';
/** Letters for a unit of age, read only beside a child: "14 m", "2 J.". What follows makes some of them a length. */
export const SHORT_YEARS = '[jya]';
export const SHORT_MONTHS = '(?:m|mon)';
export const SHORT_WEEKS = '(?:w|sem)';
export const NO_AGE_BEHIND =
  '(?! ?(?:tall|high|long|away|of|wide|hoch|gross|lang|groot|hoog|alt[oa]|de|di|da|von|from|along|gone|pregnant|schwanger|enceinte|embarazada|incinta|gravida|zwanger|into|sober|clean|ago|left|late|early|over|in a row|haltbar|gereift|gerijpt|houdbaar|krank|ill|sick)(?![a-z]))';
/** Half of a year or month more: "two and a half", "dos años y medio". */
export const AND_HALF = '(?:and (?:a )?half|et demie?|y medi[oa]|e mezz[oa]|e mei[oa]|en (?:een )?half|und (?:ein )?halb\\w*)';
/** One of a unit: "a year", "un an". */
export const ONE = '(?:a|one|an|ein|eine[mnrs]?|un|une|uno|una|um|uma|een)';

/** Not yet reached: "nearly two", "bald zwei", "noch kein Jahr". */
export const NEARLY =
  /(?<!\p{L})(?:nearly|almost|about to|not (?:yet|quite)|not even|close to|coming up|soon|under|bald|fast|beinahe|knapp|demnachst|unter|noch (?:nicht|kein\w*)|presque|bientot|pas encore|pas tout a fait|moins d[e']|casi|pronto|a punto|todavia no|aun no|menos de|quasi|presto|non ancora|neanche|meno di|quase|prestes|em breve|ainda nao|bijna|binnenkort|nog (?:geen|niet)|onder)(?!\p{L})/u;
/** A child reaches an age from now on, with what may stand between it and the number. */
export const REACHES =
  "(?:is turning|'s turning|s turning|turns?|turning|will be|wird|va (?:bientot )?avoir|aura|fete(?:ra)?|cumplira|cumple|va a cumplir|compira|compie|sta per compiere|fara|faz|vai fazer|wordt|gaat)(?: (?!for|fur|pour|para|per|voor)\\w+){0,3}";
/** It was reached. */
export const REACHED =
  "(?:(?:just |has )?turned|wurde|ist (?:gerade |jetzt )?geworden|vient d'avoir|a eu|cumplio|ha cumplido|acaba de cumplir|ha (?:appena )?compiuto|ha fatto|fez|acabou de fazer|werd|is (?:net )?geworden)(?: (?!for|fur|pour|para|per|voor)\\w+){0,3}";
/** Beside an age that is reached: it was, or is today. */
export const BY_NOW =
  /(?<!\p{L})(?:today|yesterday|last|just|already|now|heute|gestern|letzte\w*|vorgestern|gerade|schon|aujourd'hui|hier|derniere?|deja|hoy|ayer|pasad[oa]|ya|oggi|ieri|scors[oa]|gia|hoje|ontem|passad[oa]|ja|vandaag|gisteren|vorige|net|al)(?!\p{L})/u;
/** A day on which a child becomes one. */
export const FIRST_BIRTHDAY =
  /(?:^| )(?:(?:1st|first) birthday|premier anniversaire|erste[nr]? geburtstag|primer cumple\w*|primo compleanno|primeiro aniversario|eerste verjaardag)(?= |$)/;

const LITTLE_WORDS =
  "mal|grad|only|pas|solo|so|apenas|ya|gia|ja|deja|que|not|gerade|just|justo|appena|recien|net|schon|already|now|about|around|almost|nearly|under|erst|jetzt|bald|unter|noch|nicht|kein|ein|quasi|casi|presque|bientot|encore|fast|beinahe|knapp|ungefahr|etwa|circa|environ|unos|unas|uns|umas|quase|ongeveer|pas net|bijna|nog|geen|nu|pronto|presto|menos de|meno di|moins de|tout juste|soon|close to|yet|quite|even|coming up|to be|todavia|aun|no|non ancora|ainda|nao|e|al|\\s";
/** Between a child and its age. */
export const IS_AGED = `(?:is|are|sind|sont|ont|tienen|hanno|zijn|'s|s|n'a|who is|who's|whos|who just turned|just turned|turned|turns|aged|age|of|has|ist|wird|von|mit|a|a l'age de|age de|agee de|d'|de|qui a|tiene|que tiene|con|ha|di|che ha|tem|que tem|com|van|wordt|${LITTLE_WORDS})`;
/** Somebody who was named elsewhere, and how old they are; "tiene", "ha" and "tem" at the beginning name nobody. */
export const PRONOUN_IS = `(?:(?:she|he)(?: is|'s|s)|(?:er|sie|es) ist|ist (?:er|sie|es)|(?:il|elle) (?:a|n'a)|^(?:el |ella )?tiene|(?:el|ella) tiene|^(?:lui |lei )?ha|(?:lui|lei) ha|^(?:ele |ela )?tem|(?:ele|ela) tem|(?:hij|ze|zij) is)(?: (?:${LITTLE_WORDS}))*`;

/** "My son, 5", "my daughter she's 7", "Sohn, 8 Monate": how old a child is behind who it is. */
export const CHILD_AND_AGE = new RegExp(
  `\\b(?<child>${CHILD}),? (?:(?:she's|shes|she is|he's|hes|he is|they're|er ist|sie ist|il a|elle a|hij is|ze is|zij is) (?=\\d{1,2}(?! ?(?:g|kg|kcal|cm|ml|%)\\b))|(?=\\d{1,2}(?:[.,]\\d)?(?: ?(?:${YEARS}|${MONTHS}|${WEEKS}|${SHORT_MONTHS}|${SHORT_WEEKS}|${SHORT_YEARS}))?\\s*(?:$|[,.:;?!])))`,
  'g',
);
/** "(19 Mon.)": an age in brackets. */
export const AGE_IN_BRACKETS = new RegExp(
  `\\((\\d{1,2}(?:[.,]\\d)?(?: ?(?:${YEARS}|${MONTHS}|${WEEKS}|${SHORT_MONTHS}|${SHORT_WEEKS}|${SHORT_YEARS}))?)\\.?\\)`,
  'g',
);
