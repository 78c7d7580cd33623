import type { Catalog } from '../catalog.ts';
import { dietSentences } from '../word-tables.ts';

/** What a chip or a typed restriction leaves out, read back to the person. */
export const restrictions = {
  ...dietSentences('en'),
  // Diets and allergies, each by the id of its diet
  member_almonds: 'Almonds',
  member_hazelnuts: 'Hazelnuts',
  member_walnuts: 'Walnuts',
  member_cashews: 'Cashews',
  member_pecans: 'Pecans',
  member_brazil_nuts: 'Brazil nuts',
  member_pistachios: 'Pistachios',
  member_macadamias: 'Macadamias',
  member_wheat: 'Wheat',
  member_barley: 'Barley',
  member_rye: 'Rye',
  member_oats: 'Oats',
  member: '{name}. Other {family} are shown as unknown.',
  nuts: 'nuts',
  cereals: 'cereals with gluten',
  // Any other food
  food: '{name} and everything made of it',
  food_of_family: '{name} and everything made of it. {others} shown as unknown.',
  others_dairy_free: 'Other milk products are',
  others_fish_free: 'Other fish is',
  others_crustacean_free: 'Other crustaceans are',
  others_mollusc_free: 'Other molluscs are',
  others_shellfish_free: 'Other shellfish is',
  others_nut_free: 'Other nuts are',
  others_gluten_free: 'Other cereals with gluten are',
  others_egg_free: 'Other food with eggs is',
  others_soy_free: 'Other food with soy is',
  others_peanut_free: 'Other food with peanuts is',
  others_sesame_free: 'Other food with sesame is',
  others_mustard_free: 'Other food with mustard is',
  others_celery_free: 'Other food with celery is',
  words: 'We do not know “{words}” as a food. We look for the word itself and never call a product free of it.',
  words_of_own_triggers:
    'What harms you with “{words}” differs from person to person. Until you name it as an allergy, no product is called safe for you.',
  strict: 'Traces count as much as the food itself.',
} as const satisfies Catalog;
