import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const read = (question: string): string => {
  const { intent } = understand(question);
  return intent.kind === 'general' ? intent.id : intent.kind;
};

describe('a general question', () => {
  // None of these stands among the questions that the entries are made from.
  it.each([
    ['la mayonnaise maison tient combien de jours au frigo', 'homemade_mayo'],
    ['a proteína a mais faz mal aos rins?', 'protein_kidneys'],
    ['un diabétique peut il faire le ramadan', 'ramadan_diabetes'],
    ['hab aus versehen was mit gluten gegessen was jetzt', 'gluten_mistake'],
    ['do i need my own toaster being coeliac', 'toaster_shared'],
    ['la lata de atún está hinchada, la puedo comer', 'tin_bulging'],
    ['can you tell me a food joke', 'app_joke'],
    ['thawed the mince this morning and now were going out, back in the freezer or bin', 'refreeze'],
    ["mon mari dit que le sucre rend les enfants hyperactifs c'est prouvé", 'sugar_hyper'],
    ['thon à l’huile ou au naturel, ça change quoi au fond', 'tuna_oil_water'],
    ['what does partially hydrogenated mean on these crackers', 'hydrogenated_fat'],
    ['wat betekent natuurlijk aroma op mijn kwark', 'flavourings'],
  ])('is found by how people ask it: %s', (question, id) => {
    expect(read(question)).toBe(id);
  });

  it.each([
    'is nutella good for me',
    'is polenta gluten free',
    'unsweetened almond milk',
    'does kinder bueno have gluten',
    'how much sugar is in a snickers',
    'soy celíaca',
    'ich bin allergisch gegen erdnüsse',
    'posso comer nutella',
    'show me gluten free bread',
    'can ben have raw milk?',
    'y la otra?',
    'und die andere?',
    'how do i get to 120 without shakes',
    'my kidneys are weak',
    'ma fille va avoir un an',
    'tenho a tensão alta',
    'ik heb een prikkelbare darm',
    'my heart flutters at night',
    'non riesco a respirare',
    'spuren von nüssen?',
    'lleva algo que yo deba evitar',
  ])('is not what asks of a product, looks for foods or states something: %s', (question) => {
    expect(understand(question).intent.kind).not.toBe('general');
  });
});
