import type { FoodGroup } from './groups.data.ts';

/** Words anywhere in a name, folded, that make something else of what it names. */
export type Modifier = { readonly says: RegExp; readonly groupChanges: Readonly<Partial<Record<FoodGroup, FoodGroup>>> };

export const MODIFIERS: readonly Modifier[] = [
  {
    // Made of plants in place of milk. "Vegetarian" is not among them: it is about rennet.
    says: /\bvegan|\bvegetal(?!ian)|plant[- ]based|pflanzlich|plantaardig|alternati[vf]|ersatz|vervanger|substitut|sustitut|sucedane|imitation|dairy[- ]free|non[- ]dairy|milchfrei|sans lait|senza latte|sin leche|sem leite|analog/u,
    groupChanges: { cheese: 'plant-cheese', 'fresh-cheese': 'plant-cheese' },
  },
  {
    says: /powder|en poudre|pulver|in polvere|en polvo|\bem po\b|poeder|\binstant|solubile|soluble|soluvel|granulat|dehydrat|deshydrat|disidrat|deshidrat|desidrat|getrocknet|gedroogd|lyophil|liofili|gevriesdroogd|freeze[- ]dried/u,
    groupChanges: {
      milk: 'milk-powder', 'plant-drink': 'drink-powder', 'dairy-drink': 'drink-powder', coffee: 'drink-powder', drink: 'drink-powder', soda: 'drink-powder',
      'iced-tea': 'drink-powder', 'energy-drink': 'drink-powder', juice: 'drink-powder', soup: 'dry-mix', broth: 'stock', sauce: 'dry-mix', 'dairy-dessert': 'dry-mix',
    },
  },
  {
    says: /\bdried|dehydrat|\bsec(?:he)?s?\b|seches?|deshydrat|getrocknet|\bdorr|essiccat|disidratat|deshidratad|desidratad|gedroogd|gefriergetrocknet|lyophil|\bdry coconut/u,
    groupChanges: { fruit: 'dried-fruit' },
  },
  {
    says: /capsul|\bkapsel|\bcialde|\bdosette|\bpads?\b|nespresso|dolce gusto|senseo|tassimo/u,
    groupChanges: { coffee: 'drink-powder', tea: 'drink-powder' },
  },
  {
    says: /flavou?r|aromati|arom[ae]|saborizad|\bsabor\b|saveur|geschmack|\bgusto\b|\bsmaak|infused|\bsoda\b/u,
    groupChanges: { water: 'flavoured-water' },
  },
  {
    // Nuts that are a sweet. Salted, roasted and honey-free ones stay nuts.
    says: /chocol|schoko|cioccol|cacao|cocoa|kakao|caramel|karamel|candied|gebrannt|garrapi|pralin|sugared|sugar|zucker|suiker|enrob|yog(?:h)?urt|honey|miel|honig/u,
    groupChanges: { nut: 'candy', seed: 'candy' },
  },
];
