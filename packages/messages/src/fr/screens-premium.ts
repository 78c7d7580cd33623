import type { Translation } from '../catalog.ts';
import type { screensPremium as english } from '../en/screens-premium.ts';

/** What premium adds, wherever it is offered. */
export const screensPremium = {
  ai_nutritionist: 'Nutritionniste IA',
  advanced_analytics: 'Analyses poussées',
  personalized_meal_plans: 'Plans de repas personnalisés',
  ai_nutritionist_2: 'Nutritionniste IA',
  advanced_analytics_2: 'Analyses poussées',
  personalized_plans: 'Plans personnalisés',
  trending_product_rankings: 'Classement des produits en vogue',
  community_health_scores: 'Scores de santé de la communauté',
  popular_ingredient_insights: 'Aperçu des ingrédients en vogue',
  real_time_trend_analytics: 'Analyse des tendances en temps réel',
  your_score_day_by: 'Votre score jour après jour, et vos 3 derniers, 7 derniers et tous vos scans côte à côte',
  what_adds_most_to: 'Ce qui fait le plus monter vos scores, et ce qui leur coûte le plus',
  sugar_salt_fiber_and: 'Sucre, sel, fibres et plus : vos derniers scans face aux précédents',
  personalized_nutrition_advice: 'Conseils nutritionnels personnalisés',
  meal_planning_and_recipes: 'Menus et recettes',
  health_goal_tracking: 'Suivi des objectifs de santé',
} as const satisfies Translation<typeof english>;
