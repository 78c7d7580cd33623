/** safety: illness or allergy · identity: faith or conviction · pattern: a matter of amount · guide: a direction. Strictest first. */
export const CLASSES = ['safety', 'identity', 'pattern', 'guide'] as const;
export type ConstraintClass = (typeof CLASSES)[number];

/** Selections that set a constraint, by their key (folded, hyphens as spaces): the diets and how strictly. */
export const CONSTRAINTS: Readonly<Record<string, { diets: readonly string[]; strictness: ConstraintClass }>> = {
  celiac: { diets: ['gluten-free'], strictness: 'safety' },
  'gluten free': { diets: ['gluten-free'], strictness: 'safety' },
  'dairy free': { diets: ['dairy-free'], strictness: 'safety' },
  'egg free': { diets: ['egg-free'], strictness: 'safety' },
  'nut allergies': { diets: ['nut-free', 'peanut-free'], strictness: 'safety' },
  vegetarian: { diets: ['vegetarian'], strictness: 'identity' },
  vegan: { diets: ['vegan'], strictness: 'identity' },
  pescatarian: { diets: ['pescatarian'], strictness: 'identity' },
  kosher: { diets: ['kosher'], strictness: 'identity' },
  halal: { diets: ['halal'], strictness: 'identity' },
  keto: { diets: ['keto'], strictness: 'pattern' },
  'low carb': { diets: ['low-carb'], strictness: 'pattern' },
  'low sodium': { diets: ['low-sodium'], strictness: 'pattern' },
  paleo: { diets: ['paleo'], strictness: 'pattern' },
  mediterranean: { diets: ['mediterranean'], strictness: 'guide' },
};

/**
 * Foods of an allergy as people write them, folded, in the languages whose packs are read, and what then has to be absent.
 * "Nut" means tree nuts and peanuts to most people.
 */
const ALLERGY_WORDS: readonly (readonly [diets: readonly string[], words: string])[] = [
  [['nut-free', 'peanut-free'], 'nut, nuts, noix, nuss, nusse, nussen, nuez, nueces, frutos secos, noce, noci, frutta secca, noot, noten, noz, nozes'],
  [['nut-free'], 'tree nut, tree nuts, fruits a coque, fruit a coque, schalenfruchte, frutos de cascara, frutta a guscio, schaalvruchten, frutos de casca rija'],
  [['nut-free'], 'almond, almonds, hazelnut, hazelnuts, walnut, walnuts, cashew, cashews, pistachio, pistachios, pecan, pecans, amandes, noisettes, mandeln, haselnusse, haselnuss, almendras, avellanas, mandorle, nocciole, amandelen, hazelnoten, amendoas'],
  [['peanut-free'], 'peanut, peanuts, groundnut, groundnuts, arachide, arachides, cacahuete, cacahuetes, erdnuss, erdnusse, erdnussen, mani, arachidi, pinda, pindas, amendoim, amendoins'],
  [['egg-free'], 'egg, eggs, oeuf, oeufs, ei, eier, eiern, huhnerei, huevo, huevos, uovo, uova, eieren, ovo, ovos'],
  [['dairy-free'], "milk, cow milk, cow's milk, cows milk, dairy, lactose, casein, lait, produits laitiers, laitages, caseine, milch, kuhmilch, laktose, leche, lacteos, lactosa, latte, latticini, lattosio, melk, zuivel, leite, laticinios"],
  [['soy-free'], 'soy, soya, soybean, soybeans, soja, sojabohnen, soia'],
  [['fish-free'], 'fish, poisson, poissons, fisch, fische, pescado, pescados, pesce, vis, peixe, peixes'],
  [['shellfish-free'], 'shellfish, crustacean, crustaceans, shrimp, shrimps, prawn, prawns, crab, lobster, mollusc, molluscs, mollusk, mollusks, crustaces, crevettes, mollusques, krebstiere, krustentiere, garnelen, schalentiere, weichtiere, crustaceos, mariscos, marisco, gambas, moluscos, crostacei, molluschi, gamberi, schaaldieren, weekdieren, garnalen, camarao'],
  [['fish-free', 'shellfish-free'], 'seafood, fruits de mer, meeresfruchte, frutti di mare'],
  [['gluten-free'], 'gluten, wheat, barley, rye, ble, orge, seigle, weizen, gerste, roggen, trigo, cebada, centeno, glutine, frumento, grano, tarwe, gerst, rogge, cevada'],
  [['sesame-free'], 'sesame, sesam, sesamo, gergelim'], [['mustard-free'], 'mustard, moutarde, senf, mostaza, senape, mosterd, mostarda'],
  [['celery-free'], 'celery, celeriac, celeri, sellerie, apio, sedano, selderij, aipo'], [['lupin-free'], 'lupin, lupine, lupins, lupinen, altramuz, altramuces, lupini, tremoco'],
  [['sulphite-free'], 'sulphite, sulphites, sulfite, sulfites, sulfit, sulfito, sulfitos, solfiti, sulfiet, sulfieten'],
];
export const ALLERGY_DIETS: ReadonlyMap<string, readonly string[]> = new Map(ALLERGY_WORDS.flatMap(([diets, words]) => words.split(', ').map((word) => [word, diets] as const)));

/** What people leave out for faith or conviction rather than for illness. */
export const AVOIDED_FOODS: ReadonlyMap<string, string> = new Map(
  ['pork', 'porc', 'schwein', 'schweinefleisch', 'cerdo', 'maiale', 'varkensvlees', 'porco'].map((word) => [word, 'pork-free']),
);
