import { CAUTION_ADVICE, CAUTION_REASONS, type CautionNeed } from './caution-advice.data.ts';
import type { Publication } from './publications.data.ts';

/**
 * How much of a kind of food suits somebody: the strictest first. `never`: it holds what they leave out; `apart`: at another time than a tablet;
 * `limited`: every day, up to a limit; `unnamed`: no source names it beside a medicine.
 */
export const ADVICE_LEVELS = ['never', 'no', 'ask', 'apart', 'depends', 'little', 'limited', 'unnamed', 'fine'] as const;
export type AdviceLevel = (typeof ADVICE_LEVELS)[number];

/** Why, in our own words (`packages/messages`, `guide.kind_*`), and what that rests on. */
export const KIND_REASONS = {
  ...CAUTION_REASONS,
  preg_soft_cheese: ['nhs', 'efsaListeria'], preg_fresh_cheese: ['nhs'], preg_hard_cheese: ['nhs'], preg_cheese: ['nhs', 'efsaListeria'], preg_raw_milk: ['nhs', 'efsaRawMilk'],
  preg_cured: ['nhs'], preg_raw_meat: ['nhs'], preg_raw_fish: ['nhs'], preg_smoked_fish: ['nhs', 'efsaListeria'], preg_cooked: ['nhs'], preg_liver: ['nhs'], preg_pate: ['nhs'],
  preg_egg: ['nhs'], preg_tuna: ['nhs'], preg_big_fish: ['nhs'], preg_oily_fish: ['nhs'], preg_caffeine: ['efsaCaffeine'], preg_energy: ['efsaCaffeine'], preg_alcohol: ['whoAlcohol', 'nhs'],
  preg_sprouts: ['efsaSprouts'], preg_seaweed: ['efsaUl'], preg_liquorice: ['efsaGlyco'], preg_herbal: ['nhs'], preg_plain: ['nhs'],
  nurse_alcohol: ['whoAlcohol', 'nhs'], nurse_caffeine: ['efsaCaffeine'], nurse_fish: ['nhs'], nurse_big_fish: ['nhs'], nurse_fine: ['nhs'],
  baby_honey: ['nhsBaby'], baby_salt: ['nhsBaby'], baby_sugar: ['nhsBaby'], baby_milk: ['nhsBaby'], baby_yogurt: ['nhsBaby'], baby_cheese: ['nhsBaby'], baby_egg: ['nhsBaby'], baby_fish: ['nhsBaby'],
  baby_plain: ['nhsBaby'], baby_peanut: ['nhsBaby'], toddler_milk: ['nhsBaby'], toddler_honey: ['nhsBaby', 'whoSugars'],
  child_nuts: ['nhsBaby'], child_choke: ['nhsBaby'], child_cut: ['nhsBaby'], child_raw: ['nhsBaby', 'efsaListeria'], child_juice: ['ukChildren'], child_sweet: ['ukChildren', 'whoSugars'], child_caffeine: ['efsaCaffeine'],
  child_energy: ['efsaCaffeine'], child_alcohol: ['whoAlcohol'], child_rice_drink: ['nhsBaby', 'efsaArsenic'], child_big_fish: ['nhsBaby'], child_salty: ['nhsBaby'], child_plain: ['nhsBaby'], child_diet_drink: ['ukChildren'],
  gout_high: ['acrGout', 'nhs'], gout_meat: ['acrGout'], gout_alcohol: ['acrGout'], gout_sugar: ['acrGout'], gout_plants: ['acrGout'], gout_good: ['acrGout'], gout_low: ['acrGout'],
  kidney_potassium: ['nhs'], kidney_phosphate: ['efsaPhosphate'], kidney_salt: ['whoSodium'], kidney_salt_sub: ['whoSaltSubstitutes'], kidney_star_fruit: ['kidneyFoundation'], kidney_low: ['nhs'], kidney_protein: ['nhs'],
  sugar_quick: ['diabetesUk'], sugar_drink: ['diabetesUk'], sugar_starch: ['diabetesUk'], sugar_fruit: ['diabetesUk'], sugar_dried: ['diabetesUk'], sugar_low: ['diabetesUk'], sugar_pulses: ['diabetesUk'],
  sugar_sweetener: ['diabetesUk'], sugar_alcohol: ['diabetesUk'], sugar_milk: ['diabetesUk'],
  pressure_salt: ['whoSodium'], pressure_bread: ['whoSodium'], pressure_good: ['dash'], pressure_liquorice: ['efsaGlyco'], pressure_coffee: ['efsaCaffeine'], pressure_energy: ['efsaCaffeine'], pressure_alcohol: ['whoAlcohol'],
  fat_saturated: ['whoFats', 'aha'], fat_egg: ['aha'], fat_seafood: ['aha'], fat_good: ['aha', 'whoFats'], fat_coffee: ['aha'], fat_lean: ['aha'],
  reflux_trigger: ['nhs'], reflux_mild: ['nhs'], fodmap_high: ['niceIbs'], fodmap_low: ['niceIbs'],
  gluten_in: ['essCd', 'eu828'], gluten_oats: ['essCd', 'coeliacUk'], gluten_soy_sauce: ['coeliacUk'], gluten_beer: ['coeliacUk'], gluten_none: ['coeliacUk'], gluten_traces: ['coeliacUk'],
  lactose_hard: ['efsaLactose'], lactose_milk: ['efsaLactose'], lactose_yogurt: ['efsaLactose'], lactose_butter: ['efsaLactose'], lactose_none: ['efsaLactose'],
  clot_greens: ['efsaDrv', 'nhs'], clot_juice: ['nhs'], clot_alcohol: ['nhs'], clot_low: ['nhs'],
  grapefruit_no: ['fda'], grapefruit_other: ['fda'], tyramine_high: ['nhs'], tyramine_low: ['nhs'], lithium_salt: ['nhs'], lithium_caffeine: ['nhs'],
  thyroid_coffee: ['nhs'], thyroid_apart: ['nhs'], stoma_block: ['nhs'], stoma_mild: ['nhs'], histamine_high: ['efsaHistamine'], histamine_low: ['efsaHistamine'],
  fructose_high: ['efsaSugars'], fructose_low: ['efsaSugars'],
} as const satisfies Readonly<Record<string, readonly Publication[]>>;
export type KindReason = keyof typeof KIND_REASONS;

