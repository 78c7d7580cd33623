import type { Translation } from '../catalog.ts';
import type { screensPremium as english } from '../en/screens-premium.ts';

/** What premium adds, wherever it is offered. */
export const screensPremium = {
  ai_nutritionist: 'AI-voedings\u00adadviseur',
  advanced_analytics: 'Uitgebreide analyses',
  personalized_meal_plans: 'Maaltijdplannen op maat',
  ai_nutritionist_2: 'AI-voedings\u00adadviseur',
  advanced_analytics_2: 'Uitgebreide analyses',
  personalized_plans: 'Plannen op maat',
  trending_product_rankings: 'Ranglijst van populaire producten',
  community_health_scores: 'Gezondheidsscores van de community',
  popular_ingredient_insights: 'Inzicht in populaire ingrediënten',
  real_time_trend_analytics: 'Trendanalyse in realtime',
  your_score_day_by: 'Je score dag na dag, en je laatste 3, laatste 7 en alle scans naast elkaar',
  what_adds_most_to: 'Wat je scores het meest oplevert, en wat ze het meest kost',
  sugar_salt_fiber_and: 'Suiker, zout, vezels en meer: je laatste scans tegenover die ervoor',
  personalized_nutrition_advice: 'Voedingsadvies op maat',
  meal_planning_and_recipes: 'Maaltijden plannen en recepten',
  health_goal_tracking: 'Gezondheidsdoelen volgen',
} as const satisfies Translation<typeof english>;
