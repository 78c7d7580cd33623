import type { Translation } from '../catalog.ts';
import type { screensPremium as english } from '../en/screens-premium.ts';

/** What premium adds, wherever it is offered. */
export const screensPremium = {
  ai_nutritionist: 'Nutrizionista IA',
  advanced_analytics: 'Analisi avanzate',
  personalized_meal_plans: 'Piani dei pasti su misura',
  ai_nutritionist_2: 'Nutrizionista IA',
  advanced_analytics_2: 'Analisi avanzate',
  personalized_plans: 'Piani su misura',
  trending_product_rankings: 'Classifica dei prodotti di tendenza',
  community_health_scores: 'Punteggi di salute della comunità',
  popular_ingredient_insights: 'Analisi degli ingredienti più diffusi',
  real_time_trend_analytics: 'Analisi delle tendenze in tempo reale',
  your_score_day_by: 'Il tuo punteggio giorno per giorno, e le ultime 3, le ultime 7 e tutte le scansioni fianco a fianco',
  what_adds_most_to: 'Che cosa aggiunge di più ai tuoi punteggi, e che cosa costa loro di più',
  sugar_salt_fiber_and: 'Zucchero, sale, fibre e altro: le ultime scansioni a confronto con le precedenti',
  personalized_nutrition_advice: 'Consigli nutrizionali su misura',
  meal_planning_and_recipes: 'Menù e ricette',
  health_goal_tracking: 'Obiettivi di salute sotto controllo',
} as const satisfies Translation<typeof english>;
