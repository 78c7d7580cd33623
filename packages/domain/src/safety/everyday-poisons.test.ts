import { describe, expect, it } from 'vitest';
import { safetyKind } from './index.ts';

describe('everyday foods that poison', () => {
  it.each([
    'ate green potatoes and now throwing up',
    'hab grüne kartoffeln gegessen und mir ist übel',
    'batatas verdes comi e estou com vomitos',
    'apricot kernels ate 20 feel sick',
    '15 bittere mandeln gegessen',
    'ate a mushroom from the garden and feel dizzy',
    'rajma was not cooked properly and everyone is vomiting',
    'son ate all the vitamin gummies',
    'mi hijo se comió todo el bote de vitaminas',
    'tavor und wein mir ist schwindlig',
    "xanax et vin j'ai la tête qui tourne",
    'kid ate my weed gummies',
    'baby ate a coin',
  ])('are an emergency once eaten: %s', (message) => {
    expect(safetyKind(message)).toBe('emergency');
  });

  it.each([
    'are green potatoes bad',
    'bitter almond flavour ingredients',
    'ate a whole bag of chips, how many kcal',
    'which vitamins are in a whole pack of berries',
    'is rum cake ok',
    'vitamin c gummies sugar',
    'beer vs wine sugar',
  ])('are none as a question of food: %s', (message) => {
    expect(safetyKind(message)).toBeNull();
  });
});

describe('no will to live, in slang and in a few words', () => {
  it.each([
    'gonna kms tonight',
    'unalive myself',
    "what's the point of living",
    'hab keinen bock mehr zu leben',
    "j'en peux plus de vivre",
    'ojala no despertar mañana',
    'non ce la faccio più a vivere',
    'geen zin meer om te leven',
  ])('is a crisis: %s', (message) => {
    expect(safetyKind(message)).toBe('crisis');
  });

  it.each(["what's the point of diet coke", 'how many kms to burn a snickers', 'gonna run 5 kms today'])('is none in: %s', (message) => {
    expect(safetyKind(message)).toBeNull();
  });
});

describe('somebody else who eats nothing and sees themselves as fat', () => {
  it.each([
    'my daughter wont eat anything she says shes fat',
    'mi hija no come nada desde hace una semana porque se ve gorda',
    'ma fille ne mange plus rien elle se trouve grosse',
  ])('is an eating disorder: %s', (message) => {
    expect(safetyKind(message)).toBe('eating disorder');
  });
  it.each(["my daughter doesn't eat meat", 'mi hija no come verdura'])('is none in: %s', (message) => {
    expect(safetyKind(message)).toBeNull();
  });
});

describe('a figure of the blood that is far too low', () => {
  it.each(['sugar level 39 help', 'ho 38 di glicemia', 'acucar a 40 e a tremer'])('is heard however it is put: %s', (message) => {
    expect(safetyKind(message)).toBe('low sugar');
  });
  it.each(['sugar level 45 g per 100 g', 'yoghurt with 4 g of sugar'])('is none in: %s', (message) => {
    expect(safetyKind(message)).toBeNull();
  });
});
