import { parentPort } from 'node:worker_threads';
import { fitWithin, readLabel } from '@labelwise/label-reader';
import { createPpocr } from '@labelwise/label-reader/engines';
import { createNodeModels, openNodeListEngine } from '@labelwise/label-reader/node';
import { IMAGE_LIMITS, sniffImage } from '@labelwise/scanner';
import { createUnpack } from '@labelwise/scanner/node';
import { answerJobs } from '../../lib/thread.ts';
import type { LabelJob, LabelResult } from './label-reader.ts';

/** Longer sides are scaled down: print that is readable at all is readable so. */
const MAX_SIDE = 2_000;

const models = createNodeModels();
const unpack = createUnpack();

answerJobs(parentPort, async ({ bytes, language }: LabelJob): Promise<LabelResult> => {
  const file = sniffImage(bytes, { ...IMAGE_LIMITS, maxPixels: Infinity });
  const picture = file.ok ? await unpack(bytes, file) : null;
  if (picture === null) return { kind: 'refused', reason: 'unreadable' };
  const text = createPpocr(models.run, await models.alphabet());
  const options = language === null ? {} : { language };
  return { kind: 'read', reading: await readLabel(fitWithin(picture, MAX_SIDE), { text, lists: openNodeListEngine }, options) };
});
