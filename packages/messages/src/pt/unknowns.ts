import type { Translation } from '../catalog.ts';
import type { unknowns as english } from '../en/unknowns.ts';

export const unknowns = {
  nutri_score: 'Nutri-Score',
  nutri_score_reason: 'Não pode ser calculado com o que a embalagem indica.',
  add_to_table: 'Complete a tabela nutricional: {names}.',
  add_category: 'Adicione uma categoria.',
  assumed_reason: 'Não indicado, contado no pior caso: não pode mudar a letra.',
  check_table: 'Verifique a tabela nutricional da embalagem.',
  fiber: 'Fibra',
  fruit_and_vegetables: 'Fruta e legumes',
  open_reason: 'Não indicado, contado como zero.',
  open_fix: 'Até +{gain} (Nutri-Score {grade}) se a embalagem o indicar.',
  category: 'Categoria',
  category_reason: 'Não se sabe que tipo de alimento é; conta o mais exigente possível.',
  processing: 'Processamento',
  processing_reason: 'Não se sabe até que ponto a indústria o transformou.',
  processing_fix: 'A lista de ingredientes mostraria isso.',
  additive_reason: 'Este aditivo não está na nossa tabela.',
  additive_fix: 'Não conta até ser avaliado.',
  substance_reason: 'Não há uma lista de ingredientes que consigamos ler.',
  check_ingredients: 'Verifique os ingredientes na embalagem.',
  nutrient_reason: 'A embalagem não o indica.',
  potassium: 'Potássio',
  potassium_reason: 'Não indicado, costuma ser elevado: cerca de {milligrams, number} mg por 100 g ({food}; USDA FoodData Central).',
  potassium_fix: 'Verifique a tabela nutricional, ou pergunte à sua equipa de saúde.',
} satisfies Translation<typeof english>;