/** Whom advice on kinds of food is for. */
export type Need =
  | 'pregnancy' | 'breastfeeding' | 'infant' | 'toddler' | 'young child' | 'child'
  | 'gout' | 'kidneys' | 'potassium' | 'diabetes' | 'blood pressure' | 'cholesterol' | 'heart' | 'reflux' | 'FODMAP' | 'gluten' | 'lactose'
  | 'vitamin K' | 'grapefruit' | 'tyramine' | 'lithium' | 'thyroid tablets' | 'stoma' | 'histamine' | 'fructose'
  | CautionNeed;

type Row = readonly [AdviceLevel, KindReason, string];

const PLANTS = 'potato tomato banana avocado citrus apple_pear cherries berries grapes fruit leafy spinach vegetables carrot onion_garlic mushrooms sweetcorn pulses';
const STARCH = 'white_bread whole_bread pasta wheat_grain oats rice other_grain potato';
const SWEET = 'sugar honey pastry chocolate jelly cream';
const SALTY = 'salt salty cured_meat sausage smoked_fish salty_cheese soy_sauce worcester yeast_extract celery fermented pizza surimi';
const FATTY = 'butter cream hard_cheese cheese soft_cheese blue_cheese salty_cheese sausage cured_meat pate coconut_fat pastry pizza fries chocolate marzipan pesto';

