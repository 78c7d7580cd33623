import type { MedicineName } from '../declared/cautions.data.ts';
import type { Publication } from './publications.data.ts';

/** Why, in our own words (`packages/messages`, `guide.kind_*`), and what that rests on. */
export const CAUTION_REASONS = {
  wort: ['mhraStJohn', 'nhsMedicines'], med_alcohol: ['nhsMedicines'], med_liquorice: ['fdaLicorice', 'nhsMedicines'], med_grapefruit: ['fdaGrapefruit'],
  medicine_unnamed: ['nhsMedicines'], ask_unknown: ['nhsMedicines'],
  ace_salt_sub: ['whoSaltSubstitutes', 'nhsMedicines'], ace_potassium: ['nhsMedicines'], abx_milk: ['nhsMedicines'], abx_caffeine: ['nhsMedicines'],
  alcohol_never: ['nhsMedicines'], alcohol_hidden: ['nhsMedicines'], metformin_alcohol: ['nhsMedicines', 'diabetesUk'],
  glp_fat: ['nhsMedicines'], glp_fizz: ['nhsMedicines'], glp_good: ['nhsMedicines'], mtx_alcohol: ['nhsMedicines'], immune_raw: ['kidneyFoundation', 'nhsMedicines'],
  iso_liver: ['nhsMedicines'], nsaid_alcohol: ['nhsMedicines'], nsaid_food: ['nhsMedicines'], caffeine_even: ['nhsMedicines'], bis_apart: ['nhsMedicines'],
  iron_apart: ['nhsMedicines'], iron_with: ['nhsMedicines'], levodopa_protein: ['parkinsonsUk'], digoxin_fibre: ['nhsMedicines'], sedative_alcohol: ['nhsMedicines'],
  paracetamol_alcohol: ['nhsMedicines'], doac_greens: ['nhsMedicines'], cortisone_salt: ['nhsMedicines'], cortisone_sweet: ['nhsMedicines'],
  tyramine_dish: ['nhsMedicines'], tyramine_beans: ['nhsMedicines'], tyramine_some: ['nhsMedicines'],
  oxalate_high: ['eauStones'], oxalate_some: ['eauStones'], oxalate_calcium: ['eauStones'], oxalate_salt: ['eauStones'], oxalate_low: ['eauStones'],
  pku_sweetener: ['eu1169', 'pkuEurope'], pku_protein: ['pkuEurope'], pku_counted: ['pkuEurope'], pku_soft: ['eu1169', 'pkuEurope'], pku_low: ['pkuEurope'],
  gastritis_irritant: ['nhsHealth'], gastritis_mild: ['nhsHealth'], divert_fiber: ['niceDiverticular'], divert_little: ['niceDiverticular'],
  gall_fat: ['nhsHealth'], gall_low: ['nhsHealth'], liver_alcohol: ['easl'], liver_sugar: ['easl'], liver_good: ['easl'],
  pcos_portion: ['pcosGuide'], pcos_sweet: ['pcosGuide'], pcos_fine: ['pcosGuide'],
  bari_fizz: ['asmbs'], bari_sugar: ['asmbs'], bari_alcohol: ['asmbs'], bari_tough: ['asmbs'], bari_soft: ['asmbs'],
  residue_no: ['esgePrep'], residue_fine: ['esgePrep'], ironlack_good: ['nhsHealth'], ironlack_greens: ['nhsHealth'], ironlack_apart: ['nhsHealth', 'efsaDrv'], ironlack_c: ['nhsHealth'],
  thyroid_seaweed: ['britishThyroid'], thyroid_cabbage: ['britishThyroid'],
} as const satisfies Readonly<Record<string, readonly Publication[]>>;

export type CautionNeed =
  | MedicineName
  | 'oxalate' | 'phenylketonuria' | 'gastritis' | 'diverticula' | 'gallstones' | 'fatty liver' | 'PCOS' | 'bariatric' | 'low residue' | 'iron lack';

type Reason = keyof typeof CAUTION_REASONS | 'pressure_salt' | 'sugar_alcohol' | 'grapefruit_no' | 'grapefruit_other' | 'fat_saturated';
type Row = readonly ['no' | 'ask' | 'apart' | 'depends' | 'little' | 'limited' | 'fine', Reason, string];

