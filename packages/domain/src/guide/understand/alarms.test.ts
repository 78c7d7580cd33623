import { beforeAll, describe, expect, it } from 'vitest';
import { ALARMING_MESSAGES, HARMLESS_MESSAGES } from '../testing/alarms.data.ts';
import { safetyOf } from './safety-of.ts';
import { understand } from './understand.ts';

beforeAll(() => void understand('vegan snacks'), 60_000);

describe('messages that get a fixed text', () => {
  it('are none that only sound alarming, but for one in fifty', () => {
    const alarmed = HARMLESS_MESSAGES.filter((message) => safetyOf(message) !== null);
    expect(alarmed.length, alarmed.join('\n')).toBeLessThanOrEqual(HARMLESS_MESSAGES.length / 50);
  });

  it('are all that tell of a crisis, an emergency, not eating, a medicine or a symptom, in seven languages', () => {
    expect(ALARMING_MESSAGES.filter(([, message]) => safetyOf(message) === null)).toEqual([]);
  });
});
