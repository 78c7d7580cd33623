import { describe, expect, it } from 'vitest';
import type { Occasion } from './occasion.ts';
import { occasionAfter, occasionIn } from './read-occasion.ts';

describe('an open request for something to eat', () => {
  it.each<[string, Partial<Occasion>]>([
    ['its 2am and im starving, what can i have', { isNight: true }],
    ['Mitternacht und Hunger, was kann ich essen', { isNight: true }],
    ['son las 3 de la madrugada y tengo hambre', { isNight: true }],
    ['6 hours on a train, what should i pack, no fridge', { place: 'along', isWithoutFridge: true }],
    ['une idée de repas froid à emporter au bureau', { place: 'along', traits: ['cold'] }],
    ['spuntino veloce da portare in ufficio', { meals: ['snack'], place: 'along' }],
    ['lanche para a escola da minha filha, ideias', { place: 'school', isForChildren: true }],
    ['wat doe ik op brood vandaag', { meals: ['spread'] }],
    ['was kommt statt Honig in den Tee', { meals: ['sweetener'], except: ['honey'] }],
    ['something crunchy for tonight, not sweet', { traits: ['crunchy'], without: ['sweet'] }],
    ['got eggs, rice and peas, what can i cook', { atHand: ['egg', 'rice', 'peas'] }],
    ['ho solo uova e patate', { atHand: ['egg', 'potatoes'] }],
    ['tengo 10 euros, qué hago de cena', { meals: ['dinner'], isCheap: true }],
    ['Frühstück in 5 Minuten, Ideen?', { meals: ['breakfast'], minutes: 5 }],
    ['ontbijt zonder magnetron, iets snels', { meals: ['breakfast'], missing: ['microwave'], minutes: 15 }],
  ])('tells of the moment: %s', (typed, occasion) => {
    expect(occasionIn(typed)).toMatchObject(occasion);
  });

  it.each([
    'is Nutella ok for breakfast',
    'which of my scans can I take to work',
    'cereals with the least sugar',
    'wie viel Salz ist im Brot',
    'un menu pour la semaine',
    'what can I eat instead of crisps',
    'welke soep heeft het minste zout',
    'plan my meals for tomorrow',
    'what can my dog eat for dinner',
  ])('is none that asks something else: %s', (typed) => {
    expect(occasionIn(typed)).toBeNull();
  });

  it.each<[string, string, Partial<Occasion>]>([
    ['quick dinner ideas', 'and cheaper', { meals: ['dinner'], minutes: 15, isCheap: true }],
    ['was Süßes für abends, Ideen', 'lieber was Salziges', { traits: ['savory'] }],
    ['idée de déjeuner pour le bureau', 'autre chose', { place: 'along', shown: 1 }],
    ['algo caliente para cenar', 'sin horno', { traits: ['warm'], missing: ['oven'] }],
  ])('goes on with what a message changes: %s → %s', (before, typed, occasion) => {
    expect(occasionAfter(typed, [before], () => false)).toMatchObject(occasion);
  });

  it.each<[string, string, Partial<Occasion>]>([
    ['plan my meals for tomorrow', 'another dinner please', { meals: ['dinner'] }],
    ['fammi un menu per domani', 'cambia la cena', { meals: ['dinner'] }],
    ['Essensplan für einen Tag', 'günstiger bitte', { isCheap: true }],
  ])('is a meal of the plan before: %s → %s', (before, typed, occasion) => {
    expect(occasionAfter(typed, [before], () => false)).toMatchObject(occasion);
  });

  it('goes on where a food is left out', () => {
    expect(occasionAfter('without fish please', ['quick dinner ideas'], () => true)).toMatchObject({ meals: ['dinner'] });
  });

  it.each([
    'left cooked rice out all nite can i fry it up for lunch',
    'Reis die ganze Nacht draußen, kann ich den heute Mittag braten?',
    'riz oublié toute la nuit, je peux le manger à midi ?',
    'pollo caducado ayer, vale para cenar?',
    'riso fuori frigo da ieri, lo mangio a pranzo?',
    'arroz fora da geladeira, posso jantar?',
    'de rijst stond de hele nacht buiten, lunch ervan maken?',
  ])('is no open request where food may have spoiled: %s', (typed) => {
    expect(occasionIn(typed)).toBeNull();
  });

  it('ends with the next question', () => {
    expect(occasionAfter('is Nutella vegan', ['quick dinner ideas'], () => false)).toBeNull();
  });
});

describe('a meal that somebody wants made', () => {
  it.each([
    ['give me a dinner that helps me sleep', { meals: ['dinner'], except: ['cocoa', 'dark_chocolate'] }],
    ['one pot meal for all of us tonight', { isOnePot: true, meals: ['dinner'] }],
    ['faz-me um lanche com menos de 200', { meals: ['snack'] }],
    ['quick one-pan dinner, one can’t have nuts', { isOnePot: true, atHand: [] }],
    ['what can he drink at the party', { meals: ['drink'] }],
  ])('is read as what it is: %s', (typed, read) => {
    expect(occasionIn(typed)).toMatchObject(read);
  });

  it('is none where Italian asks what there is, which is Portuguese for sleep', () => {
    expect(occasionIn('e quelle senza glutine ce ne sono?')).toBeNull();
  });
});
