import { BARE, HOSTILE, LONG, NUTELLA, UNKNOWN } from './foods.data.ts';

/** Every address of the route table, with what a guest meets there; grouped so that a group makes one test. */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  'welcome and sign-in': ['/onboarding', '/survey?welcome=true', '/welcome-survey?welcome=true', '/auth', '/auth?trial=true', '/auth?welcome=true', '/reset-password?token=abc'],
  'open pages': ['/', '/scan', '/terms', '/privacy', '/legal', '/subscription-success', '/no/such/page'],
  'results': [`/results/${NUTELLA}`, `/results/${BARE}`, `/results/${HOSTILE}`, `/results/${LONG}`, `/results/${UNKNOWN}`, '/results/temp', '/results', '/results/12'],
  'pages of members': ['/history', '/detailed-history', '/profile', '/insights', '/favorites', '/purchased', '/preferences', '/want-more', '/want-less'],
  'more pages of members': ['/subscription', '/trial-setup', '/trending', '/ai-nutritionist', '/health-profile', '/dietary-restrictions', '/subscribe'],
};
