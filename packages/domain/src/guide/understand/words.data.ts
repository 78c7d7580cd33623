/** Names of nutrients that the matching room does not know as such: other languages, everyday words. */
export const NUTRIENT_WORDS: Readonly<Record<string, string>> = {
  eiweiss: 'Protein', proteine: 'Protein', proteines: 'Protein', zucker: 'Sugar', sucre: 'Sugar', sucres: 'Sugar', salz: 'Sodium', sel: 'Sodium', fett: 'Fat', gras: 'Fat', matieres: 'Fat',
  ballaststoffe: 'Fiber', kalorien: 'Calories', 'saturated': 'Saturated Fat', 'gesattigte fettsauren': 'Saturated Fat', koffein: 'Caffeine', cafeine: 'Caffeine', alkohol: 'Alcohol', alcool: 'Alcohol', palmol: 'Palm Oil', 'huile de palme': 'Palm Oil',
  salty: 'Sodium', sugary: 'Sugar', fatty: 'Fat', caloric: 'Calories', 'healthy fats': 'Healthy Fats', 'good fats': 'Healthy Fats', additives: 'Additives', kilocalories: 'Calories', kj: 'Calories', energie: 'Calories', fats: 'Fat', 'processed food': 'Ultra-Processed Foods', 'ultra processed': 'Ultra-Processed Foods', 'processed foods': 'Ultra-Processed Foods', 'ultra processed products': 'Ultra-Processed Foods',
  lait: 'Dairy', milch: 'Dairy', leche: 'Dairy', latte: 'Dairy', oeufs: 'Eggs', oeuf: 'Eggs', eier: 'Eggs', huevo: 'Eggs', huevos: 'Eggs', uova: 'Eggs', nusse: 'Nuts', nueces: 'Nuts', 'fruits a coque': 'Nuts', arachides: 'Peanuts', arachide: 'Peanuts', cacahuetes: 'Peanuts', erdnusse: 'Peanuts', arachidi: 'Peanuts', soja: 'Soy', soia: 'Soy',
  poisson: 'Fish', fisch: 'Fish', pescado: 'Fish', pesce: 'Fish', glutine: 'Gluten', azucar: 'Sugar', azucares: 'Sugar', zucchero: 'Sugar', zuccheri: 'Sugar', sale: 'Sodium', grasa: 'Fat', grasas: 'Fat', grassi: 'Fat', fibra: 'Fiber', fibre: 'Fiber', proteinas: 'Protein', calorias: 'Calories', calorie: 'Calories', cafeina: 'Caffeine', caffeina: 'Caffeine', alcol: 'Alcohol', 'aceite de palma': 'Palm Oil', 'olio di palma': 'Palm Oil',
  cals: 'Calories', kcals: 'Calories', calory: 'Calories', kalorie: 'Calories', kcal: 'Calories', calorieen: 'Calories', caloria: 'Calories', acucar: 'Sugar', acucares: 'Sugar', suiker: 'Sugar', suikers: 'Sugar', zout: 'Sodium', eiwit: 'Protein', eiwitten: 'Protein', proteina: 'Protein', vezels: 'Fiber', vet: 'Fat', gordura: 'Fat',
  leite: 'Dairy', melk: 'Dairy', milk: 'Dairy', ovos: 'Eggs', ovo: 'Eggs', eieren: 'Eggs', uovo: 'Eggs', noten: 'Nuts', noot: 'Nuts', nozes: 'Nuts', noci: 'Nuts', noix: 'Nuts', nuss: 'Nuts', amendoim: 'Peanuts', amendoins: 'Peanuts', pinda: 'Peanuts', pindas: 'Peanuts', "pinda's": 'Peanuts', cacahuete: 'Peanuts', erdnuss: 'Peanuts', peixe: 'Fish', vis: 'Fish',
  gluten: 'Gluten', palmolie: 'Palm Oil',
  'vit c': 'Vitamin C', 'vit d': 'Vitamin D', 'vitamin b 12': 'B12', 'omega 3 fats': 'Omega-3', 'whole wheat': 'Whole Grains', vollkorn: 'Whole Grains', sodium: 'Sodium',
};

/** Whole words that say a nutrient and a side at once. */
export const COMPOUND_WORDS: Readonly<Record<string, { name: string; side: 'high' | 'low' }>> = {
  eiweissreich: { name: 'Protein', side: 'high' }, eiweissreiche: { name: 'Protein', side: 'high' }, proteinreich: { name: 'Protein', side: 'high' }, proteinreiche: { name: 'Protein', side: 'high' },
  ballaststoffreich: { name: 'Fiber', side: 'high' }, ballaststoffreiche: { name: 'Fiber', side: 'high' }, zuckerarm: { name: 'Sugar', side: 'low' }, zuckerarme: { name: 'Sugar', side: 'low' }, zuckerfrei: { name: 'Sugar', side: 'low' }, zuckerfreie: { name: 'Sugar', side: 'low' },
  salzarm: { name: 'Sodium', side: 'low' }, salzarme: { name: 'Sodium', side: 'low' }, fettarm: { name: 'Fat', side: 'low' }, fettarme: { name: 'Fat', side: 'low' }, kalorienarm: { name: 'Calories', side: 'low' }, kalorienarme: { name: 'Calories', side: 'low' },
  lowsalt: { name: 'Sodium', side: 'low' }, sugarfree: { name: 'Sugar', side: 'low' }, sugarless: { name: 'Sugar', side: 'low' }, saltless: { name: 'Sodium', side: 'low' }, wholegrain: { name: 'Whole Grains', side: 'high' }, fibrous: { name: 'Fiber', side: 'high' },
  unsalted: { name: 'Sodium', side: 'low' }, unsweetened: { name: 'Sugar', side: 'low' },
};

