/** What a "free from" diet leaves out, the allergen tags that declare it, and the labels that promise it. */
export const FREE_FROM: Readonly<Record<string, { substance: string; allergens: readonly string[]; labels: readonly string[] }>> = {
  'dairy-free': { substance: 'Dairy', allergens: ['en:milk'], labels: ['no-milk', 'dairy-free', 'no-dairy', 'vegan'] },
  'egg-free': { substance: 'Eggs', allergens: ['en:eggs'], labels: ['no-eggs', 'egg-free', 'vegan'] },
  'nut-free': { substance: 'Nuts', allergens: ['en:nuts'], labels: ['no-nuts', 'nut-free'] },
  'peanut-free': { substance: 'Peanuts', allergens: ['en:peanuts'], labels: ['no-peanuts', 'peanut-free'] },
  'soy-free': { substance: 'Soy', allergens: ['en:soybeans'], labels: ['no-soy', 'soy-free'] },
  'fish-free': { substance: 'Fish', allergens: ['en:fish'], labels: ['no-fish', 'fish-free'] },
  'shellfish-free': {
    substance: 'Shellfish', allergens: ['en:crustaceans', 'en:molluscs', 'en:shellfish'], labels: ['no-shellfish', 'shellfish-free'],
  },
  'sesame-free': { substance: 'Sesame', allergens: ['en:sesame-seeds'], labels: ['no-sesame', 'sesame-free'] },
  'mustard-free': { substance: 'Mustard', allergens: ['en:mustard'], labels: ['no-mustard'] },
  'celery-free': { substance: 'Celery', allergens: ['en:celery'], labels: ['no-celery'] },
  'lupin-free': { substance: 'Lupin', allergens: ['en:lupin'], labels: ['no-lupin'] },
  'sulphite-free': { substance: 'Sulphites', allergens: ['en:sulphur-dioxide-and-sulphites'], labels: ['no-sulphites', 'sulphite-free'] },
};
