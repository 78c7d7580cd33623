import { describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';
import { restrictionsDeclaredIn } from './declared-restrictions.ts';

describe('foods that go on with the statement before', () => {
  it.each([
    ["I'm allergic to milk", 'and to nuts', 'nut-free'],
    ["I'm allergic to milk", 'oh and eggs too', 'egg-free'],
    ['allergic to peanuts', 'also sesame', 'sesame-free'],
    ['Ich bin allergisch gegen Milch', 'und gegen Nüsse', 'nut-free'],
    ['Ich habe eine Eiallergie', 'und Soja auch', 'soy-free'],
    ['je suis allergique au lait', 'et aux noix', 'nut-free'],
    ['soy alérgico a la leche', 'y a los huevos', 'egg-free'],
    ['sono allergica al latte', 'e anche alle uova', 'egg-free'],
    ['sou alérgica ao leite', 'e aos ovos', 'egg-free'],
    ['ik ben allergisch voor melk', 'en ook voor noten', 'nut-free'],
    ['ik ben allergisch voor pinda', 'o en ook voor soja', 'soy-free'],
  ])('bind as it does: %s, %s', (before, message, diet) => {
    expect(restrictionsDeclaredIn([before], message).declared.diets).toContain(diet);
    const turns = [{ role: 'user' as const, content: before }];
    expect(understandInContext(message, turns).intent.kind).toBe('declaration');
  });

  it('go on for as long as they are stated, and with what is not known', () => {
    const { declared } = restrictionsDeclaredIn(['allergic to milk', 'and to nuts'], 'and eggs too');
    expect(declared.diets).toEqual(expect.arrayContaining(['dairy-free', 'nut-free', 'egg-free']));
    expect(restrictionsDeclaredIn(['allergic to milk'], 'and to zorbles').declared.unclear).toEqual(['zorbles']);
  });

  it.each([
    ['suggest a snack', 'and nuts'],
    ['is nutella vegan?', 'and to nuts'],
    ["I'm allergic to milk", 'and snickers'],
    ["I'm allergic to milk", 'nuts?'],
    ["I'm vegan", 'and nuts'],
    ["I'm allergic to milk", 'and what about nuts for breakfast'],
  ])('are none where nothing was stated or something is asked: %s, %s', (before, message) => {
    expect(restrictionsDeclaredIn([before], message).isGoingOn).toBe(false);
  });
});
