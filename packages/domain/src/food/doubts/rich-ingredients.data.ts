/**
 * Words that end the name of an ingredient which is nearly all sugar, starch or fat, in the languages that packs are printed in.
 * German and Dutch write them at the end of a longer word ("Rohrzucker", "zonnebloemolie").
 */
export const RICH_ENDINGS: readonly string[] = [
  'sugar', 'sugars', 'flour', 'oil', 'oils', 'honey', 'syrup', 'dextrose', 'glucose', 'fructose', 'sucrose', 'maltodextrin', 'starch', 'butter', 'lard',
  'zucker', 'mehl', 'öl', 'öle', 'honig', 'sirup', 'stärke', 'maltodextrin', 'schmalz',
  'suiker', 'bloem', 'meel', 'olie', 'honing', 'stroop', 'siroop', 'zetmeel', 'boter',
];

/** Words that begin such a name where the language puts the kind behind ("huile de tournesol"). */
export const RICH_BEGINNINGS: readonly string[] = [
  'sucre', 'sucres', 'farine', 'huile', 'huiles', 'miel', 'sirop', 'amidon', 'beurre', 'saindoux', 'maltodextrine',
  'azúcar', 'azucar', 'harina', 'aceite', 'jarabe', 'almidón', 'dextrosa', 'glucosa', 'mantequilla', 'maltodextrina',
  'zucchero', 'farina', 'olio', 'miele', 'sciroppo', 'amido', 'destrosio', 'burro',
  'açúcar', 'farinha', 'óleo', 'azeite', 'mel', 'xarope', 'manteiga',
];

/** Sour enough that their acids (13 kJ a gram, annex XIV) tell in the energy of a light food. */
export const SOUR = /vinegar|vinaigre|essig|azijn|vinagre|aceto|lemon|citron|zitrone|citroen|limón|limone|limão|\blime\b|citric|citrique|citrico/iu;
