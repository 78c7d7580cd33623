import type { Db } from '../db/db.ts';
import { loadSampleCatalogue, openSamples, type Samples } from '../jobs/sample-catalogue.ts';

/** Reading them takes seconds, so that all databases of a process get the same rows. */
const SAMPLES: Promise<Samples | null> = openSamples().then((samples) => {
  if (samples === null) return null;
  let rows: ReturnType<Samples['rows']> | null = null;
  return { ...samples, rows: () => (rows ??= samples.rows()) };
});

/** The sample catalogue, as a first start stores it. */
export async function givenSamples(db: Db): Promise<void> {
  await loadSampleCatalogue(db, SAMPLES);
}
