/** Every address of the app in one place; screens link by these names. */
export const paths = {
  survey: '/survey',
  welcomeSurvey: '/welcome-survey',
  onboarding: '/onboarding',
  auth: '/auth',
  resetPassword: '/reset-password',
  terms: '/terms',
  privacy: '/privacy',
  legal: '/legal',
  subscriptionSuccess: '/subscription-success',
  home: '/',
  scan: '/scan',
  history: '/history',
  detailedHistory: '/detailed-history',
  purchased: '/purchased',
  profile: '/profile',
  preferences: '/preferences',
  wantMore: '/want-more',
  wantLess: '/want-less',
  insights: '/insights',
  subscription: '/subscription',
  trialSetup: '/trial-setup',
  trending: '/trending',
  favorites: '/favorites',
  aiNutritionist: '/ai-nutritionist',
  healthProfile: '/health-profile',
  dietaryRestrictions: '/dietary-restrictions',
  subscribe: '/subscribe',
  results: '/results',
  resultsTemp: '/results/temp',
} as const;

/** The results of one barcode. */
export function resultsPath(barcode: string, query = ''): string {
  return `${paths.results}/${encodeURIComponent(barcode)}${query}`;
}
