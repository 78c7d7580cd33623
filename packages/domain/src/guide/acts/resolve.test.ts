import { describe, expect, it } from 'vitest';
import { type ChatTurn, foodSpokenOf } from './chat.ts';
import { resolveInChat } from './resolve.ts';

const link = (...codes: readonly string[]): string => codes.map((code) => `[Food](/results/${code})`).join(' ');
const chat = (...turns: readonly (readonly [asked: string, answer: string])[]): ChatTurn[] =>
  turns.flatMap(([asked, answer]): ChatTurn[] => [
    { role: 'user', content: asked },
    { role: 'assistant', content: answer },
  ]);
const [NUTELLA, COLA, FANTA] = ['3017620422003', '5449000000996', '5449000050809'];

describe('a message in the light of the chat', () => {
  it('doubts the last answer on foods, also behind another doubt', () => {
    const turns = chat(['is nutella ok', link(NUTELLA)], ['really?', link(NUTELLA)]);
    expect(resolveInChat('says who', turns)).toMatchObject({ kind: 'of an answer', of: 'source', turn: { content: 'is nutella ok' } });
  });

  it('goes back to the first question', () => {
    const turns = chat(['is nutella ok', link(NUTELLA)], ['and coke', link(COLA)]);
    expect(resolveInChat('what did i ask first', turns)).toMatchObject({ of: 'asked', turn: { content: 'is nutella ok' } });
  });

  it('weighs what the answers before were about, by what was asked of it', () => {
    const turns = chat(['how much sugar in fanta', link(FANTA)], ['coke?', link(COLA)]);
    const least = { intent: { kind: 'ranking', nutrient: 'Sugar', side: 'least' }, lastProducts: [COLA, FANTA] };
    expect(resolveInChat('which one then', turns)).toMatchObject({ kind: 'changed', parts: least });
    expect(resolveInChat('which is saltier', turns)).toMatchObject({ parts: { intent: { nutrient: 'Sodium', side: 'most' } } });
    expect(resolveInChat('which is worse', turns)).toMatchObject({ parts: { intent: { side: 'most' } } });
  });

  it('asks how often, only a little and why of the product that is spoken of, over acts between', () => {
    const turns = chat(['is nutella ok', link(NUTELLA)], ['why', link(NUTELLA)]);
    for (const [message, aspect] of [
      ['every day?', 'how often'],
      ['just a little', 'a little'],
    ] as const)
      expect(resolveInChat(message, turns)).toMatchObject({ parts: { intent: { kind: 'of it', aspect }, barcodes: [NUTELLA] } });
    const because = { parts: { intent: { kind: 'of it', aspect: 'because' }, barcodes: [NUTELLA] } };
    expect(resolveInChat('why', turns)).toMatchObject({ kind: 'of a kind', act: 'why', otherwise: because });
  });

  it('says it of the kind of food where no product was named', () => {
    const turns = chat(['posso mangiare il pane', 'Pane: meglio di no.']);
    expect(foodSpokenOf(turns)).toBe('pane');
    expect(resolveInChat('solo un pezzettino', turns)).toMatchObject({ typed: 'can i have a little pane', isOfLittle: true });
  });

  it('counts no food that was not named', () => {
    expect(resolveInChat('die zweite', chat(['welche nudeln', link(NUTELLA)]))).toMatchObject({ kind: 'no such place', count: 1 });
    expect(resolveInChat('le troisième', chat(['des biscuits', 'rien']))).toMatchObject({ kind: 'no such place', count: 0, parts: null });
    expect(resolveInChat('the second', chat(['crackers', link(NUTELLA, COLA)]))).toBeNull();
  });

  it('leaves a question of its own, and a chat without an answer, as they are', () => {
    const turns = chat(['is nutella ok', link(NUTELLA)]);
    for (const message of ['is rice gluten free', 'and the sugar', 'plan my day']) expect(resolveInChat(message, turns)).toBeNull();
    expect(resolveInChat('are you sure', [])).toBeNull();
  });
});
