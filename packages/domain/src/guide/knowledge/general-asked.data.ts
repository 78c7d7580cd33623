import type { GeneralRow } from './general-row.ts';

/** Marks on packs, foods and habits, in no order. */
export const ASKED_ENTRIES = {
  e_number: { asks: ['e_number_word', 'e_number_word what|label|good|why|how'], publications: ['eu1333'], reviewed: '2026-11-29', isChecked: false },
  organic_logo: { asks: ['organic_leaf', 'organic_leaf what|label|organic'], publications: ['eu848'], reviewed: '2026-11-29', isChecked: false },
  health_mark: { asks: ['oval_mark what|milk|cheese|meat|why', 'oval_mark what milk|cheese|meat'], publications: ['eu853'], reviewed: '2026-11-29', isChecked: false },
  energy_gel: { asks: ['gel_sugar', 'gels_word sugar'], publications: ['acsm'], reviewed: '2026-11-29', isChecked: false },
  freezing_germs: { asks: ['kill_germs', 'freeze salmonella', 'freeze listeria', 'kill_germs freeze|salmonella'], publications: ['fsa', 'eu853'], reviewed: '2026-11-29', isChecked: false },
  alcohol_cooking: { asks: ['alcohol cook_off', 'alcohol cook', 'alcohol cook cook_off', 'red_wine cook_off'], publications: ['usdaRetention'], reviewed: '2026-11-29', isChecked: false },
  salt_or_sugar: { asks: ['salt sugar good', 'salt sugar'], publications: ['whoSodium', 'whoSugars'], reviewed: '2026-11-29', isChecked: false },
  e_mark: { asks: ['e_mark_word', 'e_mark_word what|weight|net_weight|label'], publications: ['eu76'], reviewed: '2026-11-29', isChecked: false },
  glass_fork: { asks: ['glass_fork_word', 'glass_fork_word what|label|plastic'], publications: ['eu1935'], reviewed: '2026-11-29', isChecked: false },
  wash_salad: { asks: ['wash salad_word', 'wash bagged', 'wash bagged greens_herbs|salad_word', 'wash vegetables bagged'], publications: ['fsa'], reviewed: '2026-11-29', isChecked: false },
  microplastics: { asks: ['micro_plastics', 'micro_plastics what|good|water|fish|salt|why|how'], publications: ['whoPlastics'], reviewed: '2026-11-29', isChecked: false },
  spicy: { asks: ['spicy_word ulcer_word', 'spicy_word good', 'spicy_word ulcer_word good'], publications: ['nhs'], reviewed: '2026-11-29', isChecked: false },
  carb_loading: { asks: ['carb_load', 'carb_load how|what|sport|race_word|before_after'], publications: ['acsm'], reviewed: '2026-11-29', isChecked: false },
  raw_or_cooked: { asks: ['raw_cooked', 'raw_cooked vegetables|carrot|tomato|spinach|good'], publications: ['eatwell'], reviewed: '2026-11-29', isChecked: false },
  eggs_dairy: { asks: ['eggs_dairy_w', 'eggs_dairy_w lactose', 'egg dairy_kind', 'egg dairy_kind lactose|what'], publications: ['eu1169'], reviewed: '2026-11-29', isChecked: false },
  peanut_nut: { asks: ['peanut_nut_w', 'peanut_nut_w allergens'], publications: ['eu1169'], reviewed: '2026-11-29', isChecked: false },
  low_calories: { asks: ['few_kcal amount|good', 'few_kcal lose_weight|amount|good'], publications: ['nhs', 'eu1169'], reviewed: '2026-11-29', isChecked: false },
  salt_pressure: { asks: ['salt_lifts', 'salt_lifts why|how|good', 'salt blood_pressure why|how'], publications: ['whoSodium'], reviewed: '2026-11-29', isChecked: false },
  yogurt_whey: { asks: ['yogurt whey_top', 'yogurt whey_top why|what|good|spoiled'], publications: ['eatwell'], reviewed: '2026-11-29', isChecked: false },
  wash_mushrooms: { asks: ['wash mushroom', 'wash mushroom good|how'], publications: ['fsa', 'bfrMushrooms'], reviewed: '2026-11-29', isChecked: false },
  starch_flour: { asks: ['starch_word flour_word', 'starch_word flour_word what|good'], publications: ['usdaFoods'], reviewed: '2026-11-29', isChecked: false },
  flour_kinds: { asks: ['flour_word flour_kind', 'flour_word flour_kind what|good', 'flour_kind what', 'flour_word wholegrain what|good'], publications: ['usdaFoods', 'whoCarbs'], reviewed: '2026-11-29', isChecked: false },
  rye_bread: { asks: ['rye good|why|what', 'rye bread good|why|what', 'rye white'], publications: ['whoCarbs', 'efsaFiber'], reviewed: '2026-11-29', isChecked: false },
  salt_cod: { asks: ['salt_cod_w good|what|salt|amount|why', 'salt_cod_w salt'], publications: ['usdaFoods', 'whoSodium'], reviewed: '2026-11-29', isChecked: false },
} as const satisfies Readonly<Record<string, GeneralRow>>;
