import { describe, expect, it } from 'vitest';
import { possibleAlarm } from './alarm-bars.ts';
import { safetyOf } from './safety-of.ts';

describe('what may tell of an emergency, though far from surely', () => {
  it('is of a body, of a mind or about eating', () => {
    expect(possibleAlarm('my throat is closing up after that satay')).toBe('body');
    expect(possibleAlarm('I want to kill myself')).toBe('mind');
    expect(possibleAlarm('I make myself sick after every meal')).toBe('eating');
  });

  it.each([
    'is butter better than margarine',
    'my husband keeps scanning his doritos on my phone and now my week looks like i live in a vending machine how do i give him his own thing',
    'hi im blind i use voiceover and the score circle just says image is there a setting so it reads me the number',
    'i had a heart attack in march and my wife has me scanning everything. what should i actually be looking at first on the packet',
    'do you sell my data to insurance companies',
    'was hab ich heute gegessen',
    'qu est ce que je me fais à manger demain toute la journée',
    'ok something else then ive got ten mins before the school run',
    'hab gestern ne feste zahnspange gekriegt und jetzt is mein ganzer süßkram verboten, was kann man denn weiches naschen ausm rewe',
  ])('is nothing that people ask in peace: %s', (message) => {
    expect(safetyOf(message)).toBeNull();
    expect(possibleAlarm(message)).toBeNull();
  });
});
