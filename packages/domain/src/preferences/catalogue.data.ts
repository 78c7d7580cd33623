/**
 * What each goal, condition and restriction asks of food: the preferences that a selection generates.
 *
 * Heart Health, Celiac, Vegan and Keto are published examples that clients rely on to the letter; the others
 * follow the dietary guidance named beside each line. Values −5…+5: the direction is the guidance's, the size is ours.
 * Information, not medical advice.
 */
export const SOURCES = {
  aha2021: 'American Heart Association, dietary guidance 2021, doi 10.1161/CIR.0000000000001031',
  bloodPressure: 'ACC/AHA blood pressure guideline, lifestyle table (PMC11283018)',
  lifestyle: 'AHA/ACC lifestyle guideline on saturated fat and cholesterol',
  ada: 'American Diabetes Association, nutrition therapy, Diabetes Care 37:S120',
  kdoqi: 'KDOQI clinical practice guideline for nutrition in kidney disease, 2020',
  gerd: 'Diet table for reflux disease, N Engl J Med 2008;359:1700 (PMC3058591)',
  ibs: 'American College of Gastroenterology, IBS guideline 2021; Monash FODMAP lists',
  coeliacUk: 'Coeliac UK, reading labels; Codex limit of 20 mg/kg for gluten-free',
  sleep: 'Effects of diet on sleep, Nutrients 2020;12:936',
  energyDensity: 'Energy density of the diet and keeping weight off (PMC3066438)',
  hall: 'Hall and others 2019, Cell Metabolism (PMC7946062)',
  issn: 'International Society of Sports Nutrition, position on protein 2017',
  eu432: 'Regulation (EU) 432/2012, permitted health claims',
  efsaDrv: 'EFSA, dietary reference values',
  efsaClaims: 'EFSA, opinion on plant sterols and LDL cholesterol',
  who: 'World Health Organization, healthy diet',
  plantBased: 'Academy of Nutrition and Dietetics, position on vegetarian diets 2016',
  lowCarb: 'Feinman and others 2015, definitions of low-carbohydrate diets (PMC10134254)',
  paleo: 'PEN Nutrition, Paleolithic diet',
  mediterranean: 'Mediterranean diet pyramid, Serra-Majem 2020; PMC7359750',
  ihec: 'IHEC, list of ingredients that are not halal',
  kashrut: 'General rules of kashrut',
  general: 'General dietary advice',
} as const;

export type SourceKey = keyof typeof SOURCES;
/** Name, value, why (the id of a sentence in `packages/messages`, area `guidance`), where from. */
type Row = readonly [name: string, value: number, reason: string, source: SourceKey];
type Rows = Readonly<Record<string, readonly Row[]>>;

