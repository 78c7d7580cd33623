import { describe, expect, it } from 'vitest';
import { entryOfBody, proteinAsked } from './bodies.ts';

describe('a body that food is fitted to before anything else', () => {
  it.each([
    ['my dad had a stroke and struggles to swallow, what can he have for breakfast', 'swallow_food'],
    ['Mein Vater kann nach dem Schlaganfall schlecht schlucken', 'swallow_food'],
    ['ma mère a du mal à avaler depuis son AVC', 'swallow_food'],
    ['mi abuelo tiene dificultad para tragar', 'swallow_food'],
    ['mia nonna fa fatica a deglutire', 'swallow_food'],
    ['a minha avó tem dificuldade em engolir', 'swallow_food'],
    ['mijn moeder kan moeilijk slikken', 'swallow_food'],
    ['my grandma is 91 and just never feels thirsty', 'older_water'],
    ['mijn oma van 89 heeft nooit dorst', 'older_water'],
    ['mein Opa ist dement und trinkt kaum, 88', 'older_dehydrated'],
    ['mio nonno beve poco', 'older_dehydrated'],
    ["j'ai rien mangé hier ni avant-hier", 'appetite'],
    ['i havent eaten since yesterday', 'appetite'],
    ['seit zwei Tagen nichts gegessen', 'appetite'],
  ])('is answered first: %s → %s', (message, id) => {
    expect(entryOfBody(message, [], false)).toBe(id);
  });

  it('stays so for the food that is asked about next, and for nothing else', () => {
    const earlier = ['my dad struggles to swallow'];
    expect(entryOfBody('and toast?', earlier, true)).toBe('swallow_food');
    expect(entryOfBody('thanks', earlier, false)).toBeNull();
  });

  it.each([
    'i have trouble swallowing tablets',
    'my dad barely drinks alcohol',
    'i skipped breakfast',
    'ramadan, havent eaten all day',
    'my mum never eats meat',
    'papa a la soif de vivre',
  ])('is none in: %s', (message) => {
    expect(entryOfBody(message, ['is nutella ok'], true)).toBeNull();
  });

  it('asks how much protein somebody needs, or only names it', () => {
    expect(proteinAsked('mijn vader heeft nierfalen, hoeveel eiwit per dag')).toBe('eiwit');
    expect(proteinAsked('is a protein bar ok')).toBeNull();
  });
});
