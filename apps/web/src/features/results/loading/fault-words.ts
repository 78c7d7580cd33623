import type { SceneName } from '../../../ui/icons/scenes.tsx';
import type { ResultsFault } from './use-results.ts';

type FaultWords = {
  title: string;
  text: string;
  /** What the person can do: try the same again, or go and scan. */
  action: 'retry' | 'scan';
  scene: SceneName | null;
};

/**
 * What each fault says, and the way on: four different texts, each with an action.
 */
export const FAULT_WORDS: Readonly<Record<ResultsFault, FaultWords>> = {
  'not-found': { title: 'Product Not Found', text: "We couldn't find information for this barcode", action: 'scan', scene: 'not-found' },
  invalid: { title: 'Invalid Barcode', text: 'Barcode must be 8-14 digits long.', action: 'scan', scene: 'not-found' },
  offline: {
    title: 'No connection',
    text: 'This product is not kept on this device. It opens as soon as you are online again.',
    action: 'retry',
    scene: null,
  },
  server: {
    title: 'Failed to load scan results',
    text: 'The product database does not answer right now. This is on our side; please try again in a moment.',
    action: 'retry',
    scene: null,
  },
  'rate-limited': {
    title: 'Too many requests',
    text: 'You are looking things up faster than we can answer. Please wait a moment and try again.',
    action: 'retry',
    scene: null,
  },
  'nothing-scanned': {
    title: 'No scan results found',
    text: 'Nothing has been scanned on this device yet. Scan a pack and its results stand here.',
    action: 'scan',
    scene: 'history',
  },
  unreadable: {
    title: 'Failed to load scan results',
    text: 'The last scan kept on this device cannot be read. Scan the pack once more.',
    action: 'scan',
    scene: null,
  },
};
