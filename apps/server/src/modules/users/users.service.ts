import type { User } from '@labelwise/contracts/users';

import type { Clock } from '../../lib/clock.ts';
import type { Passwords } from '../../lib/passwords.ts';
import type { UsersRepository } from './users.repository.ts';

import { AppError } from '../../lib/app-error.ts';
import { presentUser } from './present-user.ts';
import { knownTimeZone } from './time-zone.ts';

export type UserChange = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  username?: string | undefined;
  email?: string | undefined;
  currentPassword?: string | undefined;
  units?: 'metric' | 'imperial' | undefined;
  timeZone?: string | undefined;
};

type Deps = {
  repository: UsersRepository;
  passwords: Passwords;
  now: Clock;
  /** ingredientName → preferenceValue of a member. */
  readIngredients: (memberId: string) => Promise<Record<string, number>>;
  /** Told before an account goes, while it still can be looked up. */
  beforeRemoval: (memberId: string) => Promise<void>;
};

export type UsersService = ReturnType<typeof createUsersService>;

/** A member's own account: read, change, delete. Knows nothing of HTTP or SQL. */
export function createUsersService({ repository, passwords, now, readIngredients, beforeRemoval }: Deps) {
  async function find(id: string) {
    const member = await repository.byId(id);
    if (member === undefined) throw new AppError('not_found');
    return member;
  }

  async function confirm(passwordHash: string, password: string | undefined): Promise<void> {
    if (password === undefined || !(await passwords.verify(passwordHash, password))) throw new AppError('reauthentication_required');
  }

  return {
    async read(id: string): Promise<User> {
      const [member, ingredients] = await Promise.all([find(id), readIngredients(id)]);
      return presentUser(member, ingredients, now());
    },

    async update(id: string, { currentPassword, email, timeZone, ...names }: UserChange): Promise<User> {
      const member = await find(id);
      const newEmail = email !== undefined && email !== member.email;
      if (newEmail) await confirm(member.passwordHash, currentPassword);
      const given = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined));
      const zone = timeZone === undefined ? {} : { timeZone: knownTimeZone(timeZone) };
      const stored = await repository.update(id, { ...given, ...zone, ...(newEmail && { email }) });
      if (!stored) throw new AppError('email_taken');
      return this.read(id);
    },

    /** Deletes the account for good; asks for the password once more. */
    async remove(id: string, currentPassword: string): Promise<void> {
      const member = await find(id);
      await confirm(member.passwordHash, currentPassword);
      await beforeRemoval(id);
      await repository.remove(id);
    },
  };
}
