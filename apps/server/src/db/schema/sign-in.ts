/** Ways to sign in beside the password. */
export type SignInTables = { passkey: PasskeyTable; signInChallenge: SignInChallengeTable };

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

/** What an answer must be made for. A row is used once, and names nobody: its key is a hash of the challenge and what it is for. */
export type SignInChallengeTable = { key: string; content: string; expiresAt: number };
