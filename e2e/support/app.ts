import { test as base, expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

export { expect, type Locator, type Page, type Request, type Route };

type TestOptions = {
  /** What this device's local storage holds before the first visit. */
  memory: Readonly<Record<string, string>>;
  /** Fails the test when the page throws or reports an error of its own. */
  calmPage: void;
  /** Restores the network for the next test, whatever the outcome of this one. */
  mendedNetwork: void;
};
type WorkerOptions = { server: RunningServer };

/**
 * Journeys against the product as a person runs it: one server with its own data a worker, the built web app in front.
 * The service worker is off but where a test turns it on, so that the network faults of a test hold. A browser context
 * costs a second of processor time, so tests whose contexts are alike share one that is emptied between them.
 */
export const test = base.extend<TestOptions, WorkerOptions>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures this one needs off the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  memory: [{}, { option: true }],
  serviceWorkers: 'block',
  baseURL: async ({ server }, use) => use(server.url),
  reuseContext: [true, { scope: 'worker' }],
  // What a service worker has begun continues after the context is emptied, so those journeys have contexts of their own.
  context: async ({ browser, context, serviceWorkers }, use) => {
    if (serviceWorkers === 'block') return use(context);
    const own = await browser.newContext();
    await use(own);
    await own.close();
  },
  page: async ({ page, server, memory }, use) => {
    await remember(page, server, memory);
    await use(page);
  },
  calmPage: [
    async ({ page }, use) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(String(error)));
      await use();
      expect(thrown, 'errors that the page threw').toEqual([]);
    },
    { auto: true },
  ],
  mendedNetwork: [
    async ({ server }, use) => {
      await use();
      await server.mend();
    },
    { auto: true },
  ],
});

/** Writes entries of an earlier visit into the local storage, from a document of the product's origin that runs nothing. */
async function remember(page: Page, server: RunningServer, memory: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(memory).length === 0) return;
  await page.goto(`${server.url}/api/health`);
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, memory);
}

/** The state of a device with these entries of an earlier visit, as the browser takes it. */
export function deviceWith({ url }: RunningServer, memory: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(memory).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** Flags of a device on which somebody chose to continue without an account. */
export const GUEST = { guestMode: 'true', hasSeenOnboarding: 'true' } as const;

/** The one toast on screen. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

/** Expects the one toast to say exactly this. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = toastOf(page);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description !== undefined) await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

/** Resolves once the text has stood on the page, however briefly. */
export function shown(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.body.textContent?.includes(wanted) !== true) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    text,
  );
}
