import { describe, expect, it } from 'vitest';
import { say } from '../../i18n/say.ts';
import { accidentToast, CAMERA_LINES, cameraToast, failureToast, scannerToast } from './messages.ts';

describe('the toasts of a scan', () => {
  it.each([
    ['not-found', 'Product Not Found', 'Product not found in our database. Try scanning a different product.'],
    ['server', 'Scan Failed', 'Could not find food information. Try a different barcode.'],
    ['offline', 'Scan Failed', 'You are offline. Hold it there again once the network is back.'],
    ['rate-limited', 'Scan Failed', 'Could not find food information. Try a different barcode.'],
    ['invalid', 'Invalid Barcode', 'Barcode must be 8-14 digits long.'],
  ] as const)('a lookup that fails as "%s" is %s: %s', (fault, title, description) => {
    expect(failureToast({ kind: 'lookup-failed', error: new Error('x') }, () => fault, true)).toEqual({
      title,
      description,
      variant: 'destructive',
    });
  });

  it('a typed code is held nowhere: without a network it is to be tried again', () => {
    const toast = failureToast({ kind: 'lookup-failed', error: new Error('x') }, () => 'offline', false);
    expect(toast.description).toBe('You are offline. Try again once the network is back.');
  });

  it('a score that failed has its toast', () => {
    expect(failureToast({ kind: 'score-failed' }, () => 'server', true)).toMatchObject({
      title: 'Error',
      description: 'Failed to calculate food score.',
    });
  });

  it.each([
    ['typed', false, 'Something Went Wrong', 'An unexpected error occurred. Please try manual entry instead.'],
    ['detected', true, 'Processing Error', 'Failed to process the detected barcode. Please try again.'],
  ])('an accident with a %s barcode has words of its own, and without a network names that', (_how, detected, title, description) => {
    expect(accidentToast(detected, true)).toMatchObject({ title, description });
    expect(accidentToast(detected, false)).toMatchObject({
      title: 'Scan Failed',
      description: `You are offline. ${detected ? 'Hold it there' : 'Try'} again once the network is back.`,
    });
  });

  it('a scanner speaks for itself, or in our words', () => {
    expect(scannerToast('No decoder')).toMatchObject({ title: 'Scanner Error', description: 'No decoder' });
    expect(scannerToast(null)).toMatchObject({
      title: 'Scanner Error',
      description: 'Unable to scan barcode. Please try manual entry instead.',
    });
  });

  it('a camera that is refused in the shell is a missing permission, on the web it is not available', () => {
    expect(cameraToast('permission')).toMatchObject({
      title: 'Camera Permission Required',
      description: 'Please allow camera access when prompted and try scanning again.',
    });
    expect(cameraToast('denied').title).toBe('Camera Not Available');
  });

  it.each([
    [
      'denied',
      'Camera access denied. Please allow camera permissions and try again.',
      'Camera permission was denied. Please allow camera access and try again.',
    ],
    [
      'missing',
      'No camera found. Please ensure your device has a camera.',
      'No camera found on this device. Please use manual entry instead.',
    ],
    [
      'busy',
      'Unable to access camera. Please check your permissions.',
      'Camera is already in use by another application. Please close other camera apps and try again.',
    ],
    ['unsupported', 'Camera not supported in this browser.', 'Web camera access denied or not available. Please use manual entry instead.'],
    [
      'other',
      'Unable to access camera. Please check your permissions.',
      'Web camera access denied or not available. Please use manual entry instead.',
    ],
  ] as const)('a camera that is %s has its line in the overlay and its toast', (fault, line, description) => {
    expect(say(CAMERA_LINES[fault])).toBe(line);
    expect(cameraToast(fault)).toMatchObject({ title: 'Camera Not Available', description });
  });
});
