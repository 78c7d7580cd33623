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

describe('a limit that is to be taken off', () => {
  it.each([
    'im not doing keto anymore, take it off',
    'remove my nut allergy',
    'lösch bitte meine laktoseintoleranz',
    'enlève végan de mon profil',
    'quita la dieta keto',
    'verwijder mijn notenallergie',
  ])('is taken off by its owner, where it stands: %s', (question) => {
    expect(understand(question).intent).toMatchObject({ kind: 'general', id: 'app_remove_limit' });
  });

  it.each(['take the milk off my list', 'how do i get the salt out of bacon'])('is none: %s', (question) => {
    expect(understand(question).intent).not.toMatchObject({ id: 'app_remove_limit' });
  });
});

describe('how the score differs from the Nutri-Score', () => {
  it.each([
    'Why do you give something 38 when the nutriscore on the pack says B?',
    'pourquoi votre score est 30 alors que le nutri-score est B',
  ])('is asked of no food: %s', (question) => {
    const { intent, mentions } = understand(question);
    expect(intent).toMatchObject({ kind: 'general', id: 'app_score_nutriscore' });
    expect(mentions).toEqual([]);
  });
});

describe('whether there is a food of a kind', () => {
  it.each([
    'is there a vegan chocolate',
    'is there any gluten free bread',
    'gibt es glutenfreies brot',
    'il y a un chocolat vegan ?',
    'hay galletas sin gluten',
    'c’è un pane senza glutine',
    'há iogurte sem lactose',
    'zijn er vegan koekjes',
  ])('looks for it, and judges no single one: %s', (question) => {
    expect(understand(question).intent.kind).toBe('find');
  });
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
    expect(['find', 'general']).toContain(understand(question).intent.kind);
  });

  it.each(['what should I eat less of', 'wovon sollte ich weniger essen'])('leaves out where it says so: %s', (question) => {
    expect(understand(question).intent.kind).toBe('what to cut');
  });
});

describe('food that stood warm, and water alone for days', () => {
  it.each([
    ["j'ai laissé le poulet dehors toute la nuit je peux le manger quand meme", 'left_out'],
    ['i left the chicken out all night can i still eat it', 'left_out'],
    ['dejé el arroz fuera toda la noche, lo puedo comer?', 'left_out'],
    ['ho lasciato il latte fuori tutta la notte, lo posso bere', 'left_out'],
    ['deixei a sopa no fogão a noite toda, ainda posso comer?', 'left_out'],
    ['Suppe stand über Nacht auf dem Herd, noch gut?', 'left_out'],
    ['ik heb de kip de hele nacht laten staan kan ik het nog eten', 'left_out'],
    ['what if i only drink water for a week', 'lose_weight_fast'],
    ['can i live on water for 5 days', 'lose_weight_fast'],
    ['nur wasser trinken eine woche lang', 'lose_weight_fast'],
    ['solo agua durante tres días', 'lose_weight_fast'],
  ])('comes before what a food contains: %s', (question, id) => {
    expect(understand(question).intent).toEqual({ kind: 'general', id, topic: null });
  });

  it.each([
    'overnight oats left in the fridge good?',
    'was kann ich draußen essen',
    'je reste dehors, quoi manger',
    'no me queda nada para comer fuera',
    'only water instead of cola for a month good?',
  ])('is not what is meant here: %s', (question) => {
    expect(understand(question).intent).not.toMatchObject({ id: 'left_out' });
    expect(understand(question).intent).not.toMatchObject({ id: 'lose_weight_fast' });
  });
});
