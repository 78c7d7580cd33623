import { additiveInfo, knownAdditiveCodes } from '@labelwise/domain/additives';
import { expect, it } from 'vitest';
import { sayEnglish } from '../english.ts';
import { additiveConcerns, additiveDescription } from './additives.ts';

it('every known additive is described in short sentences, its concerns in sentences without a full stop', () => {
  for (const code of knownAdditiveCodes()) {
    const description = additiveDescription(sayEnglish, additiveInfo(code));
    expect(description, code).toMatch(/^[A-Z].*\.$/);
    expect(description.length, code).toBeLessThan(180);
    for (const concern of additiveConcerns(sayEnglish, additiveInfo(code))) expect(concern, code).toMatch(/^[A-Z].*[^.]$/);
  }
});

it('an additive without an evaluation counts neither for nor against', () => {
  const unknown = additiveInfo('en:e9999');
  expect(additiveDescription(sayEnglish, unknown)).toContain('no evaluation');
  expect(additiveConcerns(sayEnglish, unknown)).toEqual([]);
});
