import { describe, expect, it } from 'vitest';
import { composePet, petIn } from './pets.ts';

type Language = Parameters<typeof composePet>[1];
const lineOf = (message: string, language: Language) => {
  const block = composePet(message, language)?.blocks[0];
  return block?.kind === 'pet'
    ? { pet: block.pet, isEmergency: block.isEmergency, level: block.lines[0]?.level, reason: block.lines[0]?.reason }
    : null;
};

describe('food for an animal', () => {
  it.each<[string, Language, object]>([
    [
      'Mein Hund hat eine halbe Tafel Lindt 78% gefressen!!!',
      'de',
      { pet: 'dog', isEmergency: true, level: 'poison', reason: 'theobromine' },
    ],
    ['my puppy got into the raisins', 'en', { pet: 'dog', isEmergency: true, reason: 'grape' }],
    ['le chat a mangé de l’oignon', 'fr', { pet: 'cat', isEmergency: true, reason: 'onion' }],
    ['el perro se ha comido chicles con xilitol', 'es', { pet: 'dog', isEmergency: true, reason: 'xylitol' }],
    ['posso dare le carote al mio cane', 'it', { pet: 'dog', isEmergency: false, level: 'little' }],
    ['o meu gato pode beber leite', 'pt', { pet: 'cat', isEmergency: false, level: 'avoid', reason: 'milk' }],
    ['mag mijn hond knoflook', 'nl', { pet: 'dog', isEmergency: false, level: 'poison' }],
  ])('is judged for the animal: %s', (message, language, expected) => {
    expect(lineOf(message, language)).toMatchObject(expected);
  });

  it.each([
    'hot dog with onions',
    'is a hotdog ok',
    'Katzenzungen von Sarotti',
    'my dog and my son ate the mushrooms',
    'my son and the dog ate rat poison',
    'kit kat',
  ])('is not what people eat: %s', (message) => {
    expect(petIn(message)).toBeNull();
  });
});
