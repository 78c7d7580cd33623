import { describe, expect, it } from 'vitest';
import {
  type Answers,
  MORE_ALLERGIES,
  preferencesOf,
  QUESTION_ALLERGIES,
  QUESTION_DIETS,
  QUESTION_LESS,
  toggled,
  withDiet,
} from '../health-profile/index.ts';
import { KNOWN_NAMES } from '../matching/index.ts';
import { prepareProfile } from '../scoring/index.ts';
import { ALLERGY_CHIPS, restrictionsOfChip } from './index.ts';

const ALLERGIES = [...QUESTION_ALLERGIES, ...MORE_ALLERGIES];

describe('the three questions', () => {
  it.each(ALLERGIES)('the allergy $label binds for safety, each of its texts', ({ texts }) => {
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(restrictionsOfChip(text)).toMatchObject([{ strictness: 'safety' }]);
  });

  it('ask for every allergen that law makes packs name', () => {
    expect(ALLERGIES.flatMap(({ texts }) => texts).toSorted()).toEqual(ALLERGY_CHIPS.map(({ text }) => text).toSorted());
  });

  it.each(QUESTION_DIETS)('the diet $label binds where it leaves something out', ({ texts }) => {
    for (const text of texts) expect(restrictionsOfChip(text)).toHaveLength(1);
  });

  it.each(QUESTION_LESS)('less of $label is weighed by a name that the score knows', ({ name }) => {
    expect(KNOWN_NAMES).toContain(name);
    const answers: Answers = { restrictions: [], less: [name] };
    expect(prepareProfile({ preferences: preferencesOf(answers) }).preferenceGroups).toHaveLength(1);
  });

  it('one diet at a time, and what else was chosen stays', () => {
    const [, , vegan, , halal] = QUESTION_DIETS;
    const [nuts] = QUESTION_ALLERGIES;
    if (vegan === undefined || halal === undefined || nuts === undefined) throw new Error('The lists are shorter than this test thinks.');
    const chosen = toggled(withDiet(['kiwi allergy'], vegan), nuts);
    expect(withDiet(chosen, halal)).toEqual(['kiwi allergy', ...nuts.texts, ...halal.texts]);
    expect(toggled(chosen, nuts)).toEqual(['kiwi allergy', ...vegan.texts]);
  });
});
