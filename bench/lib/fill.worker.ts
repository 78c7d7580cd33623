/** Thread that makes generated foods as rows of the catalogue: read, scored and answered. */
import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../../apps/server/src/lib/thread.ts';
import { type IndexedFood, readRow, wordsOfRow } from '../../apps/server/src/modules/foods/storage/food-row.ts';
import { projectDocument } from '../../apps/server/src/modules/foods/storage/project-document.ts';
import { answerText, packAnswer } from '../../apps/server/src/modules/foods/storage/ready-answer.ts';
import { documentAt, gtinAt, namedAt } from './documents.ts';
import type { FillJob } from './fill.ts';

/** So many foods share facts, list and figures, each under a name, a brand and a code of its own: reading millions of lists takes an hour. */
const ALIKE = 500;
type Model = { readonly row: IndexedFood; readonly text: string };
const models = new Map<number, Model>();

answerJobs(parentPort, ({ from, count }: FillJob): IndexedFood[] => Array.from({ length: count }, (_, at) => foodAt(from + at)));

function foodAt(index: number): IndexedFood {
  const { row, text } = modelOf(Math.floor(index / ALIKE) * ALIKE);
  const id = Number(gtinAt(index));
  const { name, brand, popularity } = namedAt(index);
  const food = { ...row, id, name, brand, popularity, hash: index + 1, ...wordsOfRow({ name, brand, popularity }) };
  const answer = text
    .replaceAll(String(row.id), String(id))
    .replaceAll(row.name, name)
    .replace(`"brand":"${row.brand}"`, `"brand":"${brand}"`);
  return { ...food, answer: packAnswer(food, answer) };
}

function modelOf(index: number): Model {
  const known = models.get(index);
  if (known !== undefined) return known;
  const projected = projectDocument(documentAt(index), index + 1, 'import');
  if (!projected.ok) throw new Error(projected.reason);
  const model = { row: projected.row, text: answerText(readRow(projected.row).food) };
  models.clear();
  models.set(index, model);
  return model;
}
