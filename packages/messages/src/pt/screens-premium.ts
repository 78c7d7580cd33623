import type { Translation } from '../catalog.ts';
import type { screensPremium as english } from '../en/screens-premium.ts';

/** What premium adds, wherever it is offered. */
export const screensPremium = {
  ai_nutritionist: 'Nutricionista de IA',
  advanced_analytics: 'Análises avançadas',
  personalized_meal_plans: 'Planos de refeições à sua medida',
  ai_nutritionist_2: 'Nutricionista de IA',
  advanced_analytics_2: 'Análises avançadas',
  personalized_plans: 'Planos à sua medida',
  trending_product_rankings: 'Classificação dos produtos em destaque',
  community_health_scores: 'Pontuações de saúde da comunidade',
  popular_ingredient_insights: 'Análises dos ingredientes mais comuns',
  real_time_trend_analytics: 'Análise de tendências em tempo real',
  your_score_day_by: 'A sua pontuação dia a dia, e as últimas 3, as últimas 7 e todas as leituras lado a lado',
  what_adds_most_to: 'O que mais soma às suas pontuações e o que mais lhes custa',
  sugar_salt_fiber_and: 'Açúcar, sal, fibra e mais: as últimas leituras face às anteriores',
  personalized_nutrition_advice: 'Conselhos de nutrição à sua medida',
  meal_planning_and_recipes: 'Ementas e receitas',
  health_goal_tracking: 'Acompanhamento dos objetivos de saúde',
} as const satisfies Translation<typeof english>;
