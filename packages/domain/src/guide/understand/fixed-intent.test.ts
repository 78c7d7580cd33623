import { beforeAll, describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

beforeAll(() => void understand('vegan snacks'), 60_000);

describe('what should be written on a list', () => {
  it.each([
    'setz milch auf meine liste',
    'kannst du Eier auf den Einkaufszettel schreiben',
    'Hafermilch auf die Liste setzen bitte',
    'put oat milk on my shopping list',
    'write eggs on the list',
    'could you add gluten free bread to our list',
    'mets du lait sur ma liste',
    'note des œufs sur la liste de courses',
    'pon leche en mi lista',
    'apunta huevos en la lista de la compra',
    'metti il latte nella mia lista',
    'segna le uova sulla lista',
    'põe leite na minha lista',
    'anota ovos na lista',
    'zet melk op mijn lijst',
    'schrijf eieren op het boodschappenlijstje',
  ])('is answered by how to, and reads no list: %s', (question) => {
    expect(understand(question).intent).toEqual({ kind: 'general', id: 'app_list_add', topic: null });
  });

  it.each(['what is on my list', 'is milk on my list', 'was steht auf meiner Liste', 'which foods on my list contain nuts'])(
    'is not what is asked of it: %s',
    (question) => {
      expect(understand(question).intent).not.toMatchObject({ id: 'app_list_add' });
    },
  );
});

describe('what to eat on an occasion', () => {
  it.each([
    'What should I eat during my shift',
    'what should I eat after my workout',
    'what should I eat on the train',
    'qué debería comer durante mi turno',
    'o que devo comer durante o meu turno',
    'wat moet ik eten tijdens mijn dienst',
  ])('asks for no food to leave out: %s', (question) => {
    expect(understand(question).intent.kind).toBe('find');
  });

  it.each(['what should I eat less of', 'wovon sollte ich weniger essen'])('leaves out where it says so: %s', (question) => {
    expect(understand(question).intent.kind).toBe('what to cut');
  });
});
