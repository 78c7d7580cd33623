import { describe, expect, it } from 'vitest';
import { readCircumstances, statesOf } from './circumstances.ts';
import type { StateName } from './states.data.ts';

const REPORTED: readonly (readonly [StateName, string])[] = [
  ['vitamin K', "i'm on blood thinners"],
  ['vitamin K', 'I take warfarin every evening'],
  ['vitamin K', 'Ich nehme Marcumar'],
  ['vitamin K', 'je suis sous anticoagulants'],
  ['vitamin K', 'tomo Sintrom desde mayo'],
  ['vitamin K', 'prendo il Coumadin'],
  ['vitamin K', 'tomo varfarina'],
  ['vitamin K', 'ik slik bloedverdunners'],
  ['grapefruit', 'my dad takes simvastatin'],
  ['grapefruit', 'ich bekomme Atorvastatin'],
  ['grapefruit', 'tomo estatinas'],
  ['tyramine', 'I am on an MAOI'],
  ['tyramine', 'ich nehme einen MAO-Hemmer'],
  ['tyramine', 'je prends un IMAO'],
  ['lithium', 'i am on lithium'],
  ['lithium', 'prendo il litio da anni'],
  ['potassium', 'My potassium is too high says the doctor'],
  ['potassium', 'mein Kalium ist zu hoch'],
  ['potassium', "j'ai trop de potassium dans le sang"],
  ['potassium', 'tengo el potasio alto'],
  ['potassium', 'ho il potassio alto'],
  ['potassium', 'o meu potássio está alto'],
  ['potassium', 'mijn kalium is te hoog'],
  ['potassium', 'ich nehme Spironolacton'],
  ['stoma', 'I have had a stoma since March'],
  ['stoma', 'ich habe ein Stoma'],
  ['stoma', "j'ai une stomie"],
  ['stoma', 'tengo una ileostomía'],
  ['stoma', 'ho una stomia'],
  ['stoma', 'tenho um estoma'],
  ['FODMAP', 'i follow low FODMAP'],
  ['FODMAP', 'ich esse FODMAP-arm'],
  ['FODMAP', 'sigo una dieta baja en fodmap'],
  ['low sugar', 'my sugar is 3.1 rn'],
  ['low sugar', "I'm shaking, type 1"],
  ['low sugar', 'mein Blutzucker ist bei 3,2'],
  ['low sugar', 'ma glycémie est à 0,5, je suis en hypo'],
  ['low sugar', 'estoy con una hipoglucemia'],
  ['low sugar', 'ho un calo di zuccheri'],
  ['low sugar', 'mijn bloedsuiker is 3.4'],
  ['low sugar', 'bin gerade bei 58 mg/dl Blutzucker, Diabetes Typ 1'],
  ['potassium', 'K is 5.9, potassium way too high'],
  ['potassium', 'my latest bloods: potassium 6.1, too high'],
  ['potassium', 'o médico diz que o potássio está alto'],
  ['stoma', 'ik draag een stomazakje'],
  ['low sugar', "sugar's at 2.9 help"],
  ['low sugar', 'tengo el azúcar por los suelos'],
  ['low sugar', "i'm going low, need sugar"],
  ['low sugar', 'soy diabético y tengo la glucosa en 55'],
  ['low sugar', 'bin Diabetiker, mein Blutzucker ist 2,9'],
  ['low sugar', 'ho il diabete, la glicemia è 3.2'],
  ['kidneys', 'i have kidney disease'],
];

describe('a medicine or a state that is reported', () => {
  it.each(REPORTED)('is held in mind: %s, %s', (state, message) => {
    expect(statesOf(readCircumstances(message).reported)).toContain(state);
  });

  it.each([
    'which foods are high in potassium',
    'is banana high in potassium?',
    'high potassium snacks please',
    'what is a low FODMAP diet',
    'was ist ein Stoma',
    'is a lithium battery vegan',
    'what is warfarin',
    'my snack has 45 g sugar',
    'is there 3.1 g sugar in it',
    'my sugar intake is 45 g a day',
    'is hypoallergenic formula good',
    'how much sugar is in coke',
    'ho mal di stomaco',
    'shaking my protein shake, type 1 collagen',
    'diabetes type 2 shake recipe',
    'lithium in mineral water',
    'i am going low carb, what juice is ok',
    'it makes me shake with joy',
  ])('is none where nobody tells of it: %s', (message) => {
    expect(statesOf(readCircumstances(message).reported)).toEqual([]);
  });

  it.each(['I stopped taking warfarin', 'ich nehme kein Marcumar mehr', "i don't have a stoma any more"])('ends with: %s', (message) => {
    expect(readCircumstances(message).withdrawn.map(({ kind }) => kind)).toEqual(['state']);
  });

  it('of sugar ends when it is back up', () => {
    expect(readCircumstances('ok my sugar is back up').withdrawn).toEqual([{ kind: 'state', name: 'low sugar' }]);
  });

  it('leaves what is asked beside it', () => {
    expect(readCircumstances('I have a stoma, are almonds ok').rest).toContain('almonds');
    expect(readCircumstances('can i eat kale with warfarin').rest).toContain('kale');
  });
});

describe('a baby that is hoped for', () => {
  it.each([
    'trying for a baby, well, i am 6 weeks along actually',
    "we're trying for a baby",
    'wir versuchen ein Baby zu bekommen',
    'we proberen een kindje te krijgen',
    'on essaie d’avoir un bébé',
  ])('is no child to feed: %s', (message) => {
    expect(readCircumstances(message).reported.map(({ kind }) => kind)).toEqual(['pregnancy']);
  });
});
