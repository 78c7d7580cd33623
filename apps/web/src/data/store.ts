import { queryOptions } from '@tanstack/react-query';
import { perTab } from '../platform/storage/local.ts';
import { loadStore, type StorePlan, type StorePrice } from '../platform/store-purchase/index.ts';

/** What the device's store asks this member, where there is a store. @throws where the store has no offering */
export function storePricesQuery(memberId: string) {
  return queryOptions({
    queryKey: ['store-prices', memberId],
    queryFn: async (): Promise<Readonly<Record<StorePlan, StorePrice | null>> | null> =>
      (await (await loadStore())?.prices(memberId)) ?? null,
  });
}

const NEWS_KEY = 'labelwise_store_news';

export type StoreNews = 'bought' | 'restored';

/** Keeps the good news over the reload that follows it. */
export function noteStoreNews(news: StoreNews): void {
  perTab.set(NEWS_KEY, news);
}

/** What happened in the store just before this page was loaded. */
export function storeNews(): StoreNews | null {
  const news = perTab.get(NEWS_KEY);
  return news === 'bought' || news === 'restored' ? news : null;
}

/** Shown once; it is not shown again. */
export function forgetStoreNews(): void {
  perTab.set(NEWS_KEY, '');
}
