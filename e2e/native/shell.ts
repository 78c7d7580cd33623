import { test as base } from '../support/app.ts';
import { newPerson, type Person, signUp } from '../support/member.ts';
import { FakeDevice, type System } from './fake-device.ts';

export { expect, expectToast, GUEST, type Page, shown, toastOf } from '../support/app.ts';
export type { FakeDevice } from './fake-device.ts';

/** What the phone covers of the window, in CSS px. */
export type Insets = { top: number; bottom: number; left: number; right: number };

/** Journeys in the native shell: the built web app behind Capacitor's own bridge, with a simulated phone. */
export const test = base.extend<{ device: FakeDevice; system: System; insets: Insets | null; covered: void }>({
  system: ['android', { option: true }],
  insets: [null, { option: true }],
  covered: [
    async ({ page, insets }, use) => {
      if (insets === null) return use();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await use();
      // The page is used by the tests that follow.
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
      await session.detach();
    },
    { auto: true },
  ],
  device: [
    async ({ page, server, system }, use) => {
      const device = new FakeDevice(page, server.url, system);
      await device.install();
      await use(device);
    },
    { auto: true },
  ],
});

/** Where the app keeps its token in the secure storage. */
export const TOKEN = 'labelwise_token';

/** Journeys of a person who is signed in on this phone. */
export const asMember = test.extend<{ person: Person }>({
  person: async ({ server: _server }, use) => use(newPerson()),
  device: async ({ device, server, person }, use) => {
    const { token } = await signUp(server, person);
    device.vault.set(TOKEN, token);
    await use(device);
  },
  memory: async ({ server: _server }, use) => use({ hasSeenWelcomeSurvey: 'true' }),
});
