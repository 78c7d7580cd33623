import { hash as digest, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { AppError } from './app-error.ts';

/** 256 random bits, URL-safe: a session or reset token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token or an address, hex. Enough for tokens of 256 bits: there is nothing to guess. */
export function fingerprint(secret: string): string {
  return digest('sha256', secret);
}

/** What one hash costs: KiB of memory, passes over it, lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** argon2id is the library's default algorithm. @source OWASP ASVS 5.0 appendix C: 19 MiB, two passes */
const DEFAULT_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Stored in place of a hash where somebody has no password: nothing matches it. */
export const NO_PASSWORD = '';

const CONCURRENCY = 2;
const MAX_WAITING = 64;

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** With `null`, or where there is none, it takes as long and answers `false`: the time does not reveal whether there is an account. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>;
};

/**
 * Hashes and checks passwords, two at a time: a hash costs 12 ms of a core, and sign-in must not starve the rest.
 *
 * @throws AppError `unavailable` when more than 64 wait
 */
export function createPasswords(cost: PasswordCost = DEFAULT_COST): Passwords {
  const workers = bulkhead(CONCURRENCY, MAX_WAITING);
  const placeholderHash = hash('nobody has this password', cost);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await workers.execute(work);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new AppError('unavailable', { retryAfter: 5, cause: error }) : error;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), cost)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const stored = passwordHash === NO_PASSWORD ? null : passwordHash;
        const matches = await verify(stored ?? (await placeholderHash), password.normalize('NFC'));
        return matches && stored !== null;
      }),
  };
}
