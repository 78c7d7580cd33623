/** Thread that writes packs: tens of thousands of foods take some seconds of a core, and the main thread has members to answer. */
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { differenceOf, openPack, PACK_FORMAT, type PackContent, PackWriter } from '@labelwise/domain/pack';
import { prepareFood, RULES_VERSION, scoreOnly } from '@labelwise/domain/scoring';
import { VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { answerJobs } from '../../lib/thread.ts';
import { hashText, readRow, type StoredFood } from '../foods/storage/food-row.ts';
import type { PackAnswer, PackJob } from './pack-files.ts';

let writer = new PackWriter(VOCABULARY_VERSION);
let content = new Map<number, number>();

answerJobs(parentPort, (job: PackJob): PackAnswer => {
  switch (job.kind) {
    case 'begin':
      writer = new PackWriter(VOCABULARY_VERSION);
      content = new Map();
      return { kind: 'going on' };
    case 'rows':
      for (const row of job.rows) add(row);
      return { kind: 'going on' };
    case 'finish':
      return finish(job);
    case 'difference':
      return difference(job);
    default:
      return job satisfies never;
  }
});

function add(row: StoredFood): void {
  const { food } = readRow(row);
  const prepared = prepareFood(food);
  const score = prepared.basis.isUnknown ? null : scoreOnly(prepared);
  writer.add({ product: food, score, popularity: row.popularity });
  const { imageUrl: _image, sourceModifiedAt: _at, ...facts } = food;
  // How often it is scanned changes daily and is no reason to send a food again.
  content.set(row.id, hashText(JSON.stringify([facts, score])));
}

function finish({ of, madeAt }: Extract<PackJob, { kind: 'finish' }>): PackAnswer {
  const pairs = Float64Array.from([...content].sort(([one], [other]) => one - other).flat());
  const version = createHash('sha256')
    .update(`${PACK_FORMAT} ${VOCABULARY_VERSION} ${RULES_VERSION} ${of}`)
    .update(pairs)
    .digest('hex')
    .slice(0, 16);
  const bytes = writer.finish({ of, version, base: null, rules: RULES_VERSION, madeAt });
  const foods = writer.size;
  writer = new PackWriter(VOCABULARY_VERSION);
  content = new Map();
  return { kind: 'written', pack: { bytes, sha256: sha256(bytes), version, foods, content: pairs } };
}

/** From the very file of the newer version, so that whoever lays it over the older one has exactly the newer. */
function difference({ after, contentAfter, version, contentBefore }: Extract<PackJob, { kind: 'difference' }>): PackAnswer {
  const pack = openPack(after);
  const { changed, removed } = differenceOf(contentOf(contentBefore), contentOf(contentAfter));
  const difference = new PackWriter(pack.meta.vocabulary);
  for (const code of changed) {
    const place = pack.placeOf(code);
    if (place < 0) continue;
    const { score, popularity } = pack.card(place);
    difference.add({ product: pack.food(place), score, popularity });
  }
  const { of, rules, madeAt } = pack.meta;
  const bytes = difference.finish({ of, version: pack.meta.version, base: version, rules, madeAt }, removed);
  return { kind: 'difference', bytes, sha256: sha256(bytes), changed: changed.length, removed: removed.length };
}

function contentOf(pairs: Float64Array): PackContent {
  const content = new Map<number, number>();
  for (let at = 0; at + 1 < pairs.length; at += 2) content.set(pairs[at] ?? 0, pairs[at + 1] ?? 0);
  return content;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
