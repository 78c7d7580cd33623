import { describe, expect, it } from 'vitest';
import { askedInFull } from '../turns/in-full.ts';
import { asksToMend, hazardIn } from './hazards.ts';
import { safetyOf } from './safety-of.ts';

describe('what stood warm', () => {
  it.each([
    ['left chicken curry on the stove all night', 'what if i boil it really hard'],
    ['Reis stand seit gestern draussen, noch gut?', 'und wenn ich ihn richtig durchkoche?'],
    ["j'ai laissé le ragoût dehors toute la nuit", 'et si je le fais bouillir longtemps ?'],
    ['dejé la sopa fuera toda la noche', '¿y si la hiervo bien?'],
    ['ho lasciato il risotto fuori tutta la notte', 'e se lo riscaldo per bene?'],
    ['deixei o frango fora a noite toda', 'e se eu ferver bem?'],
    ['de soep heeft de hele nacht op het fornuis gestaan', 'en als ik hem goed doorkook?'],
  ])('is not mended by heat, which is asked behind it: %s', (before, message) => {
    const full = askedInFull(message, [before])?.question ?? message;
    expect(asksToMend(message, before)).toBe(true);
    expect(hazardIn(full)).toBe('pot_overnight');
    expect(safetyOf(message, [before])).toBe(null);
  });

  it.each([
    ['can i freeze hummus', 'and if i cook it first'],
    ['left the bread on the counter overnight', 'can i toast it'],
  ])('is not what is asked about: %s', (before, message) => {
    expect(hazardIn(`${before} ${message}`)).not.toBe('pot_overnight');
  });
});
