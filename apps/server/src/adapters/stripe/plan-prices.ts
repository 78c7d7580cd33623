import { PLAN_PRICES, type PlanName } from '@labelwise/domain/access';
import type { Stripe } from 'stripe';
import { PaymentError, type PaymentGateway } from '../../modules/subscription/payment-gateway.ts';

export type PlanPrice = { price: string; product: string };
export type PlanPrices = {
  /** What a checkout charges: the price of the catalogue, or the same one written out where the catalogue has none yet. */
  lineItem: (plan: PlanName) => Promise<Stripe.Checkout.SessionCreateParams.LineItem>;
  /** Prices of both plans in Stripe's catalogue; made there when they are missing. */
  ensure: () => Promise<Record<PlanName, PlanPrice>>;
};

const INTERVALS = { monthly: 'month', yearly: 'year' } as const;
const NAMES = { monthly: 'Labelwise Premium, monthly', yearly: 'Labelwise Premium, yearly' } as const;
/** The amount is in the name: another price is another entry, and running subscriptions keep theirs. */
const lookupKey = (plan: PlanName) => `labelwise_premium_${plan}_${PLAN_PRICES[plan]}`;

/** Our two plans in Stripe's catalogue, found by lookup key, so that no one has to enter them by hand. */
export function createPlanPrices(stripe: Stripe): PlanPrices {
  const known = new Map<PlanName, PlanPrice>();

  async function find(plan: PlanName): Promise<PlanPrice | null> {
    const found = known.get(plan);
    if (found !== undefined) return found;
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true, limit: 1 });
    const price = data.find(
      (each) => each.unit_amount === PLAN_PRICES[plan] && each.currency === 'usd' && each.recurring?.interval === INTERVALS[plan],
    );
    return price === undefined ? null : keep(plan, price);
  }

  async function make(plan: PlanName): Promise<PlanPrice> {
    const price = await stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: PLAN_PRICES[plan],
        recurring: { interval: INTERVALS[plan] },
        lookup_key: lookupKey(plan),
        product_data: { name: NAMES[plan] },
      },
      { idempotencyKey: lookupKey(plan) },
    );
    return keep(plan, price);
  }

  function keep(plan: PlanName, { id, product }: Stripe.Price): PlanPrice {
    const entry = { price: id, product: typeof product === 'string' ? product : product.id };
    known.set(plan, entry);
    return entry;
  }

  return {
    async lineItem(plan) {
      const found = await find(plan).catch(ifNotAllowed);
      if (found !== null) return { price: found.price, quantity: 1 };
      return {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: PLAN_PRICES[plan],
          recurring: { interval: INTERVALS[plan] },
          product_data: { name: NAMES[plan] },
        },
      };
    },
    async ensure() {
      const [monthly, yearly] = [(await find('monthly')) ?? (await make('monthly')), (await find('yearly')) ?? (await make('yearly'))];
      return { monthly, yearly };
    },
  };
}

/** A restricted key may sell without being allowed to read the catalogue. A server that cannot be reached is another matter. */
function ifNotAllowed(error: unknown): null {
  if (error instanceof Error && 'statusCode' in error && (error.statusCode === 403 || error.statusCode === 404)) return null;
  throw error instanceof Error ? error : new PaymentError('unreachable', 'unknown');
}

type Switch = Parameters<PaymentGateway['openSwitch']>[0];

/** The portal page that asks to confirm another plan, with what it costs today; nothing is charged before. */
export function createPlanSwitch(stripe: Stripe, prices: PlanPrices): (change: Switch) => Promise<{ url: string }> {
  let configuration: Promise<string> | undefined;

  /** Our portal settings, found by a mark or made: the account's own default may not allow to change plans. */
  async function portalSettings(plans: Record<PlanName, PlanPrice>): Promise<string> {
    const mark = `${plans.monthly.price} ${plans.yearly.price}`;
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const made = data.find(({ metadata }) => metadata?.['labelwise'] === mark);
    return (
      made?.id ?? (await stripe.billingPortal.configurations.create({ features: featuresWith(plans), metadata: { labelwise: mark } })).id
    );
  }

  return async ({ customerId, subscriptionId, plan, returnUrl }) => {
    const plans = await prices.ensure();
    configuration ??= portalSettings(plans);
    const settings = await configuration.catch((error: unknown) => {
      configuration = undefined;
      throw error;
    });
    const item = (await stripe.subscriptions.retrieve(subscriptionId)).items.data[0]?.id;
    if (item === undefined) throw new PaymentError('missing', 'a subscription without an item');
    return stripe.billingPortal.sessions.create({
      customer: customerId,
      configuration: settings,
      return_url: returnUrl,
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription: subscriptionId, items: [{ id: item, price: plans[plan].price, quantity: 1 }] },
        after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
      },
    });
  };
}

function featuresWith(plans: Record<PlanName, PlanPrice>): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  const byProduct = Map.groupBy(Object.values(plans), ({ product }) => product);
  return {
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: [...byProduct].map(([product, entries]) => ({ product, prices: entries.map(({ price }) => price) })),
    },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
  };
}
