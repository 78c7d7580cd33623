import { beforeAll, describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';
import { understand } from '../understand/understand.ts';
import { LEVELS, PLACES, QUESTION_CLASSES, SCALES, WEIGHTS } from './classifier.data.ts';
import { classify, placesOf } from './classifier.ts';

beforeAll(() => void understand('vegan snacks'), 60_000);

describe('what a question has in common with questions that are known', () => {
  it('is a line of weights for every class, each of them a level', () => {
    expect([WEIGHTS.length, SCALES.length]).toEqual([QUESTION_CLASSES.length, QUESTION_CLASSES.length]);
    for (const line of WEIGHTS) {
      expect(line).toHaveLength(PLACES);
      expect([...line].every((letter) => LEVELS.includes(letter))).toBe(true);
    }
  });

  it('is the same however often it is looked at, and says little of no words', () => {
    const asked = { typed: 'how is the rating worked out', words: ['how', 'is', 'the', 'score'], features: ['points'] };
    expect(classify(asked)).toEqual(classify(asked));
    expect(new Set(placesOf(asked)).size).toBe(placesOf(asked).length);
    expect(classify({ typed: 'glorp blib', words: ['glorp', 'blib'], features: [] })[0].share).toBeLessThan(0.8);
  });

  it.each([
    ['how do you arrive at these numbers', 'labelwise'],
    ['könntest du mir für morgen alle mahlzeiten zusammenstellen', 'plan'],
    ['da cosa dipende un punteggio così basso', 'why'],
    ['stel voor morgen een menu samen', 'plan'],
    ['j’arrête le coca, je bois quoi à la place', 'swap'],
  ])('decides where no rule fits: %s → %s', (question, kind) => {
    expect(understand(question).intent.kind).toBe(kind);
  });

  it('makes no question of a statement, and no greeting of what asks for a food', () => {
    expect(understandInContext('le gluten me plie en deux', []).declared.diets).toEqual(['gluten-free']);
    expect(understand('una cena veloce').intent.kind).not.toBe('small talk');
  });

  it('tells of a product that is asked about, so that no other is answered for it', () => {
    const { intent, likely } = understand('prosciutto crudo sì o no');
    expect(intent.kind).toBe('verdict');
    expect(['find', 'plan']).not.toContain(likely);
  });
});

describe('a name', () => {
  it.each([
    ['Gummibärchen von Trolli: Schweinegelatine?', 'gummibarchen of trolli'],
    ['marmite - gluten or no gluten?', 'marmite'],
    ['is dr. pepper ok', 'dr pepper'],
    ['com’è la lasagna alla bolognese buitoni', 'lasagna to bolognese buitoni'],
    ['cuál engorda menos, m&ms de cacahuete o maltesers', 'm&ms of cacahuete'],
  ])('ends at a colon, a dash or the end of a sentence, and goes on with a food of it: %s', (question, name) => {
    expect(understand(question).mentions[0]).toBe(name);
  });
});

describe('made words of German and Dutch', () => {
  it.each([
    ['eiwitgehalte van nutella', 'protein content of nutella'],
    ['vezelrijk ontbijtje', 'high fibre breakfast'],
    ['suikerarme koekjes', 'low sugar cookies'],
    ['Zuckergehalt von Nutella', 'sugar content of nutella'],
  ])('%s is read as %s', (question, read) => {
    expect(understand(question).normalizedText).toBe(read);
  });
});
