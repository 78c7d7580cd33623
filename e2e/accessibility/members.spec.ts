import { expectNoViolations } from '../support/axe.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { openPage } from '../support/pages.ts';

test.use({ reducedMotion: 'reduce' });
test.slow();

/** Every address of the route table that shows something else to a member; grouped so that a group makes one test. */
const PAGES = {
  'what they keep': ['/', '/history', '/detailed-history', '/favorites', '/purchased', `/results/${NUTELLA}`],
  'who they are': ['/profile', '/preferences', '/want-more', '/want-less', '/health-profile', '/dietary-restrictions'],
  'what it adds up to': ['/insights', '/trending', '/subscription', '/trial-setup', '/subscribe', '/ai-nutritionist'],
} as const;

for (const [group, addresses] of Object.entries(PAGES)) {
  test(`axe finds nothing in either theme on the pages of members: ${group}`, async ({ page }) => {
    for (const address of addresses) {
      await test.step(address, async () => {
        await openPage(page, address);
        await expectNoViolations(page, address);
      });
    }
  });
}
