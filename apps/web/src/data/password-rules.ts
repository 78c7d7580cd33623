import { useQuery } from '@tanstack/react-query';

/** Least length where the server does not raise it. */
export const PASSWORD_MIN = 6;

/**
 * Least length of a new password, in characters: the server's own, and 6 until or unless it answers.
 * Asked where a password is chosen and nowhere else; read by hand, since these screens do without the contracts.
 */
export function usePasswordMin(): number {
  const { data } = useQuery({ queryKey: ['/api/auth/password-rules'], select: minLengthOf });
  return data ?? PASSWORD_MIN;
}

function minLengthOf(body: unknown): number {
  const told = typeof body === 'object' && body !== null && 'minLength' in body ? body.minLength : undefined;
  return typeof told === 'number' && told > PASSWORD_MIN ? told : PASSWORD_MIN;
}
