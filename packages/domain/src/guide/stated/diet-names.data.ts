/** Names of diets in English, German, French, Spanish, Italian and Dutch, folded, and the diet that a pack is judged by. Also what is asked for: "vegane Snacks". */
export const DIET_NAMES: Readonly<Record<string, string>> = {
  vegan: 'vegan, vegans, vegane, veganer, veganes, veganen, veganem, veganerin, veganes essen, vegano, vegana, veganos, veganas, vegani, vegetalien, vegetalienne, vegetaliens, vegetaliennes, vegetaliano, vegetaliana, veganistisch, veganist, plant based, plantbased, rein pflanzlich, pflanzlich, pflanzliche, pflanzlichen, vegan diet',
  vegetarian: 'vegetarian, vegetarians, veggie, veggies diet, vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetarischen, vegetarier, vegetarierin, vegetarien, vegetarienne, vegetariens, vegetariennes, vegetariano, vegetariana, vegetarianos, vegetarianas, vegetariani, vegetariane, meat free, meatfree, meatless, sans viande, sin carne, senza carne, fleischlos, lacto vegetarian, ovo vegetarian',
  pescatarian: 'pescatarian, pescatarians, pescetarian, pescetarians, pesketarisch, pescetarisch, pesketarier, pesketarierin, pescetarier, pescetarien, pescetarienne, pesco vegetarian, pesco vegetarien, pescetariano, pescatariano, pescetariana, piscivegetariano',
  kosher: 'kosher, koscher, koschere, casher, cacher, kasher, kosjer',
  halal: 'halal, hallal, helal',
  keto: 'keto, ketogenic, ketogen, cetogene, cetogenica, chetogenica',
  paleo: 'paleo',
  mediterranean: 'mediterranean, mediterran, mediterrane, mediterraneen, mediterranea',
  'low-carb': 'low carb, low carbs, lowcarb, low carbohydrate',
  'gluten-free': 'gluten free, glutenfree, glutenfrei, glutenfreie, glutenfreies, glutenfreien, glutenfreier, sans gluten, sin gluten, senza glutine, glutenvrij, without gluten, no gluten, coeliacs, celiacs',
  'dairy-free': 'dairy free, dairyfree, lactose free, lactosefree, milk free, without milk, without dairy, no dairy, laktosefrei, laktosefreie, laktosefreies, laktosefreien, laktosefreier, milchfrei, sans lactose, sans lait, sin lactosa, sin leche, senza lattosio, senza latte, lactosevrij',
  'nut-free': 'nut free, nutfree, tree nut free, nussfrei, nussfreie, without tree nuts', 'peanut-free': 'peanut free, erdnussfrei', 'egg-free': 'egg free, eggfree, eifrei, sans oeuf, sans oeufs, sin huevo, senza uova',
  'soy-free': 'soy free, soya free, sojafrei, sans soja', 'sesame-free': 'sesame free, sesamfrei', 'fish-free': 'fish free', 'shellfish-free': 'shellfish free', 'mustard-free': 'mustard free', 'celery-free': 'celery free',
};

/** The same for an illness that asks for one. */
export const CELIAC_WORDS: ReadonlySet<string> = new Set(['celiac', 'coeliac', 'celiacs', 'coeliacs', 'zoliakie', 'coeliaque', 'coeliaques', 'celiaco', 'celiaca', 'celiachia', 'celiaquia', 'celiachie', 'coeliakie', 'celiax', 'celiacdisease', 'celliac', 'ceoliac', 'coliac', 'celic']);
