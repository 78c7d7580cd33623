import { beforeAll, describe, expect, it } from 'vitest';
import { understand } from './index.ts';
import { meaningOf } from './testing/meaning.ts';
import { TYPED_RESTRICTIONS } from './testing/typed-restrictions.data.ts';

const CASES = TYPED_RESTRICTIONS.flatMap(([meaning, sayings]) => sayings.split(' | ').map((typed) => ({ typed, meaning })));

// The names of seven languages are made ready once.
beforeAll(() => void understand('zorble allergy'), 60_000);

describe('what people type', () => {
  it('is typed in many hundreds of ways', () => {
    expect(CASES.length).toBeGreaterThan(800);
  });

  it.each(CASES)('“$typed” → $meaning', ({ typed, meaning }) => {
    expect(understand(typed).map(meaningOf).toSorted()).toEqual(
      meaning
        .split(' + ')
        .filter((one) => one !== '')
        .toSorted(),
    );
  });
});

describe('a condition', () => {
  it.each([
    ['Asthma', []],
    ['Back pain', []],
    ['Krebs', []],
    ['Cancer', []],
    ['Migraine', []],
    ['Gout', []],
    ['Sleep apnea', []],
    ['Iron deficiency', []],
    ['Diabète', []],
    ['PKU', []],
    ['Celiac disease', ['gluten-free']],
    ['celiak', ['gluten-free']],
    ['celiac desease', ['gluten-free']],
    ['coeliac diseese', ['gluten-free']],
    ['gluten ataxia', ['gluten-free']],
    ['lactose malabsorption', ['lactose-free']],
    ['heart desease', []],
    ['Zöliakie', ['gluten-free']],
    ['Pregnant', ['pregnancy pregnancy']],
    ['Milk allergy', ['dairy-free']],
    ['Histaminintoleranz', ['words Histamin']],
    ['kiwi allergy', ['food kiwi']],
    ['Nut allergy (severe)', ['nut-free', 'peanut-free']],
    ['zorble intolerance', ['words zorble']],
  ])('%s binds %j: a word that is no food binds only as an allergy', (typed, meanings) => {
    expect(understand(typed, 'condition').map(meaningOf)).toEqual(meanings);
  });
});
