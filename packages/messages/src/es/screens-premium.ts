import type { Translation } from '../catalog.ts';
import type { screensPremium as english } from '../en/screens-premium.ts';

/** What premium adds, wherever it is offered. */
export const screensPremium = {
  ai_nutritionist: 'Nutricionista con IA',
  advanced_analytics: 'Análisis avanzados',
  personalized_meal_plans: 'Planes de comidas a tu medida',
  ai_nutritionist_2: 'Nutricionista con IA',
  advanced_analytics_2: 'Análisis avanzados',
  personalized_plans: 'Planes a tu medida',
  trending_product_rankings: 'Clasificación de productos en tendencia',
  community_health_scores: 'Puntuaciones de salud de la comunidad',
  popular_ingredient_insights: 'Información sobre ingredientes populares',
  real_time_trend_analytics: 'Análisis de tendencias en tiempo real',
  your_score_day_by: 'Tu puntuación día a día, y tus últimos 3, últimos 7 y todos los escaneos lado a lado',
  what_adds_most_to: 'Lo que más suma a tus puntuaciones y lo que más les resta',
  sugar_salt_fiber_and: 'Azúcar, sal, fibra y más: tus últimos escaneos frente a los anteriores',
  personalized_nutrition_advice: 'Consejos de nutrición a tu medida',
  meal_planning_and_recipes: 'Menús y recetas',
  health_goal_tracking: 'Seguimiento de objetivos de salud',
} as const satisfies Translation<typeof english>;
