import type { GeneralRow } from './general-row.ts';

/** Babies and children; ids begin with `kids_` or `baby_`. */
export const CHILDREN_ENTRIES = {
  kids_nuts: { asks: ['which_age nuts|honey|peanut_butter', 'which_age nuts|honey|peanut_butter baby|kids', 'kids nuts|honey', 'baby nuts|honey age', 'baby nuts|honey', 'kids peanut_butter|nuts age', 'baby peanut_butter'], publications: ['nhs'], reviewed: '2026-11-23', isChecked: false },
  kids_milk: { asks: ['kids milk|skimmed age|amount|good|what', 'kids plant_milk|cheese|yogurt', 'kids milk'], publications: ['ukChildren', 'nhsBaby'], reviewed: '2026-11-23', isChecked: true },
  kids_drinks: { asks: ['kids water|juice|soft_drink|tea|smoothie|diet_drink|coconut_water', 'kids juice good|amount', 'baby juice|water|tea'], publications: ['nhsBaby', 'whoSugars'], reviewed: '2026-11-23', isChecked: false },
  kids_energy_drinks: { asks: ['kids energy_drink|coffee|caffeine', 'teen coffee|caffeine amount', 'kids caffeine amount'], publications: ['efsaCaffeine'], reviewed: '2026-11-23', isChecked: true },
  kids_sweeteners: { asks: ['kids sweetener|stevia|aspartame|polyols'], publications: ['whoSweeteners', 'nhs'], reviewed: '2026-11-23', isChecked: false },
  kids_vitamin_d: { asks: ['kids vitamin_d|supplement|vitamin', 'baby vitamin_d|supplement|vitamin'], publications: ['nhsBaby'], reviewed: '2026-11-23', isChecked: false },
  kids_iron: { asks: ['kids iron', 'baby iron'], publications: ['nhsBaby'], reviewed: '2026-11-23', isChecked: false },
  kids_fussy: { asks: ['kids fussy', 'fussy good|how|vegetables|what', 'kids vegetables how', 'fussy baby'], publications: ['nhsBaby'], reviewed: '2026-11-23', isChecked: false },
  kids_snacks: { asks: ['kids snack|bar|crisps|ice_cream|chocolate', 'kids breakfast|cereal'], publications: ['nhsBaby', 'whoSugars'], reviewed: '2026-11-23', isChecked: false },
  kids_fish: { asks: ['kids fish|tuna|mercury|sushi', 'baby fish|sushi', 'kids fish|tuna age|good|week|amount', 'baby fish age'], publications: ['nhs'], reviewed: '2026-11-23', isChecked: false },
  kids_raw: { asks: ['kids egg|raw|raw_milk|cheese|processed_meat good|raw|age', 'baby egg|cheese', 'kids egg|raw_milk'], publications: ['nhsBaby', 'fsa'], reviewed: '2026-11-23', isChecked: false },
  kids_rice: { asks: ['kids rice_cake|rice', 'baby rice_cake|rice'], publications: ['nhsBaby', 'efsaArsenic'], reviewed: '2026-11-23', isChecked: true },
  kids_choking: { asks: ['choking kids|what|how|good', 'kids choking', 'kids fruit age'], publications: ['nhsBaby'], reviewed: '2026-11-23', isChecked: false },
  kids_vegan: { asks: ['kids vegan|vegetarian|meat_substitute', 'baby vegan|vegetarian'], publications: ['dge'], reviewed: '2026-11-23', isChecked: false },
  kids_weight: { asks: ['kids weight|fasting|low_carb|keto|calories', 'kids lose_weight|bmi', 'teen weight|fasting|lose_weight|keto'], publications: ['nhs'], reviewed: '2026-11-23', isChecked: false },
  kids_protein: { asks: ['kids protein|calories|fibre amount', 'kids protein_powder|protein'], publications: ['efsaProtein'], reviewed: '2026-11-23', isChecked: false },
  kids_sea_salt: { asks: ['baby salt|sugar', 'baby salt amount'], publications: ['nhsBaby'], reviewed: '2026-11-23', isChecked: false },
  baby_solids: { asks: ['solids age|baby|what|how|good', 'solids'], publications: ['nhsBaby', 'efsaComplementary'], reviewed: '2026-11-23', isChecked: false },
  baby_milk: { asks: ['which_age milk', 'which_age milk baby|kids', 'baby milk|plant_milk|raw_milk', 'baby milk age|good'], publications: ['nhsBaby'], reviewed: '2026-11-23', isChecked: false },
  baby_formula: { asks: ['formula good|what|age|kids|baby'], publications: ['efsaFormula', 'ukChildren'], reviewed: '2026-11-23', isChecked: true },
  baby_food_pouches: { asks: ['pouch good|what|sugar|baby|kids|how'], publications: ['nhsBaby', 'whoSugars'], reviewed: '2026-11-23', isChecked: false },
  kids_creatine: { asks: ['creatine kids|teen', 'creatine kids|teen good|age|muscle|sport'], publications: ['issnCreatine'], reviewed: '2026-11-28', isChecked: false },
  kids_muscle: { asks: ['teen muscle', 'teen muscle gain_weight|how|what|good', 'teen gain_weight'], publications: ['acsm', 'dge'], reviewed: '2026-11-28', isChecked: false },
  baby_water: { asks: ['baby water age', 'baby water drinking age', 'baby drinking age'], publications: ['nhsBaby'], reviewed: '2026-11-28', isChecked: false },
} as const satisfies Readonly<Record<string, GeneralRow>>;