const ALCOHOL = 'beer wine spirits liqueur_sweets';
const FRUIT = 'banana citrus apple_pear cherries berries grapes fruit grapefruit';
const VEGETABLES = 'leafy vegetables carrot tomato mushrooms onion_garlic avocado sweetcorn beetroot';
const STARCH = 'white_bread whole_bread pasta wheat_grain oats rice other_grain potato';
const MILK = 'milk dairy yogurt cheese hard_cheese soft_cheese blue_cheese fresh_cheese salty_cheese cream';
const MEAT = 'red_meat poultry liver pate cured_meat sausage';
const FISH = 'white_fish breaded_fish oily_fish small_oily_fish tuna smoked_fish crustaceans molluscs surimi';
const CAFFEINE = 'coffee tea energy_drink';
const RAW = 'raw_meat raw_fish raw_egg raw_milk raw_sprouts soft_cheese blue_cheese smoked_fish pate';
const FATTY = 'fries pizza sausage cured_meat breaded_meat breaded_fish pastry cream butter mayonnaise coconut_fat chocolate pate pesto';
const SWEET_DRINKS = 'soft_drink juice energy_drink';
const SWEETS = 'sugar honey pastry chocolate jelly marzipan';
const POTASSIUM = 'banana tomato potato fries avocado dried_fruit citrus nuts peanuts seeds pulses hummus spinach beetroot mushrooms chocolate juice';
const LICORICE: Row = ['no', 'med_liquorice', 'liquorice'];
const WORT: Row = ['no', 'wort', 'st_johns_wort'];
const LITTLE_ALCOHOL: Row = ['little', 'med_alcohol', ALCOHOL];
const ASK_GRAPEFRUIT: Row = ['ask', 'med_grapefruit', 'grapefruit'];

