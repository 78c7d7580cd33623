import { test } from '../support/member.ts';
import { PAGES } from '../support/pages.data.ts';
import { fillAccount } from './full-account.ts';
import { expectGoodStops } from './good-stops.ts';

test.use({ reducedMotion: 'reduce' });

for (const [group, addresses] of Object.entries(PAGES).filter(([name]) => name.includes('members'))) {
  test(`every stop of the Tab key on ${group} shows its focus, in reading order, and lies under no bar`, async ({ page, server }) => {
    test.slow();
    await fillAccount(page, server);
    await expectGoodStops(page, addresses);
  });
}
