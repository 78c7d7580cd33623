import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useSession } from '../../data/session/session.ts';
import { loadWith } from '../../i18n/load-texts.ts';
import { say } from '../../i18n/say.ts';
import { asksForCamera, paths } from '../../lib/paths.ts';
import { isCameraAllowed } from '../../platform/camera/permission.ts';
import { takesPhotos } from '../../platform/photo-scan/photo-scanner.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import type { ScannerOverlayProps } from './overlay/scanner-overlay.tsx';
import styles from './scan-screen.module.css';
import { useScan } from './use-scan.ts';
import type { ManualSheetProps, PhotoStartProps } from './without-camera.tsx';

const BARS =
  'M0 0h1v40H0zM2 0h1v40H2zM6 0h2v34H6zM9 0h1v34H9zM11 0h2v34h-2zM16 0h1v34h-1zM19 0h1v34h-1zM23 0h1v34h-1zM29 0h1v34h-1zM31 0h1v34h-1zM33 0h1v34h-1zM37 0h2v34h-2zM41 0h1v34h-1zM45 0h1v40h-1zM47 0h1v40h-1zM50 0h3v34h-3zM54 0h1v34h-1zM57 0h3v34h-3zM62 0h1v34h-1zM64 0h2v34h-2zM67 0h2v34h-2zM71 0h2v34h-2zM74 0h1v34h-1zM77 0h1v34h-1zM80 0h2v34h-2zM84 0h3v34h-3zM90 0h1v40h-1zM92 0h1v40h-1z';

/** A pack in the viewfinder: what the camera is for, drawn. */
function ScanWindow() {
  return (
    <svg className={styles.window} viewBox="0 0 260 300" aria-hidden="true">
      <path d="M40 34 60 8h140l20 26z" fill="var(--art-oat-2)" stroke="var(--art-line)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M40 34h180v264H40z" fill="var(--art-oat)" stroke="var(--art-line)" strokeWidth="2" />
      <path d="M60 56h72M60 72h44M60 254h140M60 270h88" stroke="var(--art-oat-3)" strokeWidth="4" />
      <path d="M56 94h148v116H56z" fill="var(--art-label)" stroke="var(--art-line)" strokeWidth="2" />
      <path d={BARS} fill="var(--on-accent)" transform="translate(68 106) scale(1.33 2.3)" />
      <path
        d="M58 72H30q-20 0-20 20v24M202 72h28q20 0 20 20v24M58 232H30q-20 0-20-20v-24M202 232h28q20 0 20-20v-24"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="8"
      />
      <path className={styles.line} d="M4 150h252v5H4z" fill="var(--accent)" stroke="var(--art-line)" />
    </svg>
  );
}

/** Whether the browser will ask for the camera: no more once it was allowed. */
function useIsAsked(): boolean {
  const [isAsked, setAsked] = useState(true);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const isAllowed = await isCameraAllowed();
      if (!gone && isAllowed) setAsked(false);
    };
    void look();
    return () => {
      gone = true;
    };
  }, []);
  return isAsked;
}

/** /scan: the way to the camera and to typing a code. Open to everybody. */
export function ScanScreen() {
  const scan = useScan();
  const { isAuthenticated } = useSession();
  useReadyParts();
  const [scanning, setScanning] = useScanning();
  const [typing, setTyping] = useState(false);
  const isAsked = useIsAsked();

  const submit = async (barcode: string) => {
    const end = await scan.run(barcode);
    if (end === 'opened') setTyping(false);
    return end;
  };

  return (
    <Screen
      title={say('screens-common.scan_food')}
      lead={say('screens-scan.point_your_camera_at')}
      aside={
        <LinkButton to={paths.history} size="small" icon="clock">
          {say('screens-common.history')}
        </LinkButton>
      }
    >
      <div className={`${styles.body} ${takesPhotos() ? styles.three : ''}`}>
        <ScanWindow />
        {takesPhotos() ? (
          <PhotoStart scan={scan} onLive={() => setScanning(true)} onManual={() => setTyping(true)} />
        ) : (
          <>
            {isAsked && (
              <p className={styles.hint}>
                <Icon name="info" />
                {say('screens-scan.your_browser_asks_for')}
              </p>
            )}
            <div className={styles.actions}>
              <Button variant="primary" wide icon="scan" onClick={() => setScanning(true)}>
                {say('screens-common.start_scanning')}
              </Button>
              <Button wide icon="keypad" onClick={() => setTyping(true)}>
                {say('screens-scan.enter_barcode_manually')}
              </Button>
            </div>
          </>
        )}
        {isAuthenticated && (
          <p className={`small muted ${styles.left}`}>
            <ScansLeft />
          </p>
        )}
      </div>
      {scanning && <ScannerOverlay onClose={() => setScanning(false)} scan={scan} />}
      {typing && <ManualSheet open onClose={() => setTyping(false)} busy={scan.busy} onSubmit={submit} />}
    </Screen>
  );
}

/**
 * Whether the camera is live. A link that asks for it opens it in the same tap, also from this very page; a direct visit, a reload and a
 * step back show the page.
 */
function useScanning() {
  const { key, state } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop && asksForCamera(state);
  const [scanning, setScanning] = useState(isLink);
  const [answered, setAnswered] = useState(key);
  if (answered !== key) {
    setAnswered(key);
    if (isLink) setScanning(true);
  }
  return [scanning, setScanning] as const;
}

/** The code of the live camera. */
export const loadOverlay = () => loadWith(import('./overlay/scanner-overlay.tsx'));
const loadSheet = () => loadWith(import('./without-camera.tsx'));

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
const ScannerOverlay = part<ScannerOverlayProps>(() => loadOverlay().then((m) => m.ScannerOverlay));
/** The manual entry. */
const ManualSheet = part<ManualSheetProps>(() => loadSheet().then((m) => m.ManualSheet));
/** The start buttons of a phone with its own camera; a browser never fetches them. */
const PhotoStart = part<PhotoStartProps>(() => loadWith(import('./without-camera.tsx')).then((m) => m.PhotoStart));

/** What is left of a member's scans of today. */
const ScansLeft = part<object>(() => loadWith(import('./scans-left.tsx')).then((m) => m.ScansLeft));

const SIGNS_OF_A_HAND = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches both at the first sign of a hand, so that the tap finds them and the first load stays small; a failure shows
 * itself at that tap.
 */
function useReadyParts(): void {
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
