import type { Translation } from '../catalog.ts';
import type { screensPremium as english } from '../en/screens-premium.ts';

/** What premium adds, wherever it is offered. */
export const screensPremium = {
  ai_nutritionist: 'KI-Ernährungs\u00adberatung',
  advanced_analytics: 'Erweiterte Auswertungen',
  personalized_meal_plans: 'Essenspläne für dich',
  ai_nutritionist_2: 'KI-Ernährungs\u00adberatung',
  advanced_analytics_2: 'Erweiterte Auswertungen',
  personalized_plans: 'Pläne für dich',
  trending_product_rankings: 'Rangliste beliebter Produkte',
  community_health_scores: 'Gesundheitsscores der Community',
  popular_ingredient_insights: 'Einblicke in beliebte Zutaten',
  real_time_trend_analytics: 'Trends in Echtzeit',
  your_score_day_by: 'Dein Score Tag für Tag, und deine letzten 3, letzten 7 und alle Scans nebeneinander',
  what_adds_most_to: 'Was deinen Scores am meisten bringt und was sie am meisten kostet',
  sugar_salt_fiber_and: 'Zucker, Salz, Ballaststoffe und mehr: deine letzten Scans gegen die davor',
  personalized_nutrition_advice: 'Ernährungstipps für dich',
  meal_planning_and_recipes: 'Essensplanung und Rezepte',
  health_goal_tracking: 'Gesundheitsziele verfolgen',
} as const satisfies Translation<typeof english>;
