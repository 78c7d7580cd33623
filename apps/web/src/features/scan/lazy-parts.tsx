import { lazy, Suspense, useEffect } from 'react';
import type { ManualSheetProps } from './manual-sheet.tsx';
import type { ScannerOverlayProps } from './overlay/scanner-overlay.tsx';

const loadOverlay = () => import('./overlay/scanner-overlay.tsx');
const loadSheet = () => import('./manual-sheet.tsx');
const Overlay = lazy(() => loadOverlay().then((m) => ({ default: m.ScannerOverlay })));
const Sheet = lazy(() => loadSheet().then((m) => ({ default: m.ManualSheet })));

/** The live camera, fetched when it is first opened. */
export function ScannerOverlay(props: ScannerOverlayProps) {
  return (
    <Suspense fallback={null}>
      <Overlay {...props} />
    </Suspense>
  );
}

/** The manual entry, fetched when it is first opened. */
export function ManualSheet(props: ManualSheetProps) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}

/** Fetches both once the screen stands, so that the first tap finds them; a failure shows itself at that tap. */
export function useReadyParts(): void {
  useEffect(() => {
    loadOverlay().catch(() => undefined);
    loadSheet().catch(() => undefined);
  }, []);
}
