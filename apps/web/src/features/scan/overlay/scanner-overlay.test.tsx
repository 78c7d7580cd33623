import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { foodScores } from '../../../data/scores/score-cache.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import { aListFood } from '../../../testing/foods.ts';
import { currentToast, dismissToast } from '../../../ui/feedback/toast-store.ts';
import { emptyRow } from '../row/row.ts';
import { givenDevice, OATS, openScan, playing, startScanning } from '../testing/scanner-page.tsx';
import { changeRow } from './scanner-overlay.tsx';

const SEEN = [{ rawValue: OATS, format: 'ean_13' }];

afterEach(() => {
  vi.useRealTimers();
  // Before the answers of the test go: a camera that still runs would look up what it sees without them.
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  foodScores.clear();
  dismissToast();
  changeRow(() => emptyRow(null));
  localStorage.clear();
});

describe('the scanner', () => {
  it('asks for no camera before it is opened, opens the rear one, and ends every track when it is closed', async () => {
    const { asked, tracks } = givenDevice();
    const { user } = await openScan();
    expect(asked).not.toHaveBeenCalled();
    await startScanning(user);
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      audio: false,
      video: expect.objectContaining({ facingMode: { ideal: 'environment' } }),
    });
    await screen.findByText('Hold the barcode inside the frame');
    await user.click(screen.getByRole('button', { name: 'Close scanner' }));
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  });

  it('says "Starting camera..." until frames arrive, and reads none before', async () => {
    const { frames } = givenDevice();
    const { user } = await openScan();
    await user.click(screen.getByRole('button', { name: 'Start Scanning' }));
    await screen.findByText('Starting camera...');
    expect(frames()).toBe(0);
    await playing();
    await waitFor(() => expect(frames()).toBeGreaterThan(1));
    expect(screen.queryByText('Starting camera...')).toBeNull();
  });

  it('reads a frame at least every 500 ms for as long as it is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { frames } = givenDevice();
    const { user } = await openScan();
    await startScanning(user);
    await waitFor(() => expect(frames()).toBeGreaterThan(0));
    for (let step = 0; step < 5; step += 1) {
      const before = frames();
      await vi.advanceTimersByTimeAsync(500);
      expect(frames()).toBeGreaterThan(before);
    }
    await user.click(screen.getByRole('button', { name: 'Close scanner' }));
    const read = frames();
    await vi.advanceTimersByTimeAsync(1000);
    expect(frames()).toBeLessThanOrEqual(read + 1);
  });

  it('reads nothing without the permission, and opens the manual entry', async () => {
    const { frames } = givenDevice({ sights: [SEEN], open: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    const { user } = await openScan();
    await user.click(screen.getByRole('button', { name: 'Start Scanning' }));
    await screen.findByRole('textbox', { name: 'Barcode' });
    expect(currentToast()?.title).toBe('Camera Not Available');
    expect(frames()).toBe(0);
  });

  it('opens the manual entry above itself, and reads nothing meanwhile', async () => {
    const { frames } = givenDevice();
    const { user } = await openScan();
    await startScanning(user);
    await user.click(screen.getAllByRole('button', { name: 'Enter Barcode Manually' }).at(-1) ?? document.body);
    await screen.findByRole('textbox', { name: 'Barcode' });
    const read = frames();
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    expect(frames()).toBeLessThanOrEqual(read + 1);
  });

  it('looks a detected code up at once, shows it on the banner for at least 400 ms, and stops reading', async () => {
    const { frames } = givenDevice({ sights: [[], SEEN] });
    const { user, made, address } = await openScan();
    // Taken as the page changes: on a busy machine the test itself looks late.
    const seen: { banner?: number; score?: string | null; gone?: number } = {};
    const watch = new MutationObserver(() => {
      // Before it is looked for, which takes its time too.
      const at = performance.now();
      const stands = screen.queryAllByText('Barcode Detected').length > 0;
      if (stands) seen.banner ??= at;
      else if (seen.banner !== undefined) seen.gone ??= at;
      seen.score ??= document.querySelector('dialog [role=status] [role=img]')?.getAttribute('aria-label') ?? null;
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    onTestFinished(() => watch.disconnect());
    await startScanning(user);
    await screen.findAllByText('4 006040 055235');
    await waitFor(() => expect(made()).toContain(`GET /api/foods/barcode/${OATS}`));
    const read = frames();
    await waitFor(() => expect(address()).toBe('/results/temp'));
    // The page that it was on is gone; it stands until its time is over.
    await waitFor(() => expect(seen.gone).toBeDefined());
    // Less what a busy machine does between drawing it and telling of it.
    expect((seen.gone ?? 0) - (seen.banner ?? 0)).toBeGreaterThan(340);
    // The answer stands before its page does.
    expect(seen.score).toBe('Score 82 of 100, Great Match');
    expect(frames()).toBeLessThanOrEqual(read + 1);
    expect(made().filter((call) => call.startsWith('GET'))).toHaveLength(1);
  });

  it('leaves the score to the results where the food is judged for others too', async () => {
    localStorage.setItem(storageKeys.guestPeople, JSON.stringify([{ id: 'ana', name: 'Ana' }]));
    givenDevice({ sights: [[], SEEN] });
    const { user, address } = await openScan();
    let isShown = false;
    const watch = new MutationObserver(() => {
      isShown ||= document.querySelector('dialog [role=status] [role=img]') !== null;
    });
    watch.observe(document.body, { subtree: true, childList: true });
    onTestFinished(() => watch.disconnect());
    await startScanning(user);
    await waitFor(() => expect(address()).toBe('/results/temp'));
    expect(isShown).toBe(false);
    await waitFor(() => expect(screen.queryByText('Barcode Detected')).toBeNull());
  });

  it('keeps the banner while a slow lookup runs, and goes on reading when it fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let reply: (given: Error) => void = () => undefined;
    givenDevice({ sights: [SEEN, SEEN, SEEN, []] });
    const { user } = await openScan();
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise((_resolve, reject) => {
          reply = reject;
        }),
    );
    await startScanning(user);
    await screen.findByText('Barcode Detected');
    await vi.advanceTimersByTimeAsync(3000);
    screen.getByText('Barcode Detected');
    screen.getByText('Looking it up');
    reply(new TypeError('Failed to fetch'));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Scan Failed',
        description: 'You are offline. Hold it there again once the network is back.',
      }),
    );
    await screen.findByText('Hold the barcode inside the frame');
  });

  it('toggles between rear and front camera, and says so when there is no other', async () => {
    let refuse = false;
    const { asked } = givenDevice({
      cameras: 2,
      open: async () => {
        if (refuse) throw new DOMException('no', 'NotFoundError');
      },
    });
    const { user } = await openScan();
    await startScanning(user);
    const facings = () => asked.mock.calls.map(([{ video }]) => video.facingMode.ideal);
    await user.click(await screen.findByRole('button', { name: 'Switch camera' }));
    await waitFor(() => expect(facings()).toEqual(['environment', 'user']));
    await user.click(await screen.findByRole('button', { name: 'Switch camera' }));
    await waitFor(() => expect(facings()).toEqual(['environment', 'user', 'environment']));
    refuse = true;
    await user.click(await screen.findByRole('button', { name: 'Switch camera' }));
    await waitFor(() => expect(currentToast()?.description).toBe('Unable to switch camera. Your device may only have one camera.'));
  });
});

