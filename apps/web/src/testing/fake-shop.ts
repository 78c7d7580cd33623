import type { CustomerInfo, PurchasesOffering, PurchasesPackage } from '@revenuecat/purchases-capacitor';
import type { Purchases } from '../platform/store-purchase/revenuecat.ts';

type StorePlan = 'monthly' | 'yearly';

/** How the shop is to behave; a good one without any. */
type Plans = {
  /** `null`: the shop has no current offering. */
  offering?: null;
  sold?: readonly StorePlan[];
  /** Packages carry names of their own. */
  custom?: boolean;
  /** Whether a purchase and a restore end with the entitlement. */
  grants?: boolean;
  /** Products that run already. */
  active?: readonly string[];
  purchaseFails?: unknown;
  restoreFails?: unknown;
  /** How many set-ups fail before one succeeds. */
  configureFails?: number;
};

const PRICES: Readonly<Record<StorePlan, number>> = { monthly: 10.99, yearly: 109.99 };

/** RevenueCat's SDK as far as the app uses it, with the list of calls made to it. */
export function fakeShop(plans: Plans = {}): { purchases: Purchases; calls: string[] } {
  const { sold = ['monthly', 'yearly'], custom = false, grants = true, active = [] } = plans;
  let failing = plans.configureFails ?? 0;
  const calls: string[] = [];
  const customerInfo = aCustomer(grants, active);
  const packages = sold.map(aPackage);
  const named = (plan: StorePlan) => (custom ? null : (packages[sold.indexOf(plan)] ?? null));
  const current = partial<PurchasesOffering>({ availablePackages: packages, monthly: named('monthly'), annual: named('yearly') });
  const purchases: Purchases = {
    configure: async ({ apiKey, appUserID }) => {
      calls.push(`configure ${apiKey} ${appUserID}`);
      if (failing-- > 0) throw new Error('The shop cannot be reached.');
    },
    logIn: async ({ appUserID }) => {
      calls.push(`logIn ${appUserID}`);
      return { customerInfo, created: false };
    },
    getOfferings: async () => {
      calls.push('getOfferings');
      return { all: {}, current: plans.offering === null ? null : current };
    },
    purchasePackage: async ({ aPackage: { product }, storeProductChangeInfo }) => {
      calls.push(
        `purchasePackage ${product.identifier}${storeProductChangeInfo ? ` instead of ${storeProductChangeInfo.oldProductIdentifier}` : ''}`,
      );
      if ('purchaseFails' in plans) throw plans.purchaseFails;
      return partial({ productIdentifier: product.identifier, customerInfo });
    },
    restorePurchases: async () => {
      if ('restoreFails' in plans) throw plans.restoreFails;
      return { customerInfo };
    },
    getCustomerInfo: async () => ({ customerInfo }),
  };
  return { purchases, calls };
}

function aPackage(plan: StorePlan): PurchasesPackage {
  return partial({
    identifier: plan,
    product: partial<PurchasesPackage['product']>({ identifier: `premium_${plan}`, price: PRICES[plan], currencyCode: 'EUR' }),
  });
}

function aCustomer(grants: boolean, activeSubscriptions: readonly string[]): CustomerInfo {
  const premium = partial<CustomerInfo['entitlements']['active'][string]>({ identifier: 'premium', isActive: true });
  return partial({
    entitlements: partial<CustomerInfo['entitlements']>({ active: grants ? { premium } : {} }),
    activeSubscriptions: [...activeSubscriptions],
    managementURL: 'https://apps.apple.com/account/subscriptions',
  });
}

/** The fields that matter here; the SDK's own types have dozens more. */
function partial<T>(fields: Partial<NoInfer<T>>): T {
  return fields as T;
}
