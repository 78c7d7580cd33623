import { describe, expect, it } from 'vitest';
import { answerOf } from '../answer.ts';
import type { Block } from '../blocks.ts';
import { unjudgedProducts, withLeftOut } from './guard.ts';

const NOBODY = { needs: [], diets: [], leavesOut: () => false };
const SNICKERS = { barcode: '1', name: 'Snickers', brand: null };
const kinds = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind);

describe('a text of ours that names foods', () => {
  const omega3 = answerOf([{ kind: 'general', id: 'omega3_sources' }]);

  it('stands below what has to be left out of them', () => {
    const { blocks } = withLeftOut(answerOf([{ kind: 'general', id: 'zinc_function' }]), { ...NOBODY, diets: ['vegetarian'] });
    expect(blocks).toEqual([
      { kind: 'leave out', held: ['meat'], diets: ['vegetarian'], reasons: [] },
      { kind: 'general', id: 'zinc_function' },
    ]);
  });

  it('proposes nothing that has to be left out, where it is a list of what to eat', () => {
    const { blocks } = withLeftOut(omega3, { ...NOBODY, diets: ['fish-free'] });
    expect(blocks).toEqual([{ kind: 'general', id: 'omega3_sources', without: { items: [0], ending: false, sentences: [0] } }]);
    const snacks = withLeftOut(answerOf([{ kind: 'general', id: 'kids_snacks' }]), { ...NOBODY, diets: ['dairy-free'] });
    expect(snacks.blocks).toEqual([{ kind: 'general', id: 'kids_snacks', without: { items: [2, 3], ending: false, sentences: [] } }]);
  });

  it('takes out what no table of kinds holds, and what was typed', () => {
    const { blocks } = withLeftOut(omega3, { ...NOBODY, diets: ['walnut-free'], leavesOut: (words) => words.includes('walnut') });
    expect(blocks).toMatchObject([{ kind: 'general', without: { items: [1] } }]);
  });

  it('has the note beside it where hardly anything of a list would be left', () => {
    const { blocks } = withLeftOut(omega3, { ...NOBODY, diets: ['fish-free'], leavesOut: () => true });
    expect(kinds(blocks)).toEqual(['leave out', 'general']);
  });

  it('says why an illness speaks against a food in it', () => {
    const { blocks } = withLeftOut(answerOf([{ kind: 'general', id: 'free_sugars_what' }]), { ...NOBODY, needs: ['diabetes'] });
    expect(blocks[0]).toMatchObject({ kind: 'leave out', reasons: ['sugar_drink'] });
  });

  it('stands alone for whoever leaves out nothing of it', () => {
    expect(withLeftOut(omega3, NOBODY)).toBe(omega3);
    expect(withLeftOut(omega3, { ...NOBODY, diets: ['egg-free'] })).toBe(omega3);
  });
});

describe('a product that an answer names', () => {
  it('is to be judged where no block of the answer does', () => {
    const contents: Block = { kind: 'contents', lines: [{ kind: 'not named', food: SNICKERS, name: 'Palm Oil' }] };
    expect(unjudgedProducts(answerOf([contents]))).toEqual(['1']);
    const judged: Block = {
      kind: 'verdict',
      food: { ...SNICKERS, score: 0, label: 'Poor Match' },
      summary: { kind: 'conflict' },
    };
    expect(unjudgedProducts(answerOf([judged, contents]))).toEqual([]);
  });
});
