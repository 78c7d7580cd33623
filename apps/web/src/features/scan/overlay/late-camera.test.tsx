import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast } from '../../../ui/feedback/toast-store.ts';
import { givenDevice, openScan } from '../testing/scanner-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  dismissToast();
});

it.each([
  ['closes the manual entry that stood in for it', '', false],
  ['leaves the manual entry where somebody types', '301', true],
])('a camera that comes late %s', async (_what, typed, stays) => {
  let answer = (): void => undefined;
  let asked = 0;
  givenDevice({
    open: () => {
      asked += 1;
      if (asked === 1) return Promise.reject(new DOMException('no', 'NotReadableError'));
      return new Promise((resolve) => {
        answer = () => resolve(undefined);
      });
    },
  });
  const { user } = await openScan();
  await user.click(screen.getByRole('button', { name: 'Start Scanning' }));
  const field = await screen.findByRole('textbox', { name: 'Barcode' });
  // The app comes to the front again: the camera is opened anew.
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked).toBe(2));
  if (typed !== '') await user.type(field, typed);
  answer();
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Barcode' }) !== null).toBe(stays));
});
