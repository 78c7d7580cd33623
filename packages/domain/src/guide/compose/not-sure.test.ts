import { describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';
import { composeNotSure } from './not-sure.ts';

const SNICKERS = { barcode: '5000159461122', name: 'Snickers', brand: 'Mars' };

describe('what is asked back where nothing tells what is asked', () => {
  it('is a question of the food for each reading, the likeliest first, each once', () => {
    expect(composeNotSure(['swap', 'contains', 'amount'], SNICKERS).blocks).toEqual([
      {
        kind: 'not sure',
        readings: [
          { of: 'food', as: 'swap', food: SNICKERS },
          { of: 'food', as: 'contents', food: SNICKERS },
        ],
      },
    ]);
  });

  it('is a question of the one who asks where no food is spoken of, and how to tell what harms', () => {
    expect(composeNotSure(['targets left', 'told', 'small talk'], null).blocks).toEqual([
      { kind: 'not sure', readings: [{ of: 'self', as: 'left' }, { of: 'statement' }] },
    ]);
  });

  it('proposes and names nothing', () => {
    const { suggested, sources } = composeNotSure(['verdict', 'find'], SNICKERS);
    expect([suggested, sources]).toEqual([[], []]);
  });
});

describe('a question that is surely read', () => {
  it.each([
    'snickers',
    '5000159461122',
    'Is Nutella good for me, and why?',
    'what could i eat instead of crisps',
    'how was my week',
    'wie viel zucker ist in cola',
    'quel yaourt sans sucre',
    'which additives are in skittles',
    'are the kettle sea salt crisps safe for her',
  ])('is asked back about nothing: %s', (question) => expect(understandInContext(question, []).perhaps).toEqual([]));
});
