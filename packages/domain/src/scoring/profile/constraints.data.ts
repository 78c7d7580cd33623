/** safety: illness or allergy · identity: faith or conviction · pattern: a matter of amount · guide: a direction. Strictest first. */
export const CLASSES = ['safety', 'identity', 'pattern', 'guide'] as const;
export type ConstraintClass = (typeof CLASSES)[number];

/** Selections that set a constraint, by their key (folded, hyphens as spaces): the diets and how strictly. */
export const CONSTRAINTS: Readonly<Record<string, { diets: readonly string[]; strictness: ConstraintClass }>> = {
  celiac: { diets: ['gluten-free'], strictness: 'safety' },
  'gluten free': { diets: ['gluten-free'], strictness: 'safety' },
  'dairy free': { diets: ['dairy-free'], strictness: 'safety' },
  'egg free': { diets: ['egg-free'], strictness: 'safety' },
  'nut allergies': { diets: ['nut-free', 'peanut-free'], strictness: 'safety' },
  vegetarian: { diets: ['vegetarian'], strictness: 'identity' },
  vegan: { diets: ['vegan'], strictness: 'identity' },
  pescatarian: { diets: ['pescatarian'], strictness: 'identity' },
  kosher: { diets: ['kosher'], strictness: 'identity' },
  halal: { diets: ['halal'], strictness: 'identity' },
  keto: { diets: ['keto'], strictness: 'pattern' },
  'low carb': { diets: ['low-carb'], strictness: 'pattern' },
  'low sodium': { diets: ['low-sodium'], strictness: 'pattern' },
  paleo: { diets: ['paleo'], strictness: 'pattern' },
  mediterranean: { diets: ['mediterranean'], strictness: 'guide' },
};

/** Foods of an allergy as people write them, and what then has to be absent. "Nut" means tree nuts and peanuts to most people. */
export const ALLERGY_DIETS: Readonly<Record<string, readonly string[]>> = {
  nut: ['nut-free', 'peanut-free'], nuts: ['nut-free', 'peanut-free'], 'tree nut': ['nut-free'], 'tree nuts': ['nut-free'],
  almond: ['nut-free'], hazelnut: ['nut-free'], walnut: ['nut-free'], cashew: ['nut-free'], pistachio: ['nut-free'], pecan: ['nut-free'],
  peanut: ['peanut-free'], peanuts: ['peanut-free'], groundnut: ['peanut-free'],
  egg: ['egg-free'], eggs: ['egg-free'],
  milk: ['dairy-free'], 'cow milk': ['dairy-free'], "cow's milk": ['dairy-free'], dairy: ['dairy-free'], lactose: ['dairy-free'], casein: ['dairy-free'],
  soy: ['soy-free'], soya: ['soy-free'], soybean: ['soy-free'],
  fish: ['fish-free'], shellfish: ['shellfish-free'], crustacean: ['shellfish-free'], crustaceans: ['shellfish-free'], shrimp: ['shellfish-free'],
  prawn: ['shellfish-free'], mollusc: ['shellfish-free'], molluscs: ['shellfish-free'], seafood: ['fish-free', 'shellfish-free'],
  gluten: ['gluten-free'], wheat: ['gluten-free'], barley: ['gluten-free'], rye: ['gluten-free'],
  sesame: ['sesame-free'], mustard: ['mustard-free'], celery: ['celery-free'], lupin: ['lupin-free'], lupine: ['lupin-free'],
  sulphite: ['sulphite-free'], sulphites: ['sulphite-free'], sulfite: ['sulphite-free'], sulfites: ['sulphite-free'],
};
