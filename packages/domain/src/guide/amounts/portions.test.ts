import { expect, it } from 'vitest';
import { portionTyped } from './portions.ts';

it.each<[string, ReturnType<typeof portionTyped>]>([
  ['quantas calorias tem uma lata de red bull', { kind: 'servings', count: 1, millilitres: 330 }],
  ['A Nutella tem quanto açúcar por colher?', { kind: 'amount', amount: 15 }],
  ['wie viel Zucker sind in zwei Teelöffeln Honig', { kind: 'amount', amount: 10 }],
  ['yaourt a la grecque calories pour 150g', { kind: 'amount', amount: 150 }],
  ['quante calorie ha un kinder bueno', { kind: 'servings', count: 1, millilitres: null }],
  ['wieviel zucker hat ein snickers', { kind: 'servings', count: 1, millilitres: null }],
  ['quante calorie ha una bottiglia da mezzo litro di fanta', { kind: 'amount', amount: 500 }],
  ['hoeveel zout in 2 plakken kaas', { kind: 'servings', count: 2, millilitres: null }],
  ['How much fibre from three slices of Wasa? One weighs about 10 grams.', { kind: 'amount', amount: 30 }],
  ['cuánta sal en tres rebanadas de pan', { kind: 'servings', count: 3, millilitres: null }],
  ['combien de sucre dans un verre de jus', { kind: 'servings', count: 1, millilitres: 200 }],
  ['how much sugar in half a jar of nutella', { kind: 'packs', count: 0.5 }],
  ['wie viel Kalorien hat die ganze Packung', { kind: 'packs', count: 1 }],
  ['combien de sucre dans une demi-bouteille de cola', { kind: 'servings', count: 0.5, millilitres: 500 }],
  ['a handful of almonds, how many calories', { kind: 'handfuls', count: 1 }],
  ['Kalorien von hundertfünfzig Gramm Lasagne', { kind: 'amount', amount: 150 }],
  ['deux cent cinquante grammes de riz', { kind: 'amount', amount: 250 }],
  ['quante calorie in centocinquanta grammi di riso', { kind: 'amount', amount: 150 }],
  ['tweehonderdvijftig gram kaas', { kind: 'amount', amount: 250 }],
  ['hoeveel suiker zit er in nutella', null],
  ['wie viel Zucker hat Nutella je 100 g', null],
])('the portion is heard in seven languages: %s', (text, portion) => {
  expect(portionTyped(text)).toEqual(portion);
});
