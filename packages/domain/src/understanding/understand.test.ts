import { beforeAll, describe, expect, it } from 'vitest';
import { understand } from './index.ts';
import { meaningOf } from './testing/meaning.ts';
import { TYPED_RESTRICTIONS } from './testing/typed-restrictions.data.ts';

const CASES = TYPED_RESTRICTIONS.flatMap(([meaning, sayings]) => sayings.split(' | ').map((typed) => ({ typed, meaning })));

// The names of seven languages are made ready once.
beforeAll(() => void understand('zorble allergy'), 60_000);

const SUGARS = ['food sugar', 'food maple syrup', 'food molasses'];
const OF_FRUCTOSE = ['food fructose', 'food glucose fructose syrup', 'food sorbitol', 'food agave syrup'];
const SUBSTANCES = ['words sucrose', 'words fructose', 'words sorbitol'];
const HFI = ['food honey', 'food fruit', ...SUGARS, ...OF_FRUCTOSE, ...SUBSTANCES];

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

describe('ways of eating with rules of their own, which no list of ingredients shows', () => {
  it.each([
    ['AIP', ['words AIP']],
    ['Pesach', ['words Pesach']],
    ['kosher for Passover', ['kosher identity', 'words Passover']],
    ['Jain vegetarian', ['vegetarian identity', 'words Jain']],
    ['vegan Buddhist', ['vegan identity', 'words Buddhist']],
    ['gluten free Jain', ['gluten-free', 'words Jain']],
    ['anti-candida', ['words anti candida']],
    ['Mormon', ['words Mormon']],
    ['buddhistisch', ['words buddhistisch']],
    ['régime macrobiotique', ['words macrobiotique']],
    ['preservatives', ['words preservatives']],
    ['no artificial sweeteners', ['words artificial sweeteners']],
    ['keine Zusatzstoffe', ['words Zusatzstoffe']],
  ])('“%s” binds as words and is no food that it resembles', (typed, expected) => {
    expect(understand(typed).map(meaningOf).toSorted()).toEqual([...expected].toSorted());
  });
});

describe('alpha-gal syndrome', () => {
  it.each([
    'alpha-gal syndrome',
    'alpha gal syndrom',
    'syndrome alpha-gal',
    'Alpha-Gal-Syndrom',
    'síndrome alfa-gal',
    'sindrome alfa-gal',
    'alfa-galsyndroom',
    'alpha-gal',
    'no alpha-gal',
    'AGS',
    'mammal meat allergy',
  ])('%s rules out meat of mammals and gelatine, as an allergy does', (typed) => {
    const meanings = understand(typed, 'condition').map(meaningOf);
    expect(meanings).toEqual(expect.arrayContaining(['pork-free', 'beef-free', 'gelatin-free', 'food lamb', 'food goat milk']));
  });
});

describe('words that a pack prints beside its list', () => {
  it.each([
    ['suitable for coeliacs', 'gluten-free'],
    ['adatto ai celiaci', 'gluten-free'],
    ['apto para celíacos', 'gluten-free'],
    ['für Zöliakiebetroffene geeignet', 'gluten-free'],
    ['suitable for vegans', 'vegan identity'],
  ])('say whom food is for where a person types them: %s', (typed, meaning) => {
    expect(understand(typed).map(meaningOf)).toEqual([meaning]);
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
    ['PKU', ['food aspartame', 'words phenylalanine']],
    ['Phenylketonurie', ['food aspartame', 'words phenylalanine']],
    ['maple syrup urine disease', ['words leucine']],
    ['EoE', ['words EoE']],
    ['eosinophile Ösophagitis', ['words eosinophile Ösophagitis']],
    ['FPIES since birth', ['words FPIES']],
    ['eosinophilic asthma', []],
    ['gastritis', []],
    ['Celiac disease', ['gluten-free']],
    ['celiak', ['gluten-free']],
    ['celiac desease', ['gluten-free']],
    ['coeliac diseese', ['gluten-free']],
    ['gluten ataxia', ['gluten-free']],
    ['lactose malabsorption', ['lactose-free']],
    ['heart desease', []],
    ['dermatitis herpetiformis', ['gluten-free']],
    ['dermatitis herpetiformes', ['gluten-free']],
    ['atopic dermatitis', []],
    ['Morbus Duhring', ['gluten-free']],
    ['maladie de Duhring', ['gluten-free']],
    ['dermatite erpetiforme', ['gluten-free']],
    ['Classic galactosaemia', ['dairy-free']],
    ['galactosémie', ['dairy-free']],
    ['Galaktosämie', ['dairy-free']],
    ['galactosemai', ['dairy-free']],
    ['galattosemia', ['dairy-free']],
    ['favism', ['food broad bean']],
    ['Favismus', ['food broad bean']],
    ['favissmo', ['food broad bean']],
    ['G6PD deficency', ['food broad bean']],
    ['G-6-PD deficiency', ['food broad bean']],
    ['fructose malabsorption', ['words fructose']],
    ['autism', []],
    ['Zöliakie', ['gluten-free']],
    ['Pregnant', ['pregnancy pregnancy']],
    ['Milk allergy', ['dairy-free']],
    ['Histaminintoleranz', ['words Histamin']],
    ['kiwi allergy', ['food kiwi']],
    ['Nut allergy (severe)', ['nut-free', 'peanut-free']],
    ['zorble intolerance', ['words zorble']],
    ['P.K.U.', ['food aspartame', 'words phenylalanine']],
    ['maple syrup disease', ['words leucine']],
    ['Propionazidämie', ['words protein']],
    ['methylmalonic aciduria', ['words protein']],
    ['hereditary fructose intolerance', HFI],
    ['HFI', HFI],
    ['CSID', [...SUGARS, 'words sucrose']],
    ['wheat dependent exercise induced anaphylaxis', ['gluten-free']],
    ['sulphite asthma', ['sulphite-free']],
    ['oral allergy syndrome', ['words oral allergy syndrome']],
    ['LTP syndrome', ['words LTP syndrome']],
    // What stands beside an illness of own triggers is what harms, and a complaint is none.
    ['FPIES rice and egg', ['words FPIES', 'food rice', 'egg-free']],
    ['EoE (soya)', ['words EoE', 'soy-free']],
    ['EoE, back pain', ['words EoE']],
    // An illness that somebody has not.
    ['no favism', []],
    ['I do not have PKU', []],
    ["I don't have celiac disease", []],
    ['Ich bin nicht zöliakiekrank', []],
    ['no tengo celiaquía', []],
    ['não tenho doença celíaca', []],
    // What is denied beside it, or is for who has it, binds all the same.
    ['no coeliac', ['gluten-free']],
    ['not suitable for coeliacs', ['gluten-free']],
    ['celiac, no nuts', ['gluten-free', 'nut-free', 'peanut-free']],
    ['non-celiac gluten sensitivity', ['gluten-free']],
  ])('%s binds %j: a word that is no food binds only as an allergy', (typed, meanings) => {
    expect(understand(typed, 'condition').map(meaningOf)).toEqual(meanings);
  });
});
