import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../lib/index.ts';
import { allowedErrors, createLetteredWords, indexTokens, isVocabulary, nearest, neighbours, searchWords, wordsOf } from './words.ts';

const word = string({ unit: constantFrom('a', 'b', 'c', 'n', 'u'), minLength: 1, maxLength: 6 });

describe('typing errors', () => {
  it.each([
    ['nuttela', 'nutella', 2],
    ['cla', 'cola', 1],
    ['coal', 'cola', 1],
    ['milk', 'milk', 0],
    ['oat', 'oats', 1],
    ['butter', 'bitter', 1],
  ])('%s is %s with %i', (typed, meant, errors) => {
    expect(editDistance(typed, meant, 3)).toBe(errors);
  });

  it('count the same in both directions', () => {
    assert(
      property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      }),
    );
  });

  it('beyond the limit are only "more"', () => {
    assert(
      property(word, word, (a, b) => {
        expect(editDistance(a, b, 1)).toBe(Math.min(2, editDistance(a, b, 9)));
      }),
    );
  });

  it('every spelled-out neighbour is one error away', () => {
    assert(
      property(word, (each) => {
        for (const other of neighbours(each)) expect(editDistance(each, other, 2)).toBe(1);
      }),
    );
  });

  it('are forgiven the more the longer the word is', () => {
    expect(['ab', 'abc', 'abcde', 'abcdef'].map(allowedErrors)).toEqual([0, 1, 1, 2]);
  });

  it('are looked for among words of about the same letters alone, which leaves out none', () => {
    assert(
      property(word, array(word), (each, others) => {
        expect(nearest(each, createLetteredWords(others).like(each), 99)).toEqual(nearest(each, others, 99));
      }),
    );
  });

  it('nearest first, the same first letter before another', () => {
    expect(nearest('nuttela', ['rutella', 'nuttela', 'nuttella', 'nutella', 'mozzarella'], 5)).toEqual(['nuttella', 'nutella']);
  });
});

describe('search words', () => {
  it.each([
    ['Crème Brûlée', ['creme', 'brulee']],
    ["D'Ollé & Söhne", ['d', 'olle', 'sohne']],
    ['7UP  7up', ['7up']],
    ['Müller®-Milch 1,5%', ['muller', 'milch', '1', '5']],
    ['豆腐', ['豆腐']],
    ['--- !', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are the same whether a text has plain letters alone or others beside', () => {
    const plain = string({ unit: constantFrom('a', 'Z', '7', ' ', '-', "'", '`', '\n', '_', 'bcdefgh'), maxLength: 90 });
    assert(
      property(plain, (text) => {
        const words = wordsOf(text);
        expect(wordsOf(`${text} Ж`)).toEqual([...words, 'ж'].slice(0, 24));
      }),
    );
  });

  it('are indexed with the first of the name and with their beginnings', () => {
    expect(searchWords('Oat drink', 'Mill')).toEqual(['oat', 'drink', 'mill']);
    const tokens = indexTokens(['oat', 'drink']);
    expect(tokens.slice(0, 3)).toEqual(['oat', 'drink', '\u{e000}oat']);
    expect(tokens.slice(3).map((token) => token.slice(1))).toEqual(['oa', 'dr', 'dri', 'drin']);
    expect(tokens.filter(isVocabulary)).toEqual(['oat', 'drink']);
  });

  it('numbers, letters and signs of our own are nothing to correct an error to', () => {
    expect(['milk', '500', 'g', 'zzscans100', '\u{e001}mi'].filter(isVocabulary)).toEqual(['milk']);
  });
});
