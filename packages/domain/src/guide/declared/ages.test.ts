import { describe, expect, it } from 'vitest';
import { readCircumstances } from './circumstances.ts';

const agesIn = (message: string): readonly number[] =>
  readCircumstances(message).reported.flatMap((one) => (one.kind === 'child' ? [one.age] : []));

describe('the age of a child, in whole years', () => {
  it.each([
    ['my daughter is 7 mo can she have egg', 0],
    ['mijn dochter van 14 mnd', 1],
    ['mijn zoontje van 2 wil nutella, mag dat?', 2],
    ['mi hijo de 2 quiere miel', 2],
    ['my son of 2 wants nutella', 2],
    ['unser Kleiner ist anderthalb', 1],
    ['ma fille a deux ans et demi', 2],
    ['mi bebé de 9 meses puede huevo', 0],
    ['our newborn, 10wks, water?', 0],
    ["my son's turning one next week", 0],
    ['unsere Tochter wird nächste Woche eins', 0],
    ['mon fils va avoir un an la semaine prochaine', 0],
    ['mio figlio compie un anno la settimana prossima', 0],
    ['mijn dochter wordt volgende week één', 0],
    ['my son is one and a half', 1],
    ['la mia bimba ha due anni e mezzo', 2],
    ['o meu filho tem um ano e meio', 1],
    ['mi hijo tiene dos años y medio', 2],
    ['mijn dochtertje is anderhalf jaar', 1],
    ['unser Baby ist 5,5 Monate', 0],
    ['meine 11 Monate alte Tochter', 0],
    ['für mein 8 Monate altes Baby', 0],
    ['my 6mo', 0],
    ['my LO is 22 months', 1],
    ['baby von 10 Wochen, Wasser?', 0],
    ['ma puce de 18 mois', 1],
    ['mijn peuter van 2,5', 2],
    ['mijn zoon is 4 jr', 4],
    ['kind 2J darf es Nüsse', 2],
    ['my grandson is three and a half', 3],
    ['mein Neffe wird bald 2', 1],
    ['meu bebé tem quase um ano', 0],
    ['filha de 4 meses', 0],
    ['mijn baby is 16 weken', 0],
    ['la bimba ha 7 mesi', 0],
    ['meine Zwillinge sind 15 Monate', 1],
    ['she is 11 m, can she have whole peanuts', 0],
    ['shes only 4 months can i start rice', 0],
    ['elle a 6 mois, je commence par quoi', 0],
    ['ha 9 mesi, può mangiare il parmigiano?', 0],
    ['ze is 8 maanden, mag ze ei', 0],
  ])('is read with its unit, by halves, and from a birthday on that is still to come: %s → %i', (message, age) => {
    expect(agesIn(message)).toEqual([age]);
  });

  it.each([
    'my dad is 88',
    'I am 40 years old',
    'i have had this 3 months',
    'my son has had diarrhoea for 3 days',
    'we lived here 5 years, my daughter loves jam',
    'how much is 30 g for my son',
    'in 2 Monaten will ich 5 kg abnehmen',
    'mijn man is 42',
    'my son eats 2 yoghurts a day',
    'my daughter weighs 14 kg',
    'my son drinks 14 m of',
    'mein Sohn isst 3 Brote am Tag',
    'keto since 14 months',
    "my daughter is 5'4 and plays",
    'mon fils mange 2 yaourts',
    'my wife is 7 months along',
    'sie ist in der 20. Woche, meine Frau',
    'ich mache seit anderthalb Jahren Keto',
  ])('is none of these: %s', (message) => {
    expect(agesIn(message)).toEqual([]);
  });
});
