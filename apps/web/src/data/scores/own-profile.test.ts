import { understand } from '@labelwise/domain/understanding';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeWorker } from '../../testing/fake-worker.ts';
import { answerReader } from '../reading/answer-reader.ts';
import { withUnderstood } from './score-profile.ts';

afterEach(() => vi.unstubAllGlobals());

it('what the server has not resolved yet is resolved here; what leaves nothing out is left away', async () => {
  fakeWorker('reader-worker', answerReader);
  const profile = await withUnderstood({ conditions: ['Migraine'], restrictions: ['Vegan', 'Mandelallergie', 'no known allergies'] });
  expect(profile).toMatchObject({
    conditions: [],
    restrictions: ['Vegan', 'Mandelallergie'],
    understood: [{ kind: 'member', member: 'almonds' }],
  });
});

it('what the server has resolved is taken as it is', async () => {
  const profile = { restrictions: ['Mandelallergie'], understood: understand('Mandelallergie') };
  expect(await withUnderstood(profile)).toBe(profile);
});

it('without a worker the words stay, and bind as words', async () => {
  const profile = { restrictions: ['Mandelallergie'] };
  expect(await withUnderstood(profile)).toBe(profile);
});
