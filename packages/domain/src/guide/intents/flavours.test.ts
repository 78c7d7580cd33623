import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';

describe('two foods that are one flavour', () => {
  it.each([
    ['whats bad about walkers salt and vinegar', 'walkers salt & vinegar'],
    ['is walkers cheese and onion vegan', 'walkers cheese & onion'],
    ['how much salt in pringles sour cream and onion', 'pringles sour cream & onion'],
    ['are the walkers Käse und Zwiebel ok', 'walkers'],
  ])('belong to the name before them: %s', (typed, name) => {
    expect(understand(typed).mentions[0]).toContain(name);
  });

  it('are two where no name stands before them', () => {
    expect(understand('is salt and vinegar bad for me').normalizedText).toContain('salt and vinegar');
  });
});
