/** Opens a sentence that says what is not in the food ("contains no …"); it never stands between an ingredient and the next. */
export const STATEMENT_OPENERS = [
  'free {from|of}', '{contains|contain|containing} {no|neither}', '{does|do} not contain[ any]', "doesn't contain[ any]", 'not containing[ any]', 'made without[ any]',
  "exempt[e][s] {de |des |du |d'}", "ne contien{t|nent} {pas|ni|aucun[e]}[ de | d'| du| des]", "garanti[e][s] sans",
  'frei von', '{enthalt|enthalten} {kein[e|en]|weder}', 'nicht enthalten sind',
  '{libre|exento|exenta}[s] de', 'no contiene[n][ ni]',
  'priv{o|a|i|e} {di|del|della|dei}', 'non conten{gono|ente|enti}', 'non contiene',
  'vrij van', 'bevat geen', 'bevat noch',
  '{livre|isento|isenta}[s] de', 'nao {contem|contendo}',
] as const;

/** Denies the words after it, and may follow an ingredient ("lait sans lactose"). */
export const WITHOUT_WORDS = ['without[ any]', 'sans', 'sin', 'senza', 'ohne', 'zonder', 'sem'] as const;

/** Denials that name what they deny, with the animal that it is of, where one is named: "cow's-milk-free" is said of cow's milk alone. */
export const LOCAL_DENIALS = [
  "{cow|cows|cow's|goat|goats|goat's|sheep|sheep's|ewe|ewe's|buffalo|hen|hens|hen's|chicken|duck|quail}-+-free!{ {range|from|of}}", '+-free!{ {range|from|of}}', 'no {added|artificial} +'] as const;

/** Says that something is there after all; a denial never runs over it. */
export const AFFIRMATIONS = [
  'contain[s]', 'with', 'made', 'but', 'ingredient*', 'allerg*', 'contien{t|nent}', 'peu{t|vent}', 'enthalt[en]', 'aber', 'zutaten', 'kann', 'mit', 'contiene[n]',
  'pued{e|en}', 'pero', 'puo', 'ma', 'bevat', 'maar', 'met', 'kan', 'contem', 'pode', 'avec', 'con', 'com',
] as const;

/** Turns from what is denied to what is there, after the first denied word, which the same letters may be ("sans maïs"). */
export const TURNS = [
  'just', 'only', 'instead', 'plus', 'mais', 'au', 'aux', 'seulement', 'nur', 'sondern', 'jedoch', 'dafur', 'sino', 'solo', 'bensi', 'alleen', 'mas', 'apenas', 'porem',
] as const;

/** Said after what is not added; what follows it is something else ("sans sucre ajouté noisettes"). */
export const ADDED_AFTER = ['ajoute[e][s]', 'anadid{o|a}[s]', 'agregad{o|a}[s]', 'aggiunt{o|a|i|e}', 'adicionad{o|a}[s]'] as const;

/** Joins the last two of a list. */
export const JOINING = ['and', 'or', 'nor', 'and/or', '&', 'et', 'ou', 'ni', 'und', 'oder', 'noch', 'sowie', 'y', 'o', 'e', 'en', 'of', 'nem'] as const;
