import type { IngredientId } from '../occasions/ingredients.data.ts';

/** How people ask for a plan of meals and change it, in seven languages; read on folded text. */

const any = (...forms: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'u');

/** A plan of meals for some time is asked for. */
// prettier-ignore
export const ASKS_PLAN = any(
  '(?:meal|diet|food|eating|nutrition|weekly|week|day|dinner|lunch)[- ]?plan(?:s|ner)?', 'plan (?:me|my|for|of|a|the|our|meals|out|with)', '(?:make|give|write|need|want|create|build|do) (?:me |us )?(?:an? )?(?:\\S+ ){0,4}plan', 'meal prep(?: for)?', '\\d+[- ]days? (?:menu|meals?)', 'menu for (?:the |this |next )?(?:week|\\d+ days|tomorrow)',
  '\\p{L}*(?:essens|ernahrungs|speise|tages|wochen|mahlzeiten|diat|fitness|drei-?tage|zwei-?tage)plan\\p{L}*', '\\d+[- ]tage-?(?:plan|menu)', 'plan(?:e|st)? (?:mir|meinen|fur|uns)', 'plan fur',
  'plan(?:ning)? (?:de |d\')?(?:repas|alimentaire|nutrition|menus?|la semaine)', 'plan (?:pour|sur) \\d+ jours?', 'menus? (?:pour|sur|de) (?:la semaine|\\d+ jours?)', 'programme alimentaire',
  'plan (?:de )?(?:comidas?|alimentacion|alimenticio|alimentario|dieta|semanal|de \\d+ dias)', 'menu (?:para|de) (?:la semana|\\d+ dias)', 'menu semanal', 'planificame', 'plan para \\d+ dias',
  'piano (?:di )?(?:pasti|alimentare|settimanale|giornaliero|di \\S+ giorni|per \\S+ giorni|dieta)', 'menu (?:per|di|della) (?:la )?(?:settimana|\\S+ giorni)', 'menu settimanale',
  'plano (?:de )?(?:refeicoes|alimentar|semanal|de \\d+ dias|para \\d+ dias|dieta)', 'ementa (?:para|semanal|da)', 'cardapio(?: \\S+){0,3}', 'menu para \\d+ dias',
  '(?:week|dag|maaltijd|voedings|eet|dieet)(?:menu|plan|schema)', 'plan voor \\d+ dagen', 'menu voor \\d+ dagen', '(?:eet|voedings)schema',
);

/** Numbers of days by their words. */
// prettier-ignore
export const COUNTS: Readonly<Record<string, number>> = {
  two: 2, zwei: 2, deux: 2, dos: 2, due: 2, dois: 2, twee: 2, three: 3, drei: 3, trois: 3, tres: 3, tre: 3, drie: 3, four: 4, vier: 4, quatre: 4, cuatro: 4, quattro: 4, quatro: 4,
  five: 5, funf: 5, cinq: 5, cinco: 5, cinque: 5, vijf: 5, six: 6, sechs: 6, seis: 6, sei: 6, zes: 6, seven: 7, sieben: 7, sept: 7, siete: 7, sette: 7, sete: 7, zeven: 7,
};
/** A number of days, as digits or by its word. */
export const DAYS = /(?<!\p{L})(\d{1,2}|two|zwei|deux|dos|due|dois|twee|three|drei|trois|tres|tre|drie|four|vier|quatre|cuatro|quattro|quatro|five|funf|cinq|cinco|cinque|vijf|six|sechs|seis|sei|zes|seven|sieben|sept|siete|sette|sete|zeven)[- ]?(?:full |whole )?(?:days?|tage?n?|tages|jours?|journees?|dias?|giorni|giornate|dagen|daagse?)(?!\p{L})/u;
export const WEEK = any('week', 'weekly', 'woche', 'wochen\\p{L}*', 'semaine', 'semana', 'semanal', 'settimana', 'settimanale', 'weekmenu', 'weekplan', '7 days');
export const WORK_WEEK = any('work ?week', 'weekdays', 'mon(?:day)? to fri(?:day)?', 'arbeitswoche', 'montag bis freitag', 'lundi (?:a|au) vendredi', 'de lunes a viernes', 'dal lunedi al venerdi', 'segunda a sexta', 'werkweek');

