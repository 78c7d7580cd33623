import { PLAN_PRICES, type PlanName } from '@labelwise/domain/access';
import type { Stripe } from 'stripe';
import { PaymentError } from '../../modules/billing/gateway.ts';

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

/** Our two plans in Stripe's catalogue, found by lookup key, so that nobody has to enter them by hand. */
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
