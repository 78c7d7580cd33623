import { AppError } from '../../lib/app-error.ts';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';

/**
 * Refuses a password that is too short or one of the most common.
 *
 * @throws AppError `password_too_short`, `password_too_common`
 */
export function checkNewPassword(password: string, minLength: number): void {
  if ([...password].length < minLength) {
    throw new AppError('password_too_short', { message: { id: 'errors.password_too_short_of', values: { minLength } } });
  }
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw new AppError('password_too_common');
}
