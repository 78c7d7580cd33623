import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { ManualSheetProps } from './manual-sheet.tsx';
import type { ScannerOverlayProps } from './overlay/scanner-overlay.tsx';
import type { PhotoStartProps } from './photo/photo-start.tsx';

const loadOverlay = () => import('./overlay/scanner-overlay.tsx');
const loadSheet = () => import('./manual-sheet.tsx');

/** A part that is fetched when it is first shown. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(() => load().then((component) => ({ default: component })));
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

/** The live camera. */
export const ScannerOverlay = part<ScannerOverlayProps>(() => loadOverlay().then((m) => m.ScannerOverlay));
/** The manual entry. */
export const ManualSheet = part<ManualSheetProps>(() => loadSheet().then((m) => m.ManualSheet));
/** The start buttons of a phone with its own camera; a browser never fetches them. */
export const PhotoStart = part<PhotoStartProps>(() => import('./photo/photo-start.tsx').then((m) => m.PhotoStart));

/** What is left of a member's scans of today. */
export const ScansLeft = part<object>(() => import('./scans-left.tsx').then((m) => m.ScansLeft));

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
