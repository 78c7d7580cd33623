/** Circumstances told by a figure of the blood or in the words of everyday, with no verb that says who has what; folded. */

/** From 200 mg/dl, 5.2 mmol/l and 2 g/l on. @source National Cholesterol Education Program ATP III: desirable is below 200 mg/dl */
const CHOLESTEROL = '(?:cholesterol|cholesterin\\w*|colesterolo?)';
const MANY = '(?:[2-4]\\d\\d|5[.,][2-9]|[6-9](?:[.,]\\d+)?|1\\d[.,]\\d|[2-4][.,]\\d+ ?g)(?![\\d.,]*\\d)(?! ?(?:mg|g|kcal|eur\\w*|%)? (?:per|pro|par|por|each)\\b)';
const BETWEEN = '(?:\\S+ ){0,4}?';
/** From 140 over 90 on. @source ESH 2023: hypertension from 140/90 mmHg on */
const PRESSURE = '(?:blutdruck|bloeddruk|blood pressure|bp|tension|tensao|pressao|presion|pressione)';
const HIGH = '(?:1[4-9]\\d|2[0-4]\\d)(?: (?:zu|over|auf|sur|sobre|con|su|por|op|a|y|e) \\d{2,3}|\\d{0})';

const MINE = "(?:mei(?:m|n|nem|nen|ner)|unser\\w*|seim|seinem|ihrem|my|his|her|our|mon|son|notre|mi|su|mio|il mio|suo|o meu|meu|m'n|mijn|zijn|haar)";
const WITH = '(?:mit|wegen|bei|fur|because of|with|avec|a cause de|con|por|per|com|por causa d\\w|met|vanwege|voor)';
const SUGAR = '(?:zucker|suiker|azucar|zucchero|acucar|sugar|sucre)';

/** By the name of the illness in the health profile. */
export const BY_FIGURES: Readonly<Record<string, RegExp>> = {
  'High Cholesterol': new RegExp(
    `(?:^| )(?:${CHOLESTEROL} ${BETWEEN}${MANY}|(?:2\\d\\d|3\\d\\d|[6-9][.,]\\d) (?:of |de |di |von |van )?${CHOLESTEROL}|(?:watch\\w*|lower\\w*|reduc\\w*) my cholesterol|(?:zu hohes|erhohtes|schlechtes) cholesterin)(?= |$)`,
  ),
  'High Blood Pressure': new RegExp(
    `(?:^| )(?:${PRESSURE} ${BETWEEN}${HIGH}|${WITH} ${MINE} (?:hohen |hoge )?(?:blutdruck|bloeddruk|blood pressure|bp)|(?:problemes?|problem[ai]s?|probleme|problemen) (?:de|mit|con|di|com|met|with) (?:\\w+ )?(?:${PRESSURE})|j'ai de la tension|(?:je fais|il fait|elle fait) de la tension)(?= |$)`,
  ),
  Diabetes: new RegExp(
    `(?:^| )(?:${WITH} ${MINE} ${SUGAR}(?! (?:free|low|frei|arm|consumption|intake|konsum))|(?:hab|habe|hat|hatte|heb|heeft|ha|tiene|tem|has) (?:auch |jetzt |leider |ja |nu |ook |es |den |het )?(?:zucker|suiker|il diabete|el azucar|azucar alta|acucar alto)(?= (?:und|en|und|typ|type|seit|sinds|y|e|was|wat|welch\\w*|welk\\w*|darf|mag|kann|kan|que|che|o que|geht)|$)|(?:got|have|has) (?:type (?:1|2|one|two) )?diabetes|altersdiabetes|alterszucker|ouderdomssuiker|zuckerkrank\\w*|(?:mei(?:n|ne)|m'n|mijn|my|mi|mio|meu|mon|ma) (?:\\w+ )?(?:hba1c|langzeitzucker)|insulin(?:e|a)? (?:spritze|prik|injecte|inject)\\w*|(?:spritze|nehme|inject|take|pincho|uso|prendo|tomo|faccio|spuit|prik|use|je prends|me pongo|je pique) (?:mir )?(?:l')?insulin[ea]?)(?= |$)`,
  ),
};

/** A pregnancy by how far it is and the word itself: "12 weeks pregnant", "schwanger und hungrig"; at the beginning of a clause it is of the one who writes. */
export const PREGNANT_AT_FIRST =
  /(?:^|(?<=^(?:hi|hey|hallo|hola|ciao|ola|salut|hoi|also|and|so|ok|well|btw) ))(?:(?:\d{1,2}|\w+) (?:weeks?|wks?|months?|mths?|wochen?|monate?|semaines?|mois|semanas|meses|settimane|mesi|weken|maanden) (?:pregnant|schwanger|enceinte|embarazada|incinta|gravida|zwanger)|(?:pregnant|schwanger|enceinte|embarazada|incinta|gravida|zwanger) (?=(?:and|und|et|y|e|en|with|mit|of|de|since|seit|here|btw|at|im|in|a|al|di|van|darf|kann|can|je|puedo|posso|mag|is|ist|est|es) |\d))/;

/**
 * How far it is, and no more in its clause: "28 weeks, liver pate on toast ok?". Fewer weeks may be how long something has stood open, unless
 * a word says that they go on.
 */
export const WEEKS_ALONE =
  /^(?:at |bin |a |de |di |en |na |op )?(?:(?:1[3-9]|[23]\d|4[0-2])(?: ?\+ ?\d)?\.? ?(?:weeks?|wks?|wochen?|ssw|semaines?|semanas?|settimane|settimana|weken)(?: (?:today|now|along|gone|in|jetzt|heute|maintenant|ahora|hoy|ora|adesso|oggi|agora|hoje|nu|vandaag))?|(?:[4-9]|1[0-2]) ?(?:weeks?|wks?) (?:along|gone|today)|(?:[4-9]|[123]\d|4[0-2])\.? ?ssw)$/;

/** Who breastfeeds, at the beginning of a clause: "nursing mum here", "breastfeeding my newborn". */
export const NURSING_AT_FIRST =
  /^(?:(?:hi|hey|hallo|hola|ciao|ola|salut|hoi|also|so|ok|well|still|als|en tant que|como|come|da) )?(?:(?:breast ?feeding|nursing|stillende?|allaitante?|lactante|amamentando) (?:mum|mom|mama|mother|maman|mamma|mae|moeder|mutter|mere|madre)|(?:breast ?feeding|nursing) (?:my|our|a|twins|the) (?:\w+ )?(?:newborn|baby|son|daughter|kid|twins|toddler|infant))(?= |$)/;
