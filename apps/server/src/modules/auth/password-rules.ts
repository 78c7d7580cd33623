import { AppError } from '../../lib/app-error.ts';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';

/** Nothing that shows: blanks, and the marks and fillers that are drawn as nothing. */
const INVISIBLE = /^[\p{White_Space}\p{C}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/**
 * Refuses a password that is too short, that nobody could see, or that is one of the most common.
 *
 * @throws AppError `password_too_short`, `password_too_common`
 */
export function checkNewPassword(password: string, minLength: number): void {
  if ([...password].length < minLength) {
    throw new AppError('password_too_short', { message: { id: 'errors.password_too_short_of', values: { minLength } } });
  }
  if (INVISIBLE.test(password) || COMMON_PASSWORDS.has(password.toLowerCase())) throw new AppError('password_too_common');
}
