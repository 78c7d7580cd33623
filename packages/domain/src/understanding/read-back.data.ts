import type { Diet, FamilyMember } from '../diets/index.ts';

/** What was understood, in the words of one language. */
export type ReadBackWords = {
  readonly diets: { readonly [diet in Diet]: string };
  readonly members: { readonly [member in FamilyMember]: string };
  /** "Almonds. Other nuts are shown as unknown." */
  readonly member: (name: string, family: string) => string;
  readonly families: { readonly nuts: string; readonly cereals: string };
  readonly food: (name: string) => string;
  /** A food of a family of allergens, of which the others are unknown. */
  readonly foodOfFamily: (name: string, family: string) => string;
  readonly familyNames: Partial<Record<Diet, string>>;
  readonly words: (words: string) => string;
  readonly strict: string;
};

export const READ_BACK: Readonly<Record<string, ReadBackWords>> = {
  en: {
    diets: {
      vegan: 'Vegan: nothing from animals, no milk, eggs or honey', vegetarian: 'Vegetarian: no meat, no fish, no gelatin', pescatarian: 'Pescatarian: no meat, fish is fine', kosher: 'Kosher: by Jewish dietary law', halal: 'Halal: by Islamic dietary law',
      keto: 'Keto: very few carbohydrates', 'low-carb': 'Low-carb: few carbohydrates', 'low-sodium': 'Low-sodium: little salt', paleo: 'Paleo: no grains, pulses or dairy', mediterranean: 'Mediterranean: olive oil, vegetables, pulses, fish',
      pregnancy: 'Pregnancy: what agencies advise against, such as raw-milk soft cheese, raw fish and meat, liver, alcohol', breastfeeding: 'Breastfeeding: what agencies advise against, such as alcohol and much caffeine',
      'gluten-free': 'Gluten: wheat, spelt, rye, barley, oats and everything made of them', 'dairy-free': 'Milk and everything made of it: whey, cheese, butter, cream, yogurt, casein', 'lactose-free': 'Lactose: milk, whey, cream, butter, fresh and semi-hard cheese',
      'egg-free': 'Eggs and everything made of them: egg white, yolk, albumen', 'nut-free': 'Nuts: almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamias', 'peanut-free': 'Peanuts: peanut butter, peanut oil, peanut flour',
      'soy-free': 'Soy: tofu, soy sauce, soy protein, soy lecithin', 'fish-free': 'Fish: every kind, roe, fish sauce and fish oil', 'shellfish-free': 'Shellfish: crustaceans (shrimp, crab, lobster) and molluscs (mussels, oysters, squid)',
      'crustacean-free': 'Crustaceans: shrimp, prawns, crab, lobster, crayfish', 'mollusc-free': 'Molluscs: mussels, oysters, clams, scallops, squid, octopus, snails', 'sesame-free': 'Sesame: seeds, oil, tahini', 'mustard-free': 'Mustard: seeds, flour, paste',
      'celery-free': 'Celery: stalks, celeriac, seeds, celery salt', 'lupin-free': 'Lupin: seeds and flour', 'sulphite-free': 'Sulphites: sulphur dioxide and E 220 to E 228', 'pork-free': 'Pork and everything made of it: ham, bacon, lard', 'beef-free': 'Beef and everything made of it',
      'meat-free': 'Meat of every kind, poultry and gelatin', 'gelatin-free': 'Gelatin of every kind', 'alcohol-free': 'Alcohol: wine, beer, spirits and food made with them',
    },
    members: {
      almonds: 'Almonds', hazelnuts: 'Hazelnuts', walnuts: 'Walnuts', cashews: 'Cashews', pecans: 'Pecans', 'brazil nuts': 'Brazil nuts', pistachios: 'Pistachios', macadamias: 'Macadamias', Wheat: 'Wheat', Barley: 'Barley', Rye: 'Rye', Oats: 'Oats',
    },
    member: (name, family) => `${name}. Other ${family} are shown as unknown.`,
    families: { nuts: 'nuts', cereals: 'cereals with gluten' },
    food: (name) => `${name} and everything made of it`,
    foodOfFamily: (name, family) => `${name} and everything made of it. ${family} shown as unknown.`,
    familyNames: { 'dairy-free': 'Other milk products are', 'fish-free': 'Other fish is', 'crustacean-free': 'Other crustaceans are', 'mollusc-free': 'Other molluscs are', 'shellfish-free': 'Other shellfish is', 'nut-free': 'Other nuts are', 'gluten-free': 'Other cereals with gluten are', 'egg-free': 'Other food with eggs is', 'soy-free': 'Other food with soy is', 'peanut-free': 'Other food with peanuts is', 'sesame-free': 'Other food with sesame is', 'mustard-free': 'Other food with mustard is', 'celery-free': 'Other food with celery is' },
    words: (words) => `We do not know “${words}” as a food. We look for the word itself and never call a product free of it.`,
    strict: 'Traces count as much as the food itself.',
  },
};
