import { expect, test } from 'vitest';
import { nameable } from './nameable.ts';

test('what food comes in, a feast and a value of the blood are no missing product', () => {
  expect(nameable('jar', 'what can I do with the jar')).toBeNull();
  expect(nameable('hba1c 7.4', 'my hba1c is 7.4, what now for breakfast')).toBeNull();
  expect(nameable('eid', 'what shall we cook for Eid')).toBeNull();
  expect(nameable('harnsaure 8.1', 'Harnsäure 8,1, was nun?')).toBeNull();
  expect(nameable('bottle', "j'ai une bouteille ouverte")).toBeNull();
});

test('a name that nobody knows is named as it was typed', () => {
  expect(nameable('zorblax crunchers', 'are Zorblax Crunchers fine')).toBe('Zorblax Crunchers');
  expect(nameable('tarte of mamie', 'la tarte de mamie est bonne ?')).toBe('tarte de mamie');
});

test('the verb before a name is no part of it', () => {
  expect(nameable('given zorblaxies', 'my kid was given Zorblaxies at school')).toBe('Zorblaxies');
});

test('a shop and the pack around a food are no part of its name', () => {
  expect(nameable('bag of lentils', 'is a bag of lentils from Aldi fine')).toBe('lentils');
});
