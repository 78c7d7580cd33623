import { PaymentError } from '../../modules/billing/gateway.ts';

/**
 * The address of a payment page, if it is Stripe's own (or the configured server's, in tests): a browser is sent to no
 * other place, whatever an answer says.
 */
export function paymentPage(url: unknown, baseUrl: string | null): string {
  const page = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null;
  const isStripes = page?.protocol === 'https:' && (page.hostname === 'stripe.com' || page.hostname.endsWith('.stripe.com'));
  const isStandIns = page !== null && baseUrl !== null && page.origin === new URL(baseUrl).origin;
  if (page === null || (!isStripes && !isStandIns)) throw new PaymentError('unreachable', 'an answer without a page of Stripe');
  return page.href;
}
