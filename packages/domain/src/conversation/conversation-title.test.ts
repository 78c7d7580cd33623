import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONVERSATION_TITLE_LENGTH, conversationTitle } from './index.ts';

describe('conversationTitle', () => {
  it.each([
    ['a short message as it is', 'What is fiber?', 'What is fiber?'],
    ['49 characters', 'x'.repeat(49), 'x'.repeat(49)],
    ['exactly 50 characters', 'x'.repeat(50), 'x'.repeat(50)],
    ['51 characters with dots', 'x'.repeat(51), `${'x'.repeat(50)}...`],
    ['50 emoji whole', '🍎'.repeat(50), '🍎'.repeat(50)],
    ['51 emoji, none cut in half', '🍎'.repeat(51), `${'🍎'.repeat(50)}...`],
  ])('keeps %s', (_name, message, title) => expect(conversationTitle(message)).toBe(title));

  it('is never longer than 53 characters and begins as the message does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (message) => {
        const title = conversationTitle(message);
        expect([...title].length).toBeLessThanOrEqual(CONVERSATION_TITLE_LENGTH + 3);
        expect(message.startsWith(title.replace(/\.\.\.$/, ''))).toBe(true);
      }),
    );
  });
});
