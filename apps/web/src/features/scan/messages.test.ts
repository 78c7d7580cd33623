import { describe, expect, it } from 'vitest';
import { accidentToast, CAMERA_LINES, cameraToast, failureToast, scannerToast, TOASTS } from './messages.ts';

describe('the toasts of a scan', () => {
  it.each([
    ['not-found', 'Product Not Found', 'Product not found in our database. Try scanning a different product.'],
    ['server', 'Scan Failed', 'Could not find food information. Try a different barcode.'],
    ['offline', 'Scan Failed', 'Could not find food information. Try a different barcode.'],
    ['rate-limited', 'Scan Failed', 'Could not find food information. Try a different barcode.'],
    ['invalid', 'Invalid Barcode', 'Barcode must be 8-14 digits long.'],
  ] as const)('a lookup that fails as "%s" is %s: %s', (fault, title, description) => {
    expect(failureToast({ kind: 'lookup-failed', error: new Error('x') }, () => fault)).toEqual({
      title,
      description,
      variant: 'destructive',
    });
  });

  it('a score that failed has its toast', () => {
    expect(failureToast({ kind: 'score-failed' }, () => 'server')).toMatchObject({
      title: 'Error',
      description: 'Failed to calculate food score.',
    });
  });

  it.each([
    ['typed', false, 'Something Went Wrong', 'An unexpected error occurred. Please try manual entry instead.'],
    ['detected', true, 'Processing Error', 'Failed to process the detected barcode. Please try again.'],
  ])('an accident with a %s barcode has words of its own', (_how, detected, title, description) => {
    expect(accidentToast(detected)).toMatchObject({ title, description });
  });

  it('a scanner speaks for itself, or in our words', () => {
    expect(scannerToast('No decoder')).toMatchObject({ title: 'Scanner Error', description: 'No decoder' });
    expect(scannerToast(null)).toMatchObject({
      title: 'Scanner Error',
      description: 'Unable to scan barcode. Please try manual entry instead.',
    });
  });

  it('a camera that is refused in the shell is a missing permission, on the web it is not available', () => {
    expect(cameraToast('permission')).toEqual(TOASTS.permission);
    expect(TOASTS.permission).toMatchObject({
      title: 'Camera Permission Required',
      description: 'Please allow camera access when prompted and try scanning again.',
    });
    expect(cameraToast('denied').title).toBe('Camera Not Available');
  });

  it('every fault of the camera has a line for the overlay', () => {
    expect(new Set(Object.values(CAMERA_LINES)).size).toBe(4);
  });
});
