/** The signed-in member, as the app reads it. */
export type SessionUser = {
  readonly id: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly subscriptionStatus?: 'free' | 'trial' | 'active' | null | undefined;
  /** `monthly` or `yearly`; older answers say `month` or `year`. */
  readonly subscriptionPlan?: string | null | undefined;
  readonly trialEndsAt?: string | number | null | undefined;
  readonly subscriptionEndsAt?: string | number | null | undefined;
  readonly preferences?: Readonly<Record<string, unknown>> | null | undefined;
};

/** First and last name, else the username, else "User". */
export function displayName(user: SessionUser): string {
  const full = [user.firstName, user.lastName]
    .filter((part) => part?.trim())
    .join(' ')
    .trim();
  return full || user.username?.trim() || 'User';
}
