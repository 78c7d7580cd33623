import { AppError } from '../../lib/app-error.ts';
import { PaymentError } from './gateway.ts';

/** Runs a call to Stripe; one that is not fulfilled becomes `payment_failed`, which says that nothing was charged. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PaymentError ? new AppError('payment_failed', { cause: error }) : error;
  }
}
