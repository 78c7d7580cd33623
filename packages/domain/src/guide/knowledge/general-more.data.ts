import { EVERYDAY_ENTRIES } from './general-everyday.data.ts';
import type { GeneralRow } from './general-row.ts';

/** Keeping, reheating and handling food, and what passes over between foods. Found by the questions of `tooling/knowledge/asked`. */
export const MORE_KITCHEN_ENTRIES = {
  ...EVERYDAY_ENTRIES.kitchen,
  toaster_shared: { asks: [], publications: ['essCd'], reviewed: '2026-11-29', isChecked: false },
  grill_shared: { asks: [], publications: ['essCd', 'eu1169'], reviewed: '2026-11-29', isChecked: false },
  flour_air: { asks: [], publications: ['essCd'], reviewed: '2026-11-29', isChecked: false },
  fryer_shared: { asks: [], publications: ['essCd'], reviewed: '2026-11-29', isChecked: false },
  homemade_mayo: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  tiramisu_keep: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  mince_keep: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false },
  reheat_chicken: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false },
  mould_jam: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false },
  mould_cheese: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false },
  mould_bread: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false },
  egg_test: { asks: [], publications: ['fsa', 'euEggs'], reviewed: '2026-11-29', isChecked: false },
  use_by_past: { asks: [], publications: ['fsa', 'eu1169'], reviewed: '2026-11-29', isChecked: false },
  open_tin: { asks: [], publications: ['fsa'], reviewed: '2026-11-29', isChecked: false },
  tin_bulging: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false },
  thaw_quick: { asks: [], publications: ['fsa'], reviewed: '2026-11-29', isChecked: false },
  icecream_refreeze: { asks: [], publications: ['fsa'], reviewed: '2026-11-29', isChecked: false },
  garlic_oil: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false },
  hot_food_fridge: { asks: [], publications: ['fsa'], reviewed: '2026-11-29', isChecked: false },
  sour_milk: { asks: [], publications: ['fsa'], reviewed: '2026-11-29', isChecked: false },
  slimy_meat: { asks: [], publications: ['fsa'], reviewed: '2026-11-29', isChecked: false },
  fish_keep: { asks: [], publications: ['fsa', 'foodKeeper'], reviewed: '2026-11-29', isChecked: false },
  opened_jar: { asks: [], publications: ['fsa', 'foodKeeper'], reviewed: '2026-11-29', isChecked: false },
  pantry_moths: { asks: [], publications: ['bfrHome', 'fsa'], reviewed: '2026-11-29', isChecked: false },
  brown_fruit: { asks: [], publications: ['eatwell'], reviewed: '2026-11-29', isChecked: false },
  frying_oil_reuse: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false },
  reheat_greens: { asks: [], publications: ['fsa', 'efsaNitrate'], reviewed: '2026-11-29', isChecked: false },
  homemade_keep: { asks: [], publications: ['fsa', 'bfrHome'], reviewed: '2026-11-29', isChecked: false },
} as const satisfies Readonly<Record<string, GeneralRow>>;
/** Allergies and illnesses. Found by the questions of `tooling/knowledge/asked`. */
export const MORE_ILLNESS_ENTRIES = {
  ...EVERYDAY_ENTRIES.illness,
  gluten_mistake: { asks: [], publications: ['essCd'], reviewed: '2026-11-29', isChecked: false },
  lactose_mistake: { asks: [], publications: ['efsaLactose'], reviewed: '2026-11-29', isChecked: false },
  allergen_mistake: { asks: [], publications: ['eaaci'], reviewed: '2026-11-29', isChecked: false },
  milk_allergy_or_intolerance: { asks: [], publications: ['efsaLactose', 'eaaci'], reviewed: '2026-11-29', isChecked: false },
  peanut_other_nuts: { asks: [], publications: ['eaaci', 'eu1169'], reviewed: '2026-11-29', isChecked: false },
  oats_celiac: { asks: [], publications: ['essCd', 'eu828'], reviewed: '2026-11-29', isChecked: false },
  celiac_crumb: { asks: [], publications: ['essCd', 'eu828'], reviewed: '2026-11-29', isChecked: false },
  coconut_allergy: { asks: [], publications: ['eu1169', 'eaaci'], reviewed: '2026-11-29', isChecked: false },
  pollen_cross: { asks: [], publications: ['eaaci'], reviewed: '2026-11-29', isChecked: false },
  lactase_tablets: { asks: [], publications: ['efsaLactose'], reviewed: '2026-11-29', isChecked: false },
  goat_milk_allergy: { asks: [], publications: ['eaaci'], reviewed: '2026-11-29', isChecked: false },
  wheat_allergy_celiac: { asks: [], publications: ['essCd', 'eaaci'], reviewed: '2026-11-29', isChecked: false },
  cholesterol_no_pills: { asks: [], publications: ['aha', 'eu432'], reviewed: '2026-11-29', isChecked: false },
  dialysis_fluids: { asks: [], publications: ['kdoqi'], reviewed: '2026-11-29', isChecked: false },
  dialysis_fruit: { asks: [], publications: ['kdoqi', 'kidneyFoundation'], reviewed: '2026-11-29', isChecked: false },
  kidneys_food: { asks: [], publications: ['kdoqi'], reviewed: '2026-11-29', isChecked: false },
  kidney_stones: { asks: [], publications: ['nhs', 'efsaWater'], reviewed: '2026-11-29', isChecked: false },
  ramadan_diabetes: { asks: [], publications: ['idfRamadan'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  gestational_diabetes: { asks: [], publications: ['niceDiabPreg'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  prediabetes: { asks: [], publications: ['diabetesUk'], reviewed: '2026-11-29', isChecked: false },
  diabetes_fruit: { asks: [], publications: ['diabetesUk'], reviewed: '2026-11-29', isChecked: false },
  low_pressure_food: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  anemia_food: { asks: [], publications: ['efsaDrv', 'nhs'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  gastritis_food: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  pcos_food: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  swallow_food: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  chemo_food: { asks: [], publications: ['wcrf', 'fsa'], reviewed: '2026-11-29', isChecked: false },
  tooth_soft: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  glp1_food: { asks: [], publications: ['niceWeight', 'efsaProtein'], reviewed: '2026-11-29', isChecked: false },
  heart_failure_fluids: { asks: [], publications: ['esc'], reviewed: '2026-11-29', isChecked: false },
  gallstones_food: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  arthritis_food: { asks: [], publications: ['nhs', 'wcrf'], reviewed: '2026-11-29', isChecked: false },
  after_operation: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  taste_loss: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
} as const satisfies Readonly<Record<string, GeneralRow>>;
/** Ways to eat, weight, sport and age. Found by the questions of `tooling/knowledge/asked`. */
export const MORE_LIVING_ENTRIES = {
  ...EVERYDAY_ENTRIES.living,
  weight_returns: { asks: [], publications: ['niceWeight'], reviewed: '2026-11-29', isChecked: false },
  count_calories: { asks: [], publications: ['niceWeight', 'nhs'], reviewed: '2026-11-29', isChecked: false },
  weight_after_birth: { asks: [], publications: ['nhsBaby', 'niceWeight'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  race_morning: { asks: [], publications: ['acsm'], reviewed: '2026-11-29', isChecked: false },
  ramadan_eat: { asks: [], publications: ['idfRamadan', 'efsaWater'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  pms_food: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  dementia_eating: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  hair_nails: { asks: [], publications: ['efsaDrv'], reviewed: '2026-11-29', isChecked: false },
  cranberry_uti: { asks: [], publications: ['cochraneCranberry'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  carnivore: { asks: [], publications: ['whoCarbs', 'wcrf'], reviewed: '2026-11-29', isChecked: false },
  raw_vegan: { asks: [], publications: ['efsaDrv'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  blood_type_diet: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
} as const satisfies Readonly<Record<string, GeneralRow>>;
/** What stands on packs. Found by the questions of `tooling/knowledge/asked`. */
export const MORE_LABELS_ENTRIES = {
  ...EVERYDAY_ENTRIES.labels,
  lactose_free_is_milk: { asks: [], publications: ['eu1169', 'efsaLactose'], reviewed: '2026-11-29', isChecked: false },
  wheat_starch_celiac: { asks: [], publications: ['eu828', 'eu1169', 'essCd'], reviewed: '2026-11-29', isChecked: false },
  traces_allergic: { asks: [], publications: ['eu1169', 'eaaci'], reviewed: '2026-11-29', isChecked: false },
  modified_starch: { asks: [], publications: ['eu1169', 'eu1333'], reviewed: '2026-11-29', isChecked: false },
  e471_origin: { asks: [], publications: ['eu1333', 'eu1169'], reviewed: '2026-11-29', isChecked: false },
  carmine_label: { asks: [], publications: ['eu1333', 'eu1169'], reviewed: '2026-11-29', isChecked: false },
  rennet_label: { asks: [], publications: ['eu1169'], reviewed: '2026-11-29', isChecked: false },
  alcohol_in_food: { asks: [], publications: ['eu1169'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
} as const satisfies Readonly<Record<string, GeneralRow>>;
/** Babies, children, pregnancy and breastfeeding. Found by the questions of `tooling/knowledge/asked`. */
export const MORE_CHILDREN_ENTRIES = {
  ...EVERYDAY_ENTRIES.children,
  kids_allergy_outgrow: { asks: [], publications: ['eaaci'], reviewed: '2026-11-29', isChecked: false },
  kids_gain: { asks: [], publications: ['nhs', 'ukChildren'], reviewed: '2026-11-29', isChecked: false },
  pregnancy_nursing_alcohol: { asks: [], publications: ['nhsBaby'], reviewed: '2026-11-29', isChecked: false },
  pregnancy_raw_eaten: { asks: [], publications: ['fsa', 'efsaListeria', 'nhs'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  baby_blw: { asks: [], publications: ['nhsBaby'], reviewed: '2026-11-29', isChecked: false },
  baby_constipation: { asks: [], publications: ['nhsBaby'], reviewed: '2026-11-29', isChecked: false },
  kids_grow_taller: { asks: [], publications: ['efsaDrv', 'nhs'], reviewed: '2026-11-29', isChecked: false },
  pregnancy_nausea: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  pregnancy_sushi: { asks: [], publications: ['nhs', 'efsaListeria'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  pregnancy_weight: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
  pregnancy_supplements: { asks: [], publications: ['nhs', 'efsaDrv'], reviewed: '2026-11-29', isChecked: false, isForPregnancyToo: true },
} as const satisfies Readonly<Record<string, GeneralRow>>;
/** Labelwise itself, and what people say to a guide beside their questions. Found by the questions of `tooling/knowledge/asked`. */
export const MORE_APP_ENTRIES = {
  ...EVERYDAY_ENTRIES.app,
  app_favorites: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_history: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_photo_dish: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_remove_limit: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_no_prices: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_weight: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_joke: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_mood: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_how_are_you: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_name: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_contact: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
  app_reminders: { asks: [], publications: ['help'], reviewed: '2026-11-29', isChecked: false },
} as const satisfies Readonly<Record<string, GeneralRow>>;
/** Single foods. Found by the questions of `tooling/knowledge/asked`. */
export const MORE_FOODS_ENTRIES = {
  ...EVERYDAY_ENTRIES.foods,
  milk_mucus: { asks: [], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  high_protein_snacks: { asks: [], publications: ['eu1924', 'efsaProtein'], reviewed: '2026-11-29', isChecked: false },
  fruit_evening: { asks: [], publications: ['eatwell'], reviewed: '2026-11-29', isChecked: false },
} as const satisfies Readonly<Record<string, GeneralRow>>;
/** Drinks. Found by the questions of `tooling/knowledge/asked`. */
export const MORE_DRINKS_ENTRIES = {
  ...EVERYDAY_ENTRIES.drinks,
  coffee_anxiety: { asks: [], publications: ['efsaCaffeine'], reviewed: '2026-11-29', isChecked: false },
} as const satisfies Readonly<Record<string, GeneralRow>>;
/** Nutrients. Found by the questions of `tooling/knowledge/asked`. */
export const MORE_NUTRIENTS_ENTRIES = {
  ...EVERYDAY_ENTRIES.nutrients,
  protein_kidneys: { asks: [], publications: ['efsaProtein', 'kdoqi'], reviewed: '2026-11-29', isChecked: false },
} as const satisfies Readonly<Record<string, GeneralRow>>;
