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
  imprint: '/imprint',
  accessibility: '/accessibility',
  retention: '/retention',
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
  search: '/search',
  compare: '/compare',
  offline: '/offline',
  people: '/people',
  shopping: '/shopping',
  household: '/household',
  changes: '/changes',
  stopMail: '/stop-mail',
  label: '/label',
  import: '/import',
  owner: '/owner',
} as const;

/** The results of one barcode. */
export function resultsPath(barcode: string, query = ''): string {
  return `${paths.results}/${encodeURIComponent(barcode)}${query}`;
}

/** The basket of the open list. */
export const basketPath = `${paths.shopping}?tab=basket`;

/** The camera, for the list or the basket: what it reads goes there and is no scan. */
export function scanToPath(place: 'list' | 'basket'): string {
  return `${paths.scan}?to=${place}`;
}

export function placeOfScan(search: string): 'list' | 'basket' | null {
  const place = new URLSearchParams(search).get('to');
  return place === 'list' || place === 'basket' ? place : null;
}

/** Where the label of a product is photographed or typed; without a barcode it is asked for there. */
export function labelPath(barcode: string | null): string {
  return barcode === null || barcode === '' ? paths.label : `${paths.label}?barcode=${encodeURIComponent(barcode)}`;
}

/** History state of a link that opens the camera in the same tap; /scan without it shows its page. */
export const LIVE = { live: true } as const;

export function asksForCamera(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'live' in state && state.live === true;
}

/** The search for some words. */
export function searchPath(words: string): string {
  return `${paths.search}?q=${encodeURIComponent(words)}`;
}

/** A shelf, the best score first. */
export function shelfPath(tag: string): string {
  return `${paths.search}?shelf=${encodeURIComponent(tag)}&sort=score`;
}

/** Two to four foods side by side. */
export function comparePath(ids: readonly string[]): string {
  return `${paths.compare}?ids=${ids.map(encodeURIComponent).join(',')}`;
}

/** History state that /auth reads to lead back to the page that asked for a sign-in. */
export type ReturnState = { returnTo: string };

/** The page to go back to after sign-in; null where none is named or where it is not an address of this app. */
export function returnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : null;
}
