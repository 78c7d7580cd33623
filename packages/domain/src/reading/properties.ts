/** Substances that harm: those named in annex II of Regulation (EU) 1169/2011 and in section 201(qq) of the US FD&C Act, and each nut by itself. */
const SUBSTANCES = [
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
] as const;

/**
 * What a known ingredient is or holds. A closed list: every rule of diets, allergies and preferences tests one of these, and an
 * ingredient that states neither `has` nor `may` of a property is known to be without it.
 *
 * The names with a capital are also names of preferences ("Seed oils"); the others serve diets and allergies alone.
 */
export const PROPERTIES = [
  ...SUBSTANCES,
  /** Oil of soy that may be fully refined, which the law exempts. */
  'refined soy',
  // Animals. `slaughter`: any part of a slaughtered land animal (meat, fat, gelatin, rennet); `animal product`: beeswax, lanolin and the
  // like.
  'slaughter',
  'Meat',
  'Red Meat',
  'Processed Meat',
  'Pork',
  'beef',
  'poultry',
  'Gelatin',
  'Honey',
  'insects',
  'animal product',
  'Alcohol',
  // What national agencies advise against in pregnancy.
  'raw milk',
  'raw fish',
  'raw meat',
  'raw egg',
  'liver',
  'high-mercury fish',
  'tuna',
  'liquorice',
  'soft cheese',
  // Preferences.
  'Shellfish',
  'Probiotics',
  'Soluble Fiber',
  'Plant Sterols',
  'Rich in Omega-3',
  'Some Omega-3',
  'Good Fat Source',
  'Antioxidant Source',
  'Grains',
  'Whole Grains',
  'Refined Grains',
  'Legumes',
  'Onion',
  'Garlic',
  'Inulin',
  'Tomato',
  'Citrus',
  'Chocolate',
  'Mint',
  'Spicy Foods',
  'Carbonation',
  'Caffeine',
  'High Fructose Corn Syrup',
  'Sugars and Syrups',
  'Seed oils',
  'Palm Oil',
  'Coconut and Palm Oil',
  'Olive Oil',
  'Partially Hydrogenated Oil',
  'Hydrogenated Oil',
  'Artificial Colors',
  'Preservatives',
  'MSG',
  'Artificial Sweeteners',
  'Sugar Alcohols',
  'Phosphates',
  // Words of a list that hint at a nutrient whose amount is not stated.
  'names vitamin A',
  'names vitamin C',
  'names vitamin D',
  'names vitamin E',
  'names folate',
  'names B vitamin',
  'names B12',
  // What a list shows of the kind of a food and of its figures.
  'fruit or vegetable',
  'cured',
  'dried fruit',
  'tomato concentrate',
  'banana or avocado',
  'potato',
  /** A part of a slaughtered animal that may be of beef or pork, since nothing says of which animal ("gelatin", "meat extract", E471). */
  'unnamed species',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** What the law makes packs name, because it harms, by the tag that sources declare it with. @source Regulation (EU) No 1169/2011, annex II */
export const LEGAL_ALLERGENS = {
  'en:gluten': 'Gluten',
  'en:milk': 'Dairy',
  'en:eggs': 'Eggs',
  'en:nuts': 'Nuts',
  'en:peanuts': 'Peanuts',
  'en:soybeans': 'Soy',
  'en:fish': 'Fish',
  'en:crustaceans': 'crustaceans',
  'en:molluscs': 'molluscs',
  'en:sesame-seeds': 'Sesame',
  'en:mustard': 'Mustard',
  'en:celery': 'Celery',
  'en:lupin': 'Lupin',
  'en:sulphur-dioxide-and-sulphites': 'Sulphites',
} as const satisfies Readonly<Record<string, Property>>;

/** What diets of safety or of conviction exclude: a composite without its parts, or an ingredient of which nothing is known, may hold any of these. */
export const RESTRICTED_PROPERTIES = [
  ...SUBSTANCES,
  'slaughter',
  'Meat',
  'Pork',
  'beef',
  'poultry',
  'unnamed species',
  'Gelatin',
  'Honey',
  'insects',
  'animal product',
  'Alcohol',
] as const satisfies readonly Property[];

/** Properties as bits of four 32-bit numbers: 128 at most. */
export type Mask = readonly [number, number, number, number];
export const NO_PROPERTIES: Mask = [0, 0, 0, 0];

const INDEX: ReadonlyMap<string, number> = new Map(PROPERTIES.map((name, index) => [name, index]));

export function isProperty(name: string): name is Property {
  return INDEX.has(name);
}

export function maskOf(properties: Iterable<Property>): Mask {
  const mask: [number, number, number, number] = [0, 0, 0, 0];
  for (const property of properties) {
    const bit = INDEX.get(property) ?? 0;
    mask[wordAt(bit)] |= 1 << (bit & 31);
  }
  return mask;
}

export function hasProperty(mask: Mask, property: Property): boolean {
  const bit = INDEX.get(property) ?? 0;
  return (mask[wordAt(bit)] & (1 << (bit & 31))) !== 0;
}

/** A test for one property, found once for any number of masks. */
export function propertyTest(property: Property): (mask: Mask) => boolean {
  const bit = INDEX.get(property) ?? 0;
  const word = wordAt(bit);
  const flag = 1 << (bit & 31);
  return (mask) => (mask[word] & flag) !== 0;
}

/** Whether two masks share a property. */
export function overlaps(one: Mask, other: Mask): boolean {
  return ((one[0] & other[0]) | (one[1] & other[1]) | (one[2] & other[2]) | (one[3] & other[3])) !== 0;
}

export function union(one: Mask, other: Mask): Mask {
  if (other === NO_PROPERTIES) return one;
  if (one === NO_PROPERTIES) return other;
  return [one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3]];
}

/** The properties of `one` that `other` lacks. */
export function without(one: Mask, other: Mask): Mask {
  return [one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2], one[3] & ~other[3]];
}

export function common(one: Mask, other: Mask): Mask {
  return [one[0] & other[0], one[1] & other[1], one[2] & other[2], one[3] & other[3]];
}

export function isEmpty(mask: Mask): boolean {
  return (mask[0] | mask[1] | mask[2] | mask[3]) === 0;
}

export function propertiesOf(mask: Mask): Property[] {
  return PROPERTIES.filter((property) => hasProperty(mask, property));
}

/** The four words in base 36, low to high, divided by points; "" for none. */
export function packMask(mask: Mask): string {
  let packed = '';
  let isAfter = false;
  for (let place = mask.length - 1; place >= 0; place -= 1) {
    const word = mask[place] ?? 0;
    if (word === 0 && !isAfter) continue;
    packed = (word === 0 ? '' : (word >>> 0).toString(36)) + (isAfter ? '.' : '') + packed;
    isAfter = true;
  }
  return packed;
}

export function unpackMask(packed: string): Mask {
  if (packed === '') return NO_PROPERTIES;
  const words: [number, number, number, number] = [0, 0, 0, 0];
  let place: 0 | 1 | 2 | 3 = 0;
  let word = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    if (code === POINT) {
      words[place] = word | 0;
      word = 0;
      place = place === 0 ? 1 : place === 1 ? 2 : 3;
    } else word = word * 36 + (code >= LETTER_A ? code - LETTER_A + 10 : code - DIGIT_0);
  }
  words[place] = word | 0;
  return words;
}

const POINT = 46;
const DIGIT_0 = 48;
const LETTER_A = 97;

function wordAt(bit: number): 0 | 1 | 2 | 3 {
  return bit < 32 ? 0 : bit < 64 ? 1 : bit < 96 ? 2 : 3;
}
