import { type PlanName, type YearlySaving, yearlySaving } from '@labelwise/domain/access';
import type { Plan } from '../../../data/subscription.ts';
import type { StorePrice } from '../../../platform/store-purchase/index.ts';

/** A plan as it can be bought here. */
export type Offer = { readonly name: PlanName; readonly price: StorePrice; readonly features: readonly string[] };

export type Offers = {
  /** Monthly first. */
  readonly all: readonly Offer[];
  /** What a year saves; null where the two cannot be compared or a year is not cheaper. */
  readonly saving: YearlySaving | null;
};

/** The server's plans at the store's prices, where a store sells them: the price on the tag is the one that is billed. */
export function offersOf(plans: readonly Plan[], storePrices: Readonly<Record<PlanName, StorePrice | null>> | null): Offers {
  const all = [...plans]
    .sort((a, b) => Number(a.name === 'yearly') - Number(b.name === 'yearly'))
    .map(({ name, amount, features }) => ({ name, features, price: storePrices?.[name] ?? { cents: amount, currency: 'USD' } }));
  return { all, saving: savingOf(all) };
}

function savingOf(offers: readonly Offer[]): YearlySaving | null {
  const [month, year] = [offers.find(({ name }) => name === 'monthly')?.price, offers.find(({ name }) => name === 'yearly')?.price];
  if (month === undefined || year === undefined || month.currency !== year.currency) return null;
  const saving = yearlySaving(month.cents, year.cents);
  return saving.percent > 0 ? saving : null;
}
