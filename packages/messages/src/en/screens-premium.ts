import type { Catalog } from '../catalog.ts';

/** What premium adds, wherever it is offered. */
export const screensPremium = {
  ai_nutritionist: 'AI nutritionist',
  advanced_analytics: 'Advanced analytics',
  personalized_meal_plans: 'Personalized meal plans',
  ai_nutritionist_2: 'AI Nutritionist',
  advanced_analytics_2: 'Advanced Analytics',
  personalized_plans: 'Personalized Plans',
  trending_product_rankings: 'Trending product rankings',
  community_health_scores: 'Community health scores',
  popular_ingredient_insights: 'Popular ingredient insights',
  real_time_trend_analytics: 'Real-time trend analytics',
  your_score_day_by: 'Your score day by day, and your last 3, last 7 and all scans side by side',
  what_adds_most_to: 'What adds most to your scores, and what costs them most',
  sugar_salt_fiber_and: 'Sugar, salt, fiber and more: your last scans against the ones before',
  personalized_nutrition_advice: 'Personalized nutrition advice',
  meal_planning_and_recipes: 'Meal planning and recipes',
  health_goal_tracking: 'Health goal tracking',
} as const satisfies Catalog;
