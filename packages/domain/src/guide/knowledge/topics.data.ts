import type { Publication } from './publications.data.ts';

/**
 * What can be explained: the folded names by which people ask for it, the canonical name of the preference that it is about, and the
 * publications that it rests on. The key is the id of its text in `packages/messages` (area `topics`).
 */
type TopicRow = { readonly names: readonly string[]; readonly nutrient?: string; readonly publications: readonly Publication[] };

/** Scores, classifications and words on packs. */
export const LABEL_TOPICS = {
  nutri_score: { names: ['nutri score', 'nutriscore', 'nutri-score', 'the nutri score'], publications: ['nutriscore'] },
  nova: { names: ['nova', 'nova group', 'nova groups', 'nova classification', 'nova 1', 'nova 2', 'nova 3', 'nova score'], publications: ['nova'] },
  ultra_processed: { names: ['ultra processed', 'ultra processed food', 'ultra processed foods', 'nova 4', 'nova group 4', 'upf', 'ultraprocessed', 'highly processed'], nutrient: 'Ultra-Processed Foods', publications: ['nova', 'bmj2024', 'rules'] },
  score: { names: ['score', 'the score', 'personal score', 'health score', 'my score', 'labelwise score', 'scoring', 'the points', 'score calculated', 'ledger', 'the ledger'], publications: ['rules', 'nutriscore'] },
  additives: { names: ['additives', 'additive', 'food additives', 'e numbers', 'e number', 'zusatzstoffe', 'additifs'], publications: ['eu1333', 'rules'] },
  organic: { names: ['organic', 'bio', 'organic food', 'organic label', 'biologique'], publications: ['eu848', 'rules'] },
  light: { names: ['light', 'lite', 'reduced', 'reduced sugar', 'reduced fat', 'light product', 'light products'], publications: ['eu1924'] },
  sugar_free: { names: ['sugar free', 'sugarfree', 'zuckerfrei', 'sans sucre', 'sans sucres'], publications: ['eu1924'] },
  no_added_sugar: { names: ['no added sugar', 'no added sugars', 'without added sugar', 'no sugar added'], publications: ['eu1924'] },
  low_fat: { names: ['low fat', 'fat free', 'fettarm'], publications: ['eu1924'] },
  low_salt: { names: ['low salt', 'low sodium', 'reduced salt', 'salt free', 'salzarm'], publications: ['eu1924'] },
  source_of_fibre: { names: ['source of fibre', 'source of fiber', 'high fibre', 'high fiber', 'rich in fibre', 'fibre claim'], nutrient: 'Fiber', publications: ['eu1924'] },
  high_protein: { names: ['high protein', 'source of protein', 'protein claim', 'protein label'], nutrient: 'Protein', publications: ['eu1924'] },
  gluten_free_label: { names: ['gluten free label', 'gluten free', 'glutenfrei'], publications: ['eu828'] },
  may_contain: { names: ['may contain', 'traces', 'may contain traces', 'precautionary label', 'traces of nuts', 'spuren'], publications: ['eu1169', 'rules'] },
  allergens: { names: ['allergens', 'allergen', 'allergen labelling', '14 allergens', 'allergene'], publications: ['eu1169'] },
  best_before: { names: ['best before', 'use by', 'expiry date', 'best before date', 'use by date', 'mindesthaltbarkeitsdatum'], publications: ['eu1169'] },
  serving_size: { names: ['serving size', 'portion size', 'portion', 'serving'], publications: ['eu1169'] },
  reference_intake: { names: ['reference intake', 'reference intakes', 'daily value', 'daily values', 'ri', 'gda', 'percent daily value'], publications: ['eu1169', 'fda'] },
  ingredient_list: { names: ['ingredient list', 'list of ingredients', 'order of ingredients', 'read a label', 'read labels', 'reading labels', 'food label', 'nutrition label', 'nutrition table'], publications: ['eu1169'] },
  traffic_light: { names: ['traffic light', 'traffic lights', 'what is high', 'how much is high'], publications: ['ukLabel'] },
  glycemic_index: { names: ['glycemic index', 'glycaemic index', 'gi', 'glycemic load'], publications: ['whoCarbs'] },
  bmi: { names: ['bmi', 'body mass index'], publications: ['rules', 'who'] },
  mediterranean_diet: { names: ['mediterranean diet', 'mediterranean'], publications: ['aha'] },
  keto_diet: { names: ['keto diet', 'keto', 'ketogenic diet'], publications: ['rules'] },
  intermittent_fasting: { names: ['intermittent fasting', 'fasting', '16 8'], publications: ['rules'] },
  balanced_diet: { names: ['balanced diet', 'healthy diet', 'healthy eating', 'eat healthier', 'eat healthy', 'eating healthier', 'gesunde ernahrung', 'manger sain'], publications: ['who', 'whoSugars', 'whoSodium', 'whoCarbs'] },
  celiac: { names: ['celiac', 'celiac disease', 'coeliac', 'coeliac disease', 'zoliakie'], publications: ['coeliacUk', 'eu828', 'rules'] },
  privacy: { names: ['privacy', 'my data', 'store my data', 'data protection', 'my personal data', 'datenschutz'], publications: ['rules'] },
  offline: { names: ['offline', 'without internet', 'no internet', 'without a network', 'no signal', 'without a connection', 'without connection', 'works offline', 'ohne internet', 'ohne netz', 'hors ligne', 'sans internet', 'sans reseau', 'sin internet', 'sin conexion', 'sin red', 'sin cobertura', 'senza internet', 'senza connessione', 'senza rete', 'sem internet', 'sem rede', 'sem conexao', 'zonder internet', 'zonder netwerk'], publications: ['rules'] },
  data_source: { names: ['data source', 'where does the data come from', 'open food facts', 'where do you get your data', 'your sources', 'your data'], publications: ['rules'] },
} as const satisfies Readonly<Record<string, TopicRow>>;

