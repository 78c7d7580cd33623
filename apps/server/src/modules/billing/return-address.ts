import { AppError } from '../../lib/app-error.ts';

/**
 * Where a payment page sends people back to: a page of this service, whole or from its first slash on.
 *
 * @throws AppError invalid_input for any other place
 */
export function returnAddress(wanted: string, publicUrl: string): string {
  const address = URL.canParse(wanted, publicUrl) ? new URL(wanted, publicUrl) : null;
  if (address === null || address.origin !== new URL(publicUrl).origin || address.username !== '' || address.password !== '') {
    throw new AppError('invalid_input', {
      message: { id: 'errors.foreign_return_address' },
      issues: [{ path: 'successUrl', message: { id: 'errors.own_page' } }],
    });
  }
  return address.href;
}
