import { lazy, Suspense, useEffect } from 'react';
import type { ManualSheetProps } from './manual-sheet.tsx';
import type { ScannerOverlayProps } from './overlay/scanner-overlay.tsx';
import type { PhotoStartProps } from './photo/photo-start.tsx';

const loadOverlay = () => import('./overlay/scanner-overlay.tsx');
const loadSheet = () => import('./manual-sheet.tsx');
const Overlay = lazy(() => loadOverlay().then((m) => ({ default: m.ScannerOverlay })));
const Photo = lazy(() => import('./photo/photo-start.tsx').then((m) => ({ default: m.PhotoStart })));
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

/** The start buttons of a phone with its own camera; a browser never fetches them. */
export function PhotoStart(props: PhotoStartProps) {
  return (
    <Suspense fallback={null}>
      <Photo {...props} />
    </Suspense>
  );
}

const SIGNS_OF_A_HAND = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches both at the first sign of a hand, so that the tap finds them and the first load stays small; a failure shows
 * itself at that tap.
 */
export function useReadyParts(): void {
  useEffect(() => {
    const done = new AbortController();
    const load = () => {
      done.abort();
      loadOverlay().catch(() => undefined);
      loadSheet().catch(() => undefined);
    };
    for (const sign of SIGNS_OF_A_HAND) window.addEventListener(sign, load, { passive: true, signal: done.signal });
    return () => done.abort();
  }, []);
}