/** Energy and protein of a day, as a number. */
export const KCAL = /(?<!\p{L}|\d)(\d{3,4}|\d[.,]\d{3}) ?(?:k?cals?|calories?|kalorien|kilokalorien|calorias|kcalorias|calorie|calorieen|kilocalories?|kilocalorie)(?!\p{L})/u;
export const PROTEIN =
  /(?<!\p{L}|\d)(\d{2,3}) ?(?:g|gr|grams?|gramm|grammes?|gramos|grammi|gramas|gram)? ?(?:of |de |di |d'|an )?(?:proteins?|eiweiss|protein|proteines?|proteinas?|proteine|eiwit(?:ten)?)(?!\p{L})/u;

/** Each meal by its words; a snack is what stands between them. */
// prettier-ignore
export const MEAL_NAMES = [
  ['breakfast', any('breakfasts?', 'fruhstucke?', 'petits?[- ]dejeuners?', 'petit dej', 'desayunos?', 'colazion[ei]', 'pequenos?[- ]almocos?', 'cafes? da manha', 'ontbijt(?:en)?')],
  ['lunch', any('lunch(?:es)?', 'mittagessen', 'mittag', '(?<!petits?[- ])dejeuners?', 'almuerzos?', 'comida', 'pranz[oi]', '(?<!pequeno )(?<!pequeno-)almocos?', 'middageten', 'middagmaal')],
  ['dinner', any('dinners?', 'supper', 'tea time meal', 'abendessen', 'abendbrot', 'diners?', 'cenas?', 'cen[ae]', 'jantar(?:es)?', 'avondeten', 'avondmaal')],
  ['snack', any('snacks?', 'zwischenmahlzeit(?:en)?', 'en-?cas', 'collations?', 'gouter', 'tentempies?', 'meriendas?', 'merend[ae]', 'spuntin[oi]', 'lanches?', 'tussendoortjes?')],
] as const;
/** Days by their names, from Monday. */
// prettier-ignore
export const DAY_NAMES: readonly RegExp[] = [
  any('monday', 'montag', 'lundi', 'lunes', 'lunedi', 'segunda(?:-feira)?', 'maandag'), any('tuesday', 'dienstag', 'mardi', 'martes', 'martedi', 'terca(?:-feira)?', 'dinsdag'),
  any('wednesday', 'mittwoch', 'mercredi', 'miercoles', 'mercoledi', 'quarta(?:-feira)?', 'woensdag'), any('thursday', 'donnerstag', 'jeudi', 'jueves', 'giovedi', 'quinta(?:-feira)?', 'donderdag'),
  any('friday', 'freitag', 'vendredi', 'viernes', 'venerdi', 'sexta(?:-feira)?', 'vrijdag'), any('saturday', 'samstag', 'samedi', 'sabado', 'sabato', 'zaterdag'), any('sunday', 'sonntag', 'dimanche', 'domingo', 'domenica', 'zondag'),
];
/** "Day 2", "the second day". */
// prettier-ignore
export const ORDINAL_DAYS: readonly RegExp[] = [
  any('first day', 'day 1', 'day one', 'ersten? tag(?:es)?', 'tag 1', 'premier jour', 'jour 1', 'primer dia', 'dia 1', 'primo giorno', 'giorno 1', 'primeiro dia', 'eerste dag', 'dag 1'),
  any('second day', 'day 2', 'day two', 'zweiten? tag(?:es)?', 'tag 2', 'deuxieme jour', 'second jour', 'jour 2', 'segundo dia', 'dia 2', 'secondo giorno', 'giorno 2', 'tweede dag', 'dag 2'),
  any('third day', 'day 3', 'day three', 'dritten? tag(?:es)?', 'tag 3', 'troisieme jour', 'jour 3', 'tercer dia', 'dia 3', 'terzo giorno', 'giorno 3', 'terceiro dia', 'derde dag', 'dag 3'),
  any('fourth day', 'day 4', 'vierten? tag(?:es)?', 'tag 4', 'quatrieme jour', 'jour 4', 'cuarto dia', 'dia 4', 'quarto giorno', 'giorno 4', 'quarto dia', 'vierde dag', 'dag 4'),
  any('fifth day', 'day 5', 'funften? tag(?:es)?', 'tag 5', 'cinquieme jour', 'jour 5', 'quinto dia', 'dia 5', 'quinto giorno', 'giorno 5', 'vijfde dag', 'dag 5'),
];

/** Another dish in the place of one. */
export const SWAPS = any('swap', 'change', 'replace', 'different', 'another', 'other', 'something else', 'instead', 'hate', 'don\'?t (?:like|want)', 'no more', 'tausch\\p{L}*', 'ander\\p{L}*', 'wechsel\\p{L}*', 'ersetz\\p{L}*', 'mag (?:ich |keine?n? |nicht)', 'chang\\p{L}*', 'remplac\\p{L}*', 'autres?', 'cambi\\p{L}*', 'otr[oa]', 'reemplaz\\p{L}*', 'sostituis\\p{L}*', 'altr[oa]', 'un\'altra', 'mud[ae]\\p{L}*', 'troc\\p{L}*', 'outr[oa]', 'substitu\\p{L}*', 'wissel', 'verander', 'vervang');
/** What all of it comes to. */
export const SUMS = any('sum', 'total', 'totals', 'all together', 'altogether', 'add (?:it|them|that)? ?up', 'in all', 'overall', 'zusammen', 'insgesamt', 'summe', 'summier\\p{L}*', 'rechne? \\p{L}* ?zusammen', 'en tout', 'au total', 'somme', 'additionne\\p{L}*', 'suma\\p{L}*', 'en total', 'somm[ai]\\p{L}*', 'in totale', 'totale', 'soma\\p{L}*', 'no total', 'ao todo', 'totaal', 'bij elkaar', 'optellen', 'tel \\p{L}* ?op');
/** Everything that has to be bought. */
export const SHOPPING = any('shopping ?list', 'grocery list', 'groceries', 'what (?:do|should) i (?:need to )?buy', 'einkaufs\\p{L}*', 'einkaufszettel', 'liste (?:de|des) courses', 'liste d\'achats', 'lista de (?:la )?compras?', 'lista della spesa', 'lista de (?:supermercado|mercado)', 'boodschappen\\p{L}*');
/** The plan once more. */
export const AGAIN = any('(?:the|my|whole|full|new|show(?: me)?) (?:whole |full |new )?plan', 'plan again', '(?:den|der|ganze\\p{L}*|neue\\p{L}*) plan', 'le plan', 'el plan', 'il piano', 'o plano', 'het (?:plan|menu|schema)');

/** What leaves out more than one ingredient. */
// prettier-ignore
export const FOOD_GROUPS: readonly (readonly [RegExp, readonly IngredientId[]])[] = [
  [any('fish', 'seafood', 'fisch\\p{L}*', 'meeresfruchte', 'poissons?', 'fruits de mer', 'pescado', 'mariscos?', 'pesce', 'frutti di mare', 'peixe', 'marisco', 'vis', 'zeevruchten'), ['tuna', 'sardines', 'salmon', 'white_fish', 'prawns']],
  [any('meat', 'fleisch', 'viandes?', 'carne', 'vlees'), ['chicken', 'turkey', 'mince', 'ham']],
  [any('dairy', 'milchprodukte', 'produits laitiers', 'lacteos', 'latticini', 'laticinios', 'zuivel'), ['milk', 'yogurt', 'skyr', 'quark', 'cottage_cheese', 'fresh_cheese', 'veg_cheese', 'cheese', 'mozzarella', 'feta', 'halloumi', 'butter']],
  [any('cheese', 'kase', 'fromages?', 'quesos?', 'formagg(?:io|i)', 'queijos?', 'kaas'), ['cottage_cheese', 'fresh_cheese', 'veg_cheese', 'cheese', 'mozzarella', 'feta', 'halloumi']],
  [any('pulses', 'legumes', 'beans', 'hulsenfruchte', 'bohnen', 'legumineuses', 'legumes secs', 'legumbres', 'judias', 'legumi', 'fagioli', 'leguminosas', 'feijao', 'peulvruchten', 'bonen'), ['chickpeas', 'lentils', 'beans', 'white_beans', 'edamame', 'hummus', 'bean_spread', 'falafel']],
  [any('nuts', 'nusse', 'noix', 'fruits a coque', 'nueces', 'frutos secos', 'noci', 'frutta secca', 'nozes', 'noten'), ['nuts', 'almond_butter', 'peanuts', 'peanut_butter']],
  [any('soya?', 'soja', 'soia'), ['tofu', 'soy_drink', 'soy_yogurt', 'edamame']],
];

/** How many eat. */
export const PEOPLE =
  /(?<!\p{L})(?:for|fur|pour|para|per|voor) (\d{1,2}|two|zwei|deux|dos|due|dois|twee|three|drei|trois|tres|tre|drie|four|vier|quatre|cuatro|quattro|quatro|five|funf|cinq|cinco|cinque|vijf|six|sechs|seis|sei|zes)(?: (?:people|persons?|adults|of us|personen|leute|personnes?|personas?|persone|pessoas?|adultos|adulti|adultes|mensen))?(?!\p{L}| ?(?:days?|tage|jours?|dias?|giorni|dagen|k?cal|weeks?|meals?|g\b))|(?<!\p{L})family of (\d{1,2}|two|three|four|five|six)(?!\p{L})/u;
