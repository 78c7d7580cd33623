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
    const { blocks } = withLeftOut(omega3, { ...NOBODY, diets: ['fish-free'] });
    expect(blocks).toEqual([
      { kind: 'leave out', held: ['fish'], diets: ['fish-free'], reasons: [] },
      { kind: 'general', id: 'omega3_sources' },
    ]);
  });

  it('says so of a food that no table of kinds holds, and of one that was typed', () => {
    const { blocks } = withLeftOut(omega3, { ...NOBODY, diets: ['walnut-free'], leavesOut: (words) => words.includes('walnut') });
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