describe('a code that nobody knows', () => {
  it('is looked up once while it stays in view; the toast comes once, and the card leads on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    givenDevice({ sights: [SEEN] });
    const { user, made } = await openScan({
      [`GET /api/foods/barcode/${OATS}`]: { status: 404, body: { error: 'Food not found', code: 'food_not_found' } },
    });
    await startScanning(user);
    await screen.findByText('Nobody knows this one yet');
    expect(currentToast()?.title).toBe('Product Not Found');
    dismissToast();
    await vi.advanceTimersByTimeAsync(1500);
    expect(made()).toEqual([`GET /api/foods/barcode/${OATS}`]);
    expect(currentToast()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Scan another' }));
    expect(screen.queryByText('Nobody knows this one yet')).toBeNull();
  });
});

describe('several in a row', () => {
  const BARS = '7622210449283';
  it('stay on the camera: each product is a card once, the next one replaces it, the row keeps both, a swipe up opens one, and the mode is remembered', async () => {
    const other = aListFood({ id: BARS, barcode: BARS, name: 'Biscuits' });
    givenDevice({
      sights: [SEEN, SEEN, [], [{ rawValue: BARS, format: 'ean_13' }], [{ rawValue: BARS, format: 'ean_13' }], SEEN, SEEN, []],
    });
    const { user, made, address } = await openScan({ [`GET /api/foods/barcode/${BARS}`]: { body: other } });
    await user.click(screen.getByRole('button', { name: 'Start Scanning' }));
    await user.click(await screen.findByRole('radio', { name: 'In a row' }));
    await playing();
    await screen.findByRole('heading', { name: 'Biscuits' });
    const minis = await screen.findByRole('list', { name: 'Scanned, the newest first' });
    await waitFor(() => expect(minis.querySelectorAll('li')).toHaveLength(2));
    await screen.findByRole('heading', { name: 'Rolled oats' });
    await waitFor(() => expect(address()).toBe('/scan'));
    expect(made().filter((call) => call.startsWith('GET /api/foods/barcode'))).toEqual([
      `GET /api/foods/barcode/${OATS}`,
      `GET /api/foods/barcode/${BARS}`,
    ]);
    expect(localStorage.getItem('labelwise_scan_mode')).toBe('row');
    expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toBe(`/compare?ids=${BARS},${OATS}`);
    expect(screen.getByRole('link', { name: /Open Rolled oats/ }).getAttribute('href')).toBe(`/results/${OATS}`);
    const card = screen.getByRole('heading', { name: 'Rolled oats' });
    fireEvent.pointerDown(card, { button: 0, clientX: 100, clientY: 600 });
    fireEvent.pointerMove(card, { clientX: 100, clientY: 530 });
    fireEvent.pointerUp(card, { clientX: 100, clientY: 530 });
    await waitFor(() => expect(address()).toBe(`/results/${OATS}`));
  });

  it('whose look-up failed leads on to the label and the search', async () => {
    givenDevice({ sights: [SEEN, SEEN, []] });
    const { user } = await openScan({ [`GET /api/foods/barcode/${OATS}`]: { status: 503, body: { error: 'no', code: 'upstream_down' } } });
    await user.click(screen.getByRole('button', { name: 'Start Scanning' }));
    await user.click(await screen.findByRole('radio', { name: 'In a row' }));
    await playing();
    await screen.findByText('No answer for this one');
    expect(screen.getByRole('link', { name: 'Photograph the label' }).getAttribute('href')).toBe(`/label?barcode=${OATS}`);
    expect(screen.getByRole('link', { name: 'Search by name' }).getAttribute('href')).toBe('/search');
    await user.click(screen.getByRole('button', { name: 'Scan another' }));
    expect(screen.queryByText('No answer for this one')).toBeNull();
  });
});

