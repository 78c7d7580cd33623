import { describe, expect, it } from 'vitest';
import { personsInConversation } from './persons-in-conversation.ts';

const PEOPLE = [
  { id: 'm', name: 'Mia', age: 1 },
  { id: 'l', name: 'Leo', age: 9 },
  { id: 'o', name: 'Oma', age: null },
];

describe('a word for one person', () => {
  it.each([
    ['what could I give her instead', ['can Mia have it', 'and Leo?'], ['m']],
    ['just a bite for him though?', ['can Leo have it', 'and Mia?'], ['l']],
    ['Was gebe ich ihr zum Frühstück?', ['Darf Mia Käse essen?', 'Und Leo?'], ['m']],
    ['Was kann sie dann abends essen?', ['Kann Oma Brot essen?', 'die sind aber gesalzen'], ['o']],
    ['et pour elle ?', ['Mia peut manger du miel ?', 'et Leo ?'], ['m']],
    ['wat geef ik hem dan?', ['mag Leo cola?', 'en Mia?'], ['l']],
  ])('means the last one who may be called so: %s', (message, earlier, ids) => {
    expect(personsInConversation(message, earlier, PEOPLE).slot).toEqual({ kind: 'people', ids, withSelf: false });
  });

  it('means nobody of the household where a guest was spoken of', () => {
    expect(personsInConversation('what can she eat', ['can Mia have it', 'my sister is coming'], PEOPLE).slot.kind).not.toBe('people');
  });
});
