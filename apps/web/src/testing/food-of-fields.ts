import type { Food } from '@labelwise/contracts/foods';
import { asDocument, foodOf, parseNamed } from '../data/foods/stored-scan.ts';
import { answerReader } from '../data/reading/answer-reader.ts';

/** A complete food from its published fields, read by the reader's own code on the same thread. */
export async function foodOfFields(fields: Readonly<Record<string, unknown>>): Promise<Food> {
  const named = parseNamed({ name: 'Test food', ...fields });
  if (named === undefined) throw new Error('A food needs a name.');
  const answer = answerReader({ call: 1, kind: 'resolve', record: asDocument(named) });
  if (answer.kind !== 'resolve' || answer.resolved === null) throw new Error('The food cannot be read.');
  return foodOf(named, answer.resolved);
}
