import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { runStripe, type StripeStandIn } from '../../apps/server/src/testing/stripe-stand-in.ts';
import { test as base } from '../support/app.ts';
import { newPerson, type Person, signUp } from '../support/member.ts';
import { type RunningServer, startServer } from '../support/server.ts';

export { expect } from '../support/app.ts';

const SECRET = 'whsec_for_journeys';

type Stripe = StripeStandIn & { close: () => Promise<void> };

/** Journeys of a member on a server with payment; Stripe is a stand-in. */
export const test = base.extend<{ person: Person }, { stripe: Stripe }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures this one needs off the pattern
    async ({}, use) => {
      const stripe = await runStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const server = await startServer({
        STRIPE_SECRET_KEY: 'sk_test_stand_in',
        STRIPE_WEBHOOK_SECRET: SECRET,
        STRIPE_BASE_URL: stripe.url,
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ server: _server }, use) => use(newPerson()),
  memory: async ({ server, person }, use) => use({ ...(await signUp(server, person)), hasSeenWelcomeSurvey: 'true' }),
});

/** The pages of Stripe that journeys visit; one word on each says which page it is. */
export async function playPages(page: Page): Promise<void> {
  await page.route(/^https:\/\/(checkout|billing)\.stripe\.com\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Stripe</title><h1>${new URL(route.request().url()).hostname}</h1>`,
    }),
  );
}

/** What the last checkout was opened with, as Stripe names it: `cancel_url`, `client_reference_id`. */
export function lastCheckout(stripe: Stripe): Readonly<Record<string, string>> {
  const call = stripe.called('POST /v1/checkout/sessions').at(-1);
  if (call === undefined) throw new Error('no checkout was opened');
  return call.fields;
}

/** The member pays: Stripe sends the server a signed event. */
export async function pay(server: RunningServer, stripe: Stripe): Promise<void> {
  const { customer = '', client_reference_id: memberId = '', ...fields } = lastCheckout(stripe);
  const now = Math.floor(Date.now() / 1000);
  const interval = fields['line_items[0][price_data][recurring][interval]'] === 'year' ? 'year' : 'month';
  const period = { current_period_start: now, current_period_end: now + 30 * 86_400 };
  const subscription = {
    id: `sub_${memberId}`,
    object: 'subscription',
    status: 'active',
    customer,
    created: now,
    cancel_at_period_end: false,
    metadata: { memberId },
    items: { data: [{ id: `si_${memberId}`, ...period, price: { recurring: { interval } } }] },
  };
  stripe.objects.set(subscription.id, subscription);
  const body = JSON.stringify({
    id: `evt_${memberId}`,
    object: 'event',
    type: 'customer.subscription.created',
    created: now,
    livemode: false,
    data: { object: subscription },
  });
  const signature = `t=${now},v1=${createHmac('sha256', SECRET).update(`${now}.${body}`).digest('hex')}`;
  const answer = await fetch(`${server.url}/api/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  if (!answer.ok) throw new Error(`the event was refused: ${answer.status} ${await answer.text()}`);
}
