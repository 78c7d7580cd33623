import { VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeWorker } from '../../testing/fake-worker.ts';
import { aListFood } from '../../testing/foods.ts';
import { answerReader } from './answer-reader.ts';
import { isOutOfDate, isUnread, noteServerVocabulary, vocabularyOf, withMissingReadings, withReadings } from './read-food.ts';

const UNREAD = aListFood();
const readWith = (version: string) => ({ ...UNREAD, facts: { ...UNREAD.facts, reading: `1|${version}|en|l|1|1|||||||\n00|0.e|oats` } });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a food on this device', () => {
  it('is unread where it has a list and no reading', () => {
    expect(isUnread(UNREAD)).toBe(true);
    expect(isUnread({ ...UNREAD, facts: { ...UNREAD.facts, ingredientsText: null } })).toBe(false);
    expect(isUnread(readWith('x'))).toBe(false);
  });

  it('is out of date with words that are neither this device’s nor its server’s', () => {
    expect(isOutOfDate(UNREAD)).toBe(true);
    expect(isOutOfDate(readWith('of-before'))).toBe(true);
    expect(isOutOfDate(readWith(VOCABULARY_VERSION))).toBe(false);
    noteServerVocabulary(readWith('newer').facts.reading);
    expect(isOutOfDate(readWith('newer'))).toBe(false);
  });

  it('is read in the worker with the words of this device', async () => {
    fakeWorker('reader-worker', answerReader);
    const [read] = await withReadings([UNREAD]);
    expect(vocabularyOf(read?.facts.reading ?? '')).toBe(VOCABULARY_VERSION);
    expect(read?.facts.reading).toContain('oat');
  });

  it('that was read is not read again', async () => {
    fakeWorker('reader-worker', answerReader);
    const known = readWith('of-before');
    const [first, second] = await withMissingReadings([known, UNREAD]);
    expect(first).toBe(known);
    expect(second?.facts.reading).not.toBeNull();
  });

  it('stays unread where no worker can be had', async () => {
    fakeWorker('reader-worker', null);
    // The reader keeps the worker that runs, so this one is a world of its own.
    vi.resetModules();
    const fresh = await import('./read-food.ts');
    expect(await fresh.withReadings([UNREAD])).toEqual([UNREAD]);
  });
});
