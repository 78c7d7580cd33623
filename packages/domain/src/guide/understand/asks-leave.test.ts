import { describe, expect, it } from 'vitest';
import { alarmReplyTo } from './alarm-reply.ts';
import { asksLeave } from './asks-leave.ts';
import { safetyOf } from './safety-of.ts';

describe('whether somebody may have a food', () => {
  it.each([
    'my niece is 2, can she have popcorn',
    '28 weeks, liver pate on toast ok?',
    'bin schwanger, Mettbrötchen in Ordnung?',
    'my baby is 5 months old, can she have honey',
    'darf mein Einjähriger Honig essen',
    'peut-elle manger du popcorn à 2 ans',
    'mi bebé de 8 meses, ¿puede comer uvas enteras?',
    'ha due anni, può mangiare le noci intere?',
    'o meu filho de 1 ano pode comer pipocas',
    'mag mijn peuter van 2 hele druiven eten',
  ])('is asked, and tells of no emergency: %s', (message) => {
    expect(asksLeave(message)).toBe(true);
    expect(safetyOf(message)).not.toBe('emergency');
  });

  it.each([
    'she just ate popcorn and is coughing, can she have water',
    'gave my baby honey, can she drink milk now',
    'er hat die Nuss verschluckt, darf er trinken',
    'ha comido nueces y se le hincha la cara, ¿puede beber leche?',
  ])('is not all where something has happened: %s', (message) => {
    expect(asksLeave(message)).toBe(false);
  });
});

describe('an allergy that is stated and nothing else', () => {
  it.each([
    'Je suis allergique aux arachides',
    "I'm allergic to milk",
    'mein Sohn ist gegen Eier allergisch',
    'soy alérgica a los frutos secos',
  ])('tells of no emergency: %s', (message) => {
    expect(safetyOf(message)).toBeNull();
  });
});

describe('what was eaten and is in doubt', () => {
  it('has the steps of a pregnancy only where one is spoken of', () => {
    expect(alarmReplyTo('just ate half a philadelphia thats been open 2 weeks am i gonna die', [])).toMatchObject({ alarm: 'spoiled' });
  });

  it('is no heart attack that somebody had long ago', () => {
    expect(safetyOf('i had a heart attack in march, am i allowed kerrygold or not')).toBeNull();
    expect(safetyOf('i think my husband is having a heart attack')).toBe('emergency');
  });
});
