import { subscription } from '@labelwise/contracts/subscription';
import { ApiError, http } from '../../platform/http/index.ts';

/** `url` is the payment provider's page to go to; `message` a sentence for the person, null where none was given. */
export type PaymentPage =
  | { readonly kind: 'page'; readonly url: string }
  /** Nothing can be bought on the web here. */
  | { readonly kind: 'not-configured' }
  | { readonly kind: 'failed'; readonly message: string | null };

/**
 * Opens the checkout of a plan, or the switch to it. Never throws: a refusal and a missing network are outcomes.
 *
 * @param cancelUrl path of the app that a person who does not pay comes back to
 */
export function openCheckout(planId: 'monthly' | 'yearly', cancelUrl: string): Promise<PaymentPage> {
  return ask(subscription.create.path, { planId, cancelUrl });
}

/** Opens billing management. Never throws. */
export function openBilling(): Promise<PaymentPage> {
  return ask(subscription.manage.path, {});
}

async function ask(path: string, body: object): Promise<PaymentPage> {
  try {
    const { url } = subscription.create.answer.parse(await http.json(path, { method: 'POST', body }));
    return isPage(url) ? { kind: 'page', url } : { kind: 'failed', message: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return { kind: 'failed', message: null };
    return error.code === 'payments_not_configured'
      ? { kind: 'not-configured' }
      : { kind: 'failed', message: error.reason === '' ? null : error.reason };
  }
}

/** An address that a browser may be sent to: a page, never a script. */
function isPage(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