/** By whom it is for: level, reason, kinds. The first row that names a kind decides. Quantities are left to those who prescribe. */
export const CAUTION_ADVICE = {
  'ACE inhibitor': [
    ['no', 'ace_salt_sub', 'salt_substitute'], LICORICE, WORT,
    ['little', 'pressure_salt', 'salt salty cured_meat sausage soy_sauce yeast_extract'],
    LITTLE_ALCOHOL, ['limited', 'ace_potassium', POTASSIUM],
  ],
  antibiotic: [['apart', 'abx_milk', `${MILK} raw_milk plant_milk protein_shake butter`], ['little', 'abx_caffeine', CAFFEINE], LITTLE_ALCOHOL, WORT],
  'no alcohol': [['no', 'alcohol_never', ALCOHOL], ['depends', 'alcohol_hidden', 'raw_egg pastry vinegar fermented marzipan cream']],
  metformin: [['little', 'metformin_alcohol', ALCOHOL], WORT],
  insulin: [['little', 'sugar_alcohol', ALCOHOL], WORT],
  SSRI: [WORT, LITTLE_ALCOHOL, ASK_GRAPEFRUIT],
  transplant: [['no', 'grapefruit_no', 'grapefruit'], WORT, ['no', 'immune_raw', RAW], ['no', 'ace_salt_sub', 'salt_substitute'], LICORICE, LITTLE_ALCOHOL, ['fine', 'grapefruit_other', 'citrus']],
  'GLP-1': [['little', 'glp_fat', FATTY], ['little', 'glp_fizz', `${SWEET_DRINKS} fizzy_water diet_drink ${SWEETS}`], LITTLE_ALCOHOL, ['fine', 'glp_good', `egg poultry white_fish oily_fish tuna tofu yogurt fresh_cheese pulses ${VEGETABLES} spinach ${FRUIT} water`]],
  'the pill': [WORT, ASK_GRAPEFRUIT],
  methotrexate: [['no', 'mtx_alcohol', ALCOHOL], ['no', 'immune_raw', RAW], WORT],
  isotretinoin: [['no', 'iso_liver', 'liver pate'], LITTLE_ALCOHOL, WORT],
  NSAID: [['little', 'nsaid_alcohol', ALCOHOL], LICORICE, WORT, ['fine', 'nsaid_food', `${STARCH} ${MILK}`]],
  'caffeine medicine': [['depends', 'caffeine_even', `${CAFFEINE} soft_drink diet_drink chocolate`], ASK_GRAPEFRUIT, LITTLE_ALCOHOL, WORT],
  bisphosphonate: [LITTLE_ALCOHOL],
  'iron tablets': [['fine', 'iron_with', `citrus juice berries fruit red_meat poultry ${FISH} water`], ['apart', 'iron_apart', `${MILK} raw_milk plant_milk coffee tea herbal_tea energy_drink egg chocolate whole_bread oats bran wheat_grain pulses nuts seeds spinach soft_drink diet_drink tofu`], LITTLE_ALCOHOL],
  levodopa: [['apart', 'levodopa_protein', `${MILK} ${MEAT} ${FISH} egg tofu pulses protein_shake nuts peanuts peanut_butter hummus`], ['ask', 'tyramine_beans', 'broad_beans']],
  digoxin: [LICORICE, WORT, ['apart', 'digoxin_fibre', 'bran whole_bread oats'], LITTLE_ALCOHOL, ASK_GRAPEFRUIT],
  cortisone: [LICORICE, WORT, ['little', 'cortisone_salt', 'salt salty cured_meat sausage soy_sauce pizza'], ['little', 'cortisone_sweet', `${SWEETS} ${SWEET_DRINKS}`], LITTLE_ALCOHOL, ASK_GRAPEFRUIT],
  'pressure tablets': [LICORICE, WORT, ASK_GRAPEFRUIT, ['ask', 'ace_salt_sub', 'salt_substitute'], ['little', 'pressure_salt', 'salt salty cured_meat sausage soy_sauce yeast_extract'], LITTLE_ALCOHOL],
  sedative: [['no', 'sedative_alcohol', ALCOHOL], WORT, ASK_GRAPEFRUIT],
  paracetamol: [['little', 'paracetamol_alcohol', ALCOHOL]],
  DOAC: [WORT, ASK_GRAPEFRUIT, LITTLE_ALCOHOL, ['fine', 'doac_greens', 'leafy spinach raw_sprouts vegetables fermented liver avocado']],
  oxalate: [
    ['little', 'oxalate_high', 'spinach rhubarb beetroot star_fruit'],
    ['little', 'oxalate_some', 'nuts marzipan chocolate tea peanuts peanut_butter seeds tahini bran tofu'],
    ['little', 'oxalate_salt', `salt salty soy_sauce yeast_extract ${MEAT}`],
    ['fine', 'oxalate_calcium', `${MILK}`],
    ['fine', 'oxalate_low', `${FRUIT} ${STARCH} leafy vegetables carrot tomato mushrooms onion_garlic avocado sweetcorn egg ${FISH} coffee water fizzy_water herbal_tea butter good_oil pulses honey`],
  ],
  phenylketonuria: [
    ['no', 'pku_sweetener', 'diet_drink sweet_gum sweetener'],
    ['no', 'pku_protein', `${MILK} raw_milk ${MEAT} raw_meat ${FISH} raw_fish big_fish egg raw_egg nuts marzipan peanuts peanut_butter seeds tahini hummus pulses tofu protein_shake breaded_meat jelly pizza pesto`],
    ['depends', 'pku_soft', 'soft_drink energy_drink fizzy_water'],
    ['depends', 'pku_counted', `${STARCH} fries pastry chocolate popcorn sweetcorn leafy spinach plant_milk rice_drink mushrooms avocado cream`],
    ['fine', 'pku_low', `${FRUIT} carrot tomato vegetables onion_garlic sugar honey juice butter good_oil water tea coffee herbal_tea`],
  ],
  gastritis: [
    ['little', 'gastritis_irritant', `${ALCOHOL} coffee energy_drink spicy fries citrus grapefruit juice soft_drink tomato onion_garlic vinegar fizzy_water sausage cured_meat pizza chocolate mint tea pastry cream mayonnaise`],
    ['fine', 'gastritis_mild', 'banana oats rice potato white_bread pasta carrot vegetables poultry white_fish egg yogurt apple_pear herbal_tea water fresh_cheese'],
  ],
  diverticula: [
    ['depends', 'divert_fiber', `nuts peanuts seeds popcorn sweetcorn tomato berries grapes whole_bread oats bran pulses ${VEGETABLES} spinach ${FRUIT} dried_fruit`],
    ['little', 'divert_little', `${ALCOHOL} red_meat sausage cured_meat`],
  ],
  gallstones: [
    ['little', 'gall_fat', `${FATTY} egg hard_cheese soft_cheese blue_cheese cheese avocado nuts marzipan peanuts peanut_butter red_meat oily_fish good_oil`],
    ['fine', 'gall_low', `${FRUIT} leafy spinach vegetables carrot tomato mushrooms ${STARCH} pulses poultry white_fish tuna yogurt milk fresh_cheese tofu coffee tea water honey juice`],
  ],
  'fatty liver': [
    ['no', 'liver_alcohol', ALCOHOL],
    ['little', 'liver_sugar', `${SWEETS} ${SWEET_DRINKS} dried_fruit`],
    ['little', 'fat_saturated', 'sausage cured_meat butter cream coconut_fat fries pizza pate'],
    ['fine', 'liver_good', `nuts seeds peanuts coffee tea good_oil avocado ${FISH} poultry egg yogurt milk fresh_cheese tofu pulses whole_bread oats ${VEGETABLES} spinach ${FRUIT} water`],
  ],
  PCOS: [
    ['little', 'pcos_sweet', `${SWEETS} ${SWEET_DRINKS}`],
    ['fine', 'pcos_portion', `${STARCH} fries popcorn`],
    ['fine', 'pcos_fine', `${MILK} ${FRUIT} ${VEGETABLES} spinach egg nuts seeds tofu pulses ${FISH} poultry red_meat coffee tea plant_milk`],
  ],
  bariatric: [
    ['no', 'bari_alcohol', ALCOHOL],
    ['no', 'bari_fizz', 'fizzy_water soft_drink diet_drink energy_drink'],
    ['no', 'bari_sugar', `${SWEETS} juice cream fries pizza dried_fruit`],
    ['depends', 'bari_tough', 'red_meat raw_meat poultry white_bread whole_bread pasta rice nuts popcorn celery citrus raw_sprouts sausage cured_meat apple_pear'],
    ['fine', 'bari_soft', 'yogurt fresh_cheese egg white_fish tuna tofu milk pulses hummus potato carrot banana oats water'],
  ],
  'low residue': [
    ['no', 'residue_no', `whole_bread oats wheat_grain other_grain bran nuts marzipan peanuts seeds tahini popcorn sweetcorn pulses hummus berries grapes dried_fruit ${VEGETABLES} spinach raw_sprouts celery fermented citrus grapefruit cherries rhubarb broad_beans`],
    ['fine', 'residue_fine', 'white_bread pasta rice potato poultry white_fish tuna egg hard_cheese fresh_cheese tea coffee water banana juice honey jelly butter'],
  ],
  'iron lack': [
    ['depends', 'ironlack_apart', `coffee tea ${MILK} energy_drink`],
    ['fine', 'ironlack_c', 'citrus berries juice fruit tomato grapefruit'],
    ['fine', 'ironlack_greens', 'spinach beetroot'],
    ['fine', 'ironlack_good', `red_meat poultry ${FISH} egg pulses hummus tofu oats whole_bread wheat_grain other_grain nuts seeds tahini leafy dried_fruit chocolate broad_beans`],
  ],
} as const satisfies Readonly<Record<CautionNeed, readonly Row[]>>;

/** What holds of a food that no row names: of these medicines nothing is known, else it has to be asked. */
export const OTHERS_UNNAMED: ReadonlySet<string> = new Set([
  'ACE inhibitor', 'antibiotic', 'metformin', 'insulin', 'SSRI', 'the pill', 'methotrexate', 'isotretinoin', 'NSAID', 'caffeine medicine', 'iron tablets', 'levodopa', 'digoxin',
  'cortisone', 'pressure tablets', 'sedative', 'paracetamol', 'DOAC', 'GLP-1', 'transplant', 'no alcohol', 'grapefruit', 'vitamin K', 'thyroid tablets',
] satisfies readonly (MedicineName | 'grapefruit' | 'vitamin K' | 'thyroid tablets')[]);
/** Every food, until the time after the tablet is over. */
export const OTHERS_APART: ReadonlySet<string> = new Set(['bisphosphonate']);
export const OTHERS_ASKED: ReadonlySet<string> = new Set(['tyramine', 'potassium', 'kidneys', 'oxalate', 'phenylketonuria', 'bariatric', 'low residue', 'stoma', 'FODMAP', 'histamine', 'fructose']);