export const GOAL_CATALOGUE = {
  'Lose Weight': [
    ['Fiber', 4, 'fiber_fills_without_calories', 'energyDensity'],
    ['Protein', 4, 'protein_satisfies_on_less', 'general'],
    ['Added Sugar', -4, 'added_sugar_fills_little', 'who'],
    ['Calories', -3, 'calories_overshoot', 'energyDensity'],
    ['Ultra-Processed Foods', -3, 'ultra_processed_more_energy', 'hall'],
    ['Saturated Fat', -2, 'saturated_fat_dense', 'who'],
    ['Alcohol', -2, 'alcohol_empty_calories', 'aha2021'],
  ],
  'Gain Weight': [
    ['Protein', 4, 'protein_gain_as_muscle', 'issn'],
    ['Healthy Fats', 4, 'healthy_fats_energy', 'aha2021'],
    ['Whole Grains', 3, 'whole_grains_energy_and_minerals', 'aha2021'],
    ['Nuts', 3, 'nuts_energy', 'aha2021'],
    ['Artificial Sweeteners', -2, 'sweeteners_take_energy_away', 'general'],
    ['Trans Fat', -5, 'trans_fat_damages_heart', 'who'],
    ['Added Sugar', -2, 'added_sugar_poor_weight_gain', 'who'],
  ],
  'Build Muscle': [
    ['Protein', 5, 'protein_muscle_growth', 'issn'],
    ['Calcium', 2, 'calcium_muscles', 'eu432'],
    ['Magnesium', 2, 'magnesium_muscles', 'eu432'],
    ['Whole Grains', 2, 'whole_grains_slow_energy', 'general'],
    ['Added Sugar', -3, 'added_sugar_displaces_protein', 'who'],
    ['Alcohol', -3, 'alcohol_slows_recovery', 'general'],
    ['Trans Fat', -4, 'trans_fat_damages_heart', 'who'],
  ],
  'Improve Energy': [
    ['Iron', 4, 'iron_tiredness', 'eu432'],
    ['B12', 3, 'b12_tiredness', 'eu432'],
    ['Magnesium', 2, 'magnesium_tiredness', 'eu432'],
    ['Fiber', 3, 'fiber_even_energy', 'efsaDrv'],
    ['Whole Grains', 3, 'whole_grains_lasting_energy', 'aha2021'],
    ['Protein', 2, 'protein_between_meals', 'general'],
    ['Added Sugar', -4, 'added_sugar_low_after_lift', 'who'],
  ],
  'Heart Health': [
    ['Omega-3', 5, 'omega_3_heart', 'aha2021'],
    ['Fiber', 4, 'fiber_lowers_ldl', 'aha2021'],
    ['Potassium', 3, 'potassium_blood_pressure', 'bloodPressure'],
    ['Antioxidants', 3, 'antioxidants_heart', 'aha2021'],
    ['Sodium', -5, 'salt_raises_blood_pressure', 'bloodPressure'],
    ['Trans Fat', -5, 'trans_fat_raises_ldl', 'who'],
    ['Saturated Fat', -3, 'saturated_fat_raises_ldl', 'lifestyle'],
  ],
  'Diabetes Management': [
    ['Fiber', 5, 'fiber_blood_sugar', 'ada'],
    ['Whole Grains', 3, 'whole_grains_over_refined', 'ada'],
    ['Protein', 2, 'protein_steady_blood_sugar', 'ada'],
    ['Healthy Fats', 2, 'unsaturated_over_saturated', 'ada'],
    ['Sugar', -4, 'sugar_reaches_blood_fast', 'ada'],
    ['Added Sugar', -4, 'added_sugar_least_possible', 'ada'],
    ['Carbohydrates', -2, 'carbohydrates_set_blood_sugar', 'ada'],
    ['High Fructose Corn Syrup', -4, 'corn_syrup_is_added_sugar', 'ada'],
    ['Trans Fat', -3, 'trans_fat_diabetes_heart', 'who'],
  ],
  'Digestive Health': [
    ['Fiber', 5, 'fiber_regular_bowel', 'efsaDrv'],
    ['Probiotics', 4, 'probiotics_live_cultures', 'general'],
    ['Whole Grains', 3, 'whole_grains_bring_fiber', 'efsaDrv'],
    ['Fat', -2, 'fat_stays_in_stomach', 'gerd'],
    ['Sugar Alcohols', -2, 'polyols_bloat', 'ibs'],
    ['Added Sugar', -2, 'free_sugars_low', 'who'],
    ['Ultra-Processed Foods', -2, 'ultra_processed_little_fiber', 'hall'],
  ],
  'Better Sleep': [
    ['Magnesium', 3, 'magnesium_nerves', 'eu432'],
    ['Fiber', 3, 'fiber_deeper_sleep', 'sleep'],
    ['Whole Grains', 2, 'whole_grains_good_sleep', 'sleep'],
    ['Caffeine', -5, 'caffeine_keeps_awake', 'sleep'],
    ['Alcohol', -4, 'alcohol_breaks_sleep', 'sleep'],
    ['Sugar', -3, 'sugar_waking_at_night', 'sleep'],
    ['Saturated Fat', -2, 'saturated_fat_lighter_sleep', 'sleep'],
    ['Spicy Foods', -2, 'spicy_meal_keeps_awake', 'general'],
  ],
} as const satisfies Rows;

const HIGH_BLOOD_PRESSURE = [
  ['Potassium', 5, 'potassium_daily_amount', 'bloodPressure'],
  ['Magnesium', 3, 'magnesium_dash', 'bloodPressure'],
  ['Calcium', 3, 'calcium_dash', 'bloodPressure'],
  ['Fiber', 3, 'fiber_dash', 'bloodPressure'],
  ['Sodium', -5, 'sodium_under_1500_mg', 'bloodPressure'],
  ['Saturated Fat', -3, 'saturated_fat_dash', 'bloodPressure'],
  ['Processed Meat', -3, 'processed_meat_hidden_salt', 'aha2021'],
  ['Alcohol', -3, 'alcohol_raises_blood_pressure', 'bloodPressure'],
  ['MSG', -2, 'msg_adds_sodium', 'general'],
] as const;

