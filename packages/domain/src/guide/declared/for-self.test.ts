import { describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';

const declaredAfter = (...messages: readonly string[]) => understandInContext(messages.at(-1) ?? '', [], messages.slice(0, -1)).declared;
const bindsAfter = (...messages: readonly string[]) => {
  const { diets, circumstances } = declaredAfter(...messages);
  return [...diets, ...circumstances.map((one) => ('name' in one ? one.name : one.kind))];
};

describe('what holds of somebody else alone', () => {
  it.each([
    ['my daughter has a nut allergy', 'and for me?'],
    ['my daughter has a nut allergy', 'is nutella ok for me'],
    ["wife's expecting, due in march", 'and me i take the salami'],
    ['mijn dochter is 10 maanden', 'en ik?'],
    ['mon fils de 2 ans adore le coca', 'et moi un verre de vin ?'],
    ['mio nonno ha il diabete', 'e per me la coca cola?'],
    ['my little one is 8 months', 'and for me?'],
  ])('does not bind what is asked for oneself: %s → %s', (stated, asked) => {
    expect(bindsAfter(stated)).not.toEqual([]);
    expect(bindsAfter(stated, asked)).toEqual([]);
    expect(declaredAfter(stated, asked).isForSelfAlone).toBe(true);
  });

  it('binds again as soon as they are spoken of', () => {
    expect(bindsAfter('my daughter has a nut allergy', 'and for me?', 'can she eat twix')).toContain('nut-free');
  });

  it.each([
    ["i'm allergic to nuts", 'and for me?'],
    ["i'm allergic to nuts. my sister can't have nuts", 'and for me?'],
    ['my sister has a nut allergy and i have it too', 'is twix ok for me'],
    ['my friend has celiac disease and i am vegan', 'for me a snack'],
    ['me and my sister are allergic to nuts', 'and for me?'],
    ['we are both diabetic, my husband and me', 'und für mich?'],
    ['my wife is diabetic. me too', 'and for me?'],
    ["my son can't have milk", 'a snack for me and my son'],
    ["my son can't have milk", 'can i have a snack'],
    ["my son can't have milk", 'and twix'],
  ])('still binds: %s → %s', (stated, asked) => {
    expect(bindsAfter(stated)).not.toEqual([]);
    expect(bindsAfter(stated, asked)).toEqual(expect.arrayContaining([...bindsAfter(stated)]));
  });

  it('is what a message corrects itself to', () => {
    expect(bindsAfter('i have a nut allergy. oh wait no that was my sister lol')).toEqual([]);
    expect(bindsAfter('i have a nut allergy. oh wait no that was my sister lol', 'and for her?')).toContain('nut-free');
    expect(bindsAfter('estoy embarazada', 'no, yo no, mi hermana es la embarazada', '¿y para mí el sushi?')).toEqual([]);
  });
});
