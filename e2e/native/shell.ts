import { test as base } from '../support/app.ts';
import { newPerson, type Person, signUp } from '../support/member.ts';
import { FakeDevice, type System } from './fake-device.ts';

export { expect, expectToast, GUEST, type Page, toastOf } from '../support/app.ts';
export type { FakeDevice } from './fake-device.ts';

/** Journeys in the native shell: the built web app behind Capacitor's own bridge, with a simulated phone. */
export const test = base.extend<{ device: FakeDevice; system: System }>({
  system: ['android', { option: true }],
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

/** Journeys of somebody who is signed in on this phone. */
export const asMember = test.extend<{ person: Person }>({
  person: async ({ server: _server }, use) => use(newPerson()),
  device: async ({ device, server, person }, use) => {
    const { token } = await signUp(server, person);
    device.vault.set(TOKEN, token);
    await use(device);
  },
  memory: async ({ server: _server }, use) => use({ hasSeenWelcomeSurvey: 'true' }),
});
