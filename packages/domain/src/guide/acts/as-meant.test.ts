import { describe, expect, it } from 'vitest';
import { inFullWords } from '../understand/short-forms.ts';
import { asMeant } from './as-meant.ts';

const after = (question: string, answer: string) => (message: string) =>
  asMeant(inFullWords(message), [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ]);

describe('a message that leaves out what stood before it', () => {
  it.each([
    ['can Mia have greek yoghurt with honey', 'and the soya one?', 'soya yoghurt?'],
    ['can Mia have yoghurt', 'and one made from coconut', 'coconut yoghurt?'],
    ['darf ich joghurt', 'und der aus hafer?', 'hafer joghurt?'],
    ['posso mangiare il gelato?', 'e quello alla soia', 'gelato de soia?'],
    ['coca zero fa male?', 'e quella light', 'coca light?'],
  ])('names another kind of the food: %s, %s', (question, message, meant) => {
    expect(after(question, 'no')(message)).toBe(meant);
  });

  it('names one of two products by what it is', () => {
    const compared = after(
      'compare skippy and nutella',
      '[Skippy Peanut Butter](/results/0048001270602), [Nutella](/results/3017620422003)',
    );
    expect(compared('how much protein in 2 tablespoons of the peanut one')).toBe('how much protein in 2 tablespoons of 0048001270602');
    expect(compared('the best one')).toBe('the best one');
  });

  it.each(['und wieviel ist das in teelöffeln', 'quanto é isso em colheres de chá', 'in tsp?', 'how many teaspoons is that'])(
    'asks for the amount in spoons: %s',
    (message) => {
      expect(after('hat babybel viel salz', '[Mini Babybel](/results/3073781088717) hat **1,8 g** Salz')(message)).toBe(
        '1.8 g salt in teaspoons',
      );
    },
  );

  it('asks for a spoon of the food before', () => {
    const ofIt = after('marmite?', '[Marmite](/results/0000050184385) scores **38 of 100**');
    expect(ofIt('how much salt is in a teaspoon')).toBe('how much salt is in a teaspoon of it?');
    expect(ofIt('quanto sal numa colher de chá')).toBe('quanto sal numa colher de chá disso?');
    expect(ofIt('how much salt is in a teaspoon of honey')).toBe('how much salt is in a teaspoon of honey');
  });

  it('asks for more foods with what was asked after', () => {
    expect(after('wieviel eiweiß hat tofu', 'x')('was noch')).toBe('foods high in protein');
    expect(after('how much have i got left today', 'x')('was noch')).toBe('was noch');
  });

  it.each(['and the big one', 'the best one', 'and bread?', 'is honey ok'])('is read as it stands: %s', (message) => {
    expect(after('can Mia have yoghurt', 'no')(message)).toBe(message);
  });
});

it('reads the short forms of chats in full', () => {
  expect(inFullWords('e tem mto sal?')).toBe('e tem muito sal?');
  expect(inFullWords('was darf mei oma')).toBe('was darf meine oma');
  expect(inFullWords('ik wil iets bij mn frietjes')).toBe('ik wil iets bij mijn frietjes');
  expect(inFullWords('Mn 0.5 mg')).toBe('Mn 0.5 mg');
});
