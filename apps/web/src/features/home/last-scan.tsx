import { lazy, Suspense } from 'react';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';

const LastScanCard = lazy(() => import('./last-scan-card.tsx').then((m) => ({ default: m.LastScanCard })));

/** The food scanned last on this device; nothing at all where nothing was. */
export function LastScan() {
  if (local.get(storageKeys.lastScanFood) === null) return null;
  return (
    <Suspense fallback={null}>
      <LastScanCard />
    </Suspense>
  );
}