const REFLUX = [
  ['Fiber', 2, 'fiber_lean_meals', 'general'],
  ['Fat', -4, 'fat_triggers_reflux', 'gerd'],
  ['Chocolate', -4, 'chocolate_triggers_reflux', 'gerd'],
  ['Citrus', -4, 'acid_stings_gullet', 'gerd'],
  ['Tomato', -4, 'acid_stings_gullet', 'gerd'],
  ['Spicy Foods', -4, 'spices_trigger_reflux', 'gerd'],
  ['Mint', -4, 'mint_loosens_stomach', 'gerd'],
  ['Caffeine', -4, 'caffeine_triggers_reflux', 'gerd'],
  ['Alcohol', -4, 'alcohol_drink_less', 'gerd'],
  ['Carbonation', -3, 'bubbles_push_acid', 'gerd'],
  ['Onion', -2, 'onion_bothers_some', 'gerd'],
] as const;

export const CONDITION_CATALOGUE = {
  'Diabetes': [
    ['Fiber', 5, 'fiber_blood_sugar', 'ada'],
    ['Whole Grains', 3, 'whole_grains_over_refined', 'ada'],
    ['Protein', 2, 'protein_steady_blood_sugar', 'ada'],
    ['Healthy Fats', 3, 'unsaturated_over_saturated', 'ada'],
    ['Sugar', -5, 'sugar_reaches_blood_fast', 'ada'],
    ['Added Sugar', -5, 'added_sugar_least_possible', 'ada'],
    ['High Fructose Corn Syrup', -5, 'corn_syrup_is_added_sugar', 'ada'],
    ['Carbohydrates', -3, 'carbohydrates_set_blood_sugar', 'ada'],
    ['Saturated Fat', -3, 'saturated_fat_diabetes_heart', 'ada'],
    ['Trans Fat', -4, 'trans_fat_diabetes_heart', 'who'],
    ['Sodium', -2, 'sodium_under_2300_mg', 'ada'],
  ],
  'Hypertension': HIGH_BLOOD_PRESSURE,
  'High Blood Pressure': HIGH_BLOOD_PRESSURE,
  'High Cholesterol': [
    ['Soluble Fiber', 5, 'soluble_fiber_binds_cholesterol', 'lifestyle'],
    ['Fiber', 4, 'fiber_lowers_ldl', 'lifestyle'],
    ['Plant Sterols', 4, 'plant_sterols_lower_ldl', 'efsaClaims'],
    ['Omega-3', 3, 'omega_3_heart', 'aha2021'],
    ['Healthy Fats', 3, 'unsaturated_fat_lowers_ldl', 'aha2021'],
    ['Saturated Fat', -5, 'saturated_fat_share_of_energy', 'lifestyle'],
    ['Trans Fat', -5, 'trans_fat_raises_ldl', 'who'],
    ['Coconut and Palm Oil', -3, 'tropical_fats_saturated', 'aha2021'],
    ['Processed Meat', -3, 'unprocessed_meat_better', 'aha2021'],
  ],
  'Acid Reflux': REFLUX,
  'GERD': REFLUX,
  'Kidney Disease': [
    ['Sodium', -5, 'sodium_under_2_3_g', 'kdoqi'],
    ['Phosphates', -5, 'phosphate_from_additives', 'kdoqi'],
    ['Potassium', -4, 'potassium_ask_care_team', 'kdoqi'],
    ['Protein', -2, 'protein_ask_care_team', 'kdoqi'],
    ['Processed Meat', -3, 'processed_meat_kidney', 'kdoqi'],
    ['Added Sugar', -2, 'added_sugar_diabetes_and_kidney', 'who'],
    ['Fiber', 2, 'fiber_kidney_diet', 'general'],
  ],
  'Heart Disease': [
    ['Omega-3', 5, 'omega_3_heart', 'aha2021'],
    ['Fiber', 4, 'fiber_lowers_ldl', 'aha2021'],
    ['Potassium', 3, 'potassium_blood_pressure', 'bloodPressure'],
    ['Healthy Fats', 3, 'unsaturated_fat_lowers_ldl', 'aha2021'],
    ['Sodium', -5, 'salt_raises_blood_pressure', 'bloodPressure'],
    ['Trans Fat', -5, 'trans_fat_raises_ldl', 'who'],
    ['Saturated Fat', -5, 'saturated_fat_raises_ldl', 'lifestyle'],
    ['Processed Meat', -4, 'unprocessed_meat_better', 'aha2021'],
    ['Added Sugar', -3, 'added_sugar_minimum', 'aha2021'],
  ],
  'IBS': [
    ['Soluble Fiber', 3, 'soluble_fiber_eases_ibs', 'ibs'],
    ['Onion', -4, 'onion_fructans', 'ibs'],
    ['Garlic', -4, 'garlic_fructans', 'ibs'],
    ['Lactose', -4, 'lactose_fodmap', 'ibs'],
    ['Sugar Alcohols', -4, 'polyols_fodmap', 'ibs'],
    ['Wheat', -3, 'wheat_fructans', 'ibs'],
    ['Inulin', -3, 'inulin_fructan', 'ibs'],
    ['Legumes', -4, 'legumes_galactans', 'ibs'],
    ['High Fructose Corn Syrup', -3, 'excess_fructose_fodmap', 'ibs'],
    ['Honey', -3, 'excess_fructose_fodmap', 'ibs'],
    ['Caffeine', -2, 'caffeine_hurries_bowel', 'general'],
  ],
  'Celiac': [
    ['Gluten', -5, 'gluten_harms_gut', 'coeliacUk'],
    ['Wheat', -5, 'gluten_in_wheat', 'coeliacUk'],
    ['Barley', -5, 'gluten_in_barley', 'coeliacUk'],
    ['Rye', -5, 'gluten_in_rye', 'coeliacUk'],
  ],
} as const satisfies Rows;

