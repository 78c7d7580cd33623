import { GUEST } from '../support/app.ts';
import { BARE, COLA, HOSTILE, LONG, NUTELLA, UNKNOWN } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { expectFitAndStops, expectNoBarriers } from './expect-accessible.ts';
import { fillAccount } from './full-account.ts';

/** What signed-out visitors meet most. */
const SIGNED_OUT = [
  [GUEST, 'products', [`/results/${HOSTILE}`, `/results/${UNKNOWN}`, '/search?q=yoghrt', `/compare?ids=${NUTELLA},${COLA}`]],
] as const;

/** The other open pages, and the other states of those above. */
const SIGNED_OUT_TOO = [
  [{}, 'a first visit', ['/onboarding', '/auth', '/survey?welcome=true', '/auth?trial=true', '/reset-password?token=abc']],
  [GUEST, 'what the law asks', ['/imprint', '/accessibility', '/retention']],
  [
    GUEST,
    'open pages',
    [
      '/',
      '/scan',
      '/no/such/page',
      '/legal',
      '/terms',
      '/privacy',
      '/purchased',
      '/subscription-success',
      '/health-profile',
      '/offline',
      '/people',
      '/shopping',
      '/household',
      '/stop-mail?token=x.y',
    ],
  ],
  [GUEST, 'products', [NUTELLA, BARE, LONG].map((barcode) => `/results/${barcode}`)],
  [GUEST, 'a label', [`/label?barcode=${UNKNOWN}`]],
  [GUEST, 'search', ['/search', '/search?q=qxzzkw', '/search?shelf=en:spreads', `/compare?ids=${NUTELLA}`]],
  [GUEST, 'no product', ['/results/temp', '/results', '/results/12']],
] as const;

/** Every page that shows something else to a new member than to one with a trial and foods in every list. */
const EMPTY = {
  'home and lists': [
    '/',
    '/profile',
    '/history',
    '/detailed-history',
    '/favorites',
    '/purchased',
    '/trending',
    '/changes',
    '/import',
    '/owner',
  ],
  'insights, preferences and plans': [
    '/insights',
    '/insights?tab=week',
    '/preferences',
    '/want-more',
    '/health-profile',
    '/subscription',
    '/subscribe',
    '/trial-setup',
  ],
} as const;

/** The pages of a member with the most on them. */
const FULL = {
  'home and results': ['/', `/results/${NUTELLA}`],
} as const;

const FULL_TOO = {
  'home and lists': ['/profile', `/results/${COLA}`, '/history', '/favorites', '/detailed-history', '/purchased', '/trending', '/offline'],
  insights: [
    '/insights',
    '/insights?tab=week',
    '/insights?tab=purchased',
    '/insights?tab=history',
    '/insights?tab=trending',
    '/ai-nutritionist',
  ],
  'preferences and plans': [
    '/preferences',
    '/dietary-restrictions',
    '/want-more',
    '/want-less',
    '/health-profile',
    '/subscribe',
    '/subscription',
    '/trial-setup',
  ],
} as const;

/** Pages whose tabs and cards a guest has empty. */
const FULL_LISTS = ['/shopping', '/shopping?tab=basket'];

/** What is tried in small windows and with large text each time; `npm run stress` does so with every page. */
const FULLEST = [`/results/${NUTELLA}`];

// Each test checks several whole pages.
test.slow();

for (const [memory, group, addresses] of SIGNED_OUT) {
  test.describe(group, () => {
    test.use({ memory });

    test(`no signed-out page has a violation: ${group}`, async ({ page }) => {
      await expectNoBarriers(page, addresses);
    });

    test(`every signed-out page fits small windows and large text, and shows its focus: ${group}`, { tag: '@long' }, async ({ page }) => {
      await expectFitAndStops(page, addresses);
    });
  });
}

for (const [memory, group, addresses] of SIGNED_OUT_TOO) {
  test.describe(`more of ${group}`, () => {
    test.use({ memory });

    test(`no signed-out page has a violation, and each fits and shows its focus: more of ${group}`, { tag: '@long' }, async ({ page }) => {
      await expectNoBarriers(page, addresses);
      await expectFitAndStops(page, addresses);
    });
  });
}

for (const [group, addresses] of Object.entries(EMPTY)) {
  test(`every page of a new member has no violation, fits and shows its focus: ${group}`, { tag: '@long' }, async ({ page }) => {
    await expectNoBarriers(page, addresses);
    await expectFitAndStops(page, addresses);
  });
}

for (const [group, addresses] of Object.entries(FULL)) {
  test(`no page of a full account has a violation: ${group}`, async ({ page, server }) => {
    await fillAccount(page, server);
    await expectNoBarriers(page, addresses);
  });
}

for (const [group, addresses] of Object.entries(FULL_TOO)) {
  test(`no page of a full account has a violation: more of ${group}`, { tag: '@long' }, async ({ page, server }) => {
    await fillAccount(page, server);
    await expectNoBarriers(page, addresses);
  });
}

test('the fullest page of a full account fits small windows and large text, and shows its focus', async ({ page, server }) => {
  await fillAccount(page, server);
  await expectFitAndStops(page, FULLEST);
});

test('every page of a full account fits small windows and large text, and shows its focus', { tag: '@long' }, async ({ page, server }) => {
  await fillAccount(page, server);
  await expectFitAndStops(page, [...Object.values(FULL), ...Object.values(FULL_TOO)].flat());
});

test('list and basket of a full account have no violation, and fit small windows and large text', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await fillAccount(page, server);
  await expectNoBarriers(page, FULL_LISTS);
  await expectFitAndStops(page, FULL_LISTS);
});
