import { describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';

/** Every address of the app: public, then signed-in, then the others that menus and links lead to. */
const PUBLIC = [
  '/survey',
  '/welcome-survey',
  '/onboarding',
  '/auth',
  '/reset-password',
  '/terms',
  '/privacy',
  '/legal',
  '/subscription-success',
];
const SIGNED_IN = [
  '/',
  '/scan',
  '/results/:barcode',
  '/history',
  '/detailed-history',
  '/purchased',
  '/profile',
  '/preferences',
  '/want-more',
  '/want-less',
  '/insights',
  '/subscription',
  '/trial-setup',
  '/trending',
  '/favorites',
  '/ai-nutritionist',
  '/health-profile',
  '/dietary-restrictions',
  '/subscribe',
];
const paths = routes.map((route) => route.path);
const withAccess = (access: string) => routes.filter((route) => route.access === access).map((route) => route.path);

/** The table names /survey first and / later. */
describe('the route table', () => {
  it('holds every address of the app, in its order', () => {
    expect(paths).toEqual([...PUBLIC, ...SIGNED_IN, '/results', '/search', '/compare', '/offline', '/label', '/import']);
  });

  it('opens the public pages, scanning and results to everybody', () => {
    expect(withAccess('open')).toEqual([...PUBLIC, '/scan', '/results/:barcode', '/results', '/search', '/compare', '/offline', '/label']);
  });

  it('sends signed-out visitors of these pages to /auth', () => {
    expect([...withAccess('home'), ...withAccess('redirect')].toSorted()).toEqual(
      ['/', '/profile', '/insights', '/favorites', '/history', '/detailed-history', '/import'].toSorted(),
    );
  });

  it('shows these pages’ own card', () => {
    expect(withAccess('card').toSorted()).toEqual(['/ai-nutritionist', '/dietary-restrictions', '/health-profile', '/subscribe']);
  });

  it('has the sign-in screen in place of every other', () => {
    expect(withAccess('in-place')).toEqual([
      '/purchased',
      '/preferences',
      '/want-more',
      '/want-less',
      '/subscription',
      '/trial-setup',
      '/trending',
    ]);
  });
});
