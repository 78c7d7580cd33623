import type { Diet } from '../../diets/index.ts';
import type { HELD_WORDS, PARTS } from './words.data.ts';

export type Part = (typeof PARTS)[number];
export type HeldWord = (typeof HELD_WORDS)[number];

/** What is in what foods are made of: always, `~` usually, `?` sometimes. What is in none of these is in none of the table. */
export const HELD_IN: Readonly<Partial<Record<Part, string>>> = {
  wheat: 'gluten', spelt: 'gluten', emmer: 'gluten', einkorn: 'gluten', barley: 'gluten', rye: 'gluten', malt: 'gluten', wheatstarch: '~gluten',
  oats: '?gluten', beer: 'gluten alcohol', soysauce: 'soy ~gluten', worcester: '~fish ?gluten', raisingagent: '?gluten',
  milk: 'milk', goatmilk: 'milk', sheepmilk: 'milk', whey: 'milk', cream: 'milk', butter: 'milk', butterfat: 'milk', yogurt: 'milk',
  cheese: 'milk ~rennet', ice: 'milk ?egg', egg: 'egg', eggwhite: 'egg', mayonnaise: 'egg ~mustard',
  almond: 'nuts', hazelnut: 'nuts', walnut: 'nuts', cashew: 'nuts', pistachio: 'nuts', pecan: 'nuts', macadamia: 'nuts', brazilnut: 'nuts',
  nuts: 'nuts', apricotkernel: '?nuts', peanut: 'peanuts', soy: 'soy', tofu: 'soy', sesame: 'sesame', lupin: 'lupin', mustard: 'mustard',
  celery: 'celery', sulphite: 'sulphites', spices: '?mustard ?celery',
  fish: 'fish', anchovy: 'fish', tuna: 'fish', salmon: 'fish', mackerel: 'fish', sardine: 'fish', herring: 'fish', cod: 'fish', fishroe: 'fish',
  fishsauce: 'fish', isinglass: 'fish', shrimp: 'crustaceans', crab: 'crustaceans', mussel: 'molluscs', clam: 'molluscs', oyster: 'molluscs',
  squid: 'molluscs', octopus: 'molluscs', snail: 'molluscs',
  pork: 'pork meat', lard: 'pork meat', beef: 'beef meat', veal: 'beef meat', lamb: 'meat', chicken: 'meat', turkey: 'meat', duck: 'meat',
  horse: 'meat', meat: 'meat ?pork ?beef', blood: 'meat ~pork', offal: 'meat ?pork ?beef', liver: 'meat ~pork',
  gelatin: 'gelatin ?pork ?beef', rennet: 'rennet', carmine: 'insects', beeswax: 'insects', honey: 'honey',
  alcohol: 'alcohol', alcoholtrace: '~alcohol', wine: 'alcohol ~sulphites', coffee: 'caffeine', tea: 'caffeine', mate: 'caffeine',
  caffeine: 'caffeine', cocoa: '~caffeine',
}; // prettier-ignore

/** What each diet leaves out; of other diets nothing is known by what a food is made of. `slaughter`: from animals that need not be slaughtered by the rule. */
export const LEFT_OUT_BY: Readonly<Partial<Record<Diet, readonly HeldWord[]>>> = {
  vegan: ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'milk', 'egg', 'honey', 'rennet', 'insects'],
  vegetarian: ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'rennet', 'insects'],
  pescatarian: ['meat', 'gelatin', 'rennet'],
  halal: ['pork', 'alcohol', 'slaughter', 'gelatin'],
  kosher: ['pork', 'crustaceans', 'molluscs', 'slaughter', 'gelatin'],
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'lactose-free': ['lactose'],
  'egg-free': ['egg'],
  'nut-free': ['nuts'],
  'peanut-free': ['peanuts'],
  'soy-free': ['soy'],
  'fish-free': ['fish'],
  'shellfish-free': ['crustaceans', 'molluscs'],
  'crustacean-free': ['crustaceans'],
  'mollusc-free': ['molluscs'],
  'sesame-free': ['sesame'],
  'mustard-free': ['mustard'],
  'celery-free': ['celery'],
  'lupin-free': ['lupin'],
  'sulphite-free': ['sulphites'],
  'pork-free': ['pork'],
  'beef-free': ['beef'],
  'meat-free': ['meat'],
  'gelatin-free': ['gelatin'],
  'alcohol-free': ['alcohol'],
};

/**
 * What people who are allergic to what a diet leaves out often react to as well, without it being part of the diet: only a test says whether one does.
 *
 * @source EFSA, allergenic foods and ingredients for labelling, 2014
 */
export const RELATED_TO: Readonly<Partial<Record<Diet, readonly HeldWord[]>>> = {
  'crustacean-free': ['molluscs'],
  'mollusc-free': ['crustaceans'],
  'peanut-free': ['lupin'],
  'lupin-free': ['peanuts'],
};
