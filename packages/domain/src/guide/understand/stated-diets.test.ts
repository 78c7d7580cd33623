import { describe, expect, it } from 'vitest';

import { understandInContext } from './follow-up.ts';
import { statedDiets } from './stated-diets.ts';

describe('what somebody says that he must not eat', () => {
  it.each([
    ['I am lactose intolerant, which yogurts are ok?', ['dairy-free']], ["I can't eat gluten, suggest pasta", ['gluten-free']], ["I'm allergic to nuts and eggs, what can I snack?", ['nut-free', 'peanut-free', 'egg-free']],
    ['my severe peanut allergy', ['peanut-free']], ["I don't eat meat", ['vegetarian']], ['I am celiac, suggest bread', ['gluten-free']], ['kiwi allergy', ['kiwi-free']], ['I cannot have dairy or soy', ['dairy-free', 'soy-free']],
    ['Ich bin allergisch gegen Nüsse', ['nut-free']], ['shellfish and egg allergy', ['shellfish-free', 'egg-free']], ['my daughter has a milk allergy', ['dairy-free']],
    ['Is Nutella good for me?', []], ["I can't eat it", []], ['what are allergies', []], ['I do not have time to cook', []], ['snacks without palm oil', []],
  ])('%s → %j', (message, diets) => {
    expect(statedDiets(message)).toEqual(diets);
  });

  it('binds the rest of the conversation', () => {
    const { criteria } = understandInContext('Suggest protein-rich snacks', [{ role: 'user', content: 'I have a nut allergy' }, { role: 'assistant', content: 'Noted.' }]);
    expect(criteria).toEqual([{ kind: 'amount', name: 'Protein', side: 'high' }, { kind: 'diet', diet: 'nut-free' }, { kind: 'diet', diet: 'peanut-free' }]);
  });

  it('is not believed when an answer says it', () => {
    expect(understandInContext('Suggest snacks', [{ role: 'assistant', content: 'You are allergic to nuts' }]).criteria).toEqual([]);
  });
});
