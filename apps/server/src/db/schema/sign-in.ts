/** Ways to sign in beside the password. */
export type SignInTables = { passkey: PasskeyTable; signInChallenge: SignInChallengeTable; identity: IdentityTable };

/** Who a member is at a service elsewhere: its issuer and what it calls them. Addresses change hands; these two do not. */
export type IdentityTable = {
  id: string;
  memberId: string;
  issuer: string;
  subject: string;
  /** As the service named it when the two were connected. */
  email: string | null;
  createdAt: number;
  lastUsedAt: number | null;
};

export type PasskeyTable = {
  id: string;
  memberId: string;
  /** As the authenticator names it, base64url. */
  credentialId: string;
  /** COSE key, base64url: it checks signatures and makes none. */
  publicKey: string;
  /** Of signatures, by the authenticator; it never goes back. 0 where it does not count. */
  counter: number;
  /** JSON list of how the authenticator can be reached. */
  transports: string;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
};

/**
 * What an answer must be made for. A row is used once; its key is a hash of the challenge and what it is for. Content, JSON: what a sign-in
 * elsewhere has to match, and what it brought until its person has decided; empty otherwise.
 */
export type SignInChallengeTable = { key: string; content: string; expiresAt: number };
