import { describe, expect, it } from 'vitest';
import { type NamedPerson, personsIn } from './read-persons.ts';

const OMA: NamedPerson = { id: 'o', name: 'Oma', age: null };
const FAMILY = [{ id: 'a', name: 'Ana', age: null }, { id: 'b', name: 'Ben', age: 7 }, OMA];
const MIA: NamedPerson = { id: 'm', name: 'Mia', age: 1 };
const LEO: NamedPerson = { id: 'l', name: 'Leo', age: 9 };

/** Ids of those whom a message is for, "?" with its words where that is asked back, "self" else. */
function whom(message: string, people: readonly NamedPerson[] = FAMILY): string {
  const { slot } = personsIn(message, people);
  if (slot.kind === 'self') return 'self';
  return slot.kind === 'unknown' ? `?${slot.about} ${slot.words}` : slot.ids.join(' ');
}

describe('somebody of the household who is named by no name', () => {
  it.each([
    ['can my daughter have nutella', 'm'],
    ['darf mein Sohn Nutella essen?', 'l'],
    ['mi otra hija, la pequeña, puede probarlas?', 'm'],
    ['is this ok for the little one', 'm'],
    ['Kann die Kleine das essen?', 'm'],
    ['et mon aîné, il peut ?', 'l'],
    ['va bene per il mio figlio grande?', 'l'],
    ['my oldest wants red bull', 'l'],
    ['e a minha filha mais nova?', 'm'],
    ['mag mijn jongste dit hebben', 'm'],
    ['can my child have nutella', '?relation my child'],
  ])('knows which of two children is meant by girl or boy, or by age: %s', (message, expected) => {
    expect(whom(message, [MIA, LEO])).toBe(expected);
  });

  it.each(['can my grandma eat this', 'darf meine Oma das essen', 'per mia nonna', 'va bene para mi abuela?'])(
    'knows who is called by a word for a relative in any language: %s',
    (message) => expect(whom(message)).toBe('o'),
  );

  it('names no Ben in “ik ben”', () => {
    expect(whom('ik ben op zoek naar brood')).toBe('self');
    expect(whom('mag Ben brood eten')).toBe('b');
  });
});
