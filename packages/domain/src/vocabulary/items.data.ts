import { type Mask, maskOf } from '../reading/index.ts';

/** Everything that a diet asks for: what a composite without its parts may hold. */
export const ANYTHING: Mask = maskOf([
  'Gluten',
  'Wheat',
  'Barley',
  'Rye',
  'Oats',
  'Dairy',
  'Lactose',
  'Eggs',
  'Peanuts',
  'Soy',
  'Fish',
  'crustaceans',
  'molluscs',
  'Sesame',
  'Mustard',
  'Celery',
  'Lupin',
  'Sulphites',
  'Nuts',
  'almonds',
  'hazelnuts',
  'walnuts',
  'cashews',
  'pecans',
  'brazil nuts',
  'pistachios',
  'macadamias',
  'coconut',
  'chestnuts',
  'pine nuts',
  'slaughter',
  'Meat',
  'Pork',
  'Gelatin',
  'Honey',
  'insects',
  'animal product',
  'Alcohol',
]);


/** A denial of lactose leaves the milk. */
export const LACTOSE_ALONE: Mask = maskOf(['Lactose']);



/**
 * What a food can be made without and still be that food. A part that is left out ("sans couenne", "sans croute") takes nothing from the
 * rest.
 */
export const SUBSTANCES: ReadonlySet<string> = new Set([
  'en:gluten',
  'en:wheat-gluten',
  'en:wheat',
  'en:lactose',
  'en:milk',
  'en:dairy',
  'en:egg',
  'en:egg-unspecified',
  'en:nut',
  'en:tree-nut',
  'en:peanut',
  'en:soya',
  'en:soya-bean',
  'en:sesame',
  'en:sesame-seeds',
  'en:celery',
  'en:mustard',
  'en:lupin-bean',
  'en:sulfite',
  'en:sulphite-part',
  'en:e220',
  'en:milk-proteins',
  'en:milk-part',
  'en:milk-unspecified',
  'en:casein',
  'en:egg-part',
  'en:egg-white',
  'en:barley',
  'en:rye',
  'en:oat',
  'en:oat-part',
  'en:nut-form',
  'en:tree-nut-unspecified',
  'en:almond',
  'en:hazelnut',
  'en:walnut',
  'en:fish',
  'en:shellfish',
  'en:crustacean',
  'en:mollusc',
  'en:alcohol',
]);


export const FAMILIES: readonly (readonly [Mask, Mask])[] = [
  [maskOf(['Gluten']), maskOf(['Wheat', 'Barley', 'Rye', 'Oats'])],
  [maskOf(['Dairy']), maskOf(['Lactose'])],
  [maskOf(['Shellfish']), maskOf(['crustaceans', 'molluscs'])],
  [maskOf(['Nuts']), maskOf(['almonds', 'hazelnuts', 'walnuts', 'cashews', 'pecans', 'brazil nuts', 'pistachios', 'macadamias'])],
];
