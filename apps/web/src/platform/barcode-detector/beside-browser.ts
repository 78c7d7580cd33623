import { createConfirmer, type DecodeOutcome, NOTHING } from '@labelwise/scanner';
import { withTimeLimit } from '../../lib/time-limit.ts';
import type { Detector } from './detector.ts';

/** A browser's detector that has not answered by then is not asked again. */
const ANSWER_LIMIT_MS = 1000;

/** Ours alone, with what successive frames confirm. */
export function confirmed(ours: Detector): Detector {
  const confirmer = createConfirmer('scanner');
  return { detect: async (video) => confirmer.push(await ours.detect(video)), close: () => ours.close() };
}

/**
 * The browser's detector, and ours on every frame in which that confirms no product: a device's detector can be there and see nothing,
 * fail or never answer. Ours may fail while the other works.
 */
export function besideBrowser(ofBrowser: Detector, ours: Detector): Detector {
  const confirmer = createConfirmer('browser');
  const own = confirmed(ours);
  const working = { browser: true, ours: true };

  async function askBrowser(video: HTMLVideoElement): Promise<DecodeOutcome> {
    if (!working.browser) return NOTHING;
    const answer = await withTimeLimit(ANSWER_LIMIT_MS, ofBrowser.detect(video));
    working.browser = answer !== null;
    return answer === null ? NOTHING : confirmer.push(answer);
  }

  return {
    async detect(video) {
      const byBrowser = await askBrowser(video);
      if (byBrowser.kind === 'product' || !working.ours) return byBrowser;
      try {
        const byOurs = await own.detect(video);
        return byOurs.kind === 'none' && byBrowser.kind === 'other' ? byBrowser : byOurs;
      } catch (error) {
        if (!working.browser) throw error;
        working.ours = false;
        return byBrowser;
      }
    },
    close() {
      ofBrowser.close();
      own.close();
    },
  };
}
