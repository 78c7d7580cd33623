import { describe, expect, it } from 'vitest';
import { isOfPeople } from '../../safety/index.ts';
import { alarmReplyTo } from './alarm-reply.ts';

/** Dangers that are easily taken for another one, and messages with their words that tell of none. */
describe('each danger has its own first steps, and what has only its words has none', () => {
  it.each([
    ['heat', 'grandad dug the garden all afternoon at 35 degrees, now he is burning hot, dry and talks nonsense'],
    ['heat', 'nach dem Lauf in der Hitze zusammengebrochen, glühend heiß, schwitzt nicht und redet wirr'],
    ['heat', 'ma collègue est restée en plein soleil, peau brûlante, elle délire'],
    ['dehydrated', 'my grandmother is 89 and has hardly drunk for three days, very sleepy and confused'],
    ['dehydrated', 'el abuelo de 86 no bebe desde hace dos días, lengua seca, muy dormido y dice cosas raras'],
    ['bleeding', 'my stool is black and sticky like tar since monday and i take naproxen'],
    ['bleeding', 'ho vomitato roba scura come fondi di caffè e mi gira la testa'],
    ['overdose', 'i swallowed the whole packet of paracetamol last night and feel fine, can i eat'],
    ['overdose', 'ik heb per ongeluk een eetlepel cafeïnepoeder genomen, mijn hart slaat op hol'],
    ['refeeding', 'did 13 days of water only, then a huge lasagne, now swollen ankles and weak as a kitten'],
    ['pregnant ill', '34 weeks and he has hardly moved since yesterday, would a cold juice wake him'],
    ['crisis', 'all my papers are sorted and the cat lives with my sister now. after sunday nobody has to cook for me'],
    ['low sugar', 'opa nimmt Gliclazid, hat nichts gegessen, ist schweißnass und redet wirr'],
  ])('%s: %s', (alarm, message) => {
    expect(alarmReplyTo(message, [])).toEqual({ kind: 'first steps', alarm });
  });

  it.each([
    'what does anaphylaxis mean, we have a test on it at school',
    'c’est quoi une anaphylaxie, pour un exposé',
    'had anaphylaxis from shrimps in 2011, nothing since, is there shrimp in oyster sauce',
    'i was bulimic years ago and am well now, please hide the calories',
    'i take lisinopril, may i have liquorice now and then',
    'ich nehme Ramipril, ist ein bisschen Lakritz in Ordnung',
    'losing the will to live in this queue 😂 what is quick for dinner',
    'i cut myself off sugar for lent, what instead',
    'my son would rather die than eat sprouts, he is 5, any tricks',
    'baby had egg for the first time, no reaction at all, how often now',
    'grandpa takes moclobemide, may he have liver sausage',
  ])('nothing is: %s', (message) => {
    expect(alarmReplyTo(message, [])).toBeNull();
  });

  it('and an animal has no crisis and breaks no fast, but may be poisoned', () => {
    expect([isOfPeople('crisis'), isOfPeople('refeeding'), isOfPeople('poisoning')]).toEqual([true, true, false]);
  });
});
