import { GUEST } from '../support/app.ts';
import { BARE, COLA, HOSTILE, LONG, NUTELLA, UNKNOWN } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillAccount } from './full-account.ts';

/** What signed-out visitors meet: every open page, and one of each kind of what stands in the place of the others. */
const SIGNED_OUT = [
  [{}, 'a first visit', ['/onboarding', '/survey?welcome=true', '/auth', '/auth?trial=true', '/reset-password?token=abc']],
  [
    GUEST,
    'open pages',
    ['/', '/scan', '/terms', '/privacy', '/legal', '/subscription-success', '/no/such/page', '/purchased', '/health-profile'],
  ],
  [GUEST, 'products', [NUTELLA, BARE, HOSTILE, LONG].map((barcode) => `/results/${barcode}`)],
  [
    GUEST,
    'search',
    [
      '/search',
      '/search?q=yoghrt',
      '/search?q=qxzzkw',
      '/search?shelf=en:spreads',
      `/compare?ids=${NUTELLA},${COLA}`,
      `/compare?ids=${NUTELLA}`,
    ],
  ],
  [GUEST, 'no product', [`/results/${UNKNOWN}`, '/results/temp', '/results', '/results/12']],
] as const;

/** Every page that shows something else to a new member than to one with a trial and foods in every list. */
const EMPTY = {
  'home and lists': ['/', '/profile', '/history', '/detailed-history', '/favorites', '/purchased', '/trending'],
  'insights, preferences and plans': [
    '/insights',
    '/preferences',
    '/want-more',
    '/health-profile',
    '/subscription',
    '/subscribe',
    '/trial-setup',
  ],
} as const;

const FULL = {
  'home and results': ['/', '/profile', `/results/${NUTELLA}`, `/results/${COLA}`],
  lists: ['/history', '/detailed-history', '/favorites', '/purchased', '/trending'],
  insights: ['/insights', '/insights?tab=purchased', '/insights?tab=history', '/insights?tab=trending'],
  'preferences and health': ['/preferences', '/want-more', '/want-less', '/health-profile', '/dietary-restrictions'],
  'plans and nutritionist': ['/subscription', '/subscribe', '/trial-setup', '/ai-nutritionist'],
} as const;

// Each test checks several whole pages.
test.slow();

for (const [memory, group, addresses] of SIGNED_OUT) {
  test.describe(group, () => {
    test.use({ memory });

    test(`every signed-out page has no violation, fits small windows and large text, shows its focus: ${group}`, async ({ page }) => {
      await expectAccessible(page, addresses);
    });
  });
}

for (const [group, addresses] of Object.entries(EMPTY)) {
  test(`every page of a new member has no violation, fits small windows and large text, shows its focus: ${group}`, {
    tag: '@long',
  }, async ({ page }) => {
    await expectAccessible(page, addresses);
  });
}

for (const [group, addresses] of Object.entries(FULL)) {
  test(`every page of a full account has no violation, fits small windows and large text, shows its focus: ${group}`, async ({
    page,
    server,
  }) => {
    await fillAccount(page, server);
    await expectAccessible(page, addresses);
  });
}
