import { describe, expect, it } from 'vitest';
import { asMeant } from './as-meant.ts';

const after = (question: string, answer: string, message: string) =>
  asMeant(message, [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ]);
const TWO = '[A](/results/0009800895007), [B](/results/5000159461122)';

describe('a message that points back', () => {
  it.each([
    'quantas calorias tem uma colher de cada',
    'which one of those two has less sugar per 15 grams',
    'how much fat in a spoon of each',
  ])('is of both that were talked about: %s', (message) => {
    expect(after('compare a and b', TWO, message)).toBe(`${message}: 5000159461122, 0009800895007?`);
  });

  it.each(['qual corto primeiro', 'which should i cut first', 'was davon soll ich weglassen'])(
    'asks which of the two is worse: %s',
    (message) => {
      expect(after('compare a and b', TWO, message)).toBe('which of the two is worse');
    },
  );

  it('asks why a food has its Nutri-Score', () => {
    expect(after('whats the nutri score of nutella', '[Nutella](/results/0009800895007)', 'why so low')).toBe(
      'why nutri-score 0009800895007',
    );
    expect(after('is nutella good', '[Nutella](/results/0009800895007)', 'why so low')).toBe('why so low');
  });

  it('takes what is eaten from what is left', () => {
    const left = 'A whole day holds:\n- **energy**: 1500 kcal';
    expect(after('how much have i got left today', left, 'and if i eat a snickers')).toBe('1500 kcal left, and if i eat a snickers');
    expect(after('is nutella good', left, 'and if i eat a snickers')).toBe('and if i eat a snickers');
  });

  it('names what "it" is that is to be left out', () => {
    expect(after('what does the gelatine come from', 'x', 'any sweet without it?')).toBe('any sweet without gelatine?');
  });

  it('asks once more what it is that a food does not keep to', () => {
    expect(after('Is snickers vegan', 'x', 'what exactly is in it that isnt')).toBe('Is snickers vegan');
  });

  it('reads salt in mg of sodium as an amount', () => {
    expect(after('hi', 'x', 'Salt in 2 mini babybel please, in mg sodium')).toBe('how much sodium in mg is in 2 mini babybel');
    expect(after('hi', 'x', 'wie viel natrium in mg hat eine dose cola')).toBe('wie viel natrium hat eine dose cola');
  });
});