/** Nutrients and substances. */
export const NUTRIENT_TOPICS = {
  sugars: { names: ['sugars', 'sugar', 'free sugars', 'added sugar', 'added sugars', 'zucker', 'sucre'], nutrient: 'Sugar', publications: ['whoSugars', 'eu1169', 'eu1924', 'ukLabel'] },
  salt: { names: ['salt', 'sodium', 'salz', 'sel'], nutrient: 'Sodium', publications: ['whoSodium', 'eu1169', 'eu1924', 'ukLabel'] },
  saturated_fat: { names: ['saturated fat', 'saturates', 'saturated fats', 'saturated fatty acids', 'gesattigte fettsauren'], nutrient: 'Saturated Fat', publications: ['whoFats', 'eu1169', 'eu1924', 'ukLabel'] },
  trans_fat: { names: ['trans fat', 'trans fats', 'trans fatty acids'], nutrient: 'Trans Fat', publications: ['whoFats', 'eu649'] },
  fat: { names: ['fat', 'fats', 'total fat', 'fett'], nutrient: 'Fat', publications: ['efsaFat', 'eu1169', 'eu1924', 'ukLabel'] },
  unsaturated_fat: { names: ['unsaturated fat', 'healthy fats', 'healthy fat', 'good fats', 'unsaturated fats'], nutrient: 'Healthy Fats', publications: ['eu432', 'eu1924', 'aha'] },
  fibre: { names: ['fibre', 'fiber', 'dietary fibre', 'dietary fiber', 'ballaststoffe', 'fibres'], nutrient: 'Fiber', publications: ['efsaFiber', 'whoCarbs', 'eu1924'] },
  protein: { names: ['protein', 'proteins', 'eiweiss', 'proteine', 'proteines'], nutrient: 'Protein', publications: ['efsaProtein', 'issn', 'eu1169', 'eu1924'] },
  carbohydrates: { names: ['carbohydrates', 'carbs', 'carbohydrate', 'kohlenhydrate', 'glucides'], nutrient: 'Carbohydrates', publications: ['efsaFiber', 'eu1169', 'whoCarbs'] },
  calories: { names: ['calories', 'energy', 'kcal', 'kilojoules', 'kalorien', 'calorie'], nutrient: 'Calories', publications: ['eu1169', 'eu1924', 'rules'] },
  omega_3: { names: ['omega 3', 'omega-3', 'omega 3 fatty acids', 'epa', 'dha'], nutrient: 'Omega-3', publications: ['efsaFat', 'eu1924'] },
  cholesterol: { names: ['cholesterol', 'dietary cholesterol', 'ldl'], publications: ['eu432', 'aha'] },
  caffeine: { names: ['caffeine', 'koffein', 'cafeine', 'coffee', 'kaffee', 'cafe'], nutrient: 'Caffeine', publications: ['efsaCaffeine', 'eu1169'] },
  alcohol: { names: ['alcohol', 'alkohol', 'alcool'], nutrient: 'Alcohol', publications: ['whoAlcohol', 'eu1169', 'rules'] },
  water: { names: ['water', 'drinking water', 'hydration', 'fluid'], publications: ['efsaWater', 'nutriscore'] },
  vitamins: { names: ['vitamins', 'vitamin', 'minerals', 'vitamins and minerals'], nutrient: 'Vitamins', publications: ['eu1169', 'eu1924'] },
  vitamin_d: { names: ['vitamin d'], nutrient: 'Vitamin D', publications: ['eu1169', 'efsaDrv'] },
  vitamin_c: { names: ['vitamin c'], nutrient: 'Vitamin C', publications: ['eu1169', 'eu432'] },
  vitamin_b12: { names: ['vitamin b12', 'b12'], nutrient: 'B12', publications: ['eu1169', 'efsaDrv'] },
  calcium: { names: ['calcium'], nutrient: 'Calcium', publications: ['eu1169', 'eu432'] },
  iron: { names: ['iron', 'eisen', 'fer'], nutrient: 'Iron', publications: ['eu1169', 'eu432'] },
  magnesium: { names: ['magnesium'], nutrient: 'Magnesium', publications: ['eu1169', 'eu432'] },
  potassium: { names: ['potassium', 'kalium'], nutrient: 'Potassium', publications: ['eu1169', 'eu432'] },
  sweeteners: { names: ['sweeteners', 'artificial sweeteners', 'sweetener', 'non sugar sweeteners', 'sussstoffe', 'edulcorants'], nutrient: 'Artificial Sweeteners', publications: ['whoSweeteners', 'eu1333', 'nutriscore'] },
  sugar_alcohols: { names: ['sugar alcohols', 'polyols'], nutrient: 'Sugar Alcohols', publications: ['eu1169', 'eu1333'] },
  palm_oil: { names: ['palm oil', 'palm fat', 'palmol', 'huile de palme'], nutrient: 'Palm Oil', publications: ['whoFats', 'eu1169'] },
  gluten: { names: ['gluten'], nutrient: 'Gluten', publications: ['eu828', 'eu1169'] },
  lactose: { names: ['lactose', 'laktose', 'milk sugar'], nutrient: 'Lactose', publications: ['eu1169'] },
  whole_grains: { names: ['whole grains', 'whole grain', 'wholegrain', 'whole wheat', 'vollkorn'], nutrient: 'Whole Grains', publications: ['whoCarbs'] },
  processed_meat: { names: ['processed meat', 'processed meats', 'sausages', 'cured meat'], nutrient: 'Processed Meat', publications: ['iarc'] },
  red_meat: { names: ['red meat'], nutrient: 'Red Meat', publications: ['iarc', 'nutriscore'] },
  probiotics: { names: ['probiotics', 'probiotic', 'live cultures'], nutrient: 'Probiotics', publications: ['eu432'] },
  fruit_and_vegetables: { names: ['fruit and vegetables', 'five a day', '5 a day', 'vegetables', 'fruit'], publications: ['whoCarbs', 'nutriscore'] },
} as const satisfies Readonly<Record<string, TopicRow>>;

/** The id of one thing that can be explained. */
export type TopicId = keyof typeof LABEL_TOPICS | keyof typeof NUTRIENT_TOPICS;
