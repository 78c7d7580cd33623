import type { Translation } from '../catalog.ts';
import type { unknowns as english } from '../en/unknowns.ts';

export const unknowns = {
  nutri_score: 'Nutri-Score',
  nutri_score_reason: 'Il ne peut pas être calculé d’après ce que l’emballage indique.',
  add_to_table: 'Complétez le tableau nutritionnel : {names}.',
  add_category: 'Ajoutez une catégorie.',
  assumed_reason: 'Non indiqué, compté au plus défavorable : cela ne peut pas changer la lettre.',
  check_table: 'Vérifiez le tableau nutritionnel de l’emballage.',
  fiber: 'Fibres',
  fruit_and_vegetables: 'Fruits et légumes',
  open_reason: 'Non indiqué, compté comme nul.',
  open_fix: 'Jusqu’à +{gain} (Nutri-Score {grade}) si l’emballage l’indique.',
  category: 'Catégorie',
  category_reason: 'On ne sait pas de quel type d’aliment il s’agit ; le plus strict possible compte.',
  processing: 'Transformation',
  processing_reason: 'On ne sait pas à quel point l’industrie l’a transformé.',
  processing_fix: 'La liste d’ingrédients le montrerait.',
  additive_reason: 'Cet additif n’est pas dans notre table.',
  additive_fix: 'Il ne compte pas tant qu’il n’est pas évalué.',
  substance_reason: 'Il n’y a pas de liste d’ingrédients que nous sachions lire.',
  check_ingredients: 'Vérifiez les ingrédients sur l’emballage.',
  nutrient_reason: 'L’emballage ne l’indique pas.',
  potassium: 'Potassium',
  potassium_reason: 'Non indiqué, en général élevé : environ {milligrams, number} mg pour 100 g ({food} ; USDA FoodData Central).',
  potassium_fix: 'Vérifiez le tableau nutritionnel, ou demandez à votre équipe soignante.',
} satisfies Translation<typeof english>;