export const HIGH_WORDS: ReadonlySet<string> = new Set([
  'high', 'higher', 'highest', 'rich', 'richer', 'more', 'most', 'lots', 'lot', 'plenty', 'much', 'full', 'source', 'boost', 'extra', 'increase', 'packed', 'with', 'enough', 'good', 'additional', 'get', 'add', 'best', 'viel', 'mehr', 'plus', 'riche', 'beaucoup', 'heavy', 'loaded',
]);
export const LOW_WORDS: ReadonlySet<string> = new Set([
  'low', 'lower', 'lowest', 'few', 'less', 'least', 'without', 'no', 'little', 'reduce', 'reduced', 'reducing', 'fewer', 'fewest', 'zero', 'cut', 'cutting', 'not', 'avoid', 'avoiding', 'limit', 'light', 'lite', 'minus', 'under', 'below', 'free', 'nothing', 'wenig', 'weniger', 'ohne', 'kein', 'keine', 'peu', 'moins', 'sans', 'faible', 'pauvre', 'minimal',
]);
/** Between a side and its nutrient: "low in added sugar". */
export const LINKS: ReadonlySet<string> = new Set(['than', 'g', 'my', 'your', 'down', 'in', 'of', 'on', 'a', 'any', 'the', 'too', 'on', 'en', 'de', 'an', 'and', 'und', 'or', 'much', 'total', 'amount', 'amounts', 'content', 'very', 'so', 'added', 'lot']);

/** Asked for without a side, these are wanted. */
export const WANTED: ReadonlySet<string> = new Set([
  'Protein', 'Plant Protein', 'Fiber', 'Omega-3', 'Healthy Fats', 'Whole Grains', 'Vitamins', 'Vitamin A', 'Vitamin C', 'Vitamin D', 'Vitamin E', 'Folate', 'B Vitamins', 'B12', 'Antioxidants', 'Calcium', 'Iron', 'Potassium',
  'Magnesium', 'Zinc', 'Iodine', 'Probiotics', 'Soluble Fiber',
]);

