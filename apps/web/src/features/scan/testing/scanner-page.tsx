import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { type FetchAnswers, fakeFetch } from '../../../testing/fake-fetch.ts';
import { aListFood, aScore } from '../../../testing/foods.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ScanScreen } from '../scan-screen.tsx';

export const OATS = '4006040055235';

/** What the device's own detector sees in each frame, one after the other; the last stays. */
export type Sight = readonly { rawValue: string; format: string }[];

class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  stop = () => {
    this.readyState = 'ended';
  };
}

/** A device with cameras and a detector, put in place of the browser's. */
export function givenDevice({
  sights = [[]],
  cameras = 1,
  open = async () => undefined,
}: {
  sights?: readonly Sight[];
  cameras?: number;
  open?: (facing: unknown) => Promise<void>;
} = {}) {
  const tracks: FakeTrack[] = [];
  const asked = vi.fn(async ({ video }: { video: { facingMode: { ideal: string } } }) => {
    await open(video.facingMode.ideal);
    const track = new FakeTrack();
    tracks.push(track);
    return Object.assign(new EventTarget(), { id: String(tracks.length), getTracks: () => [track], getVideoTracks: () => [track] });
  });
  const mediaDevices = {
    getUserMedia: asked,
    enumerateDevices: async () => Array.from({ length: cameras }, () => ({ kind: 'videoinput' })),
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  let frame = 0;
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['ean_13', 'ean_8', 'qr_code'];
      detect = async () => sights[Math.min(frame++, sights.length - 1)] ?? [];
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_ENOUGH_DATA);
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1280);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720);
  return { asked, tracks, frames: () => frame };
}

/** The scan screen with an API that knows the oats. */
export async function openScan(answers: FetchAnswers = {}) {
  const food = aListFood();
  const calls = fakeFetch({
    [`GET /api/foods/barcode/${OATS}`]: { body: food },
    'POST /api/calculate-score': { body: aScore(82) },
    ...answers,
  });
  const view = await renderApp(
    <Routes>
      <Route path="/scan" element={<ScanScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { at: '/scan' },
  );
  /** The calls of the scan itself; what is left of the day is asked for beside it. */
  const made = () => calls.map(({ method, path }) => `${method} ${path}`).filter((call) => call !== 'GET /api/scans/allowance');
  return { ...view, calls, made, food };
}

/** Opens the camera and lets it show its first picture. */
export async function startScanning(user: { click: (element: Element) => Promise<void> }): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Start Scanning' }));
  await screen.findByText('Starting camera...');
  await playing();
}

/** The camera's first frame arrives. */
export async function playing(): Promise<void> {
  const video = await waitFor(() => {
    const element = document.querySelector('video');
    if (element?.srcObject == null) throw new Error('No camera is open.');
    return element;
  });
  fireEvent.playing(video);
}
