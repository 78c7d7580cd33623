import { PaymentError } from '../../modules/billing/gateway.ts';

/**
 * Runs a call of the SDK and turns whatever goes wrong into a `PaymentError`. What Stripe says is not passed on: it may
 * name people. Type, code and status are enough to find the request in Stripe's own log.
 */
export async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asPaymentError(error);
  }
}

/** Like {@link call}, for what is as good as done when its object is not there (any more). */
export async function callUnlessGone(work: () => Promise<unknown>): Promise<void> {
  try {
    await call(work);
  } catch (error) {
    if (!(error instanceof PaymentError) || error.fault !== 'missing') throw error;
  }
}

function asPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  if (!(error instanceof Error)) return new PaymentError('unreachable', 'unknown');
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const kind = 'type' in error && typeof error.type === 'string' ? error.type : error.name;
  const detail = [kind, code, status].filter(Boolean).join(' ');
  if (status === 404 || code === 'resource_missing') return new PaymentError('missing', detail);
  return new PaymentError(status >= 400 && status < 500 && status !== 429 && status !== 409 ? 'refused' : 'unreachable', detail);
}
