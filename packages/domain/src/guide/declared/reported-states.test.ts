import { describe, expect, it } from 'vitest';
import { entriesReportedIn, tellsOfLowSugar } from './reported-states.ts';

describe('a state that food works on, reported before', () => {
  it.each([
    "i'm on warfarin",
    'Ich nehme Marcumar',
    'je prends un anticoagulant',
    'tomo Sintrom',
    'prendo il coumadin',
    'tomo varfarina',
    'ik slik bloedverdunners',
  ])('is a blood thinner: %s', (message) => {
    expect(entriesReportedIn([message, 'can i eat kale'])).toEqual(['thinner_food']);
  });

  it.each([
    ['I have had a stoma since March', 'stoma_food'],
    ['ich habe ein Stoma', 'stoma_food'],
    ['My potassium is too high says the doctor', 'potassium_high'],
    ['mein Kalium ist zu hoch', 'potassium_high'],
    ['tengo el potasio alto', 'potassium_high'],
  ])('stands before what is answered of a food: %s', (message, id) => {
    expect(entriesReportedIn([message, 'nuts?'])).toEqual([id]);
  });

  it.each([
    "so I'm diabetic type 1 and my sugar is 3.1 rn",
    'bin Diabetiker, mein Blutzucker ist 2,9',
    'soy diabético y tengo la glucosa en 55',
    'ho il diabete, la glicemia è 3.2',
    'diabetes en mijn bloedsuiker is 3,4',
  ])('is a low blood sugar: %s', (message) => {
    expect(tellsOfLowSugar([message, 'should i drink the coke or the zero'])).toBe(true);
  });

  it.each([
    'can i eat kale',
    'i have diabetes, how much sugar is in 3 cookies',
    'diabetic: sugar 3 g per 100 g ok?',
    'my sugar is 12.5, diabetes type 2',
  ])('is neither in %s', (message) => {
    expect([entriesReportedIn([message]), tellsOfLowSugar([message])]).toEqual([[], false]);
  });
});
