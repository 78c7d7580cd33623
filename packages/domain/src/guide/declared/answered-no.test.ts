import { describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';

const dietsOf = (message: string): readonly string[] => understandInContext(message, []).declared.diets;

describe('a "no" that answers somebody', () => {
  it.each([
    ['no, i have coeliac disease', 'gluten-free'],
    ['no i am coeliac', 'gluten-free'],
    ['well no my son has celiac', 'gluten-free'],
    ["non j'ai la maladie coeliaque", 'gluten-free'],
    ['no, tengo celiaquía', 'gluten-free'],
    ['não, tenho doença celíaca', 'gluten-free'],
    ['no ho la celiachia', 'gluten-free'],
    ['nein, ich habe Zöliakie', 'gluten-free'],
    ['nee ik heb coeliakie', 'gluten-free'],
    ['no im allergic to nuts', 'nut-free'],
    ['no i have a nut allergy', 'nut-free'],
    ['no, i have pku', 'aspartame-free'],
  ])('denies nothing of what follows: %s', (message, diet) => expect(dietsOf(message)).toContain(diet));

  it.each([
    'i have no coeliac disease',
    'no i do not have coeliac disease',
    'no tengo celiaquía',
    'não tenho doença celíaca',
    'non ho la celiachia',
    'no soy celiaco',
    'non mi fa male il latte',
    'no, i am not allergic to nuts',
  ])('denies where it belongs to the illness: %s', (message) => expect(dietsOf(message)).toEqual([]));
});