/** Words of a question that stand for a goal, condition or restriction of the health profile. Keys folded, hyphens as spaces. */
export const SELECTION_WORDS: Readonly<Record<string, { kind: 'goals' | 'conditions' | 'restrictions'; name: string }>> = {
  'heart health': { kind: 'goals', name: 'Heart Health' }, 'heart healthy': { kind: 'goals', name: 'Heart Health' }, 'my heart': { kind: 'goals', name: 'Heart Health' },
  'the heart': { kind: 'goals', name: 'Heart Health' }, heart: { kind: 'goals', name: 'Heart Health' }, cardiovascular: { kind: 'goals', name: 'Heart Health' },
  herz: { kind: 'goals', name: 'Heart Health' }, herzgesundheit: { kind: 'goals', name: 'Heart Health' }, coeur: { kind: 'goals', name: 'Heart Health' },
  'weight loss': { kind: 'goals', name: 'Lose Weight' }, 'lose weight': { kind: 'goals', name: 'Lose Weight' }, 'losing weight': { kind: 'goals', name: 'Lose Weight' },
  'lose some weight': { kind: 'goals', name: 'Lose Weight' }, 'lose fat': { kind: 'goals', name: 'Lose Weight' }, 'slim down': { kind: 'goals', name: 'Lose Weight' }, abnehmen: { kind: 'goals', name: 'Lose Weight' }, 'perdre du poids': { kind: 'goals', name: 'Lose Weight' },
  'gain weight': { kind: 'goals', name: 'Gain Weight' }, 'gaining weight': { kind: 'goals', name: 'Gain Weight' }, 'weight gain': { kind: 'goals', name: 'Gain Weight' },
  'build muscle': { kind: 'goals', name: 'Build Muscle' }, 'building muscle': { kind: 'goals', name: 'Build Muscle' }, 'gain muscle': { kind: 'goals', name: 'Build Muscle' }, muscles: { kind: 'goals', name: 'Build Muscle' },
  muscle: { kind: 'goals', name: 'Build Muscle' }, 'muscle growth': { kind: 'goals', name: 'Build Muscle' }, 'after a workout': { kind: 'goals', name: 'Build Muscle' }, 'post workout': { kind: 'goals', name: 'Build Muscle' }, 'the gym': { kind: 'goals', name: 'Build Muscle' }, muskelaufbau: { kind: 'goals', name: 'Build Muscle' },
  'more energy': { kind: 'goals', name: 'Improve Energy' }, 'improve energy': { kind: 'goals', name: 'Improve Energy' }, 'energy levels': { kind: 'goals', name: 'Improve Energy' }, 'energy boost': { kind: 'goals', name: 'Improve Energy' },
  sleep: { kind: 'goals', name: 'Better Sleep' }, 'better sleep': { kind: 'goals', name: 'Better Sleep' }, sleeping: { kind: 'goals', name: 'Better Sleep' }, schlafen: { kind: 'goals', name: 'Better Sleep' },
  digestion: { kind: 'goals', name: 'Digestive Health' }, 'gut health': { kind: 'goals', name: 'Digestive Health' }, 'my gut': { kind: 'goals', name: 'Digestive Health' }, verdauung: { kind: 'goals', name: 'Digestive Health' },
  diabetes: { kind: 'conditions', name: 'Diabetes' }, diabetic: { kind: 'conditions', name: 'Diabetes' }, diabetics: { kind: 'conditions', name: 'Diabetes' }, 'blood sugar': { kind: 'conditions', name: 'Diabetes' }, prediabetes: { kind: 'conditions', name: 'Diabetes' },
  'high blood pressure': { kind: 'conditions', name: 'High Blood Pressure' }, 'blood pressure': { kind: 'conditions', name: 'High Blood Pressure' }, hypertension: { kind: 'conditions', name: 'High Blood Pressure' }, bluthochdruck: { kind: 'conditions', name: 'High Blood Pressure' },
  'high cholesterol': { kind: 'conditions', name: 'High Cholesterol' }, 'my cholesterol': { kind: 'conditions', name: 'High Cholesterol' }, 'lower cholesterol': { kind: 'conditions', name: 'High Cholesterol' }, 'for cholesterol': { kind: 'conditions', name: 'High Cholesterol' },
  'kidney disease': { kind: 'conditions', name: 'Kidney Disease' }, kidneys: { kind: 'conditions', name: 'Kidney Disease' }, 'kidney problems': { kind: 'conditions', name: 'Kidney Disease' },
  'heart disease': { kind: 'conditions', name: 'Heart Disease' }, gerd: { kind: 'conditions', name: 'GERD' }, 'acid reflux': { kind: 'conditions', name: 'GERD' }, reflux: { kind: 'conditions', name: 'GERD' }, heartburn: { kind: 'conditions', name: 'GERD' },
  ibs: { kind: 'conditions', name: 'IBS' }, 'irritable bowel': { kind: 'conditions', name: 'IBS' }, celiac: { kind: 'conditions', name: 'Celiac' }, coeliac: { kind: 'conditions', name: 'Celiac' }, 'celiac disease': { kind: 'conditions', name: 'Celiac' }, 'coeliac disease': { kind: 'conditions', name: 'Celiac' },
};

/** Everyday names of additives beside the official ones; folded. */
export const ADDITIVE_WORDS: Readonly<Record<string, string>> = {
  msg: 'e621', 'monosodium glutamate': 'e621', glutamate: 'e621', aspartame: 'e951', aspartam: 'e951', sucralose: 'e955', stevia: 'e960', saccharin: 'e954', saccharine: 'e954', acesulfame: 'e950', 'acesulfame k': 'e950', 'acesulfame potassium': 'e950',
  lecithin: 'e322', lecithins: 'e322', 'soy lecithin': 'e322', 'soya lecithin': 'e322', 'sunflower lecithin': 'e322', 'titanium dioxide': 'e171', carrageenan: 'e407', 'xanthan gum': 'e415', xanthan: 'e415', 'guar gum': 'e412',
  'sodium nitrite': 'e250', nitrite: 'e250', nitrites: 'e250', nitrates: 'e251', 'sodium nitrate': 'e251', 'potassium sorbate': 'e202', 'sodium benzoate': 'e211', 'citric acid': 'e330', 'ascorbic acid': 'e300', 'phosphoric acid': 'e338',
  'caramel color': 'e150d', 'caramel colour': 'e150d', 'ammonia caramel': 'e150c', tartrazine: 'e102', 'yellow 5': 'e102', 'red 40': 'e129', 'allura red': 'e129', annatto: 'e160b', carmine: 'e120', cochineal: 'e120', curcumin: 'e100', paprika: 'e160c',
  'sorbitol': 'e420', xylitol: 'e967', erythritol: 'e968', maltitol: 'e965', pectin: 'e440', 'locust bean gum': 'e410', 'mono and diglycerides': 'e471', 'monoglycerides': 'e471', bht: 'e321', bha: 'e320', 'sulphur dioxide': 'e220', 'sulfur dioxide': 'e220',
  'modified starch': 'e1422', glycerol: 'e422', glycerin: 'e422', 'polysorbate 80': 'e433', cmc: 'e466', 'cellulose gum': 'e466', 'sodium bicarbonate': 'e500', 'baking soda': 'e500', 'natriumglutamat': 'e621', geschmacksverstarker: 'e621',
};
