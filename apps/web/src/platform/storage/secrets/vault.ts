/** Keeps what signs a person in. Reading is immediate, for every request needs it. */
export type Vault = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};