export const RESTRICTION_CATALOGUE = {
  'Vegetarian': [
    ['Plant Protein', 4, 'protein_in_place_of_meat', 'plantBased'],
    ['Iron', 3, 'iron_in_plants', 'plantBased'],
    ['B12', 3, 'b12_without_meat', 'plantBased'],
    ['Meat', -5, 'meat_not_vegetarian', 'plantBased'],
    ['Fish', -5, 'fish_not_vegetarian', 'plantBased'],
    ['Gelatin', -5, 'gelatin_from_animals', 'plantBased'],
  ],
  'Vegan': [
    ['Plant Protein', 5, 'protein_in_place_of_animal_food', 'plantBased'],
    ['B12', 5, 'b12_vegan_source', 'plantBased'],
    ['Dairy', -5, 'dairy_not_vegan', 'plantBased'],
    ['Eggs', -5, 'eggs_not_vegan', 'plantBased'],
    ['Honey', -3, 'honey_from_bees', 'plantBased'],
  ],
  'Gluten-Free': [
    ['Gluten', -5, 'diet_without_gluten', 'coeliacUk'],
    ['Wheat', -5, 'gluten_in_wheat', 'coeliacUk'],
    ['Barley', -5, 'gluten_in_barley', 'coeliacUk'],
    ['Rye', -5, 'gluten_in_rye', 'coeliacUk'],
  ],
  'Dairy-Free': [
    ['Calcium', 4, 'calcium_without_milk', 'plantBased'],
    ['Vitamin D', 2, 'vitamin_d_without_milk', 'plantBased'],
    ['Dairy', -5, 'diet_without_milk', 'general'],
    ['Lactose', -5, 'lactose_sugar_of_milk', 'general'],
  ],
  'Low-Sodium': [
    ['Potassium', 3, 'potassium_against_sodium', 'bloodPressure'],
    ['Sodium', -5, 'diet_low_in_sodium', 'who'],
    ['MSG', -4, 'msg_contains_sodium', 'general'],
    ['Processed Meat', -3, 'processed_meat_hidden_salt', 'aha2021'],
  ],
  'Keto': [
    ['Healthy Fats', 5, 'fat_fuels_keto', 'lowCarb'],
    ['Carbohydrates', -5, 'carbohydrates_keto', 'lowCarb'],
    ['Sugar', -5, 'sugar_is_carbohydrate', 'lowCarb'],
  ],
  'Paleo': [
    ['Protein', 4, 'paleo_protein', 'paleo'],
    ['Healthy Fats', 3, 'paleo_fats', 'paleo'],
    ['Grains', -5, 'paleo_no_grains', 'paleo'],
    ['Legumes', -4, 'paleo_no_legumes', 'paleo'],
    ['Dairy', -4, 'paleo_no_dairy', 'paleo'],
    ['Added Sugar', -5, 'paleo_no_added_sugar', 'paleo'],
    ['Ultra-Processed Foods', -4, 'paleo_no_industrial_food', 'paleo'],
    ['Seed oils', -3, 'paleo_no_refined_oils', 'paleo'],
  ],
  'Low-Carb': [
    ['Protein', 3, 'protein_in_place_of_carbohydrate', 'lowCarb'],
    ['Healthy Fats', 3, 'fats_in_place_of_carbohydrate', 'lowCarb'],
    ['Fiber', 3, 'fiber_no_sugar', 'lowCarb'],
    ['Carbohydrates', -5, 'carbohydrates_low_carb', 'lowCarb'],
    ['Sugar', -4, 'sugar_is_carbohydrate', 'lowCarb'],
  ],
  'Kosher': [
    ['Pork', -5, 'pork_not_kosher', 'kashrut'],
    ['Shellfish', -5, 'shellfish_not_kosher', 'kashrut'],
    ['Gelatin', -4, 'gelatin_rarely_kosher', 'kashrut'],
  ],
  'Halal': [
    ['Pork', -5, 'pork_not_halal', 'ihec'],
    ['Alcohol', -5, 'alcohol_not_halal', 'ihec'],
    ['Gelatin', -4, 'gelatin_halal_in_doubt', 'ihec'],
  ],
  'Pescatarian': [
    ['Omega-3', 4, 'fish_most_omega_3', 'aha2021'],
    ['Fish', 2, 'fish_of_the_diet', 'general'],
    ['Plant Protein', 3, 'protein_in_place_of_meat', 'plantBased'],
    ['Meat', -5, 'no_meat_pescatarian', 'general'],
    ['Gelatin', -4, 'gelatin_from_pigs_or_cattle', 'general'],
  ],
  'Mediterranean': [
    ['Olive Oil', 5, 'mediterranean_olive_oil', 'mediterranean'],
    ['Fiber', 4, 'mediterranean_fiber', 'mediterranean'],
    ['Omega-3', 4, 'mediterranean_fish', 'mediterranean'],
    ['Legumes', 3, 'mediterranean_legumes', 'mediterranean'],
    ['Whole Grains', 3, 'mediterranean_whole_grains', 'mediterranean'],
    ['Nuts', 2, 'mediterranean_nuts', 'mediterranean'],
    ['Processed Meat', -4, 'mediterranean_processed_meat', 'mediterranean'],
    ['Red Meat', -3, 'mediterranean_red_meat', 'mediterranean'],
    ['Added Sugar', -4, 'mediterranean_sweets', 'mediterranean'],
    ['Ultra-Processed Foods', -3, 'mediterranean_fresh_food', 'mediterranean'],
  ],
  'Nut allergies': [
    ['Nuts', -5, 'nut_allergy', 'general'],
    ['Peanuts', -5, 'peanuts_meant_too', 'general'],
  ],
  'Egg-free': [
    ['Eggs', -5, 'diet_without_eggs', 'general'],
  ],
} as const satisfies Rows;

type LineOf<Table extends Rows> = Table[keyof Table][number];
type Line = LineOf<typeof GOAL_CATALOGUE> | LineOf<typeof CONDITION_CATALOGUE> | LineOf<typeof RESTRICTION_CATALOGUE>;
/** Why guidance asks for more or less of something. */
export type GuidanceReason = Line[2];
export type CatalogueLine = readonly [name: string, value: number, reason: GuidanceReason, source: SourceKey];
export type Catalogue = Readonly<Record<string, readonly CatalogueLine[]>>;

/** Other ways to say a selection, folded; `null` = a selection of the survey that asks nothing of food. */
export const SELECTION_ALIASES: Readonly<Record<string, string | null>> = {
  'gain muscle': 'Build Muscle',
  'improve energy levels': 'Improve Energy',
  'better digestion': 'Digestive Health',
  'blood sugar control': 'Diabetes Management',
  'reduce inflammation': null,
  'general wellness': null,
  'no restrictions': null,
  'celiac disease': 'Celiac',
  'coeliac': 'Celiac',
  'coeliac disease': 'Celiac',
  'nut allergy': 'Nut allergies',
  'acid reflux (gerd)': 'GERD',
  'high blood pressure (hypertension)': 'High Blood Pressure',
};
