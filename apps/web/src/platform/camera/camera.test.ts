import { expect, it, vi } from 'vitest';
import { ensurePermission, PERMISSION_MESSAGE } from './camera.ts';

type Given = 'granted' | 'denied' | 'prompt' | 'limited';

function aCamera(before: Given, after: Given = before) {
  return { checkPermissions: vi.fn(async () => ({ camera: before })), requestPermissions: vi.fn(async () => ({ camera: after })) };
}

it('checks first and does not ask for what is granted', async () => {
  const camera = aCamera('granted');
  expect(await ensurePermission(camera)).toEqual({ success: true, message: 'Camera permission granted', data: { camera: 'granted' } });
  expect(camera.requestPermissions).not.toHaveBeenCalled();
});

it('asks when it is not granted', async () => {
  const camera = aCamera('prompt', 'granted');
  expect(await ensurePermission(camera)).toMatchObject({ success: true });
  expect(camera.requestPermissions).toHaveBeenCalledOnce();
});

it.each([
  ['just now', 'prompt', 'Camera permission denied by user'],
  ['before', 'denied', 'Camera permission required for barcode scanning'],
] as const)('tells a refusal of %s apart', async (_when, before, error) => {
  expect(await ensurePermission(aCamera(before, 'denied'))).toEqual({
    success: false,
    error,
    errorType: 'permission',
    data: { camera: 'denied' },
    message: PERMISSION_MESSAGE,
  });
});

it('says what helps', () => {
  expect(PERMISSION_MESSAGE).toBe(
    'Camera permission is required for barcode scanning. Please allow camera access when prompted, or enable it in Settings > Privacy & Security > Camera.',
  );
});

it('counts a plugin that is missing as the platform’s fault', async () => {
  const broken = {
    checkPermissions: () => Promise.reject(new Error('not implemented')),
    requestPermissions: async () => ({ camera: 'granted' as const }),
  };
  expect(await ensurePermission(broken)).toMatchObject({ success: false, errorType: 'platform' });
});
