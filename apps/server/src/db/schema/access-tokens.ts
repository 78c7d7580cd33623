/** What members let other programs do. */
export type AccessTokenTables = { accessToken: AccessTokenTable };

export type AccessTokenTable = {
  id: string;
  memberId: string;
  /** SHA-256 of the token, hex; the token itself is nowhere. */
  tokenHash: string;
  name: string;
  /** JSON list of `TokenScope`. */
  scopes: string;
  createdAt: number;
  /** null: until it is withdrawn. */
  expiresAt: number | null;
  /** Beginning of the UTC day of the last call: one write a day. */
  lastUsedAt: number | null;
};