describe('the server behind the scanner', () => {
  it('is asked with a JPEG of quality 0.8 when the device reads nothing; its failures stay silent, its answer opens the product', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    givenDevice();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const encode = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA');
    let attempts = 0;
    const { user, address, made, calls } = await openScan({
      'POST /api/scan/detect-barcode': () =>
        attempts++ === 0 ? { status: 500, body: { error: 'no' } } : { body: { success: true, barcode: OATS } },
    });
    await startScanning(user);
    await vi.advanceTimersByTimeAsync(4100);
    await waitFor(() => expect(made()).toContain('POST /api/scan/detect-barcode'));
    expect(encode).toHaveBeenCalledWith('image/jpeg', 0.8);
    expect(calls.at(-1)?.body).toEqual({ image: 'data:image/jpeg;base64,AAAA' });
    expect(currentToast()).toBeNull();
    screen.getByText('Hold the barcode inside the frame');
    await vi.advanceTimersByTimeAsync(4100);
    await waitFor(() => expect(address()).toBe('/results/temp'));
  });
});

describe('a device that cannot decode', () => {
  it.each([
    ['a message', 'No decoder here', 'No decoder here'],
    ['no message', '', 'Unable to scan barcode. Please try manual entry instead.'],
  ])('with %s says Scanner Error', async (_what, message, description) => {
    givenDevice();
    vi.stubGlobal('BarcodeDetector', undefined);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      throw new Error(message);
    });
    const { user } = await openScan();
    await startScanning(user);
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Scanner Error', description }));
  });
});
