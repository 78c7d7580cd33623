import type { Translation } from '../catalog.ts';
import type { unknowns as english } from '../en/unknowns.ts';

export const unknowns = {
  nutri_score: 'Nutri-Score',
  nutri_score_reason: 'Met wat de verpakking vermeldt is die niet te berekenen.',
  add_to_table: 'Vul de voedingswaardetabel aan: {names}.',
  add_category: 'Voeg een categorie toe.',
  assumed_reason: 'Niet vermeld, op zijn ongunstigst geteld: het kan de letter niet veranderen.',
  check_table: 'Kijk in de voedingswaardetabel op de verpakking.',
  fiber: 'Vezels',
  fruit_and_vegetables: 'Groente en fruit',
  open_reason: 'Niet vermeld, geteld als nul.',
  open_fix: 'Tot +{gain} (Nutri-Score {grade}) als de verpakking het vermeldt.',
  category: 'Categorie',
  category_reason: 'Het is niet bekend wat voor product dit is; het strengste dat kan, telt.',
  processing: 'Bewerking',
  processing_reason: 'Hoe sterk het industrieel bewerkt is, is niet bekend.',
  processing_fix: 'De ingrediëntenlijst zou het laten zien.',
  additive_reason: 'Dit additief staat niet in onze tabel.',
  additive_fix: 'Het telt niet mee tot het beoordeeld is.',
  substance_reason: 'Er is geen ingrediëntenlijst die we kunnen lezen.',
  check_ingredients: 'Kijk naar de ingrediënten op de verpakking.',
  nutrient_reason: 'De verpakking vermeldt het niet.',
  potassium: 'Kalium',
  potassium_reason: 'Niet vermeld, meestal hoog: ongeveer {milligrams, number} mg per 100 g ({food}; USDA FoodData Central).',
  potassium_fix: 'Kijk in de voedingswaardetabel, of vraag het je behandelteam.',
} satisfies Translation<typeof english>;
