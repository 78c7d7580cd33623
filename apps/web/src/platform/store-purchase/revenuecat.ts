import type { CustomerInfo, PurchasesOffering, PurchasesPackage, PurchasesPlugin } from '@revenuecat/purchases-capacitor';
import type { PurchaseOutcome, RestoreOutcome, Store, StorePlan, StorePrice } from './store.ts';

/** The entitlement that premium is sold under. */
export const ENTITLEMENT = 'premium';
/** Identifiers of the two products in both stores; Google Play adds its base plan after a colon. */
export const STORE_PRODUCTS: Readonly<Record<StorePlan, string>> = { monthly: 'premium_monthly', yearly: 'premium_yearly' };

/** The SDK's codes that are no failure. */
const CANCELLED = '1';
const PENDING = '20';

/** The part of the SDK that is used. */
export type Purchases = Pick<
  PurchasesPlugin,
  'configure' | 'logIn' | 'getOfferings' | 'purchasePackage' | 'restorePurchases' | 'getCustomerInfo'
>;

/** What is wrong with the shop itself, in words for a person. */
class ShopFault extends Error {}

/**
 * The store through RevenueCat. Nothing is remembered here but which member the SDK knows: what is premium, the store says
 * now, and what the account may do, the server says after the provider's webhook.
 *
 * @param apiKey public key of the app in RevenueCat; empty where the build has none
 * @param changesByProduct Google Play has to know which product a new one replaces; the App Store knows by itself
 */
export function createRevenueCatStore(purchases: Purchases, apiKey: string, changesByProduct = false): Store {
  let known: { readonly memberId: string; readonly done: Promise<void> } | null = null;

  /** The SDK is set up once and then updated whenever another member is signed in. */
  function identify(memberId: string): Promise<void> {
    if (apiKey === '') return Promise.reject(new ShopFault('No subscription offerings available'));
    if (known?.memberId === memberId) return known.done;
    const before = known?.done;
    const done =
      before === undefined
        ? purchases.configure({ apiKey, appUserID: memberId })
        : before.then(async () => void (await purchases.logIn({ appUserID: memberId })));
    known = { memberId, done };
    done.catch(() => {
      known = null;
    });
    return done;
  }

  async function currentOffering(memberId: string): Promise<PurchasesOffering> {
    await identify(memberId);
    const { current } = await purchases.getOfferings();
    if (current === null || current === undefined) throw new ShopFault('No subscription offerings available');
    return current;
  }

  async function buy(plan: StorePlan, memberId: string): Promise<CustomerInfo> {
    const aPackage = packageOf(await currentOffering(memberId), plan);
    if (aPackage === null) throw new ShopFault(`${plan} subscription not available`);
    const old = changesByProduct ? otherProduct((await purchases.getCustomerInfo()).customerInfo, plan) : null;
    const { customerInfo } = await purchases.purchasePackage({
      aPackage,
      ...(old !== null && { storeProductChangeInfo: { oldProductIdentifier: old } }),
    });
    return customerInfo;
  }

  return {
    async prices(memberId) {
      const offering = await currentOffering(memberId);
      return { monthly: priceOf(packageOf(offering, 'monthly')), yearly: priceOf(packageOf(offering, 'yearly')) };
    },

    async purchase(plan, memberId): Promise<PurchaseOutcome> {
      try {
        if (isPremium(await buy(plan, memberId))) return { kind: 'active' };
        return { kind: 'failed', message: 'Purchase completed but premium access not granted' };
      } catch (error) {
        const code = codeOf(error);
        if (code === CANCELLED) return { kind: 'cancelled' };
        return code === PENDING ? { kind: 'pending' } : { kind: 'failed', message: messageOf(error) };
      }
    },

    async restore(memberId): Promise<RestoreOutcome> {
      try {
        await identify(memberId);
        const { customerInfo } = await purchases.restorePurchases();
        return { kind: isPremium(customerInfo) ? 'active' : 'nothing' };
      } catch (error) {
        return { kind: 'failed', message: messageOf(error) };
      }
    },

    async managementUrl(memberId) {
      await identify(memberId);
      return (await purchases.getCustomerInfo()).customerInfo.managementURL;
    },
  };
}

function isPremium({ entitlements }: CustomerInfo): boolean {
  return entitlements.active[ENTITLEMENT] !== undefined;
}

/** The offering's own monthly or annual package, else the package that holds our product. */
function packageOf(offering: PurchasesOffering, plan: StorePlan): PurchasesPackage | null {
  const own = plan === 'monthly' ? offering.monthly : offering.annual;
  return own ?? offering.availablePackages.find(({ product }) => isProduct(product.identifier, plan)) ?? null;
}

function isProduct(identifier: string, plan: StorePlan): boolean {
  return identifier.split(':')[0] === STORE_PRODUCTS[plan];
}

/** The running subscription to the other plan, by its product. */
function otherProduct({ activeSubscriptions }: CustomerInfo, plan: StorePlan): string | null {
  const other = plan === 'monthly' ? 'yearly' : 'monthly';
  return activeSubscriptions.find((identifier) => isProduct(identifier, other)) ?? null;
}

function priceOf(found: PurchasesPackage | null): StorePrice | null {
  return found === null ? null : { cents: Math.round(found.product.price * 100), currency: found.product.currencyCode };
}

function codeOf(error: unknown): string | null {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null;
  return code === null || code === undefined ? null : String(code);
}

function messageOf(error: unknown): string | null {
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : error;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}
