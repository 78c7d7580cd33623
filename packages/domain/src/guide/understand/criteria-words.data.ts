/** Names of nutrients that the matching room does not know as such: other languages, everyday words. */
export const NUTRIENT_WORDS: Readonly<Record<string, string>> = {
  eiweiss: 'Protein', proteine: 'Protein', proteines: 'Protein', zucker: 'Sugar', sucre: 'Sugar', sucres: 'Sugar', salz: 'Sodium', sel: 'Sodium', fett: 'Fat', gras: 'Fat', matieres: 'Fat',
  ballaststoffe: 'Fiber', kalorien: 'Calories', 'saturated': 'Saturated Fat', 'gesattigte fettsauren': 'Saturated Fat', koffein: 'Caffeine', cafeine: 'Caffeine', alkohol: 'Alcohol', alcool: 'Alcohol', palmol: 'Palm Oil', 'huile de palme': 'Palm Oil',
  salty: 'Sodium', sugary: 'Sugar', fatty: 'Fat', caloric: 'Calories', 'healthy fats': 'Healthy Fats', 'good fats': 'Healthy Fats', additives: 'Additives', kilocalories: 'Calories', kj: 'Calories', energie: 'Calories', fats: 'Fat', 'processed food': 'Ultra-Processed Foods', 'ultra processed': 'Ultra-Processed Foods', 'processed foods': 'Ultra-Processed Foods', 'ultra processed products': 'Ultra-Processed Foods',
  lait: 'Dairy', milch: 'Dairy', leche: 'Dairy', latte: 'Dairy', oeufs: 'Eggs', oeuf: 'Eggs', eier: 'Eggs', huevo: 'Eggs', huevos: 'Eggs', uova: 'Eggs', nusse: 'Nuts', nueces: 'Nuts', 'fruits a coque': 'Nuts', arachides: 'Peanuts', arachide: 'Peanuts', cacahuetes: 'Peanuts', erdnusse: 'Peanuts', arachidi: 'Peanuts', soja: 'Soy', soia: 'Soy',
  poisson: 'Fish', fisch: 'Fish', pescado: 'Fish', pesce: 'Fish', glutine: 'Gluten', azucar: 'Sugar', azucares: 'Sugar', zucchero: 'Sugar', zuccheri: 'Sugar', sale: 'Sodium', grasa: 'Fat', grasas: 'Fat', grassi: 'Fat', fibra: 'Fiber', fibre: 'Fiber', proteinas: 'Protein', calorias: 'Calories', calorie: 'Calories', cafeina: 'Caffeine', caffeina: 'Caffeine', alcol: 'Alcohol', 'aceite de palma': 'Palm Oil', 'olio di palma': 'Palm Oil',
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
  'low', 'lower', 'lowest', 'less', 'least', 'without', 'no', 'little', 'reduce', 'reduced', 'reducing', 'fewer', 'fewest', 'zero', 'cut', 'cutting', 'not', 'avoid', 'avoiding', 'limit', 'light', 'lite', 'minus', 'under', 'below', 'free', 'nothing', 'wenig', 'weniger', 'ohne', 'kein', 'keine', 'peu', 'moins', 'sans', 'faible', 'pauvre', 'minimal',
]);
/** Between a side and its nutrient: "low in added sugar". */
export const LINKS: ReadonlySet<string> = new Set(['than', 'g', 'my', 'your', 'down', 'in', 'of', 'on', 'a', 'any', 'the', 'too', 'on', 'en', 'de', 'an', 'and', 'und', 'or', 'much', 'total', 'amount', 'amounts', 'content', 'very', 'so', 'added', 'lot']);

/** Asked for without a side, these are wanted. */
export const WANTED: ReadonlySet<string> = new Set([
  'Protein', 'Plant Protein', 'Fiber', 'Omega-3', 'Healthy Fats', 'Whole Grains', 'Vitamins', 'Vitamin A', 'Vitamin C', 'Vitamin D', 'Vitamin E', 'Folate', 'B Vitamins', 'B12', 'Antioxidants', 'Calcium', 'Iron', 'Potassium',
  'Magnesium', 'Zinc', 'Iodine', 'Probiotics', 'Soluble Fiber',
]);
