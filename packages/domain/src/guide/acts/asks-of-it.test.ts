import { describe, expect, it } from 'vitest';
import { asksOfIt } from './asks-of-it.ts';

describe('whether somebody may have what was spoken of', () => {
  it.each([
    'my dad is on phenelzine, can he have it too',
    'meine Schwester ist allergisch auf Nüsse, darf sie das auch',
    'mon frère est cœliaque, il peut en manger',
    'mi hermana es vegana, puede comerlo o eso no',
    'kan ik dat ook aan mijn nichtje geven, die heeft mosterdallergie',
  ])('is asked: %s', (message) => {
    expect(asksOfIt(message)).toBe(true);
  });

  it.each(['my dad is on phenelzine', 'ich bin allergisch gegen Nüsse', 'I eat it every day'])('is not asked: %s', (message) => {
    expect(asksOfIt(message)).toBe(false);
  });
});