/** By whom it is for: level, reason, kinds. The first row that names a kind decides. */
export const KIND_ADVICE: Readonly<Record<Need, readonly Row[]>> = {
  ...CAUTION_ADVICE,
  pregnancy: [
    ['no', 'preg_soft_cheese', 'soft_cheese blue_cheese'],
    ['no', 'preg_raw_milk', 'raw_milk'],
    ['no', 'preg_cured', 'cured_meat'],
    ['no', 'preg_raw_meat', 'raw_meat'],
    ['no', 'preg_raw_fish', 'raw_fish'],
    ['no', 'preg_smoked_fish', 'smoked_fish'],
    ['no', 'preg_liver', 'liver'],
    ['no', 'preg_pate', 'pate'],
    ['no', 'preg_egg', 'raw_egg'],
    ['no', 'preg_big_fish', 'big_fish'],
    ['no', 'preg_energy', 'energy_drink'],
    ['no', 'preg_alcohol', 'beer wine spirits'],
    ['no', 'preg_sprouts', 'raw_sprouts'],
    ['depends', 'preg_cheese', 'cheese'],
    ['depends', 'preg_egg', 'egg mayonnaise'],
    ['limited', 'preg_tuna', 'tuna'],
    ['limited', 'preg_caffeine', 'coffee tea soft_drink diet_drink'],
    ['little', 'preg_seaweed', 'seaweed'],
    ['little', 'preg_liquorice', 'liquorice'],
    ['limited', 'preg_herbal', 'herbal_tea'],
    ['fine', 'preg_oily_fish', 'oily_fish small_oily_fish'],
    ['fine', 'preg_hard_cheese', 'hard_cheese'],
    ['fine', 'preg_fresh_cheese', 'fresh_cheese salty_cheese'],
    ['fine', 'preg_cooked', 'white_fish breaded_fish crustaceans molluscs red_meat poultry sausage surimi'],
    ['fine', 'preg_plain', `${PLANTS} ${STARCH} milk yogurt butter plant_milk nuts peanuts peanut_butter seeds hummus tofu dried_fruit honey good_oil chocolate popcorn pizza pasta grapefruit mint celery`],
  ],
  breastfeeding: [
    ['no', 'nurse_alcohol', 'beer wine spirits'],
    ['no', 'nurse_big_fish', 'big_fish'],
    ['limited', 'nurse_caffeine', 'coffee tea energy_drink soft_drink diet_drink chocolate'],
    ['fine', 'nurse_fish', 'oily_fish small_oily_fish tuna'],
    ['fine', 'nurse_fine', `${PLANTS} ${STARCH} raw_fish smoked_fish soft_cheese blue_cheese cheese hard_cheese fresh_cheese salty_cheese cured_meat sausage egg raw_egg mayonnaise white_fish breaded_fish crustaceans molluscs red_meat poultry milk yogurt butter nuts peanuts peanut_butter seeds hummus tofu dried_fruit honey herbal_tea spicy pizza pastry`],
  ],
  infant: [
    ['no', 'baby_honey', 'honey'],
    ['no', 'child_alcohol', 'beer wine spirits'],
    ['no', 'child_energy', 'energy_drink'],
    ['no', 'child_caffeine', 'coffee tea'],
    ['no', 'child_choke', 'popcorn jelly'],
    ['no', 'child_nuts', 'nuts peanuts marzipan'],
    ['no', 'baby_salt', `${SALTY} salt_substitute liquorice`],
    ['no', 'child_raw', 'raw_fish raw_meat raw_milk raw_egg soft_cheese blue_cheese raw_sprouts pate'],
    ['no', 'child_big_fish', 'big_fish'],
    ['no', 'child_rice_drink', 'rice_drink'],
    ['no', 'child_juice', 'juice soft_drink diet_drink'],
    ['no', 'baby_sugar', `${SWEET} dried_fruit protein_shake`],
    ['depends', 'baby_milk', 'milk plant_milk'],
    ['depends', 'child_cut', 'grapes carrot tomato cherries apple_pear'],
    ['fine', 'baby_yogurt', 'yogurt'],
    ['fine', 'baby_cheese', 'cheese hard_cheese fresh_cheese'],
    ['fine', 'baby_egg', 'egg'],
    ['fine', 'baby_fish', 'white_fish breaded_fish oily_fish small_oily_fish tuna'],
    ['fine', 'baby_peanut', 'peanut_butter'],
    ['fine', 'baby_plain', `${PLANTS} ${STARCH} red_meat poultry tofu butter good_oil hummus tahini`],
  ],
  toddler: [
    ['no', 'child_alcohol', 'beer wine spirits'],
    ['no', 'child_energy', 'energy_drink'],
    ['no', 'child_caffeine', 'coffee tea'],
    ['no', 'child_choke', 'popcorn jelly'],
    ['no', 'child_nuts', 'nuts peanuts'],
    ['no', 'child_raw', 'raw_fish raw_meat raw_milk raw_egg soft_cheese blue_cheese raw_sprouts smoked_fish'],
    ['no', 'child_big_fish', 'big_fish'],
    ['no', 'child_rice_drink', 'rice_drink'],
    ['no', 'child_sweet', 'soft_drink'],
    ['no', 'child_diet_drink', 'diet_drink'],
    ['depends', 'child_cut', 'grapes carrot tomato cherries apple_pear sausage'],
    ['little', 'child_salty', `${SALTY} liquorice`],
    ['little', 'child_juice', 'juice'],
    ['little', 'toddler_honey', 'honey'],
    ['little', 'child_sweet', `${SWEET} marzipan`],
    ['fine', 'toddler_milk', 'milk'],
    ['fine', 'baby_peanut', 'peanut_butter'],
    ['fine', 'child_plain', `${PLANTS} ${STARCH} egg cheese hard_cheese fresh_cheese yogurt white_fish breaded_fish oily_fish small_oily_fish tuna red_meat poultry tofu hummus butter good_oil plant_milk dried_fruit`],
  ],
  'young child': [
    ['no', 'child_alcohol', 'beer wine spirits'],
    ['no', 'child_energy', 'energy_drink'],
    ['no', 'child_caffeine', 'coffee tea'],
    ['no', 'child_choke', 'popcorn'],
    ['no', 'child_nuts', 'nuts peanuts'],
    ['no', 'child_raw', 'raw_fish raw_meat raw_milk raw_egg raw_sprouts'],
    ['no', 'child_rice_drink', 'rice_drink'],
    ['depends', 'child_cut', 'grapes cherries tomato sausage'],
    ['little', 'child_sweet', `soft_drink ${SWEET} marzipan`],
    ['little', 'child_juice', 'juice'],
    ['little', 'child_diet_drink', 'diet_drink'],
    ['little', 'child_salty', SALTY],
    ['fine', 'child_plain', `${PLANTS} ${STARCH} egg cheese hard_cheese fresh_cheese yogurt milk white_fish breaded_fish oily_fish small_oily_fish tuna red_meat poultry tofu hummus butter good_oil peanut_butter plant_milk dried_fruit`],
  ],
  child: [
    ['no', 'child_alcohol', 'beer wine spirits'],
    ['no', 'child_energy', 'energy_drink'],
    ['little', 'child_caffeine', 'coffee tea'],
    ['little', 'child_sweet', `soft_drink ${SWEET}`],
    ['little', 'child_juice', 'juice'],
    ['little', 'child_diet_drink', 'diet_drink'],
  ],
  gout: [
    ['no', 'gout_high', 'small_oily_fish molluscs liver pate yeast_extract'],
    ['no', 'gout_alcohol', 'beer spirits'],
    ['little', 'gout_alcohol', 'wine'],
    ['little', 'gout_sugar', 'soft_drink juice energy_drink honey sugar'],
    ['little', 'gout_meat', 'red_meat raw_meat poultry cured_meat sausage oily_fish tuna white_fish breaded_fish raw_fish smoked_fish crustaceans surimi'],
    ['fine', 'gout_good', 'milk yogurt coffee cherries fresh_cheese'],
    ['fine', 'gout_plants', 'pulses tofu hummus leafy spinach mushrooms'],
    ['fine', 'gout_low', `egg cheese hard_cheese soft_cheese nuts ${STARCH} potato tomato banana citrus apple_pear berries grapes fruit vegetables carrot onion_garlic avocado butter good_oil tea herbal_tea chocolate seeds peanut_butter`],
  ],
  kidneys: [
    ['no', 'kidney_star_fruit', 'star_fruit'],
    ['no', 'kidney_salt_sub', 'salt_substitute'],
    ['little', 'kidney_phosphate', 'soft_drink diet_drink salty_cheese'],
    ['little', 'kidney_salt', SALTY],
    ['ask', 'kidney_potassium', 'banana tomato potato fries avocado dried_fruit citrus nuts peanuts peanut_butter marzipan seeds pulses hummus tofu leafy spinach mushrooms chocolate juice whole_bread oats coffee grapefruit sweetcorn'],
    ['ask', 'kidney_protein', 'red_meat poultry white_fish breaded_fish oily_fish small_oily_fish tuna egg milk yogurt cheese hard_cheese fresh_cheese protein_shake'],
    ['fine', 'kidney_low', 'apple_pear berries grapes rice pasta white_bread onion_garlic honey'],
  ],
  potassium: [
    ['no', 'kidney_salt_sub', 'salt_substitute'],
    ['no', 'kidney_star_fruit', 'star_fruit'],
    ['ask', 'kidney_potassium', 'banana tomato potato fries avocado dried_fruit citrus nuts peanuts peanut_butter marzipan seeds pulses hummus tofu leafy spinach mushrooms chocolate juice whole_bread oats coffee grapefruit sweetcorn'],
    ['fine', 'kidney_low', 'apple_pear berries grapes rice pasta white_bread onion_garlic honey'],
  ],
  diabetes: [
    ['no', 'sugar_drink', 'soft_drink juice energy_drink'],
    ['little', 'sugar_quick', SWEET],
    ['little', 'sugar_dried', 'dried_fruit'],
    ['little', 'sugar_alcohol', 'beer wine spirits'],
    ['depends', 'sugar_starch', `${STARCH} fries pizza popcorn sweetcorn rice_drink`],
    ['fine', 'sugar_milk', 'milk yogurt plant_milk'],
    ['fine', 'sugar_sweetener', 'diet_drink'],
    ['fine', 'sugar_pulses', 'pulses hummus'],
    ['fine', 'sugar_fruit', 'banana citrus apple_pear cherries berries grapes fruit grapefruit'],
    ['fine', 'sugar_low', 'egg cheese hard_cheese fresh_cheese soft_cheese salty_cheese nuts peanuts peanut_butter seeds red_meat poultry white_fish breaded_fish oily_fish small_oily_fish tuna crustaceans tofu leafy spinach vegetables carrot tomato mushrooms avocado onion_garlic butter good_oil coffee tea herbal_tea'],
  ],
  'blood pressure': [
    ['no', 'pressure_liquorice', 'liquorice'],
    ['no', 'pressure_energy', 'energy_drink'],
    ['little', 'pressure_salt', `${SALTY} hard_cheese blue_cheese cheese`],
    ['little', 'pressure_alcohol', 'beer wine spirits'],
    ['depends', 'pressure_bread', 'white_bread whole_bread'],
    ['depends', 'pressure_coffee', 'coffee tea'],
    ['fine', 'pressure_good', `${PLANTS} oats rice nuts seeds yogurt milk white_fish breaded_fish oily_fish good_oil dried_fruit egg`],
  ],
  cholesterol: [
    ['little', 'fat_saturated', FATTY],
    ['little', 'fat_saturated', 'liver red_meat'],
    ['fine', 'fat_egg', 'egg'],
    ['fine', 'fat_seafood', 'crustaceans molluscs'],
    ['fine', 'fat_coffee', 'coffee'],
    ['fine', 'fat_lean', 'poultry white_fish breaded_fish tuna yogurt milk fresh_cheese'],
    ['fine', 'fat_good', `${PLANTS} oats whole_bread nuts seeds peanuts peanut_butter tofu hummus oily_fish small_oily_fish good_oil`],
  ],
  heart: [
    ['little', 'pressure_salt', 'salt salty cured_meat sausage smoked_fish soy_sauce'],
    ['little', 'fat_saturated', FATTY],
    ['little', 'pressure_alcohol', 'beer wine spirits'],
    ['fine', 'fat_egg', 'egg'],
    ['fine', 'fat_lean', 'poultry white_fish breaded_fish tuna yogurt milk fresh_cheese'],
    ['fine', 'fat_good', `${PLANTS} oats whole_bread nuts seeds peanuts peanut_butter tofu hummus oily_fish small_oily_fish good_oil`],
  ],
  reflux: [
    ['little', 'reflux_trigger', 'coffee tea chocolate mint tomato citrus grapefruit juice soft_drink energy_drink beer wine spirits spicy fries onion_garlic pizza sausage pastry cream butter'],
    ['fine', 'reflux_mild', 'banana oats rice potato white_bread whole_bread pasta carrot vegetables poultry white_fish breaded_fish yogurt egg herbal_tea apple_pear'],
  ],
  FODMAP: [
    ['little', 'fodmap_high', 'onion_garlic pulses hummus apple_pear cherries honey milk cream mushrooms white_bread whole_bread pasta wheat_grain dried_fruit juice pizza pastry'],
    ['fine', 'fodmap_low', 'oats rice other_grain potato carrot banana citrus berries egg red_meat poultry white_fish breaded_fish oily_fish tuna hard_cheese leafy spinach vegetables tofu peanut_butter good_oil'],
  ],
  gluten: [
    ['no', 'gluten_beer', 'beer'],
    ['no', 'gluten_soy_sauce', 'soy_sauce'],
    ['no', 'gluten_in', 'white_bread whole_bread pasta wheat_grain pizza pastry breaded_fish breaded_meat'],
    ['depends', 'gluten_oats', 'oats'],
    ['depends', 'gluten_traces', 'sausage salty fries chocolate yeast_extract surimi'],
    ['fine', 'gluten_none', `potato tomato banana avocado citrus apple_pear berries grapes fruit leafy spinach vegetables carrot onion_garlic mushrooms sweetcorn pulses rice other_grain egg cheese hard_cheese milk yogurt butter nuts red_meat poultry white_fish oily_fish tofu honey popcorn wine`],
  ],
  lactose: [
    ['no', 'lactose_milk', 'milk cream raw_milk'],
    ['depends', 'lactose_hard', 'dairy'],
    ['little', 'lactose_yogurt', 'yogurt fresh_cheese salty_cheese'],
    ['fine', 'lactose_hard', 'hard_cheese soft_cheese blue_cheese'],
    ['depends', 'lactose_hard', 'cheese'],
    ['fine', 'lactose_butter', 'butter'],
    ['fine', 'lactose_none', `plant_milk ${PLANTS} rice egg nuts tofu red_meat poultry white_fish oily_fish`],
  ],
  'vitamin K': [
    ['no', 'wort', 'st_johns_wort'],
    ['ask', 'clot_juice', 'grapefruit cranberry'],
    ['depends', 'clot_greens', 'leafy spinach raw_sprouts fermented liver seaweed'],
    ['little', 'clot_alcohol', 'beer wine spirits'],
    ['fine', 'clot_low', 'potato tomato banana citrus apple_pear berries fruit carrot mushrooms rice pasta white_bread oats egg milk yogurt cheese red_meat poultry white_fish breaded_fish oily_fish sweetcorn'],
  ],
  grapefruit: [
    ['no', 'grapefruit_no', 'grapefruit'],
    ['no', 'wort', 'st_johns_wort'],
    ['little', 'med_alcohol', 'beer wine spirits liqueur_sweets'],
    ['fine', 'grapefruit_other', 'citrus apple_pear banana berries fruit'],
  ],
  tyramine: [
    ['no', 'tyramine_high', 'hard_cheese blue_cheese soft_cheese cheese cured_meat sausage smoked_fish soy_sauce fermented yeast_extract tofu beer wine liver pate salty_cheese small_oily_fish'],
    ['no', 'tyramine_dish', 'pizza worcester salty pesto'],
    ['no', 'tyramine_beans', 'broad_beans'],
    ['no', 'wort', 'st_johns_wort'],
    ['little', 'med_alcohol', 'spirits liqueur_sweets'],
    ['little', 'tyramine_some', 'chocolate coffee tea energy_drink avocado banana dried_fruit berries peanuts nuts oily_fish tuna raw_fish red_meat raw_meat pulses celery vinegar soft_drink diet_drink'],
    ['fine', 'tyramine_low', 'fresh_cheese milk yogurt egg poultry white_fish breaded_fish potato rice pasta white_bread whole_bread oats fruit apple_pear citrus grapes vegetables carrot leafy spinach tomato butter honey juice'],
  ],
  lithium: [
    ['little', 'med_alcohol', 'beer wine spirits liqueur_sweets'],
    ['depends', 'lithium_salt', 'salt_substitute'],
    ['depends', 'lithium_salt', SALTY],
    ['depends', 'lithium_caffeine', 'coffee tea energy_drink soft_drink'],
  ],
  'thyroid tablets': [
    ['no', 'wort', 'st_johns_wort'],
    ['ask', 'thyroid_seaweed', 'seaweed'],
    ['apart', 'thyroid_coffee', 'coffee tea'],
    ['apart', 'thyroid_apart', 'milk dairy yogurt cheese hard_cheese fresh_cheese soft_cheese tofu plant_milk oats whole_bread nuts juice egg bran pulses grapefruit'],
    ['fine', 'thyroid_cabbage', 'leafy'],
  ],
  stoma: [
    ['ask', 'stoma_block', 'nuts peanuts seeds tahini popcorn sweetcorn mushrooms celery dried_fruit pulses leafy spinach carrot citrus grapes apple_pear'],
    ['fine', 'stoma_mild', 'banana rice pasta white_bread potato yogurt egg poultry white_fish breaded_fish'],
  ],
  histamine: [
    ['no', 'histamine_high', 'hard_cheese blue_cheese soft_cheese cured_meat sausage smoked_fish small_oily_fish tuna fermented soy_sauce wine beer spirits tomato leafy spinach chocolate molluscs crustaceans yeast_extract citrus berries'],
    ['fine', 'histamine_low', 'fresh_cheese milk butter potato rice pasta oats white_bread poultry red_meat egg carrot vegetables apple_pear'],
  ],
  fructose: [
    ['no', 'fructose_high', 'apple_pear honey juice dried_fruit soft_drink cherries grapes sugar'],
    ['little', 'fructose_low', 'banana berries citrus fruit tomato carrot'],
  ],
};

/** What is usually in there, by the diets that leave it out. */
export const HELD: Readonly<Record<string, readonly string[]>> = {
  fish: ['fish-free', 'vegan', 'vegetarian'],
  crustaceans: ['crustacean-free', 'shellfish-free', 'vegan', 'vegetarian', 'kosher'],
  molluscs: ['mollusc-free', 'shellfish-free', 'vegan', 'vegetarian', 'kosher'],
  meat: ['vegetarian', 'vegan', 'pescatarian', 'meat-free'],
  pork: ['pork-free', 'halal', 'kosher'],
  milk: ['dairy-free', 'vegan'],
  egg: ['egg-free', 'vegan'],
  gluten: ['gluten-free'],
  nuts: ['nut-free'],
  peanuts: ['peanut-free'],
  soy: ['soy-free'],
  sesame: ['sesame-free'],
  celery: ['celery-free'],
  gelatin: ['gelatin-free', 'vegan', 'vegetarian', 'pescatarian', 'halal', 'kosher'],
  honey: ['vegan'],
  alcohol: ['alcohol-free', 'halal'],
};
