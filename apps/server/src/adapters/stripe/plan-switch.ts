import type { PlanName } from '@labelwise/domain/access';
import type { Stripe } from 'stripe';
import { PaymentError, type PaymentGateway } from '../../modules/billing/gateway.ts';
import type { PlanPrice, PlanPrices } from './plan-prices.ts';

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
