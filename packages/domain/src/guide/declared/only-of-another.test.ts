import { describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';
import { ofAnotherAlone } from './only-of-another.ts';

const after = (messages: readonly string[], message: string) => understandInContext(message, [], messages).declared;

describe('what was stated of oneself is taken back where it holds of somebody else alone', () => {
  it.each([
    ['I’m allergic to nuts', 'it was my sister, not me'],
    ['I can’t have gluten', 'actually only my brother has that, I eat it. crackers again'],
    ['Ich vertrage keine Laktose', 'nee, meine Schwester verträgt keine, ich schon'],
    ['je suis allergique aux arachides', 'en fait c’est mon fils, pas moi'],
    ['soy alérgico a la leche', 'es mi hermana, no yo'],
    ['sono allergica alle uova', 'è mia sorella, non io'],
    ['sou alérgica a amendoim', 'é a minha irmã, não eu'],
    ['ik heb een pinda-allergie', 'grapje, het is mijn broer'],
  ])('%s → %s', (first, message) => {
    expect(after([], first).diets.length).toBeGreaterThan(0);
    expect(after([first], message)).toMatchObject({ diets: [], unclear: null });
  });

  it('names which, where several were stated', () => {
    const stated = ['I’m allergic to nuts', 'and we don’t eat pork'];
    expect(after(stated, 'the pork thing is only my brother’s').diets).not.toContain('pork-free');
    expect(after(stated, 'the pork thing is only my brother’s').diets).toContain('nut-free');
  });

  it('binds again where somebody else is asked for', () => {
    const stated = ['I’m allergic to nuts', 'it was my sister, not me'];
    expect(after(stated, 'can I have snickers?').diets).toEqual([]);
    expect(after(stated, 'can my sister have snickers?').diets).toContain('nut-free');
    expect(after([...stated, 'what can my sister have?'], 'and snickers?').diets).toContain('nut-free');
  });

  it.each([
    'my brother is not allergic, I am',
    'mein Bruder nicht, ich schon',
    'mi hermano no, yo sí',
    'only my daughter isn’t allergic',
    'is it only my brother?',
    'my son and I are allergic to nuts',
    'my brother has it too',
    'forget the nuts, my brother is not allergic',
    'I can eat nuts, my brother cannot eat gluten',
    'I’m not the only one, my son has it as well',
  ])('takes nothing back: %s', (message) => {
    expect(ofAnotherAlone(message)).toBeNull();
    expect(after(['I’m allergic to peanuts'], message).diets).toContain('peanut-free');
  });

  it('what is asked beside it is answered', () => {
    const { intent } = understandInContext('actually only my brother has that. show me crackers', [], ['I can’t have gluten']);
    expect(intent.kind).toBe('find');
  });
});
