import { getPlatform } from '../platform.ts';

export type StorePlan = 'monthly' | 'yearly';

/** What the store asks for one period: hundredths of the currency's unit, and the ISO 4217 code. */
export type StorePrice = { readonly cents: number; readonly currency: string };

export type PurchaseOutcome =
  /** The entitlement is active. */
  | { readonly kind: 'active' }
  /** The member closed the store's sheet. */
  | { readonly kind: 'cancelled' }
  /** The store waits for somebody: a parent, a bank. */
  | { readonly kind: 'pending' }
  /** `message` is a sentence for the person; null where the store gave none. */
  | { readonly kind: 'failed'; readonly message: string | null };

export type RestoreOutcome =
  | { readonly kind: 'active' }
  /** This store account holds no running subscription. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly message: string | null };

/** Buying in the store of the device. Every call names the member, so that the purchase is booked on that account. */
export type Store = {
  /** Prices as this member's store account pays them. @throws where the store has no offering */
  prices(memberId: string): Promise<Readonly<Record<StorePlan, StorePrice | null>>>;
  purchase(plan: StorePlan, memberId: string): Promise<PurchaseOutcome>;
  /** Brings back what this store account has bought before, e.g. on a new phone. */
  restore(memberId: string): Promise<RestoreOutcome>;
  /** The store's page for changing or ending the subscription; null where it names none. */
  managementUrl(memberId: string): Promise<string | null>;
};

type Bridge = { isNativePlatform?: () => boolean; getPlatform?: () => string };

/** The system that the native shell runs on; null in a browser. */
export function shellSystem(): 'ios' | 'android' | null {
  if (getPlatform() === 'web') return null;
  const bridge: Bridge | undefined = window.Capacitor;
  return bridge?.getPlatform?.() === 'android' ? 'android' : 'ios';
}
