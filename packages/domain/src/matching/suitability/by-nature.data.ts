/**
 * Substances, by the name that an answer gives them, that foods hold by nature: a list names them only where they were added. @source USDA
 * FoodData Central; Souci, Fachmann, Kraut: Food Composition and Nutrition Tables, 8th edition 2016
 */
export const BY_NATURE: ReadonlySet<string> = new Set([
  'starch', 'e14xx', 'glucose', 'dextrose', 'maltose', 'sugar free sugar', 'polyol', 'isomalt', 'maltitol', 'erythritol', 'inulin', 'oligofructose',
  'additive harmless  inulin', 'fiber', 'lecithin', 'phosphoric acid', 'menthol', 'quinine', 'taurine', 'carnitine', 'creatine', 'vitamins', 'niacin',
  'sugar', 'fructose', 'sorbitol', 'calcium', 'magnesium', 'selenium', 'manganese', 'trace elements', 'omega 3', 'carotene', 'enzymes', 'rennet', 'collagen peptides', 'lactose derived', 'water',
]);

/** The same of substances that are no food of ours and are known by their word alone, folded, in the languages that are read. */
export const BY_NATURE_WORDS: ReadonlySet<string> = new Set([
  'phenylalanine', 'phenylalanin', 'tyrosine', 'leucine', 'methionine', 'protein', 'proteins', 'proteine', 'proteina', 'proteinas', 'sucrose', 'saccharose', 'sacarosa', 'saccharosio', 'fructose',
  'fruktose', 'fructosa', 'fruttosio', 'frutose', 'fructans', 'sorbitol', 'sorbit', 'sorbitolo', 'galactose', 'galaktose', 'trehalose', 'histamine', 'histamines', 'histamin', 'istamina', 'histamina',
  'tyramine', 'tyramin', 'purine', 'purines', 'purin', 'purinen', 'salicylate', 'salicylates', 'salicilatos', 'salicilati', 'salicylaten', 'oxalate', 'oxalates', 'oxalaat', 'oxalat', 'nickel', 'nichel',
  'niquel', 'nikkel', 'iron', 'copper', 'zinc', 'iodine', 'jod', 'iode', 'yodo', 'iodio', 'jodium', 'potassium', 'phosphate', 'phosphates', 'lectin', 'lectins', 'lektine', 'tannin', 'tannins',
]);

/** Names that begin so, with what follows. */
export const BY_NATURE_BEGINNINGS = ['vitamin '] as const;

/**
 * Additives that no food holds by nature, by their codes: what a list does not name is not there. Every other additive is also in fruit, milk,
 * cereals or what ferments. @source Regulation (EC) 1333/2008, annex II; Regulation (EU) 231/2012 for how each is made
 */
export const ONLY_ADDED: ReadonlySet<string> = new Set([
  'e102', 'e104', 'e110', 'e120', 'e122', 'e123', 'e124', 'e127', 'e129', 'e131', 'e132', 'e133', 'e142', 'e151', 'e154', 'e155', 'e164', 'e171', 'e310', 'e311', 'e312', 'e319',
  'e320', 'e321', 'e385', 'e407', 'e407a', 'e410', 'e412', 'e413', 'e414', 'e415', 'e418', 'e425', 'e950', 'e951', 'e952', 'e954', 'e955', 'e957', 'e960', 'e961', 'e962', 'e969',
]);

/** Foods that share a word with another food, and nothing else; folded, in the languages that are read. */
export const FALSE_FRIENDS: readonly string[] = [
  'cherry tomato', 'tomate cerise', 'tomates cerises', 'kirschtomate', 'tomate cherry', 'sweet potato', 'patate douce', 'susskartoffel', 'lemon balm', 'lemon beebrush', 'lemon verbena',
  'lemon grass', 'lemon sole', 'orange carrot', 'corn salad', 'cocoa bean', 'coffee bean', 'vanilla bean', 'tonka bean', 'kakaobohne', 'kaffeebohne', 'vanilla pod', 'chestnut mushroom', 'water chestnut',
  'grape sugar', 'traubenzucker', 'butter bean', 'coconut milk', 'cocoa butter', 'peanut butter', 'egg plant', 'eggplant', 'grapefruit', 'grapeseed', 'acido citrico',
  'granatapfel', 'granatapfeln', 'granaatappel', 'kichererbse', 'kikkererwt', 'cacaoboon', 'cacaobonen', 'koffieboon', 'koffiebonen', 'vanilleboon', 'kakaobohnen', 'kaffeebohnen', 'cayennepfeffer', 'cayennepeper',
];
